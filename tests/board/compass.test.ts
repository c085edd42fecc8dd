import { describe, test } from 'vitest';
import { boss, check, enemy, fire, oath, sentinel, tree, water } from './ask';

type Things = Parameters<typeof check>[1];
const rat = (at: string) => enemy('rat', at, { facing: 'SE' });
const go = (
  things: Things,
  actor: string,
  direction: string,
  move: number,
  expected: object,
  shape?: object,
) => check('compass', things, { actor, direction, move }, expected, shape);

describe('compass moves', () => {
  test('MV-7: a large enemy goes straight on through everything and pushes where it stops', () => {
    go([boss('I3'), tree('t', 'I5'), tree('u', 'I7'), oath('a', 'J7')], 'boss', 'S', 3, {
      path: ['I3', 'I4', 'I5', 'I6'],
      facing: 'S',
      destroyed: ['t', 'u'],
      moved: [{ id: 'a', from: 'J7', to: 'K7' }],
    });
  });

  test('MV-7, MV-8: it faces its last step; without a step it stays as it was', () => {
    go([rat('I5')], 'rat', 'NW', 2, { at: 'G4', facing: 'NW' });
    go([rat('I5')], 'rat', 'NW', 0, { at: 'I5', facing: 'SE' });
  });

  test('MV-8: around what stands in its line, to the first free hex of the line beyond', () => {
    go([rat('I2'), oath('a', 'I4')], 'rat', 'S', 5, { path: ['I2', 'I3', 'H4', 'H5', 'I5', 'I6'] });
    go([rat('I2'), oath('a', 'I4'), tree('t', 'I5')], 'rat', 'S', 3, {
      path: ['I2', 'I3', 'H4', 'H5'],
      facing: 'S',
    });
  });

  test('MV-8: with no free hex of the line before the edge it stops', () => {
    go([rat('I7'), oath('a', 'I8'), tree('t', 'I9')], 'rat', 'S', 5, { path: ['I7'] });
    const ring = tree('ring', 'I4', 'H5', 'J5', 'H6', 'I6', 'J6');
    go([rat('I5'), ring], 'rat', 'S', 5, { path: ['I5'], facing: 'SE' });
  });

  test('MV-8, PS-6: Sentinels do not stand in the way', () => {
    go([rat('I2'), sentinel('s', 'I3')], 'rat', 'S', 2, {
      path: ['I2', 'I3', 'I4'],
      moved: [{ id: 's', from: 'I3', to: null }],
    });
  });

  test('MV-9: a giant rat goes 4 south-west, bounces off the edge and goes on south-east', () => {
    go([rat('C5')], 'rat', 'SW', 4, { path: ['C5', 'B6', 'A6', 'B7', 'C7'], facing: 'SE' });
  });

  test('MV-9: off a column east and west change, else north and south', () => {
    go([rat('P5')], 'rat', 'NE', 2, { path: ['P5', 'Q4', 'P4'] });
    go([rat('I1')], 'rat', 'N', 2, { path: ['I1', 'I2', 'I3'], facing: 'S' });
    go([rat('B2')], 'rat', 'NE', 3, { path: ['B2', 'C1', 'D1', 'E1'] });
    go([rat('D10')], 'rat', 'SW', 1, { path: ['D10', 'C9'], facing: 'NW' });
  });

  test('MV-9: in a corner both change; with no way at all it stops', () => {
    go([rat('A1')], 'rat', 'NW', 1, { path: ['A1', 'B1'], facing: 'NE' });
    go([rat('A4')], 'rat', 'NW', 1, { path: ['A4', 'B4'] });
    go([rat('B1')], 'rat', 'NE', 1, { path: ['B1', 'A1'], facing: 'SW' }, { columns: 2, rows: [1, 2] });
    go([rat('A1')], 'rat', 'N', 3, { path: ['A1'] }, { columns: 3, rows: [1, 2] });
  });

  test('MV-9: for a large enemy any of its hexes counts', () => {
    go([boss('I3')], 'boss', 'N', 3, { path: ['I3', 'I2', 'I3', 'I4'], facing: 'S' });
    go([boss('C5')], 'boss', 'SW', 2, { path: ['C5', 'B6', 'C6'] });
  });

  test('MV-2: water costs 2 here too, each hex once in the whole move', () => {
    go([rat('I3'), water('I2')], 'rat', 'N', 4, { path: ['I3', 'I2', 'I1', 'I2'], tiles: ['I2'] });
    go([rat('I3'), water('I2'), fire('I1')], 'rat', 'N', 1, { path: ['I3'], tiles: [] });
  });

  test('MV-10: directly away, by the direction nearest to the ray, ties North then West', () => {
    const away = (at: string, from: string, expected: object, facing = 'S') =>
      check(
        'away',
        [enemy('rat', at, { facing }), oath('a', from)],
        { actor: 'rat', from: 'a', move: 2 },
        expected,
      );
    away('I5', 'I7', { path: ['I5', 'I4', 'I3'], facing: 'N' });
    away('I5', 'G4', { path: ['I5', 'J6', 'K6'] });
    away('I5', 'G5', { path: ['I5', 'J5', 'K4'] });
    away('I5', 'H8', { path: ['I5', 'I4', 'I3'] });
  });

  test('MV-10: it turns even where it cannot go', () => {
    const things = [enemy('rat', 'I5', { facing: 'S' }), oath('a', 'I7')];
    check('away', things, { actor: 'rat', from: 'a', move: 0 }, { path: ['I5'], facing: 'N' });
  });
});
