import type { Played } from '../rules/records';
import { count, SideName } from './names';

/** What the page of records says. */
export const recordsUi = {
  title: 'Records',
  none: 'No game has been played on this device yet.',
  wins: 'Wins, with the range that the number of games allows',
  games: 'Games',
  kind: (of: Played['of']): string =>
    'level' in of ? `Alone, level ${of.level}:` : `${of.sides.map(SideName).join(' · ')}:`,
  won: (who: string, won: number, games: number) => `${who}, ${won} of ${games}`,
  line: ({ day, round, points, of, over }: Played): string => {
    const [a, b] = 'level' in of ? (['protectors', 'family'] as const) : of.sides;
    const end = over === '' ? 'goes on' : over === 'lost' ? 'Hester has lost' : `won by ${SideName(over)}`;
    return `${day} · ${count(round, 'round')} · ${SideName(a)} ${points[0]}, ${SideName(b)} ${points[1]} · ${end}`;
  },
  range: ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${Math.round(100 * low)} to ${Math.round(100 * high)} %`,
  csv: 'Take them along as a table (CSV)',
};
