import { csvOf } from '../../../basics/csv';
import { type Class, noClasses, together } from './honesty';
import type { Source } from './state/tale-model';

/** Points by what brought them. */
export type Scored = Readonly<Record<Source, number>>;

/** What a game told its records; nothing where an older version kept it. */
export interface Told {
  readonly scored: readonly [Scored, Scored];
  readonly foreseen: boolean;
  readonly classes: readonly Class[];
  readonly luck: number;
}

/** One game that was played, as the lists tell it. */
export interface Played {
  readonly name: string;
  /** Who played the two sides, where it was said. */
  readonly names: readonly [string, string];
  readonly told: Told | null;
  /** As it is written in a table: 2026-11-19. */
  readonly day: string;
  /** Alone at a level, or the two sides of a table. */
  readonly of: { readonly level: number } | { readonly sides: readonly [string, string] };
  readonly round: number;
  readonly points: readonly [number, number];
  /** Hester's filled spaces; nothing at a table, where the list does not tell. */
  readonly spaces: number | null;
  /** Who has won, `lost` for Hester's player alone, or nothing while it goes on. */
  readonly over: string;
}

/** How often somebody has won of the games that have ended. */
export interface Wins {
  readonly of: Played['of'];
  readonly who: string;
  readonly won: number;
  readonly games: number;
}

const keyOf = (of: Played['of']): string => ('level' in of ? `level ${of.level}` : of.sides.join(' '));

/** Wins by level for Hester's player, by pair of sides for each of the two. Games that go on do not count. */
export function winsOf(games: readonly Played[]): Wins[] {
  const ended = games.filter(({ over }) => over !== '');
  const kinds = new Map(ended.map(({ of }) => [keyOf(of), of]));
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, of]) => {
      const those = ended.filter(one => keyOf(one.of) === key);
      const whose =
        'level' in of
          ? ['hester']
          : [...of.sides, ...(those.some(one => one.over === 'hester') ? ['hester'] : [])];
      return whose.map(who => ({
        of,
        who,
        won: those.filter(({ over }) => over === who).length,
        games: those.length,
      }));
    });
}

/** Two people who have met, whichever sides they played. */
export interface Rivalry {
  readonly names: readonly [string, string];
  readonly won: readonly [number, number];
  readonly games: number;
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Rivalries by pair of names, those who have met most often first. Games that go on do not count. */
export function rivalriesOf(games: readonly Played[]): Rivalry[] {
  const found: Rivalry[] = [];
  for (const { names, over, of } of games) {
    if (over === '' || 'level' in of || names.some(name => name.trim() === '')) continue;
    const at = found.findIndex(one =>
      [names, [names[1], names[0]] as const].some(
        two => sameName(two[0], one.names[0]) && sameName(two[1], one.names[1]),
      ),
    );
    const met = found[at] ?? { names, won: [0, 0] as const, games: 0 };
    const side = of.sides.indexOf(over);
    const who = side < 0 ? -1 : met.names.findIndex(name => sameName(name, names[side] ?? ''));
    const won = [met.won[0] + (who === 0 ? 1 : 0), met.won[1] + (who === 1 ? 1 : 0)] as const;
    const next = { ...met, won, games: met.games + 1 };
    if (at < 0) found.push(next);
    else found[at] = next;
  }
  return found.sort((a, b) => b.games - a.games || (a.names.join() < b.names.join() ? -1 : 1));
}

/** Forecasts against outcomes of all games together. */
export const honestyOf = (games: readonly Played[]): readonly Class[] =>
  games.reduce((all, { told }) => (told ? together(all, told.classes) : all), noClasses);

const head = [
  'day',
  'name',
  'level',
  'first-side',
  'second-side',
  'rounds',
  'first-points',
  'second-points',
  'hester-spaces',
  'won-by',
  'first-name',
  'second-name',
  'first-by-attacks',
  'first-by-goals',
  'first-by-brambles',
  'second-by-attacks',
  'second-by-goals',
  'second-by-brambles',
  'looked-ahead',
  'luck',
];

const bySources = (scored: Scored | undefined): (string | number)[] =>
  [scored?.attacks, scored?.goals, scored?.brambles].map(n => n ?? '');

/** All games as comma-separated values, one line each. */
export function recordsCsv(games: readonly Played[]): string {
  const rows = games.map(({ day, name, names, told, of, round, points, spaces, over }) => [
    day,
    name,
    'level' in of ? of.level : '',
    ...('level' in of ? ['protectors', 'family'] : of.sides),
    round,
    ...points,
    spaces ?? '',
    over,
    ...names,
    ...bySources(told?.scored[0]),
    ...bySources(told?.scored[1]),
    told === null ? '' : told.foreseen ? 'yes' : 'no',
    // Luck is told only after the end.
    told === null || over === '' ? '' : told.luck,
  ]);
  return csvOf([head, ...rows]);
}
