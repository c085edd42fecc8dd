// A second director, written from docs/harrow/RULES.md alone: plain objects, names of hexes, no grid of ours.

export interface SlowUnit {
  readonly at: string;
  readonly side: string;
  readonly units: number;
}

export interface SlowBoard {
  readonly columns: readonly string[];
  readonly units: readonly SlowUnit[];
  readonly bonfires: readonly string[];
  readonly townsfolk: readonly string[];
  readonly buildings: readonly string[];
}

export interface SlowWalk {
  readonly from: string;
  readonly path: readonly string[];
  readonly units: number;
  readonly joins: boolean;
}

interface Place {
  readonly name: string;
  readonly column: number;
  /** HX-1: half hexes from the north; longer columns reach half a hex further at both ends. */
  readonly height: number;
}

/** All hexes of a map, from its letters. */
function placesOf(columns: readonly string[]): Place[] {
  const counts = columns.map(letters => letters.length);
  const longest = Math.max(...counts);
  const alike = counts.every(count => count === longest);
  return columns.flatMap((letters, column) =>
    [...letters].flatMap((letter, row): Place[] => {
      if (letter === '.') return [];
      const lower = alike ? (column % 2 === 0 ? 1 : 0) : longest - letters.length;
      return [{ name: `${'ABCDEFGHIJKLMNOPQRST'[column]}${row + 1}`, column, height: lower + 2 * row }];
    }),
  );
}

/** HX-3: hexes touch if they lie in one column and one row apart, or half a row apart in the next column. */
const touches = (a: Place, b: Place): boolean =>
  a.column === b.column
    ? Math.abs(a.height - b.height) === 2
    : Math.abs(a.column - b.column) === 1 && Math.abs(a.height - b.height) === 1;

/** HX-4 */
const northThenWest = (a: Place, b: Place): number => a.height - b.height || a.column - b.column;

/** SO-10 to SO-15 by defaults. */
export function slowMove(board: SlowBoard, side: string, steps: number) {
  const places = placesOf(board.columns);
  const place = (name: string): Place => places.find(one => one.name === name)!;
  const around = (name: string): Place[] =>
    places.filter(one => touches(one, place(name))).sort(northThenWest);
  const goals = side === 'protectors' ? [...board.townsfolk] : [...board.buildings];
  const foreign = side === 'protectors' ? board.buildings : board.townsfolk;
  const units = new Map(board.units.map(one => [one.at, { ...one }]));
  // CR-2: other Units, Bonfires and the goals of the other side close a hex.
  const closed = (name: string): boolean =>
    [...units.values()].some(one => one.at === name && one.side !== side) ||
    board.bonfires.includes(name) ||
    foreign.includes(name);

  const objective = goals[0] ?? null;
  let taken = false;
  const take = (): void => {
    goals.splice(goals.indexOf(objective ?? ''), 1);
    taken = true;
  };
  if (objective !== null && units.get(objective)?.side === side) take();

  /** SO-11: rings around the objective. */
  const ways = new Map<string, number>();
  if (objective !== null && !closed(objective)) {
    let ring = [objective];
    for (let far = 0; ring.length > 0; far++) {
      for (const name of ring) ways.set(name, far);
      ring = [
        ...new Set(
          ring.flatMap(name =>
            around(name)
              .map(one => one.name)
              .filter(one => !ways.has(one) && !closed(one)),
          ),
        ),
      ];
    }
  }
  const wayOf = (name: string): number | null => {
    if (ways.has(name)) return ways.get(name)!;
    const beside = around(name).flatMap(one => (ways.has(one.name) ? [ways.get(one.name)!] : []));
    return beside.length === 0 ? null : Math.min(...beside) + 1;
  };
  /** SO-12 */
  const stepsOf = (name: string, many: number): string[] => {
    const way = wayOf(name);
    if (way === null || way === 0) return [];
    return around(name)
      .filter(
        ({ name: to }) => ways.get(to) === way - 1 && !closed(to) && (units.get(to)?.units ?? 0) + many <= 4,
      )
      .map(one => one.name);
  };

  const unmoved = new Set([...units.values()].filter(one => one.side === side).map(one => one.at));
  const walks: SlowWalk[] = [];
  for (;;) {
    // SO-14: the shortest way first, ties North then West.
    const named = [...unmoved]
      .filter(at => steps > 0 && stepsOf(at, units.get(at)!.units).length > 0)
      .sort((a, b) => wayOf(a)! - wayOf(b)! || northThenWest(place(a), place(b)))[0];
    if (named === undefined) break;
    const group = units.get(named)!;
    units.delete(named);
    unmoved.delete(named);
    const path: string[] = [];
    let at = named;
    let joins = false;
    while (path.length < steps && !joins) {
      const to = stepsOf(at, group.units)[0];
      if (to === undefined) break;
      path.push(to);
      at = to;
      joins = units.has(to);
    }
    units.set(at, { at, side, units: group.units + (units.get(at)?.units ?? 0) });
    walks.push({ from: named, path, units: group.units, joins });
    if (at === objective && goals.includes(at) && !taken) take();
  }
  return { goal: objective, walks, taken };
}
