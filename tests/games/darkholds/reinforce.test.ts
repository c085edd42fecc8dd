import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { enemy, hero, level, room, sword } from './boards';
import type { LevelCase, MarkerCase, WarriorCase } from './slow/world';

const rat = { type: 'rat', rank: 1, models: 3, combat: [sword] };
const husk = { type: 'husk', rank: 3, models: 2, combat: [sword] };
const gast = { type: 'gast', rank: 5, models: 1, size: [2, 1], combat: [sword] };
const entry = (at: string, more: Partial<MarkerCase> = {}): MarkerCase => ({
  kind: 'entry',
  at: [at],
  ...more,
});

const come = (on: LevelCase, warriors: WarriorCase[], more: object = {}) =>
  ask('reinforce', {
    level: on,
    warriors,
    heroes: 4,
    types: [rat, husk, gast],
    cards: [[{ type: 'rat', count: 1 }]],
    ...more,
  });
const noisy = (rows: string[], markers: MarkerCase[], on: Record<string, string[]> = {}): LevelCase =>
  level(rows, on, { markers, noise: { A1: 1 } });
const ats = ({ placed }: Readonly<Record<string, unknown>>) =>
  (placed as { id: string; at: string }[]).map(({ id, at }) => `${id} ${at}`);

describe('reinforcement', () => {
  test('RE-1: entry points within five tiles of noise draw, blocked ones do not', () => {
    const on = noisy(
      ['abcdefg'],
      [entry('G1'), entry('F1'), entry('B1', { blocked: true }), entry('C1', { id: 'well' })],
    );
    expect(come(on, [], { cards: [] }).draws).toEqual([
      { entry: 'well', tiles: 2, cards: 1 },
      { entry: 'F1', tiles: 5, cards: 1 },
    ]);
  });

  test('RE-1: an enemy whose profile says so draws at its own squares, after the markers of its square', () => {
    const brood = [enemy('a', 'B1', { entry: true, size: [2, 1] }), enemy('b', 'E1', { entry: true })];
    expect(come(noisy(['aabccd'], [entry('B1', { id: 'z' })]), brood, { cards: [] }).draws).toEqual([
      { entry: 'z', tiles: 0, cards: 1 },
      { entry: 'a', tiles: 0, cards: 1 },
      { entry: 'b', tiles: 2, cards: 1 },
    ]);
  });

  test('RE-1, CA-5: each hero above four brings a card more', () => {
    const cards = [1, 2, 3, 4].map(() => [{ type: 'rat', count: 1 }]);
    const found = come(noisy(room(4, 1), [entry('D1')]), [], { heroes: 6, cards });
    expect(found).toMatchObject({ draws: [{ cards: 3 }] });
    expect(ats(found)).toEqual(['rat+1 D1', 'rat+2 C1', 'rat+3 B1']);
  });

  test('RE-2, RE-3: lowest rank first; where none is free the next higher rank comes, or it is missing', () => {
    const on = noisy(room(6, 1), [entry('A1')]);
    const asked = [
      [
        { type: 'husk', count: 1 },
        { type: 'rat', count: 4 },
      ],
    ];
    // Three rats, then the husks: one instead of the fourth rat, one that was asked for.
    expect(ats(come(on, [], { cards: asked }))).toEqual([
      'rat+1 A1',
      'rat+2 B1',
      'rat+3 C1',
      'husk+1 D1',
      'husk+2 E1',
    ]);
    const busy = [enemy('husk1', 'F1', { type: 'husk' }), enemy('husk2', 'E1', { type: 'husk' })];
    const late = come(on, busy, { cards: [[{ type: 'husk', count: 2 }]] });
    expect([ats(late), late.missing]).toEqual([['gast+1 A1'], 1]);
  });

  test('RE-3, RE-7: types of one rank stand in for nobody of that rank', () => {
    const types = [
      { ...rat, models: 0 },
      { ...rat, type: 'mole' },
      { ...husk, models: 1 },
    ];
    expect(ats(come(noisy(room(3, 1), [entry('A1')]), [], { types }))).toEqual(['husk+1 A1']);
  });

  test('RE-4: nearest to the entry point, then to a hero, then as targets are chosen, then in reading order', () => {
    const on = noisy(room(5, 3), [entry('C2')], { column: ['C2'] });
    expect(ats(come(on, [hero('h', 'E3')]))).toEqual(['rat+1 D2']);
    const two = [hero('h', 'A2'), hero('i', 'E2', { wounds: 1 })];
    expect(ats(come(on, two))).toEqual(['rat+1 D1']);
    expect(ats(come(on, []))).toEqual(['rat+1 B1']);
  });

  test('RE-4: no rockfall, no exit, no place at infinite distance', () => {
    const on = noisy(['aa.a'], [entry('A1')], { rockfall: ['A1'], exit: ['B1'] });
    expect(come(on, [])).toMatchObject({ placed: [], missing: 1, boosts: {} });
  });

  test('RE-5: after each card the adjacent attack once, the first in their attack range', () => {
    const on = noisy(room(4, 1), [entry('A1')]);
    const cards = [[{ type: 'rat', count: 2 }]];
    expect(come(on, [hero('h', 'C1')], { cards }).attacks).toEqual([{ by: 'rat+2', target: 'h' }]);
    const bare = [{ ...rat, combat: [] }];
    expect(come(on, [hero('h', 'B1')], { types: bare }).attacks).toEqual([]);
    expect(come(on, [hero('h', 'B1', { prone: true })]).attacks).toEqual([]);
  });

  test('RE-6: each missing one gives the next rank on the board a vigour token, round and round', () => {
    const on = noisy(room(4, 2), [entry('A2')]);
    const types = [{ ...rat, models: 0 }];
    const cards = [[{ type: 'rat', count: 5 }]];
    const there = [
      enemy('a', 'B1', { rank: 7 }),
      enemy('b', 'C1', { rank: 2 }),
      enemy('c', 'D1', { rank: 2 }),
    ];
    expect(come(on, there, { types, cards })).toMatchObject({ missing: 5, boosts: { '2': 3, '7': 2 } });
  });
});
