import { describe, test } from 'vitest';
import { activate, boss, check, enemy, fire, oath, sentinel, tree, water } from './ask';

const rat = (at: string, extra: object = {}) => enemy('rat', at, { ...extra });

describe('toward a target', () => {
  test('MV-1: North then West at every step, and only until it is adjacent', () => {
    const things = [rat('I4'), oath('a', 'H9')];
    activate(things, { actor: 'rat', move: 9, range: 3 }, { path: ['I4', 'H5', 'H6', 'H7', 'H8'], at: 'H8' });
    activate(things, { actor: 'rat', move: 2 }, { path: ['I4', 'H5', 'H6'], reachable: false });
    activate([rat('I4'), oath('a', 'I5')], { actor: 'rat', move: 9 }, { path: ['I4'], attacks: true });
  });

  test('MV-1: all equally near free hexes are goals together', () => {
    // Due east both J8 and J9 are as near; the way stays as far north as any of them allows.
    activate(
      [rat('F8'), oath('a', 'K8')],
      { actor: 'rat', move: 9 },
      { path: ['F8', 'G7', 'H7', 'I7', 'J8'] },
    );
  });

  test('MV-1: around obstacles and characters by a shortest way', () => {
    const wall = tree('wall', 'H4', 'H5', 'H6', 'I5', 'G5');
    activate(
      [rat('H3'), oath('a', 'H8'), wall],
      { actor: 'rat', move: 9 },
      {
        path: ['H3', 'G3', 'F4', 'F5', 'F6', 'G6', 'H7'],
      },
    );
    const crowd = [rat('H3'), oath('a', 'H6'), enemy('x', 'H4'), oath('b', 'G4')];
    activate(crowd, { actor: 'rat', move: 9, named: ['a'] }, { path: ['H3', 'I3', 'I4', 'H5'] });
  });

  test('MV-1, PS-6: it walks through Sentinels and removes them', () => {
    activate(
      [rat('A4'), sentinel('s', 'A5'), sentinel('t', 'A6'), oath('a', 'A8')],
      { actor: 'rat', move: 1 },
      {
        path: ['A4', 'A5'],
        moved: [{ id: 's', from: 'A5', to: null }],
      },
    );
  });

  test('MV-2: entering water costs 2, and with 1 left it stops before it', () => {
    const river = [rat('A1'), oath('a', 'A9'), water('A3'), water('A5')];
    activate(river, { actor: 'rat', move: 3 }, { at: 'A3', tiles: ['A3'] });
    activate(river, { actor: 'rat', move: 2 }, { at: 'A2', tiles: [] });
    activate(river, { actor: 'rat', move: 5 }, { at: 'A4' });
    check('reach', river, { actor: 'rat', target: 'a' }, { movement: 9 });
  });

  test('MV-2: tiles never change the path; fire and water entered are told in order', () => {
    activate(
      [rat('A1'), oath('a', 'A9'), water('A3', 'A4'), fire('A4'), fire('A5')],
      { actor: 'rat', move: 6 },
      {
        path: ['A1', 'A2', 'A3', 'A4', 'A5'],
        tiles: ['A3', 'A4', 'A5'],
      },
    );
  });

  test('MV-2: a large enemy pays once for a step, however many hexes come onto water, and for each hex once', () => {
    const lake = ['H5', 'H6', 'I5', 'J5', 'J6', 'I6'];
    activate(
      [boss('I3'), oath('a', 'I9'), water(...lake)],
      { actor: 'boss', move: 5 },
      {
        path: ['I3', 'I4', 'I5', 'I6'],
        tiles: ['H5', 'J5', 'I5', 'H6', 'J6', 'I6'],
      },
    );
  });

  test('MV-2: water under it at its start is paid for', () => {
    const pool = [boss('I3'), oath('a', 'I9'), water('I4', 'I3')];
    activate(pool, { actor: 'boss', move: 1 }, { at: 'I4', tiles: [] });
  });

  test('MV-3: with no way it comes as near as it can, by the fewest steps, North then West', () => {
    const fort = tree('fort', 'H7', 'I6', 'J7', 'J8', 'I8', 'H8');
    activate(
      [rat('I2'), oath('a', 'I7'), fort],
      { actor: 'rat', move: 9 },
      {
        target: 'a',
        reachable: false,
        path: ['I2', 'I3', 'I4', 'I5'],
        why: ['toward'],
      },
    );
    activate(
      [rat('I2'), oath('a', 'I7'), fort],
      { actor: 'rat', move: 9, range: 2 },
      { at: 'I5', reachable: false },
    );
    activate([rat('I2'), oath('a', 'I7'), fort], { actor: 'rat', move: 2 }, { at: 'I4' });
    activate([rat('K8'), oath('a', 'I7'), fort], { actor: 'rat', move: 9 }, { path: ['K8'] });
  });

  test('MV-4: measured by its nearest hex, through obstacles and characters, without turning', () => {
    const things = [boss('I3'), tree('t', 'I6'), enemy('rat', 'J6'), oath('a', 'I9')];
    activate(
      things,
      { actor: 'boss', move: 9 },
      {
        path: ['I3', 'I4', 'I5', 'I6', 'I7'],
        facing: 'S',
        destroyed: ['t'],
        moved: [],
      },
    );
  });

  test('MV-4: no step takes any of its hexes off the board', () => {
    // From B9 the core cannot go on along the row A and B end in; it climbs, which keeps all hexes on the board.
    activate(
      [boss('B9'), oath('a', 'H10')],
      { actor: 'boss', move: 9 },
      { path: ['B9', 'C8', 'D8', 'E8', 'F9'] },
    );
    activate(
      [boss('B2'), oath('a', 'H1')],
      { actor: 'boss', move: 9 },
      { path: ['B2', 'C2', 'D2', 'E2', 'F2'] },
    );
  });

  test('MV-5: adjacent to its target it faces it, North then West of the front hex', () => {
    activate([rat('I4', { facing: 'N' }), oath('a', 'J5')], { actor: 'rat', move: 1 }, { facing: 'SE' });
    activate([boss('I4', { facing: 'S' }), oath('a', 'K4')], { actor: 'boss', move: 1 }, { facing: 'NE' });
    activate([boss('I4', { facing: 'SE' }), oath('a', 'I2')], { actor: 'boss', move: 1 }, { facing: 'N' });
  });

  test('MV-5: not adjacent, it faces its last step; without a step it stays as it was', () => {
    activate([rat('I2', { facing: 'NW' }), oath('a', 'I9')], { actor: 'rat', move: 2 }, { facing: 'S' });
    activate([rat('I2', { facing: 'NW' }), oath('a', 'I9')], { actor: 'rat', move: 0 }, { facing: 'NW' });
  });

  test('MV-6: only where it stops obstacles fall whole and others are pushed, North then West', () => {
    const things = [
      boss('I3'),
      tree('passed', 'H5'),
      tree('wall', 'J8', 'K8', 'L8'),
      oath('w', 'I6'),
      oath('e', 'J7'),
      sentinel('s', 'H7'),
      oath('a', 'I9'),
    ];
    activate(
      things,
      { actor: 'boss', move: 9, named: ['a'], attack: false },
      {
        at: 'I7',
        destroyed: ['wall'],
        moved: [
          { id: 's', from: 'H7', to: null },
          { id: 'w', from: 'I6', to: 'I5' },
          { id: 'e', from: 'J7', to: 'K6' },
        ],
      },
    );
  });
});
