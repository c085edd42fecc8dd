import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { cards, flowerSlots, hit } from '../support/least-fixture';
import {
  ability,
  answersAll,
  bossWith,
  course,
  type Fight,
  foe,
  go,
  hits,
  nobody,
  of,
  struckWith,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 2 } },
];

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
