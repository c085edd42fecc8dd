import { describe, expect, test } from 'vitest';
import { chooseTarget } from '../../src/board/targets/choose';
import {
  activate,
  ally,
  ask,
  boardOf,
  boss,
  check,
  enemy,
  friend,
  minion,
  oath,
  sentinel,
  tree,
  water,
} from './ask';

const rat = (at: string, extra: object = {}) => enemy('rat', at, { ...extra });
const fort = (...hexes: string[]) => tree('fort', ...hexes);

describe('movement and reach', () => {
  test('TG-1: what it spends on its way, water counted, 0 if adjacent', () => {
    const reach = (things: Parameters<typeof ask>[1], movement: number | null) =>
      check('reach', things, { actor: 'rat', target: 'a' }, { movement });
    reach([rat('A1'), oath('a', 'A2')], 0);
    reach([rat('A1'), oath('a', 'A5')], 3);
    reach([rat('A1'), oath('a', 'A5'), water('A3')], 4);
    reach([rat('A1'), oath('a', 'A9'), fort('A8', 'B9', 'B10')], null);
  });

  test('TG-1: a large enemy counts its whole way', () => {
    const things = [boss('I3'), oath('a', 'I9'), water('I6')];
    check('reach', things, { actor: 'boss', target: 'a' }, { movement: 5 });
  });

  test('TG-1: none counts as more than any number, and among those the distance decides', () => {
    const walled = [rat('A1'), oath('near', 'A4'), tree('w', 'A3', 'B4', 'B5', 'A5'), oath('far', 'Q9')];
    activate(walled, { actor: 'rat', move: 1 }, { target: 'far', why: ['closest', 'toward'] });
    const both = [
      rat('I1'),
      oath('a', 'I6'),
      tree('w', 'I5', 'H6', 'H7', 'I7', 'J7', 'J6'),
      oath('b', 'A9'),
      tree('v', 'A8', 'B9', 'B10'),
    ];
    activate(both, { actor: 'rat', move: 1 }, { target: 'a', why: ['closest', 'toward'] });
  });

  test('TG-2: reachable needs range from where it will stand, and sight from where it stands now', () => {
    const line = [rat('A1'), oath('a', 'A9')];
    activate(line, { actor: 'rat', move: 6 }, { reachable: false });
    activate(line, { actor: 'rat', move: 7 }, { reachable: true });
    activate(line, { actor: 'rat', move: 4, range: 4 }, { reachable: true });
    activate(
      [...line, tree('t', 'A4')],
      { actor: 'rat', move: 9 },
      { reachable: false, at: 'A8', attacks: true },
    );
    activate([...line, water('A3')], { actor: 'rat', move: 7 }, { reachable: false });
  });

  test('TG-2: a card without an attack counts as range 1 and needs no sight', () => {
    const behind = [rat('A1'), oath('a', 'A9'), tree('t', 'A4')];
    activate(behind, { actor: 'rat', move: 9, attack: false }, { reachable: true, attacks: false });
    activate(behind, { actor: 'rat', move: 4, range: 5, attack: false }, { reachable: false });
  });
});

describe('whom a boss chooses', () => {
  const four = [boss('I5'), oath('n', 'I1'), oath('s', 'I9'), oath('e', 'N5'), oath('w', 'D5')];

  test('TG-3 (1): the breaker, if reachable', () => {
    activate(four, { actor: 'boss', move: 9, breaker: 'e' }, { target: 'e', why: ['reaction'] });
    activate(four, { actor: 'boss', move: 2, breaker: 'e' }, { target: 'n', why: ['north'] });
    const guardian = [...four, friend('g', 'I8')];
    activate(guardian, { actor: 'boss', move: 9, breaker: 'g' }, { target: 'g', why: ['reaction'] });
  });

  test('TG-3 (2): the named target goes after the breaker and before the closest', () => {
    activate(four, { actor: 'boss', move: 9, named: ['w'] }, { target: 'w', why: ['named'] });
    activate(four, { actor: 'boss', move: 9, named: ['w'], breaker: 'e' }, { target: 'e' });
    activate(four, { actor: 'boss', move: 2, named: ['w'] }, { target: 'n', why: ['north'] });
  });

  test('TG-3 (3): the reachable Oathsworn with the least movement, nobody but Oathsworn', () => {
    activate(
      [boss('I5'), oath('a', 'I9'), ally('b', 'I7')],
      { actor: 'boss', move: 9 },
      { target: 'a', why: [] },
    );
    activate(
      [boss('I5'), oath('a', 'I8'), oath('b', 'I1')],
      { actor: 'boss', move: 9 },
      {
        target: 'a',
        why: ['closest'],
      },
    );
    activate(
      [rat('I5'), oath('a', 'I3'), tree('t', 'I4'), oath('b', 'I9')],
      { actor: 'rat', move: 9 },
      {
        target: 'b',
        why: [],
      },
    );
  });

  test('TG-3 (4), OWN-73: of equals a Mob enemy takes one who is next to another Mob enemy', () => {
    const mob = { mob: true };
    const pair = [rat('I5', mob), oath('n', 'I2'), oath('s', 'I8')];
    activate(pair, { actor: 'rat', move: 9 }, { target: 'n', why: ['north'] });
    const other = enemy('other', 'H9', mob);
    activate([...pair, other], { actor: 'rat', move: 9 }, { target: 's', why: ['mob'] });
    activate([rat('I5'), ...pair.slice(1), other], { actor: 'rat', move: 9 }, { target: 'n' });
    activate([...pair, enemy('other', 'H9')], { actor: 'rat', move: 9 }, { target: 'n' });
    activate([...pair, other, oath('x', 'I7')], { actor: 'rat', move: 9 }, { target: 'x', why: ['closest'] });
  });

  test('TG-3 (5), HX-5: then North, then West', () => {
    activate(
      [rat('I5'), oath('e', 'K4'), oath('w', 'G4')],
      { actor: 'rat', move: 9 },
      { target: 'w', why: ['west'] },
    );
    const three = [rat('I5'), oath('e', 'K4'), oath('w', 'G4'), oath('s', 'I7')];
    activate(three, { actor: 'rat', move: 9 }, { target: 'w', why: ['north', 'west'] });
  });

  test('TG-3 (6): nobody reachable, it goes toward the least movement, sight or not', () => {
    const things = [rat('A1'), oath('hid', 'A5'), tree('t', 'A3'), oath('far', 'A9'), tree('u', 'B3')];
    activate(
      things,
      { actor: 'rat', move: 1 },
      { target: 'hid', reachable: false, why: ['closest', 'toward'] },
    );
  });

  test('TG-4: of several named the least movement; those out of reach drop out, and none left is (3)', () => {
    const order = { actor: 'boss', move: 9 };
    activate(four, { ...order, named: ['e', 's'] }, { target: 's', why: ['named', 'closest'] });
    activate(four, { ...order, move: 2, named: ['e', 's'] }, { target: 's', why: ['named'] });
    activate(four, { ...order, named: ['n', 's'] }, { target: 'n', why: ['named', 'north'] });
    activate(
      four,
      { ...order, move: 0, named: ['e', 'w'] },
      { target: 'n', why: ['closest', 'north', 'toward'] },
    );
  });

  test('TG-6: a taunter is the target in any case, unless excluded', () => {
    const order = { actor: 'boss', move: 1, named: ['w'], breaker: 'n', taunter: 'e' };
    activate(four, order, { target: 'e', why: ['taunt'], reachable: false });
    activate(four, { ...order, move: 9, excluded: ['e'] }, { target: 'n', why: ['reaction'] });
    activate(
      [minion('m', 'A1'), oath('a', 'A3'), oath('t', 'A9')],
      { actor: 'm', move: 1, taunter: 't' },
      { target: 't' },
    );
  });

  test('TG-7: the attack goes ahead by range and sight from where it then stands', () => {
    const things = [rat('A1'), oath('a', 'A9'), tree('t', 'A4')];
    activate(things, { actor: 'rat', move: 9 }, { reachable: false, attacks: true });
    activate(things, { actor: 'rat', move: 1, range: 9 }, { at: 'B2', attacks: false });
    activate(
      [boss('I3'), oath('a', 'I9')],
      { actor: 'boss', move: 2, range: 2 },
      { at: 'I5', attacks: false },
    );
    activate(
      [boss('I3'), oath('a', 'I9')],
      { actor: 'boss', move: 2, range: 3 },
      { at: 'I5', attacks: true },
    );
  });

  test('TG-8: the excluded are no candidates in any step', () => {
    const order = { actor: 'boss', move: 9, excluded: ['n', 's'] };
    activate(four, { ...order, named: ['n'], breaker: 's' }, { target: 'w', why: ['west'] });
    activate(
      [boss('I5'), oath('a', 'I8')],
      { actor: 'boss', move: 9, excluded: ['a'] },
      {
        target: null,
        why: [],
        path: ['I5'],
        facing: 'N',
        attacks: false,
      },
    );
  });

  test('TG-3 to TG-8: every candidate is told with its figures and the rule that dropped or chose it', () => {
    const things = [
      boss('I5', { facing: 'S' }),
      oath('n', 'I2'),
      oath('s', 'I9'),
      oath('e', 'P5'),
      oath('x', 'A1'),
    ];
    const choice = chooseTarget(boardOf([...things, tree('t', 'M4', 'M5', 'M6')]), {
      actor: 'boss',
      move: 3,
      excluded: ['x'],
      named: ['e'],
    });
    expect(choice.candidates).toMatchObject([
      { id: 'n', movement: 1, distance: 2, reachable: true, named: false, verdict: 'chosen' },
      { id: 'e', movement: 5, named: true, reachable: false, verdict: 'not-reachable' },
      { id: 's', movement: 2, distance: 3, sees: true, reachable: true, verdict: 'closest' },
      { id: 'x', verdict: 'excluded' },
    ]);
  });

  test('TG-3, TG-4: a breaker and named ones out of reach are told as such when another named one is chosen', () => {
    const order = { actor: 'boss', move: 2, breaker: 'e', named: ['w', 's'] };
    const { candidates, why } = chooseTarget(boardOf(four), order);
    expect(why).toEqual(['named']);
    expect(candidates.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['n', 'passed-over'],
      ['w', 'not-reachable'],
      ['e', 'not-reachable'],
      ['s', 'chosen'],
    ]);
  });
});

describe('whom a minion chooses', () => {
  const m = minion('m', 'I5');

  test('TG-5: the least movement among all friends in sight, reachable or not', () => {
    activate(
      [m, oath('a', 'I9'), ally('b', 'I2')],
      { actor: 'm', move: 1 },
      {
        target: 'b',
        reachable: false,
        why: ['closest'],
      },
    );
    activate([m, friend('g', 'I2'), oath('a', 'I9')], { actor: 'm', move: 9 }, { target: 'g' });
    activate(
      [m, ally('hid', 'I3'), tree('t', 'I4'), oath('a', 'I9')],
      { actor: 'm', move: 9 },
      { target: 'a', why: [] },
    );
  });

  test('TG-5: with nobody in sight, toward the least movement', () => {
    const hidden = [m, tree('t', 'I4', 'I6'), oath('a', 'I1'), ally('b', 'I7')];
    activate(hidden, { actor: 'm', move: 1 }, { target: 'b', why: ['closest', 'toward'] });
  });

  test('TG-5: never the breaker as such, never a Sentinel; a named one asks for sight only', () => {
    const things = [m, oath('a', 'I1'), oath('b', 'I7'), sentinel('s', 'I4')];
    activate(things, { actor: 'm', move: 1, breaker: 'a' }, { target: 'b', why: ['closest'] });
    activate(
      things,
      { actor: 'm', move: 1, named: ['a'] },
      { target: 'a', why: ['named'], reachable: false },
    );
    activate([...things, tree('t', 'I3')], { actor: 'm', move: 1, named: ['a'] }, { target: 'b' });
  });

  test('MV-11: who has the least movement moves first, on the board as it then is', () => {
    const things = [minion('far', 'I1'), minion('near', 'I3'), oath('a', 'I8')];
    const answer = ask('minions', things, { move: 3 });
    expect(answer).toMatchObject({
      order: [
        { id: 'near', path: ['I3', 'I4', 'I5', 'I6'] },
        { id: 'far', path: ['I1', 'H2', 'H3', 'H4'] },
      ],
      attacks: [],
    });
  });

  test('MV-11, OWN-72: ties go North then West of the mover, and all move before any attacks', () => {
    const mob = { mob: true };
    const things = [
      minion('s', 'I9', mob),
      minion('w', 'G4', mob),
      minion('e', 'K4', mob),
      minion('lone', 'I2'),
      oath('a', 'I6'),
      oath('b', 'I4'),
    ];
    const answer = ask('minions', things, { move: 4 });
    expect(answer).toMatchObject({
      order: [{ id: 'lone' }, { id: 'w' }, { id: 'e' }, { id: 's' }],
      attacks: [
        { target: 'b', attackers: ['lone'] },
        { target: 'b', attackers: ['w', 'e'] },
        { target: 'a', attackers: ['s'] },
      ],
    });
  });
});
