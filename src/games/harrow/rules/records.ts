/** One game that was played, as the lists tell it. */
export interface Played {
  readonly name: string;
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

/** A cell of a table that other programs open: quoted where it must be, and never a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? `${value}` : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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
];

/** All games as comma-separated values, one line each. */
export function csvOf(games: readonly Played[]): string {
  const rows = games.map(({ day, name, of, round, points, spaces, over }) => [
    day,
    name,
    'level' in of ? of.level : '',
    ...('level' in of ? ['protectors', 'family'] : of.sides),
    round,
    ...points,
    spaces ?? '',
    over,
  ]);
  return [head, ...rows].map(row => row.map(cell).join(',')).join('\r\n');
}
