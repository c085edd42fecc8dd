import { describe, expect, it } from 'vitest';
import { csvOf, type Played, winsOf } from '../../../src/games/harrow/rules/records';

const alone = (level: number, over: string, name = 'Hollow Fork'): Played => ({
  name,
  day: '2026-11-19',
  of: { level },
  round: 6,
  points: [7, 2],
  spaces: 4,
  over,
});
const two = (over: string): Played => ({
  name: 'Two',
  day: '2026-11-18',
  of: { sides: ['protectors', 'kammi'] },
  round: 5,
  points: [7, 4],
  spaces: null,
  over,
});

describe('records', () => {
  it('count wins by level and by pair of sides; a game that goes on counts for nobody', () => {
    expect(
      winsOf([alone(1, 'hester'), alone(1, 'lost'), alone(1, ''), alone(2, 'lost'), two('kammi')]),
    ).toEqual([
      { of: { level: 1 }, who: 'hester', won: 1, games: 2 },
      { of: { level: 2 }, who: 'hester', won: 0, games: 1 },
      { of: { sides: ['protectors', 'kammi'] }, who: 'protectors', won: 0, games: 1 },
      { of: { sides: ['protectors', 'kammi'] }, who: 'kammi', won: 1, games: 1 },
    ]);
    expect(winsOf([two('hester')]).at(-1)).toMatchObject({ who: 'hester', won: 1 });
  });

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['the "fox"', '"the ""fox"""'],
    ['=1+1', "'=1+1"],
    ['@x,y', '"\'@x,y"'],
  ])('a name %j stands in the table as %j, never as a formula', (name, cell) => {
    const [, line = ''] = csvOf([alone(1, 'lost', name)]).split('\r\n');
    expect(line).toBe(`2026-11-19,${cell},1,protectors,family,6,7,2,4,lost`);
  });

  it('a table of two leaves the level and her spaces empty', () => {
    expect(
      csvOf([two('')])
        .split('\r\n')
        .at(-1),
    ).toBe('2026-11-18,Two,,protectors,kammi,5,7,4,,');
  });
});
