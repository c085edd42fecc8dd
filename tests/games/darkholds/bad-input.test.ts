import { describe, expect, test } from 'vitest';
import { answerCase } from '../../../scripts/answers/answer';
import { scenario } from '../../../scripts/scenario/darkholds';
import { isRecord } from '../../../src/basics/reading';
import { ask, refusedAt } from './ask';
import { enemy, hero, level, room, world } from './boards';

const on = (change: object) => ({
  level: { ...level(room(3, 2)), ...change },
  warriors: [enemy('e', 'A1'), hero('h', 'C1')],
});
const marker = (one: object) => on({ markers: [one] });
const warrior = (change: object) => ({
  ...on({}),
  warriors: [{ ...enemy('e', 'A1'), ...change }],
});

describe('what is wrong is told with its path', () => {
  test.each([
    ['no level', { level: undefined }, 'badLevel cases[0].level'],
    ['no floors', on({ floors: [] }), 'badLevel cases[0].level.floors'],
    ['a ragged picture', on({ floors: [['aa', 'a']] }), 'badLevel cases[0].level.floors[0][1]'],
    ['an empty row', on({ floors: [['']] }), 'badLevel cases[0].level.floors[0]'],
    ['rows that are no texts', on({ floors: [['aa'], [7]] }), 'badLevel cases[0].level.floors[1]'],
    ['a tile on two floors', on({ floors: [['aa'], ['b'], ['.a']] }), 'badLevel cases[0].level.floors[2][0]'],
    ['a wall of one cell', on({ walls: [['A1']] }), 'badLevel cases[0].level.walls[0]'],
    ['a wall between cells apart', on({ walls: [['A1', 'C1']] }), 'badLevel cases[0].level.walls[0]'],
    ['a wall at a corner', on({ walls: [['A1', 'B2']] }), 'badLevel cases[0].level.walls[0]'],
    ['a wall off the picture', on({ walls: [['A1', 'A0']] }), 'badSquare cases[0].level.walls[0][1]'],
    [
      'a wall in void',
      { ...on({ floors: [['a..']], walls: [['B1', 'C1']] }), warriors: [] },
      'badLevel cases[0].level.walls[0]',
    ],
    ['a marker of no kind', marker({ kind: 'well', at: ['A1'] }), 'badValue cases[0].level.markers[0].kind'],
    [
      'a marker off squares',
      marker({ kind: 'gap', at: ['D1'] }),
      'badSquare cases[0].level.markers[0].at[0]',
    ],
    ['a marker nowhere', marker({ kind: 'gap' }), 'badSquare cases[0].level.markers[0].at'],
    [
      'a marker on another',
      on({
        markers: [
          { kind: 'gap', at: ['B1'] },
          { kind: 'rockfall', at: ['A1', 'B1'], vigour: 1 },
        ],
      }),
      'badLevel cases[0].level.markers[1].at[1]',
    ],
    [
      'a rockfall without vigour',
      marker({ kind: 'rockfall', at: ['B1'] }),
      'badValue cases[0].level.markers[0].vigour',
    ],
    [
      'a ladder on one floor',
      marker({ kind: 'ladder', at: ['A1', 'B1'] }),
      'badLevel cases[0].level.markers[0].at',
    ],
    [
      'a ladder with one end',
      marker({ kind: 'ladder', at: ['A1'] }),
      'badLevel cases[0].level.markers[0].at',
    ],
    [
      'an entry on two cells',
      marker({ kind: 'entry', at: ['A1', 'B1'] }),
      'badLevel cases[0].level.markers[0].at',
    ],
    ['noise in void', on({ noise: { Z9: 1 } }), 'badSquare cases[0].level.noise.Z9'],
    ['noise below 0', on({ noise: { A1: -1 } }), 'badValue cases[0].level.noise.A1'],
    ['a flag that is none', on({ enemyNoise: 1 }), 'badValue cases[0].level.enemyNoise'],
    ['a warrior in void', warrior({ at: 'A3' }), 'badSquare cases[0].warriors[0].at'],
    ['a warrior over the edge', warrior({ at: 'C2', size: [2, 1] }), 'badSquare cases[0].warriors[0].at'],
    ['an id that is given twice', on({}), undefined],
    ['a side that is none', warrior({ side: 'goblin' }), 'badValue cases[0].warriors[0].side'],
    ['vigour below 0', warrior({ vigour: -1 }), 'badValue cases[0].warriors[0].vigour'],
    ['half a vigour', warrior({ vigour: 1.5 }), 'badValue cases[0].warriors[0].vigour'],
    [
      'as many wounds as constitution',
      warrior({ con: 2, wounds: 2 }),
      'badValue cases[0].warriors[0].wounds',
    ],
    ['tough above 9', warrior({ tough: 10 }), 'badValue cases[0].warriors[0].tough'],
    ['an unknown trait', warrior({ traits: ['agile', 'slow'] }), 'badValue cases[0].warriors[0].traits[1]'],
    [
      'a weapon without a range',
      warrior({ combat: [{ dice: 1, hit: 1, damage: 1 }] }),
      'badValue cases[0].warriors[0].combat[0].range',
    ],
    [
      'a shot that ends before it begins',
      warrior({ shot: [{ min: 3, max: 2, dice: 1, hit: 1, damage: 1 }] }),
      'badValue cases[0].warriors[0].shot[0].max',
    ],
  ])('%s', (_, asked, problem) => {
    expect(refusedAt('phase', asked)[0]).toBe(problem);
  });

  test.each([
    ['sight', { from: 'e', to: 'x' }, 'unknownId cases[0].to'],
    ['target', { actor: 'h' }, 'badValue cases[0].actor'],
    ['activate', { actor: 'e', rolls: [3, 10] }, 'badValue cases[0].rolls[1]'],
    ['walk', { actor: 'e', path: [] }, 'badValue cases[0].actor'],
    ['walk', { actor: 'h', path: ['A1', 'A9'] }, 'badSquare cases[0].path[1]'],
    ['walk', { actor: 'h' }, 'badValue cases[0].path'],
    ['next', { done: ['e', 'y'] }, 'unknownId cases[0].done[1]'],
    ['measure', { from: 'A1' }, 'badSquare cases[0].to'],
    [
      'reinforce',
      { heroes: 4, types: [], cards: [[{ type: 'rat', count: 1 }]] },
      'unknownId cases[0].cards[0][0].type',
    ],
    ['reinforce', { heroes: -1, types: [], cards: [] }, 'badValue cases[0].heroes'],
  ])('%s %j', (what, more, problem) => {
    expect(refusedAt(what, { ...on({}), ...more })[0]).toBe(problem);
  });

  test('BD-1: who stands on a level is looked at only where the level itself is right', () => {
    const off = { warriors: [enemy('e', 'Z9')] };
    expect(refusedAt('phase', { ...on({ walls: [['A1', 'C1']] }), ...off })).toEqual([
      'badLevel cases[0].level.walls[0]',
    ]);
    expect(refusedAt('phase', { ...on({}), ...off })).toEqual(['badSquare cases[0].warriors[0].at']);
  });

  test('every problem of a level is gathered', () => {
    const asked = { ...on({ walls: [['A1', 'C1']], markers: [{ kind: 'ladder', at: ['A1', 'B1'] }] }) };
    expect(refusedAt('phase', asked)).toHaveLength(2);
    expect(refusedAt('phase', { ...on({}), warriors: [enemy('e', 'A1'), enemy('e', 'B1')] })).toEqual([
      'badValue cases[0].warriors[1].id',
    ]);
  });

  test.each([
    ['an absurd level: no exit, nobody, all void but one', { level: level(['a..', '...']), warriors: [] }],
    [
      'everybody unconscious',
      { level: level(['aa']), warriors: [hero('h', 'A1', { prone: true }), enemy('e', 'B1')] },
    ],
    ['nobody can meet', world(level(['a.b']), enemy('e', 'A1'), hero('h', 'C1'))],
  ])('%s plays', (_, asked) => {
    expect(ask('phase', asked).end).toMatchObject({ used: 0 });
  });

  test('each is worded, and the cases beside it are answered', () => {
    const said = (asked: unknown): unknown => {
      const answer: unknown = answerCase(scenario, asked, 'cases[2]');
      return isRecord(answer) ? answer.error : undefined;
    };
    expect(said(7)).toMatchObject({ code: 'unreadable', at: 'cases[2]' });
    expect(said({ id: 1, do: 'dance' })).toMatchObject({ code: 'unknownDo', at: 'cases[2].do' });
    expect(said({ do: 'sight', ...on({}), from: 'e', to: 'x' })).toEqual({
      code: 'unknownId',
      at: 'cases[2].to',
      message: 'Nobody here is called x.',
    });
    expect(said({ do: 'phase', ...marker({ kind: 'ladder', at: ['A1', 'B1'] }) })).toMatchObject({
      message: 'The ends of a ladder lie on different floors.',
    });
  });
});
