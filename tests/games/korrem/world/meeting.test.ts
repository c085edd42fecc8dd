import { describe, expect, it } from 'vitest';
import { natures } from '../../../../src/games/korrem/rules/meeting/natures';
import { ask, type Fields, refusedAt } from '../ask';

const none = { phases: null, draws: null, times: null, cost: null, affordable: null, declined: null };
const engage = (nature: string, roll: number, more: Fields = {}): Fields =>
  ask('engage', { nature, roll, ...more });

describe('a meeting', () => {
  it.each([
    ['EN-3: sinister draws its number', 'sinister', 6, { result: 'attack', phases: 1, draws: 6 }],
    ['EN-3: aggressive attacks once', 'aggressive', 4, { result: 'attack', phases: 1, draws: 0 }],
    ['EN-3: twice', 'aggressive', 6, { result: 'attack', phases: 2, draws: 0 }],
    ['EN-3: three times', 'aggressive', 7, { result: 'attack', phases: 3, draws: 0 }],
    ['EN-5: it flees', 'skittish', 5, { result: 'flee' }],
    ['EN-6: it ignores the army', 'wandering', 3, { result: 'ignore' }],
    ['EN-8: it joins', 'eager', 1, { result: 'join' }],
  ])('EN-1, %s', (_, nature, roll, told) => {
    expect(engage(nature, roll)).toEqual({ ...none, ...told });
  });

  it('EN-7: all parts of the cost are multiplied; army and bank pay together', () => {
    const asked = { cost: { gold: 2, fish: 1 }, army: { gold: 5 }, bank: { gold: 3, fish: 4 } };
    expect(engage('conniving', 5, asked)).toEqual({
      ...none,
      ...{ result: 'recruit', times: 4, cost: { gold: 8, fish: 4 }, affordable: true, declined: 'reroll' },
    });
    expect(engage('conniving', 5, { ...asked, bank: {} })).toMatchObject({ affordable: false });
    expect(engage('social', 4)).toMatchObject({ times: 1, cost: {}, affordable: true });
  });

  it('EN-2: anxious flees if declined; a corrected row that does not say flees too', () => {
    expect(engage('anxious', 5)).toMatchObject({ result: 'recruit', declined: 'flee' });
    const results = new Array<string>(8).fill('recruit2');
    const table = { eager: { results, declined: null } };
    expect(engage('eager', 1, { table })).toMatchObject({ times: 2, declined: 'flee' });
  });

  it('EN-1: refuses a row of seven, an unknown nature and a ninth face', () => {
    const table = { eager: { results: new Array<string>(7).fill('join'), declined: null } };
    expect(refusedAt('engage', { nature: 'eager', roll: 9, table })).toEqual([
      'not-eight cases[0].table.eager.results',
      'not-a-count cases[0].roll',
    ]);
    expect(refusedAt('engage', { nature: 'merry', roll: 1 })).toEqual(['unknown cases[0].nature']);
  });
});

describe('the odds of a meeting', () => {
  it.each([
    ['social', 0, 'walk', { join: '3/4', flee: '1/4' }, '2/1'],
    ['social', 1, 'walk', { join: '3/8', recruit: '1/2', flee: '1/8' }, '1/1'],
    ['indifferent', 2, 'walk', { flee: '2/7', walk: '4/7', recruit2: '1/7' }, '8/7'],
    ['indifferent', 0, 'reroll', { flee: '1/1' }, '4/1'],
    ['anxious', 0, 'walk', { flee: '3/4', attack: '1/4' }, '1/1'],
    [
      'sinister',
      4,
      'reroll',
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(n => [`draw${n}`, '1/8'])),
      '1/1',
    ],
  ])('OD-1: %s, paying %i, %s', (nature, pays, onIgnore, odds, rolls) => {
    expect(ask('engageOdds', { nature, pays, onIgnore })).toEqual({ odds, rolls });
  });

  it('OD-1: a row in which every number leads to a new roll has no end', () => {
    const table = { social: { results: new Array<string>(8).fill('ignore'), declined: null } };
    expect(ask('engageOdds', { nature: 'social', pays: 0, onIgnore: 'reroll', table })).toEqual({
      ...{ odds: {}, rolls: null },
    });
  });

  it('OD-1: chances sum to one on every course', () => {
    for (const nature of natures)
      for (const pays of [0, 1, 2, 4])
        for (const onIgnore of ['reroll', 'walk']) {
          const { odds } = ask('engageOdds', { nature, pays, onIgnore }) as { odds: Record<string, string> };
          const parts = Object.values(odds).map(text => text.split('/').map(Number));
          expect(parts.reduce((all, [n = 0, d = 1]) => all + (n * 840) / d, 0)).toBeCloseTo(840, 9);
        }
  });

  it('OD-1: refuses to pay three times', () => {
    expect(refusedAt('engageOdds', { nature: 'social', pays: 3, onIgnore: 'walk' })).toEqual([
      'not-a-count cases[0].pays',
    ]);
  });
});
