import { expect, test } from 'vitest';
import { owed } from '../../src/campaign/facts/owed';
import { gainsAt, totalsAt, unlockLevels } from '../../src/campaign/kinds/levels';
import { maxAnimusOf, owingOf, permanentTokens, regenOf } from '../../src/campaign/model/character';
import type { Campaign } from '../../src/campaign/model/state';
import { founded, four, play, refusal, tallied, through } from './company';

// The rulebook's table of levels, copied once more: gain, then permanent tokens, animus bonuses and traits in all.
const TABLE: readonly [string, number, string, number, number, number][] = [
  ['LV-2: level 2 brings full characters unlock ability cards', 2, 'full abilities', 1, 0, 0],
  ['LV-3: level 3 brings a trait', 3, 'trait', 1, 0, 1],
  ['LV-4: level 4 brings a permanent token', 4, 'permanent', 2, 0, 1],
  ['LV-5: level 5 brings ability cards or an archetype card', 5, 'abilities or archetype', 2, 0, 1],
  ['LV-6: level 6 brings a trait', 6, 'trait', 2, 0, 2],
  ['LV-7: level 7 brings a permanent token', 7, 'permanent', 3, 0, 2],
  ['LV-8: level 8 brings an animus bonus', 8, 'growth', 3, 1, 2],
  ['LV-9: level 9 brings a trait', 9, 'trait', 3, 1, 3],
  ['LV-10: level 10 brings ability cards or an archetype card', 10, 'abilities or archetype', 3, 1, 3],
  ['LV-11: level 11 brings a trait', 11, 'trait', 3, 1, 4],
  ['LV-12: level 12 brings an animus bonus', 12, 'growth', 3, 2, 4],
  ['LV-13: level 13 brings a trait', 13, 'trait', 3, 2, 5],
  ['LV-14: level 14 brings a permanent token', 14, 'permanent', 4, 2, 5],
  ['LV-15: level 15 brings ability cards or an archetype card', 15, 'abilities or archetype', 4, 2, 5],
  ['LV-16: level 16 brings a trait', 16, 'trait', 4, 2, 6],
  ['LV-17: level 17 brings an animus bonus', 17, 'growth', 4, 3, 6],
  ['LV-18: level 18 brings a trait', 18, 'trait', 4, 3, 7],
  ['LV-19: level 19 brings a permanent token', 19, 'permanent', 5, 3, 7],
  ['LV-20: level 20 brings a trait', 20, 'trait', 5, 3, 8],
  ['LV-21: level 21 brings a permanent token', 21, 'permanent', 6, 3, 8],
];

const GAINS: { readonly [words: string]: { readonly full: string[]; readonly companion: string[] } } = {
  'full abilities': { full: ['abilities'], companion: [] },
  trait: { full: ['trait'], companion: ['trait'] },
  permanent: { full: ['permanent'], companion: ['permanent'] },
  growth: { full: ['growth'], companion: ['growth'] },
  'abilities or archetype': { full: ['abilities'], companion: ['archetype'] },
};

for (const [name, level, gain, permanent, growth, traits] of TABLE) {
  test(name, () => {
    expect(gainsAt(level, 'full')).toEqual(GAINS[gain]?.full);
    expect(gainsAt(level, 'companion')).toEqual(GAINS[gain]?.companion);
    expect(totalsAt(level)).toEqual({ permanent, growth, traits });
  });

  test(`${name}, and that is what full characters and companions quick leveled to it are owed`, () => {
    const state = founded({ chapter: level, kinds: ['full', 'companion', 'full', 'companion'] });
    const [full, companion] = four(state);
    const list = owed(state);
    for (const who of [full, companion]) {
      expect(list.find(o => o.owes === 'permanent' && o.who === who)).toMatchObject({ count: permanent });
      const grown = list.find(o => o.owes === 'growth' && o.who === who);
      expect(grown ?? { count: 0 }).toMatchObject({ count: growth });
    }
    expect(list.find(o => o.owes === 'trait') ?? { count: 0 }).toMatchObject({ count: traits });
    const unlocks = (who: string) => list.find(o => o.owes === 'unlock' && o.who === who);
    expect(unlocks(full)).toMatchObject({ levels: [2, 5, 10, 15].filter(n => n <= level) });
    const archetypes = [5, 10, 15].filter(n => n <= level);
    if (archetypes.length === 0) expect(unlocks(companion)).toBeUndefined();
    else expect(unlocks(companion)).toMatchObject({ levels: archetypes });
  });
}

test('LV-1, OWN-1: everybody begins at level 1 with one permanent token to choose, and gains a level per epilogue', () => {
  let state = founded();
  for (const id of four(state)) {
    expect(state.people[id]?.level).toBe(1);
    expect(owingOf(state.people[id]!)).toEqual({ permanent: 1, growth: 0 });
  }
  state = tallied(state);
  for (const id of four(state)) expect(state.people[id]?.level).toBe(2);
});

test('LV-22: in every chapter the level of the four is the number of the chapter', () => {
  let state = founded();
  for (let chapter = 1; chapter <= 21; chapter++) {
    expect(state.chapter).toBe(chapter);
    expect(four(state).map(id => state.people[id]?.level)).toEqual([chapter, chapter, chapter, chapter]);
    state = through(state);
  }
});

test('LV-23: all cards of a level are unlocked at once, into the pool and not into the hand', () => {
  const state = through(founded());
  const [who] = four(state);
  const card = { name: 'Heavy Blow', level: 2, cooldown: 1 as const, defense: 2 };
  const after = play(state, {
    do: 'unlock',
    who,
    level: 2,
    abilities: [card, { ...card, name: 'Rally' }],
    archetypes: [],
  });
  expect(after.people[who]?.abilities.map(a => a.name)).toEqual(['Heavy Blow', 'Rally']);
  expect(after.people[who]?.hand).toEqual([]);
  expect(owed(after).some(o => o.owes === 'unlock' && o.who === who)).toBe(false);
  const again = { do: 'unlock', who, level: 2, abilities: [], archetypes: [] } as const;
  expect(refusal(after, again)).toEqual({ code: 'breaks-rule', rule: 'LV-23' });
  expect(refusal(state, { ...again, level: 5 })).toEqual({ code: 'breaks-rule', rule: 'LV-23' });
});

test('LV-23: companions unlock nothing at level 2', () => {
  expect(unlockLevels('full', 21)).toEqual([2, 5, 10, 15]);
  expect(unlockLevels('companion', 21)).toEqual([5, 10, 15]);
});

test('LV-24, CP-5: each chooses the kind for itself, three of a kind at most', () => {
  let state = founded({ chapter: 14 });
  const [a, b] = four(state);
  const redraw = { do: 'choosePermanent', who: a, token: 'redraw' } as const;
  state = play(state, redraw, redraw, redraw, { ...redraw, who: b });
  expect(state.people[a]?.permanent).toEqual({ redraw: 3 });
  expect(state.people[b]?.permanent).toEqual({ redraw: 1 });
  expect(refusal(state, redraw)).toEqual({ code: 'breaks-rule', rule: 'CP-5' });
  state = play(state, { ...redraw, token: 'defense' });
  expect(refusal(state, { ...redraw, token: 'defense' })).toEqual({ code: 'breaks-rule', rule: 'LV-4' });
});

test('LV-8, LV-12, LV-17: full characters raise animus or regen, companions gain tokens', () => {
  let state: Campaign = founded({ chapter: 17, kinds: ['full', 'companion', 'full', 'full'] });
  const [full, companion] = four(state);
  state = play(
    state,
    { do: 'chooseGrowth', who: full, growth: 'maxAnimus' },
    { do: 'chooseGrowth', who: full, growth: 'maxAnimus' },
    { do: 'chooseGrowth', who: full, growth: 'regen' },
    { do: 'chooseGrowth', who: companion, growth: 'animus' },
    { do: 'chooseGrowth', who: companion, growth: 'battleflow' },
    { do: 'choosePermanent', who: companion, token: 'animus' },
  );
  expect(maxAnimusOf(state.people[full]!)?.total).toBe(6 + 4);
  expect(regenOf(state.people[full]!)?.total).toBe(5 + 1);
  expect(maxAnimusOf(state.people[companion]!)?.total).toBe(2);
  expect(regenOf(state.people[companion]!)?.total).toBe(2);
  expect(permanentTokens(state.people[companion]!)).toEqual({ animus: 2, battleflow: 1 });
  expect(refusal(state, { do: 'chooseGrowth', who: full, growth: 'regen' })).toEqual({
    code: 'breaks-rule',
    rule: 'LV-8',
  });
  expect(refusal(state, { do: 'chooseGrowth', who: companion, growth: 'regen' })).toEqual({
    code: 'wrong-choice',
  });
});

test('OWN-9: tokens of a companion’s growth count within three of a kind', () => {
  let state = founded({ chapter: 14, kinds: ['companion', 'full', 'full', 'full'] });
  const [who] = four(state);
  const token = { do: 'choosePermanent', who, token: 'animus' } as const;
  state = play(state, token, token, { do: 'chooseGrowth', who, growth: 'animus' });
  expect(refusal(state, token)).toEqual({ code: 'breaks-rule', rule: 'CP-5' });
  expect(refusal(state, { do: 'chooseGrowth', who, growth: 'animus' })).toEqual({
    code: 'breaks-rule',
    rule: 'CP-5',
  });
  expect(refusal(state, { do: 'chooseGrowth', who, growth: 'battleflow' })).toBeUndefined();
});

test('OWN-21: a companion with three tokens of both kinds is owed no further animus bonus', () => {
  let state = founded({ chapter: 17, kinds: ['companion', 'full', 'full', 'full'] });
  const [who] = four(state);
  const animus = { do: 'choosePermanent', who, token: 'animus' } as const;
  state = play(state, animus, animus, animus, { ...animus, token: 'battleflow' });
  const bonus = { do: 'chooseGrowth', who, growth: 'battleflow' } as const;
  expect(owingOf(state.people[who]!).growth).toBe(2);
  state = play(state, bonus, bonus);
  expect(owingOf(state.people[who]!).growth).toBe(0);
});
