import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Friend } from '../../../src/encounter/model/state';
import { helpToEscape } from '../../../src/encounter/turns/escape';
import type { EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, flowerSlots } from '../support/least-fixture';
import {
  ability,
  asked,
  course,
  type Fight,
  go,
  hits,
  nobody,
  of,
  struckWith,
} from '../support/scripted-fight';

const say = (correction: Extract<Command, { do: 'say' }>['correction']): Command => ({
  do: 'say',
  correction,
});
const plain = encounterOf();
const bossKind = plain.enemies.find(kind => kind.id === 'boss');
if (!bossKind) throw new Error('no boss');
const small: EnemyKind = { ...bossKind, footprint: 'single', slots: flowerSlots().slice(0, 1) };

/** On until the cards of the enemy lie there, then through to the end of what is under way. */
const toBlow = (one: Fight): void => {
  one.tap({ do: 'endTurns' });
  for (let i = 0; i < 9 && one.state.frames.at(-1)?.frame !== 'blow'; i++) one.tap(go);
};
const through = (one: Fight): void => {
  for (let i = 0; i < 40 && one.state.frames.length > 0 && one.state.phase !== 'over'; i++)
    one.tap(asked(one).ask === 'defend' ? nobody : go);
};
const struck = (one: Fight): readonly string[] =>
  hits(one)
    .map(hit => hit.target)
    .toSorted();

/** Somebody of another kind than the four, at a hex. */
const joins = (one: Fight, change: Partial<Friend> & Pick<Friend, 'id' | 'role'>): void => {
  const like = of(one, 'd');
  one.state = {
    ...one.state,
    friends: [...one.state.friends, { ...like, class: null, of: 'd', name: change.id, ...change }],
  };
};

describe('FT-5: who is struck of several, by what befell some of them before the draw', () => {
  const ways: { readonly [way: string]: (who: string) => Command } = {
    dead: who => say({ say: 'presence', who, presence: 'dead' }),
    unconscious: who => say({ say: 'presence', who, presence: 'unconscious' }),
    'taken away': who => say({ say: 'presence', who, presence: 'gone' }),
    'moved out of reach': who =>
      say({ say: 'stands', who, at: { a: 'A9', b: 'B1', c: 'C1', d: 'D1' }[who] ?? 'E1', facing: 'N' }),
  };
  const some = [['a'], ['b'], ['a', 'c'], ['a', 'b', 'c']];
  const cases = Object.keys(ways).flatMap(way => some.map(left => ({ way, left })));
  it.each(cases)('FT-5: $left, $way', ({ way, left }) => {
    const one = course(
      [{ do: 'attack', at: { who: 'company' }, might: { black: 1 } }],
      { a: { at: 'I7' }, b: { at: 'J7' }, c: { at: 'H7' }, d: { at: 'I8' } },
      {},
      { windows: 'all' },
    );
    toBlow(one);
    for (const who of left) one.tap(ways[way]?.(who) ?? go);
    through(one);
    const still = way === 'moved out of reach' ? [] : left;
    expect(struck(one)).toEqual(['a', 'b', 'c', 'd'].filter(who => !still.includes(who)));
  });

  it('FT-5: with everybody taken away nothing is drawn', () => {
    const one = course(
      [{ do: 'attack', at: { who: 'firstPlayer' }, might: { black: 1 } }],
      { a: { at: 'I7' } },
      {},
      { windows: 'all' },
    );
    toBlow(one);
    one.tap(say({ say: 'presence', who: 'a', presence: 'gone' }));
    through(one);
    expect([struck(one), struckWith(one)]).toEqual([[], []]);
  });
});

describe('FT-1: who counts as what', () => {
  const beside = 'I8';
  const kinds: readonly [string, number, Partial<Friend> & Pick<Friend, 'id' | 'role'>][] = [
    ['an ally', 2, { id: 'x', role: 'ally', at: beside }],
    ['the Guardian', 2, { id: 'x', role: 'guardian', at: beside }],
    ['a companion', 2, { id: 'x', role: 'companion', at: beside }],
    ['a Sentinel', 0, { id: 'x', role: 'sentinel', at: beside }],
    ['a friendly character', 0, { id: 'x', role: 'friendly', at: beside }],
    ['an unconscious companion', 0, { id: 'x', role: 'companion', at: beside, presence: 'unconscious' }],
    ['a dead ally', 0, { id: 'x', role: 'ally', at: beside, presence: 'dead' }],
    ['an ally two hexes off', 0, { id: 'x', role: 'ally', at: 'I9' }],
  ];
  it.each(kinds)('SE-4, FT-1: %s helps a caged character by %i', (_, help, friend) => {
    const one = course([], { a: { at: 'I7' } });
    joins(one, friend);
    expect(helpToEscape(one.state, of(one, 'a'))).toBe(help);
  });

  const near: readonly [Friend['role'], boolean][] = [
    ['full', true],
    ['companion', true],
    ['ally', true],
    ['guardian', true],
    ['friendly', true],
    ['sentinel', false],
  ];
  it.each(near)('TG-5, FT-1: a minion next to %s: attacked is %s', (role, attacked) => {
    const one = course(
      [],
      { a: { at: 'Q9' }, b: { at: 'Q8' }, c: { at: 'Q7' }, d: { at: 'Q5' } },
      {
        placed: [
          { enemy: 'boss', at: 'C3', facing: 'S' },
          { enemy: 'rat', at: 'C8', number: 1 },
        ],
      },
    );
    joins(one, { id: 'x', role, at: 'C9' });
    one.tap({ do: 'endTurns' });
    through(one);
    expect(struck(one)).toEqual(attacked ? ['x'] : []);
  });
  it.each(near)('TG-3: a boss next to %s, as by its own rules', role => {
    const steps: readonly Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', range: 'any', noSight: true, might: { red: 1 } },
    ];
    const one = course(
      steps,
      { a: { at: 'Q9' }, b: { at: 'Q8' }, c: { at: 'Q7' }, d: { at: 'C9' } },
      { enemies: [small], placed: [{ enemy: 'boss', at: 'C3', facing: 'S' }] },
    );
    joins(one, { id: 'x', role, at: 'C4' });
    one.tap({ do: 'endTurns' });
    through(one);
    // Oathsworn alone: the one with the least movement, here the one that joined or the one down the same column.
    expect(struck(one)).toEqual([role === 'full' || role === 'companion' ? 'x' : 'd']);
  });
});

describe('FT-15: only the icons of the one that attacks weaken its attack', () => {
  it.each([
    { open: [], drawn: 3 },
    { open: ['boss'], drawn: 2 },
    { open: ['other'], drawn: 3 },
    { open: ['boss', 'other'], drawn: 2 },
  ])('FT-15: open on $open, it draws $drawn', ({ open, drawn }) => {
    const two = small.slots?.[0];
    if (!two) throw new Error('no slot');
    const body = (id: string): EnemyKind => ({
      ...small,
      id,
      name: id,
      slots: [
        { ...two, id: 'head', name: 'head' },
        { ...two, id: 'tail', name: 'tail' },
      ],
    });
    const one = course(
      [],
      { a: { at: 'I7' } },
      {
        enemies: [body('boss'), body('other')],
        cards: cards([
          { do: 'target', rules: [] },
          { do: 'attack', might: { red: 3 }, breaks: ['tail'] },
        ]).map(card => ({ ...card, actors: ['boss'] })),
        placed: [
          { enemy: 'boss', at: 'I6', facing: 'S' },
          { enemy: 'other', at: 'Q1', facing: 'S' },
        ],
      },
    );
    for (const enemy of open) one.tap(say({ say: 'die', enemy, die: 'tail', hp: 0, quiet: true }));
    one.tap({ do: 'endTurns' });
    through(one);
    expect(struckWith(one).map(pieces => pieces.length)).toEqual([drawn]);
  });
});

describe('FT-2: what stays on the Guardian’s card over its rejuvenation', () => {
  it.each([
    ['defense', true],
    ['animus', true],
    ['redraw', true],
    ['empowered', true],
    ['battleflow', true],
    ['bleed', false],
    ['crippled', false],
  ])('FT-2: %s: %s', (token, stays) => {
    const one = course([], { a: { at: 'I8', class: 'grove-maiden', maxAnimus: 12, regen: 12 } });
    joins(one, { id: 'g', role: 'guardian', at: 'I7', of: 'a', tokens: {} });
    one.tap(say({ say: 'token', who: 'g', token, count: 2 }), say({ say: 'hp', who: 'g', hp: 0 }), {
      do: 'rejuvenate',
      of: 'a',
      at: 'I9',
    });
    expect([of(one, 'g').presence, of(one, 'g').tokens[token] ?? 0]).toEqual(['standing', stays ? 2 : 0]);
  });
});

describe('FT-9: Mob enemies that a card lets act strike as one, others one by one', () => {
  it.each([
    { mob: true, role: 'minion', attacks: [4] },
    { mob: false, role: 'minion', attacks: [2, 2] },
    { mob: true, role: 'boss', attacks: [4] },
    { mob: false, role: 'boss', attacks: [2, 2] },
  ] as const)('FT-9: $role, Mob $mob: $attacks', ({ mob, role, attacks }) => {
    const one = course(
      [],
      { a: { at: 'I7', defense: 9 } },
      {
        enemies: [
          { ...small, id: 'idle', name: 'idle' },
          { ...small, id: 'boss', name: 'boss', role, mob, models: 2, might: { yellow: 2 } },
        ],
        cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]).map(card => ({
          ...card,
          actors: ['boss'],
        })),
        placed: [
          { enemy: 'idle', at: 'Q1', facing: 'S' },
          { enemy: 'boss', at: 'I6', facing: 'S', number: 1 },
          { enemy: 'boss', at: 'H7', facing: 'S', number: 2 },
        ],
      },
    );
    one.tap({ do: 'endTurns' });
    through(one);
    expect(struckWith(one).map(pieces => pieces.length)).toEqual(attacks);
  });
});

describe('FT-6: the fight ends with the last die, and what was under way does nothing more', () => {
  it.each([
    {
      by: 'its own card',
      first: { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'lose', hp: 9 }] },
    },
    { by: 'the table', first: { do: 'text', text: 'wait' } },
  ] as const)('FT-6: by $by', ({ by, first }) => {
    const one = course(
      [first, { do: 'attack', at: { who: 'company' }, might: { black: 9 } }],
      { a: { at: 'I7' } },
      { enemies: [small], placed: [{ enemy: 'boss', at: 'I6', facing: 'S' }] },
    );
    one.tap({ do: 'endTurns' });
    if (by === 'the table')
      one.tap(say({ say: 'die', enemy: 'boss', die: 'front', hp: 0, quiet: false, by: 'a' }));
    through(one);
    expect([one.state.phase, one.state.outcome, struck(one)]).toEqual(['over', 'victory', []]);
  });
});

describe('FT-7: what lies at position 0 comes back to the hand in the refresh phase', () => {
  it.each([
    { to: 0, back: true },
    { to: 1, back: false },
    { to: 3, back: false },
    { to: 'spent', back: false },
  ] as const)('FT-7: an ability at $to: $back', ({ to, back }) => {
    const one = course([], { a: { cards: [ability('idle', []), ability('other', [])] } });
    one.tap(say({ say: 'card', who: 'a', card: 'other', to }), { do: 'endTurns' });
    through(one);
    expect([one.state.round, of(one, 'a').cards.hand.includes('other')]).toEqual([2, back]);
  });
});
