import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/stage/steps';
import { cards, flowerSlots, hit } from '../support/least-fixture';
import {
  answersAll,
  asked,
  bossWith,
  course,
  type Fight,
  foe,
  go,
  hits,
  of,
  pick,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 2 } },
];

const jobs = (one: Fight) => one.events.flatMap(it => (it.type === 'started' ? [it.job.why] : []));

describe('reach, facing and words of a card', () => {
  it('FT-13, MV-5: where no facing brings its front next to the target it keeps the one it has', () => {
    // A bar of three hexes whose front reaches two hexes ahead: from beside the core no facing helps.
    const bar = [[], ['N'], ['N', 'N']] as const;
    const slots = [{ id: 'body', name: 'Body', hexes: bar, dice: [6] }];
    const one = course(
      attack,
      { a: { at: 'J6' } },
      { enemies: bossWith({ footprint: bar, slots }), placed: [{ enemy: 'boss', at: 'I6', facing: 'N' }] },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(hits(one).map(it => it.target)).toEqual(['a']);
    expect(foe(one, 'boss').facing).toBe('N');
  });

  it.each([
    ['a charge x reaches x', { area: 'charge', hexes: 2 }, 'I8', 'I9'],
    ['a cone r reaches r', { area: 'cone', range: 2 }, 'I8', 'I9'],
    ['adjacent reaches 1', { area: 'adjacent' }, 'I7', 'I8'],
    ['a wave reaches everywhere', { area: 'wave' }, 'I9', null],
  ] as const)('FT-14, TG-2: without a printed range %s', (_, area, within, beyond) => {
    const reached = (at: string): boolean => {
      const one = course(
        [
          { do: 'target', rules: [{ rule: 'class', class: 'a' }] },
          { do: 'attack', area, might: { red: 1 } },
        ],
        { a: { at } },
      );
      one.tap({ do: 'endTurns' });
      const why = one.events.findLast(it => it.type === 'why');
      return why?.type === 'why' && why.why.target === 'a' && why.why.reachable;
    };
    expect(reached(within)).toBe(true);
    if (beyond !== null) expect(reached(beyond)).toBe(false);
  });

  it('FT-15, MT-8: only the icons of the boss that attacks weaken its attack', () => {
    const twin = (id: string) => ({
      id,
      name: id,
      role: 'boss' as const,
      defense: 1,
      might: { red: 2 },
      slots: flowerSlots(2).slice(0, 2),
    });
    const one = course(
      [
        { do: 'target', rules: [] },
        { do: 'attack', might: { red: 2 }, breaks: ['front'], range: 'any' },
      ],
      {},
      {
        enemies: [twin('x'), twin('y')],
        placed: [
          { enemy: 'x', at: 'I5' },
          { enemy: 'y', at: 'I3' },
        ],
      },
    );
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'x', die: 'front', hp: 0, quiet: true } });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    const drawn = one.events.flatMap(it =>
      it.type === 'might' && it.event.type === 'struck' ? [it.event.pieces.length] : [],
    );
    expect(drawn.sort()).toEqual([1, 2]);
  });

  it('FT-16, TG-4: "most tokens" where nobody has any means everybody, and the closest is chosen', () => {
    const one = course([
      { do: 'target', rules: [{ rule: 'mostTokens', token: 'poison' }] },
      { do: 'attack', might: { red: 1 } },
    ]);
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(hits(one).map(it => it.target)).toEqual(['a']);
  });
});

describe('what an enemy does to itself, and what the encounter brings', () => {
  it('FT-17, DM-7: a die that burns away has no breaker', () => {
    const one = course(
      [],
      {},
      {
        enemies: bossWith({
          slots: flowerSlots().map(slot => (slot.id === 'front' ? { ...slot, dice: [1] } : slot)),
        }),
        tiles: [{ kind: 'fire', hexes: ['I6'] }],
      },
    );
    one.tap({ do: 'endTurns' });
    expect(jobs(one)).toEqual(['phase', 'loss']);
  });

  const lose = (hp: number): Step => ({
    do: 'effect',
    on: { who: 'self' },
    effects: [{ effect: 'lose', hp }],
  });
  const brittle = bossWith({
    slots: flowerSlots(1).slice(0, 2),
  });
  const why = (one: Fight) => one.events.flatMap(it => (it.type === 'queued' ? [it.job] : []));

  it('FT-17, DM-7: a die lost by the boss’s own card, or by bleeding nobody triggered, draws a card without a breaker', () => {
    for (const step of [
      lose(1),
      { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'bleeds', hp: 1 }] } as const,
    ]) {
      const one = course([step], {}, { enemies: brittle });
      one.tap({ do: 'say', correction: { say: 'token', who: 'boss', token: 'bleed', count: 1 } });
      one.tap({ do: 'endTurns' });
      one.tap(pick('front'));
      expect(why(one).map(job => [job.why, job.breakers])).toEqual([
        ['phase', []],
        ['loss', [{ enemy: 'boss', by: null }]],
      ]);
    }
  });

  it('FT-17: lost in a reaction too it is no reaction, and conditions on one do not hold for its card', () => {
    const hurts: Step[] = [
      { do: 'if', condition: { when: 'reaction' }, then: [{ do: 'text', text: 'reacts' }, lose(1)] },
    ];
    const slots = flowerSlots(1).slice(0, 3);
    const one = course(hurts, {}, { enemies: bossWith({ slots }) });
    one.tap(hit('a', 2, 'front'));
    expect(asked(one).sentence).toBe('reacts');
    one.tap(go, pick('core'));
    expect(why(one).map(job => job.why)).toEqual(['reaction', 'loss']);
    // The second card saw no reaction: nothing was asked, and nothing more was lost.
    expect([one.state.frames, foe(one, 'boss').dice.filter(die => die.hp > 0).length]).toEqual([[], 1]);
  });

  it('FT-17, ST-3: bleeding that a character triggers breaks for that character', () => {
    const one = course([], { a: { at: 'I7' } }, { enemies: brittle });
    one.tap({ do: 'say', correction: { say: 'token', who: 'boss', token: 'bleed', count: 1 } });
    one.tap({
      do: 'attack',
      who: 'a',
      // OWN-310: the rules would have the front one hit; the table says otherwise.
      strike: { targets: ['boss'], die: 'core', said: { damage: 1 }, hit: [{ effect: 'bleeds', hp: 1 }] },
      anyway: true,
    });
    one.tap(pick('front'));
    expect(why(one).map(job => [job.why, job.breakers])).toEqual([
      ['reaction', [{ enemy: 'boss', by: 'a' }]],
    ]);
  });

  it('FT-18, SC-7: a stage that a break pulls changes at once, and the card under way goes on to its end', () => {
    const one = course(
      [
        { do: 'text', text: 'first' },
        { do: 'text', text: 'second' },
      ],
      {},
      {
        cards: [
          ...cards([
            { do: 'text', text: 'first' },
            { do: 'text', text: 'second' },
          ]).slice(0, 5),
          ...cards([]).slice(5),
        ],
        triggers: [{ trigger: 'diceLost', stage: 2, count: 1 }],
      },
    );
    one.tap({ do: 'endTurns' }, hit('b', 12, 'front'));
    expect([one.state.stage.stage, asked(one).sentence]).toEqual([2, 'first']);
    one.tap(go);
    expect(asked(one).sentence).toBe('second');
    one.tap(go);
    expect([one.state.frames, of(one, 'a').hp]).toEqual([[], 6]);
  });
});
