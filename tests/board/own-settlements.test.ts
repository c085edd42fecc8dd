import { describe, expect, test } from 'vitest';
import { chain } from '../../src/board/moves/chain';
import { charge } from '../../src/board/moves/charge';
import { knockback } from '../../src/board/moves/knockback';
import { settle } from '../../src/board/moves/settle';
import { hexDistance, hexesOf, seesCharacter } from '../../src/board/targets/measure';
import { addCharacter, moveCharacter } from '../../src/board/text/edit';
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

const rat = (at: string) => enemy('rat', at);
const dog = (at: string, facing: string) => enemy('dog', at, { size: { hexes: [[], ['N']] }, facing });

describe('readings of the board', () => {
  test('OWN-60: with equally long columns the odd ones lie half a hex further south', () => {
    const board = boardOf([], { columns: 7, rows: [7, 7] });
    expect([hexDistance(board, 'A1', 'B1'), hexDistance(board, 'A1', 'B2')]).toEqual([1, 1]);
    expect([hexDistance(board, 'B1', 'A1'), hexDistance(board, 'B1', 'A2')]).toEqual([1, 2]);
    expect([hexDistance(board, 'C7', 'B7'), hexDistance(board, 'D7', 'C7')]).toEqual([1, 1]);
  });

  test('OWN-61: another footprint looks from the hex straight ahead that is furthest from its core', () => {
    const around = [oath('a', 'K2'), tree('t', 'J4')];
    const worm = enemy('worm', 'I5', { size: { hexes: [[], ['N'], ['N', 'N'], ['S']] }, facing: 'N' });
    expect(seesCharacter(boardOf([enemy('worm', 'I5'), ...around]), 'worm', 'a')).toBe(false);
    expect(seesCharacter(boardOf([worm, ...around]), 'worm', 'a')).toBe(true);
  });

  test('OWN-62: a rule is named only where it left fewer; reaction, name and taunt whenever they chose', () => {
    const alone = [boss('I5'), oath('a', 'I9')];
    const order = { actor: 'boss', move: 9 };
    activate(alone, order, { target: 'a', why: [] });
    activate([...alone, oath('b', 'I1')], order, { target: 'b', why: ['north'] });
    activate(alone, { ...order, breaker: 'a' }, { why: ['reaction'] });
    activate(alone, { ...order, named: ['a'] }, { why: ['named'] });
    activate(alone, { ...order, taunter: 'a' }, { why: ['taunt'] });
  });

  test('OWN-63: without an attack none goes ahead, and a minion still asks for sight', () => {
    const hidden = [minion('m', 'I5'), oath('hid', 'I3'), tree('t', 'I4'), oath('seen', 'I9')];
    activate(hidden, { actor: 'm', move: 9, attack: false }, { target: 'seen', attacks: false });
    activate([rat('I5'), oath('a', 'I6')], { actor: 'rat', move: 1, attack: false }, { attacks: false });
  });

  test('OWN-64: whether a minion reaches its target is told as for a boss', () => {
    const there = [minion('m', 'I1'), oath('a', 'I5')];
    activate(there, { actor: 'm', move: 2 }, { target: 'a', reachable: false });
    activate(there, { actor: 'm', move: 3 }, { target: 'a', reachable: true });
  });

  test('OWN-65: a large one that has stopped clears what is under it, then turns, then is asked for its attack', () => {
    // It stops over F5 and F4, and only then turns its front off F4.
    const there = [dog('F3', 'N'), oath('a', 'F6'), oath('under', 'F4')];
    activate(
      there,
      { actor: 'dog', move: 4, named: ['a'] },
      {
        path: ['F3', 'F4', 'F5'],
        footprint: ['E5', 'F5'],
        moved: [{ id: 'under', from: 'F4', to: 'F3' }],
        attacks: true,
      },
    );
  });

  test('OWN-68: pushed straight, a large one treads on Sentinels at every step; placed aside only where it ends', () => {
    const treadOn = (at: string, ...hexes: string[]) => {
      const other = enemy('other', at, { size: 'flower' });
      const board = boardOf([boss('C3'), other, ...hexes.map(hex => sentinel(hex, hex))]);
      return settle(moveCharacter(board, 'boss', 'M6'), 'boss').moved.map(({ id, to }) => [id, to]);
    };
    // L5 and N5 lie on the way from M6 to M3 only.
    expect(treadOn('M6', 'L5', 'N5', 'L4')).toEqual([
      ['other', 'M3'],
      ['L5', null],
      ['N5', null],
      ['L4', null],
    ]);
    // Straight on from M7 is over the edge: it comes to L9, and N9 beneath its first step stays.
    expect(treadOn('M7', 'N9', 'K9')).toEqual([
      ['other', 'L9'],
      ['K9', null],
    ]);
  });

  test('OWN-69: without any free place on the board whoever should be pushed stays and shares the hex', () => {
    const shape = { columns: 5, rows: [4, 5] };
    const all = ['A', 'B', 'C', 'D', 'E'].flatMap((column, i) =>
      Array.from({ length: i % 2 === 0 ? 4 : 5 }, (_, row) => `${column}${row + 1}`),
    );
    const under = hexesOf(boardOf([boss('C2')], shape), 'boss');
    const rest = all.filter(hex => !under.includes(hex));
    const full = boardOf([boss('C2'), ...rest.map(hex => oath(hex, hex))], shape);
    const moved = moveCharacter(full, 'boss', 'C3');
    const free = under.filter(hex => !hexesOf(moved, 'boss').includes(hex));
    const someone = full.characters.find(one => one.id === rest[0]);
    if (!someone) throw new Error('nobody stands there');
    const stuck = free.reduce((board, at) => addCharacter(board, { ...someone, id: `x${at}`, at }), moved);
    expect(settle(stuck, 'boss').moved).toEqual([]);
    expect(
      settle(moved, 'boss')
        .moved.map(one => one.to)
        .sort(),
    ).toEqual([...free].sort());
  });

  test('OWN-70: Sentinels trodden on, then each pushed one with the Sentinels it came upon; the destroyed by id', () => {
    const board = boardOf([
      boss('C3'),
      sentinel('under', 'L6'),
      oath('n', 'M5'),
      sentinel('beyond', 'M4'),
      oath('s', 'M7'),
      tree('z', 'L7'),
      tree('b', 'N6'),
    ]);
    const done = settle(moveCharacter(board, 'boss', 'M6'), 'boss');
    expect(done.moved.map(one => one.id)).toEqual(['under', 'n', 'beyond', 's']);
    expect(done.destroyed).toEqual(['b', 'z']);
  });

  test('OWN-71: each minion is told as it stands after its move, the attacks as all stand at the end', () => {
    // The large one comes last and pushes the other away from its target.
    const there = [
      minion('m', 'B3'),
      minion('big', 'D3', { size: 'flower' }),
      oath('a', 'G8'),
      oath('b', 'A3'),
      tree('t', 'B2'),
      tree('u', 'A2'),
    ];
    expect(ask('minions', there, { move: 3, range: 4 })).toMatchObject({
      order: [
        { id: 'm', path: ['B3'], attacks: true },
        { id: 'big', path: ['D3', 'C3'], attacks: true },
      ],
      attacks: [{ target: 'b', attackers: ['big'] }],
    });
  });

  test('OWN-74: named, breaker and taunter may be any friend but a Sentinel', () => {
    const there = [boss('I5'), oath('a', 'I1'), ally('al', 'I9'), friend('fr', 'M5'), sentinel('s', 'E5')];
    const order = { actor: 'boss', move: 9 };
    for (const who of ['al', 'fr']) {
      activate(there, { ...order, named: [who] }, { target: who });
      activate(there, { ...order, breaker: who }, { target: who });
      activate(there, { ...order, taunter: who }, { target: who });
    }
    activate(there, { ...order, named: ['s'] }, { target: 'a' });
    activate(there, { ...order, breaker: 's' }, { target: 'a' });
  });

  test('OWN-77: the first target of a chain is as given; from then on range and sight count from the one before', () => {
    const there = [rat('A1'), oath('first', 'I5'), oath('next', 'I7'), oath('near', 'A2')];
    check('chain', there, { actor: 'rat', first: 'first', range: 2, max: 3 }, { targets: ['first', 'next'] });
    const walled = [...there, tree('t', 'I6')];
    check('chain', walled, { actor: 'rat', first: 'first', range: 2, max: 3 }, { targets: ['first'] });
    // A large one in the chain reaches from its nearest hex and looks from its front.
    const large = (facing: string, ...more: Parameters<typeof ask>[1]) => [
      rat('A1'),
      friend('big', 'I5', { size: 'flower', facing }),
      ...more,
    ];
    const order = { actor: 'rat', first: 'big', range: 2, max: 2 };
    check('chain', large('N', oath('two', 'I8')), order, { targets: ['big', 'two'] });
    const wall = [oath('two', 'F4'), tree('t', 'G5')];
    check('chain', large('N', ...wall), order, { targets: ['big', 'two'] });
    check('chain', large('S', ...wall), order, { targets: ['big'] });
  });

  test('OWN-78: next to the last target already, it may still change for the most northern free hex', () => {
    const done = chain(boardOf([rat('A3'), oath('a', 'A2')]), { actor: 'rat', first: 'a', range: 1, max: 1 });
    expect(done.endsAt).toBe('A1');
  });

  test('OWN-79: a large one is as far from the source as its nearest hex', () => {
    const board = boardOf([oath('o', 'I9'), boss('I5'), rat('M9')]);
    const done = knockback(board, { source: 'o', targets: ['boss', 'rat'], hexes: 1 });
    expect(done.moved.map(one => one.id)).toEqual(['rat', 'boss']);
  });

  test('OWN-81: an enemy turns by the rule though it faced its target already', () => {
    const there = [boss('I4', { facing: 'SE' }), oath('a', 'K4')];
    activate(there, { actor: 'boss', move: 0 }, { at: 'I4', facing: 'NE' });
  });

  test('OWN-83: with nobody to go for, minions are told North then West and stay', () => {
    const answer = ask('minions', [minion('s', 'I9'), minion('e', 'K4'), minion('w', 'G4')], { move: 4 });
    expect(answer).toMatchObject({
      order: [
        { id: 'w', target: null, path: ['G4'] },
        { id: 'e', target: null, path: ['K4'] },
        { id: 's', target: null, path: ['I9'] },
      ],
      attacks: [],
    });
  });

  test('OWN-84: hexes that it only turns onto are not entered', () => {
    const there = [dog('I5', 'S'), oath('a', 'I3'), water('H4')];
    activate(
      there,
      { actor: 'dog', move: 1, named: ['a'] },
      { path: ['I5', 'I4'], footprint: ['H4', 'I4'], tiles: [] },
    );
  });

  test('OWN-87: a charge keeps its facing', () => {
    for (const facing of ['NE', 'S', 'SW'] as const) {
      const board = boardOf([enemy('rat', 'I5', { facing }), oath('a', 'I6')]);
      expect(charge(board, { actor: 'rat', hexes: 2 }).facing).toBe(facing);
    }
  });
});
