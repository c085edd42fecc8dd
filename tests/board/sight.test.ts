import { describe, test } from 'vitest';
import { activate, boss, check, oath, sentinel, tree } from './ask';

const sight = (from: string, to: string, obstacle: string | undefined, sees: boolean) =>
  check('sight', obstacle ? [tree('t', obstacle)] : [], { from, to }, { sees });

describe('line of sight', () => {
  test('LS-1: along a direction only the hexes on it can block', () => {
    sight('I5', 'I9', undefined, true);
    sight('I5', 'I9', 'I7', false);
    sight('I5', 'I9', 'H7', true);
    sight('I5', 'L4', 'J5', false);
    sight('I5', 'L4', 'J4', true);
  });

  test('LS-1: off the directions the line goes from corner to corner', () => {
    for (const hex of ['B5', 'B6', 'C5', 'D5', 'D6']) sight('A5', 'E5', hex, false);
    for (const hex of ['C4', 'C6', 'B4', 'B7']) sight('A5', 'E5', hex, true);
  });

  test('LS-2: the edge of an obstacle blocks as well as its middle', () => {
    sight('A5', 'C5', 'B5', false);
    sight('A5', 'C5', 'B6', false);
    sight('A5', 'B4', 'A4', false);
    sight('A5', 'B4', 'B5', false);
    sight('A5', 'B4', 'A6', true);
  });

  test("LS-2: so does one point at the line's own end", () => {
    sight('A5', 'B3', 'B5', false);
    sight('B3', 'A5', 'B5', false);
    sight('A5', 'B3', 'B6', true);
  });

  test('LS-2: a hex with an obstacle neither sees nor is seen, not even from next to it', () => {
    sight('C5', 'C6', 'C5', false);
    sight('C5', 'C6', 'C6', false);
    sight('C5', 'C5', 'C5', false);
    sight('C5', 'C5', undefined, true);
  });

  test('LS-2: characters and Sentinels never block', () => {
    check(
      'sight',
      [boss('I7'), oath('a', 'I4'), sentinel('s', 'I9')],
      { from: 'I2', to: 'I9' },
      { sees: true },
    );
  });

  test('LS-3: a large enemy looks from its front hex', () => {
    const things = (facing: string) => [boss('I3', { facing }), oath('a', 'P3'), tree('t', 'L3')];
    activate(things('NE'), { actor: 'boss', move: 9 }, { reachable: false });
    activate(things('SE'), { actor: 'boss', move: 9 }, { reachable: true });
  });

  test('LS-3, DM-2: a flower is aimed at in its nearest hex in sight', () => {
    const flower = [boss('I5'), oath('a', 'I9'), oath('b', 'G6')];
    const strike = (actor: string, range: number, things: typeof flower, expected: object) =>
      check('strike', things, { actor, target: 'boss', range }, expected);
    strike('a', 3, flower, { aim: ['I6'], slots: ['rear'] });
    strike('a', 2, flower, { aim: [], slots: [] });
    strike('b', 1, flower, { aim: ['H6'], slots: ['left'] });
    const wall = [boss('I5'), oath('a', 'I9'), tree('t', 'I8'), oath('b', 'A1')] as typeof flower;
    strike('a', 9, wall, { aim: [], slots: [] });
    const stump = [boss('I5'), oath('a', 'I9'), tree('t', 'I7'), oath('b', 'A1')] as typeof flower;
    strike('a', 9, stump, { aim: [], slots: [] });
  });
});
