import type { Class } from '../rules/honesty';
import type { Played, Rivalry, Scored } from '../rules/records';
import { count, SideName } from './names';

/** What the page of records says. */
export const recordsUi = {
  title: 'Records',
  none: 'No game has been played on this device yet.',
  wins: 'Wins, with the range that the number of games allows',
  games: 'Games',
  kind: (of: Played['of']): string =>
    'level' in of
      ? of.level === 0
        ? 'Alone, a level of one’s own:'
        : `Alone, level ${of.level}:`
      : `${of.sides.map(SideName).join(' · ')}:`,
  won: (who: string, won: number, games: number) => `${who}, ${won} of ${games}`,
  looked: 'looked ahead',
  scored: (side: string, { attacks, goals, brambles, table }: Scored) => {
    const parts = [
      attacks === 0 ? '' : `attacks ${attacks}`,
      goals === 0 ? '' : `goals ${goals}`,
      brambles === 0 ? '' : `Brambles ${brambles}`,
      table === 0 ? '' : `the table says ${table}`,
    ].filter(Boolean);
    return parts.length === 0 ? '' : `${SideName(side)}: ${parts.join(', ')}`;
  },
  luck: (n: number) =>
    Math.abs(n) < 0.05
      ? 'As many hits as were forecast'
      : `${Math.abs(n).toFixed(1)} hits ${n > 0 ? 'more' : 'fewer'} than were forecast`,
  rivalries: 'Who has met whom',
  rivalry: ({ names, won, games }: Rivalry) =>
    `${names[0]} ${won[0]}, ${names[1]} ${won[1]} of ${count(games, 'game')}`,
  honesty: 'Forecasts and outcomes',
  honestyNote:
    'Attacks by the chance that the app forecast before the Tree was used. The closer a bar is to its mark, the better the forecast.',
  honestyOf: (i: number, { attacks, success }: Class) =>
    `${10 * i} to ${10 * (i + 1)} %: ${success} of ${attacks} succeeded`,
  round: 'Round',
  chance: 'Forecast in %',
  outcome: 'attacks that succeeded',
  forecast: 'forecast',
  noAttack: 'No attack yet.',
  plots: 'How it went',
  pointsPlot: 'Points at the end of each round',
  insidePlot: 'Cubes in the Tree after each drop',
  noTale: 'This game was begun with an older version, or is open elsewhere: nothing more is known of it.',
  line: ({ day, round, points, of, over }: Played): string => {
    const [a, b] = 'level' in of ? (['protectors', 'family'] as const) : of.sides;
    const end = over === '' ? 'goes on' : over === 'lost' ? 'Hester has lost' : `won by ${SideName(over)}`;
    return `${day} · ${count(round, 'round')} · ${SideName(a)} ${points[0]}, ${SideName(b)} ${points[1]} · ${end}`;
  },
  range: ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${Math.round(100 * low)} to ${Math.round(100 * high)} %`,
  csv: 'Take them along as a table (CSV)',
};
