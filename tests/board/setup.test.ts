import { describe, expect, test } from 'vitest';
import { boardFrom } from '../../src/board/text/setup';
import { boss, enemy, fire, oath, sentinel, setup, tree, water } from './ask';

const problems = (input: unknown): [string, string][] => {
  const read = boardFrom(input);
  return read.ok ? [] : read.error.map(({ code, at }) => [code, at]);
};
const having = (change: object) => ({ ...setup([oath('a', 'A1')]), ...change });

describe('the door for boards', () => {
  test('an empty object is the empty standard board', () => {
    expect(boardFrom({})).toEqual({
      ok: true,
      value: { shape: { columns: 17, rows: [9, 10] }, obstacles: [], tiles: [], characters: [] },
    });
  });

  test('what is left out has its usual value', () => {
    const read = boardFrom({ characters: [{ id: 'a', side: 'ally', at: 'C5', hp: 4 }] });
    expect(read.ok && read.value.characters).toEqual([
      { id: 'a', side: 'ally', at: 'C5', facing: 'N', size: 'single', hp: 4, mob: false, minion: false },
    ]);
  });

  test('fire and water may lie in one hex, and under anybody', () => {
    expect(problems(setup([oath('a', 'A1'), tree('t', 'A2'), water('A1', 'A2'), fire('A1')]))).toEqual([]);
  });

  const cases: [string, unknown, [string, string][]][] = [
    ['no object', 'board', [['not-an-object', 'board']]],
    ['a shape that cannot be', { shape: { columns: 0, rows: [1] } }, [['bad-shape', 'board.shape.columns']]],
    [
      'lists that are none',
      { tiles: {}, characters: 3 },
      [
        ['not-a-list', 'board.tiles'],
        ['not-a-list', 'board.characters'],
      ],
    ],
    ['an entry that is no object', { characters: [null] }, [['not-an-object', 'board.characters[0]']]],
    [
      'an unknown hex',
      having({ obstacles: [tree('t', 'A2', 'A10')] }),
      [['unknown-hex', 'board.obstacles[0].hexes[1]']],
    ],
    ['a hex in small letters', { tiles: [water('a1')] }, [['unknown-hex', 'board.tiles[0].hexes[0]']]],
    ['no hexes', { obstacles: [tree('t')] }, [['not-a-list', 'board.obstacles[0].hexes']]],
    [
      'an unknown side',
      { characters: [{ id: 'a', side: 'hero', at: 'A1' }] },
      [['unknown-side', 'board.characters[0].side']],
    ],
    [
      'an unknown facing',
      { characters: [oath('a', 'A1', { facing: 'E' })] },
      [['unknown-direction', 'board.characters[0].facing']],
    ],
    [
      'an unknown size',
      { characters: [enemy('a', 'C5', { size: 'huge' })] },
      [['bad-size', 'board.characters[0].size']],
    ],
    [
      'HP below 0',
      { characters: [oath('a', 'A1', { hp: -1 })] },
      [['not-a-count', 'board.characters[0].hp']],
    ],
    [
      'a flag that is none',
      { characters: [enemy('a', 'A1', { mob: 'yes' })] },
      [['not-a-flag', 'board.characters[0].mob']],
    ],
    ['no id', { characters: [oath('', 'A1')] }, [['not-a-text', 'board.characters[0].id']]],
    [
      'an id twice',
      { characters: [oath('a', 'A1'), oath('a', 'A2')] },
      [['same-id', 'board.characters[1].id']],
    ],
    [
      'two characters in a hex',
      { characters: [oath('a', 'A1'), sentinel('s', 'A1')] },
      [['hex-taken', 'board.characters[1].at']],
    ],
    [
      'a character on an obstacle',
      setup([tree('t', 'A1'), oath('a', 'A1')]),
      [['hex-taken', 'board.characters[0].at']],
    ],
    [
      'somebody under a flower',
      { characters: [boss('C5'), oath('a', 'D6')] },
      [['hex-taken', 'board.characters[1].at']],
    ],
    [
      'two obstacles in a hex',
      { obstacles: [tree('t', 'A1'), tree('u', 'A2', 'A1')] },
      [['hex-taken', 'board.obstacles[1].hexes[1]']],
    ],
    ['a footprint off the board', { characters: [boss('A5')] }, [['off-board', 'board.characters[0].at']]],
    [
      'a large Sentinel',
      { characters: [sentinel('s', 'C5', { size: 'flower' })] },
      [['bad-size', 'board.characters[0].size']],
    ],
  ];
  test.each(cases)('refused with its place: %s', (_, input, expected) => {
    expect(problems(input)).toEqual(expected);
  });

  const sizes: [string, object][] = [
    ['without its core', { hexes: [['N']] }],
    ['with a hex twice', { hexes: [[], ['N'], ['NE', 'NW']] }],
    ['too far from its core', { hexes: [[], ['N', 'N', 'N', 'N']] }],
    ['with words that are no directions', { hexes: [[], ['up']] }],
    ['with a front beside it', { hexes: [[]], front: ['N'] }],
    ['with a slot beside it', { hexes: [[]], slots: { head: [['N']] } }],
    ['with slots that are no object', { hexes: [[]], slots: [] }],
  ];
  test.each(sizes)('AR-2: a footprint is refused %s', (_, size) => {
    expect(problems({ characters: [enemy('a', 'I5', { size })] }).map(([code]) => code)).toEqual([
      'bad-size',
    ]);
  });

  test('all problems are told at once', () => {
    expect(
      problems({ characters: [oath('a', 'Z9'), oath('', 'A1')], obstacles: [tree('t', 'A99')] }),
    ).toHaveLength(3);
  });
});
