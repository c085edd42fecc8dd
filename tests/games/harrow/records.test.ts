import { describe, expect, it } from 'vitest';
import { classesOf, luckOf } from '../../../src/games/harrow/rules/honesty';
import {
  honestyOf,
  type Played,
  recordsCsv,
  rivalriesOf,
  winsOf,
} from '../../../src/games/harrow/rules/records';

const alone = (level: number, over: string, name = 'Hollow Fork'): Played => ({
  name,
  names: ['', ''],
  told: null,
  day: '2026-11-19',
  of: { level },
  round: 6,
  points: [7, 2],
  spaces: 4,
  over,
});
const two = (over: string): Played => ({
  name: 'Two',
  names: ['Ann', 'Ben'],
  told: null,
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
    const [, line = ''] = recordsCsv([alone(1, 'lost', name)]).split('\r\n');
    expect(line).toBe(`2026-11-19,${cell},1,protectors,family,6,7,2,4,lost,,,,,,,,,,`);
  });

  it('a table of two leaves the level and her spaces empty', () => {
    expect(
      recordsCsv([two('')])
        .split('\r\n')
        .at(-1),
    ).toBe('2026-11-18,Two,,protectors,kammi,5,7,4,,,Ann,Ben,,,,,,,,');
  });

  const scored = (attacks: number, goals: number) => ({ attacks, goals, brambles: 0, table: 0 });
  const told = {
    scored: [scored(3, 4), scored(2, 0)],
    foreseen: true,
    classes: classesOf([{ chance: 0.71, success: true, forecast: 1, hits: 2 }]),
    luck: 1.25,
  } as const;

  it('the table tells what scored, that somebody looked ahead, and luck once the game is over', () => {
    const line = (over: string): string | undefined =>
      recordsCsv([{ ...two(over), told }])
        .split('\r\n')
        .at(-1);
    expect(line('kammi')).toBe('2026-11-18,Two,,protectors,kammi,5,7,4,,kammi,Ann,Ben,3,4,0,2,0,0,yes,1.25');
    expect(line('')).toBe('2026-11-18,Two,,protectors,kammi,5,7,4,,,Ann,Ben,3,4,0,2,0,0,yes,');
  });

  it('rivalries are counted by pair of names, whichever sides they play and however they are written', () => {
    const met = (names: readonly [string, string], over: string): Played => ({ ...two(over), names });
    expect(
      rivalriesOf([
        met(['Ann', 'Ben'], 'kammi'),
        met([' ben', 'ANN'], 'kammi'),
        met(['Ben', 'Ann'], 'hester'),
        met(['Ben', 'Ann'], ''),
        met(['Ann', ''], 'kammi'),
        met(['Ann', 'Cleo'], 'protectors'),
        alone(1, 'hester'),
      ]),
    ).toEqual([
      { names: ['Ann', 'Ben'], won: [1, 1], games: 3 },
      { names: ['Ann', 'Cleo'], won: [1, 0], games: 1 },
    ]);
  });

  it.each([
    [0, 0],
    [0.099, 0],
    [0.1, 1],
    [0.74, 7],
    [0.999, 9],
    [1, 9],
  ])('TR-4: an attack of chance %d stands in class %d', (chance, at) => {
    const found = classesOf([{ chance, success: true, forecast: 0, hits: 0 }]);
    expect(found.map(({ attacks }) => attacks).indexOf(1)).toBe(at);
    expect(found[at]).toEqual({ attacks: 1, success: 1 });
  });

  it('all games together: forecasts against outcomes, and luck as hits over the forecast', () => {
    const lost = classesOf([{ chance: 0.72, success: false, forecast: 1, hits: 0 }]);
    const [two0] = [two('kammi')];
    const all = honestyOf([{ ...two0, told }, { ...two0, told: { ...told, classes: lost } }, two0]);
    expect(all[7]).toEqual({ attacks: 2, success: 1 });
    expect(luckOf([{ chance: 1, success: true, forecast: 1.5, hits: 3 }])).toBe(1.5);
  });
});
