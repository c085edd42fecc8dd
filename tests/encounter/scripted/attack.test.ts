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
