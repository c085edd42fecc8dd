import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { cards, encounterOf, flowerSlots, hit } from '../support/least-fixture';
import {
  ability,
  asked,
  course,
  type Fight,
  foe,
  go,
  hits,
  nobody,
  of,
  pick,
  struckWith,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 2 } },
];
const plain = encounterOf();
/** The small fight with other numbers for its boss. */
const bossWith = (change: Partial<Encounter['enemies'][number]>): Encounter['enemies'] =>
  plain.enemies.map(kind => (kind.id === 'boss' ? { ...kind, ...change } : kind));
const jobs = (one: Fight) => one.events.flatMap(it => (it.type === 'started' ? [it.job.why] : []));
const answersAll = (one: Fight): void => {
  for (let i = 0; one.state.frames.length > 0 && i < 20; i++) {
    const question = asked(one);
    one.tap(question.ask === 'defend' ? nobody : question.ask === 'pick' ? pick('no') : go);
  }
};

describe('what a break leaves of the attack', () => {
  it('FT-4, DM-5: the broken enemy suffers nothing more of it, another one of its targets does', () => {
    const one = course(
      [],
      { a: { at: 'I7' } },
      {
        placed: [
          { enemy: 'boss', at: 'I5', facing: 'S' },
          { enemy: 'rat', at: 'I8', number: 1 },
        ],
        enemies: bossWith({}).map(kind => (kind.id === 'rat' ? { ...kind, hp: 30 } : kind)),
      },
    );
    one.tap({
      do: 'attack',
      who: 'a',
      strike: {
        targets: ['boss', 'rat1'],
        hexes: { boss: 1 },
        said: { damage: 12 },
        hit: [{ effect: 'token', token: 'bleed', count: 1 }],
      },
      anyway: true,
    });
    expect([foe(one, 'boss').tokens, foe(one, 'rat1').tokens]).toEqual([{}, { bleed: 1 }]);
  });
});

describe('who takes part in an attack', () => {
  it('FT-5, OWN-130: a target that walks out of reach after the draw is struck all the same', () => {
    const one = course(attack, { a: { at: 'I7' } }, {}, { windows: 'all' });
    one.tap({ do: 'endTurns' });
    one.tap({ do: 'say', correction: { say: 'stands', who: 'a', at: 'I9', facing: 'N' } });
    answersAll(one);
    expect(hits(one).map(it => it.target)).toEqual(['a']);
  });

  const slay = ability('slay', [], 'beforeDamage');
  const rats = (...at: string[]) => at.map((hex, i) => ({ enemy: 'rat', at: hex, number: i + 1 }));
  const said = (one: Fight) => one.events.flatMap(it => (it.type === 'note' ? [say(it.text)] : []));
  const falls = (one: Fight, id: string) =>
    one.tap({ do: 'say', correction: { say: 'die', enemy: id, die: 'hp', hp: 0, quiet: false } });

  it('FT-5, FT-9: of three rats one dies before the draw: two of them draw and strike', () => {
    const one = course([], { a: { at: 'I7', cards: [slay] } }, { placed: rats('H6', 'I6', 'J7') });
    one.tap({ do: 'endTurns' });
    falls(one, 'rat2');
    expect(said(one)).toContain('Rat 2 has left the board and does not strike.');
    answersAll(one);
    expect(struckWith(one).map(pieces => pieces.length)).toEqual([4]);
  });

  it('FT-5: with no attacker left before the draw the attack falls away, and nothing is drawn', () => {
    const one = course([], { a: { at: 'I7', cards: [slay] } }, { placed: rats('I6') });
    one.tap({ do: 'endTurns' });
    falls(one, 'rat1');
    expect([one.state.frames, of(one, 'a').hp, struckWith(one)]).toEqual([[], 6, []]);
    expect(said(one)).toContain('Rat 1 has left the board: the attack of Rat 1 falls away.');
  });

  it('FT-5: once the cards lie there, attackers that die still strike, with all of them', () => {
    for (const at of [['I6'], ['H6', 'I6']]) {
      const one = course([], { a: { at: 'I7' } }, { placed: rats(...at) }, { windows: 'all' });
      one.tap({ do: 'endTurns' }, go);
      falls(one, 'rat1');
      answersAll(one);
      expect(struckWith(one).map(pieces => pieces.length)).toEqual([2 * at.length]);
    }
  });

  it('FT-5: of two targets the one that has left is not struck; with both gone the attack falls away', () => {
    for (const gone of [['a'], ['a', 'b']]) {
      const around: Step[] = [{ do: 'attack', might: { black: 4 }, area: { area: 'adjacent' } }];
      const one = course(around, { a: { at: 'I7' }, b: { at: 'H7' } }, {}, { windows: 'all' });
      one.tap({ do: 'endTurns' });
      for (const who of gone)
        one.tap({ do: 'say', correction: { say: 'presence', who, presence: 'unconscious' } });
      answersAll(one);
      expect(hits(one).map(it => it.target)).toEqual(gone.length === 1 ? ['b'] : []);
    }
  });

  it('FT-5, FT-15: an icon that opens before the draw weakens the attack', () => {
    const steps: Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', might: { red: 2 }, breaks: ['core'] },
    ];
    const one = course(steps, { a: { at: 'I7', cards: [slay] } });
    one.tap({ do: 'endTurns' });
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 0, quiet: true } });
    answersAll(one);
    expect(struckWith(one)[0]).toHaveLength(1);
  });

  it('FT-6, DM-4: the last die of the last boss ends the fight at once, minions left or not', () => {
    const one = course(
      [],
      {},
      {
        enemies: bossWith({ slots: flowerSlots(1).slice(0, 1), footprint: 'single' }),
        placed: [
          { enemy: 'boss', at: 'I5' },
          { enemy: 'rat', at: 'A5', number: 1 },
        ],
      },
    );
    one.tap(hit('a', 2, 'front'));
    expect([one.state.outcome, foe(one, 'rat1').present]).toEqual(['victory', true]);
  });

  const one6 = { slots: flowerSlots(1).slice(0, 1), footprint: 'single' } as const;
  const twin = (id: string) => ({ id, name: id, role: 'boss' as const, defense: 1, might: {}, ...one6 });
  const cruel = (...before: Step[]): Step[] => [
    ...before,
    { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 1 }] },
  ];

  it('FT-6: the last die falls while a reaction resolves: it ends there and fells nobody any more', () => {
    const two = bossWith({ slots: flowerSlots(1).slice(0, 2) });
    const one = course(
      [],
      {},
      {
        enemies: two,
        cards: cards(cruel({ do: 'text', text: 'wait' })),
        placed: [{ enemy: 'boss', at: 'I5' }],
      },
    );
    one.tap(hit('a', 2, 'front'));
    expect(one.state.scene?.job?.why).toBe('reaction');
    one.tap(hit('b', 2, 'core'));
    expect([one.state.outcome, of(one, 'a').hp]).toEqual(['victory', 6]);
  });

  it('FT-6: an effect of the very step that takes the last die does nothing to the company', () => {
    const steps: Step[] = [
      { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'lose', hp: 1 }] },
      { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 6 }] },
    ];
    const one = course(steps, {}, { enemies: bossWith(one6), placed: [{ enemy: 'boss', at: 'I5' }] });
    one.tap({ do: 'endTurns' });
    expect([one.state.outcome, of(one, 'a').hp]).toEqual(['victory', 6]);
  });

  it('FT-6: an attack whose own circle takes the last die does what its hit brings to nobody', () => {
    const steps: Step[] = [
      { do: 'target', rules: [] },
      {
        do: 'attack',
        might: { red: 1 },
        area: { area: 'circle' },
        hit: [{ effect: 'lose', hp: 3 }],
      },
    ];
    const one = course(
      steps,
      { a: { at: 'I6' } },
      { enemies: bossWith(one6), placed: [{ enemy: 'boss', at: 'I5' }] },
      { might: 'physical' },
    );
    one.tap({ do: 'endTurns' }, nobody, { do: 'answer', answer: { answer: 'total', damage: 2 } });
    expect([one.state.outcome, of(one, 'a').hp]).toEqual(['victory', 5]);
  });

  it('FT-6: of a card with several effects the one after the last die is not carried out', () => {
    const on = { who: 'self' } as const;
    const steps: Step[] = [
      {
        do: 'each',
        of: { who: 'firstPlayer' },
        steps: [
          { do: 'effect', on, effects: [{ effect: 'lose', hp: 1 }] },
          { do: 'effect', on: { who: 'each' }, effects: [{ effect: 'lose', hp: 6 }] },
        ],
      },
    ];
    const one = course(steps, {}, { enemies: bossWith(one6), placed: [{ enemy: 'boss', at: 'I5' }] });
    one.tap({ do: 'endTurns' });
    expect([one.state.outcome, of(one, 'a').hp]).toEqual(['victory', 6]);
  });

  it('FT-6, DM-4: the reactions of that break still come, a card under way and others that wait do not', () => {
    const one = course(
      [],
      {},
      {
        enemies: [twin('x'), twin('y'), { ...twin('z'), slots: flowerSlots(1).slice(0, 2) }],
        placed: ['x', 'y', 'z'].map((enemy, i) => ({ enemy, at: `C${3 + i}` })),
        cards: cards(cruel({ do: 'text', text: 'wait' })),
      },
    );
    one.tap({ do: 'endTurns' });
    // The phase's card waits; what breaks now waits behind it.
    one.tap(hit('a', 1, 'front', 'z'));
    expect(one.state.agenda.map(job => job.why)).toEqual(['reaction']);
    const jobsBefore = one.events.filter(it => it.type === 'started').length;
    one.tap({
      do: 'attack',
      who: 'b',
      strike: { targets: ['x', 'y', 'z'], said: { damage: 3 } },
      anyway: true,
    });
    // Three dice at once: two reactions, and nothing of what was drawn before.
    expect([one.state.outcome, one.state.frames[0]]).toMatchObject([
      null,
      { frame: 'card', job: { why: 'reaction', last: true } },
    ]);
    answersAll(one);
    expect(one.state.outcome).toBe('victory');
    expect(one.events.filter(it => it.type === 'started')).toHaveLength(jobsBefore + 2);
    expect(one.state.friends.every(it => it.hp === 6 - 2)).toBe(true);
  });

  it('FT-6, EN-3: if both sides fall at once it is a victory', () => {
    const one = course(
      [],
      { a: { hp: 1, at: 'I8' } },
      {
        enemies: bossWith(one6),
        placed: [{ enemy: 'boss', at: 'I5' }],
        tiles: [{ kind: 'fire', hexes: ['I5', 'I8'] }],
      },
    );
    for (const who of ['b', 'c', 'd'])
      one.tap({ do: 'say', correction: { say: 'presence', who, presence: 'unconscious' } });
    one.tap({ do: 'endTurns' });
    expect([of(one, 'a').presence, one.state.outcome]).toEqual(['unconscious', 'victory']);
  });

  it('FT-9, EA-8: rats that go for one character make one attack in their phase', () => {
    const rats = ['H6', 'I6', 'J7'].map((at, i) => ({ enemy: 'rat', at, number: i + 1 }));
    const one = course([], { a: { at: 'I7' } }, { placed: rats });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(hits(one).map(it => it.target)).toEqual(['a']);
  });
});

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
      strike: { targets: ['boss'], die: 'core', said: { damage: 1 }, hit: [{ effect: 'bleeds', hp: 1 }] },
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
