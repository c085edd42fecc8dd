// A second reading of docs/harrow/RULES.md and SCENARIOS.md: plain objects, names of hexes, nothing of src.

export type Side = 'protectors' | 'family' | 'kammi';

export interface Group {
  readonly at: string;
  readonly side: Side;
  readonly haints: number;
  readonly infected: number;
  readonly legends: number;
}

export interface MapCase {
  readonly shape: { readonly columns: number; readonly rows: readonly number[] };
  readonly columns: readonly string[];
  readonly homes: readonly string[];
  readonly storms: readonly string[];
}

export interface BoardCase {
  readonly map: MapCase;
  readonly units: readonly Group[];
  readonly hester: string | null;
  readonly bonfires: readonly { readonly at: string; readonly tokens: number }[];
  readonly townsfolk: readonly string[];
  readonly buildings: readonly string[];
  readonly storms: readonly string[];
  readonly paths: readonly string[];
  readonly dolls: readonly string[];
}

interface Place {
  readonly name: string;
  readonly letter: string;
  readonly column: number;
  readonly row: number;
  /** Half hexes from the north. */
  readonly height: number;
}

interface Drawing {
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
  readonly beside: Map<string, readonly string[]>;
}
/** A map is drawn once. */
const drawings = new WeakMap<MapCase, Drawing>();

function drawingOf({ columns, shape }: MapCase): Drawing {
  const longest = Math.max(...shape.rows);
  const alike = shape.rows.every(n => n === longest);
  const places = columns.flatMap((letters, column) =>
    [...letters].flatMap((letter, row) => {
      if (letter === '.') return [];
      // HX-1
      const lower = alike ? 1 - (column % 2) : longest - letters.length;
      const name = `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}${row + 1}`;
      return [{ name, letter, column, row, height: 2 * row + lower }];
    }),
  );
  return { places, byName: new Map(places.map(one => [one.name, one])), beside: new Map() };
}

export class World {
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
  private readonly beside: Map<string, readonly string[]>;
  units: Group[];
  townsfolk: string[];
  buildings: string[];

  constructor(readonly board: BoardCase) {
    const drawn = drawings.get(board.map) ?? drawingOf(board.map);
    drawings.set(board.map, drawn);
    ({ places: this.places, byName: this.byName, beside: this.beside } = drawn);
    this.units = board.units.filter(one => one.haints + one.legends > 0);
    this.townsfolk = [...board.townsfolk];
    this.buildings = [...board.buildings];
  }

  /** HX-3 */
  distance(a: string, b: string): number {
    const [p, q] = [this.place(a), this.place(b)];
    const across = Math.abs(p.column - q.column);
    return across + Math.max(0, (Math.abs(p.height - q.height) - across) / 2);
  }
  place(name: string): Place {
    return this.byName.get(name)!;
  }
  around(name: string): string[] {
    const beside =
      this.beside.get(name) ??
      this.places.filter(one => this.distance(one.name, name) === 1).map(one => one.name);
    this.beside.set(name, beside);
    return [...beside];
  }
  letter(name: string): string {
    return this.place(name).letter;
  }
  /** TM-4 */
  colour(name: string): string | null {
    return { b: 'brown', f: 'green', p: 'yellow', w: 'teal' }[this.letter(name)] ?? null;
  }
  range(name: string): number {
    return this.letter(name) === 'm' ? 3 : 2;
  }
  get brambles(): string {
    return this.places.find(one => one.letter === 'x')!.name;
  }
  northThenWest = (a: string, b: string): number =>
    this.place(a).height - this.place(b).height || this.place(a).column - this.place(b).column;
  byColumn = (a: string, b: string): number =>
    this.place(a).column - this.place(b).column || this.place(a).row - this.place(b).row;

  groupAt(name: string): Group | undefined {
    return this.units.find(one => one.at === name);
  }
  sizeAt(name: string): number {
    const group = this.groupAt(name);
    return group ? group.haints + group.legends : 0;
  }
  burns(name: string): boolean {
    return this.board.bonfires.some(one => one.at === name);
  }
  storms(): Set<string> {
    return new Set([...this.board.map.storms, ...this.board.storms]);
  }
  /** CR-2 */
  closed(side: Side, name: string): boolean {
    const group = this.groupAt(name);
    if (group && group.side !== side) return true;
    if (this.burns(name)) return true;
    if (side !== 'protectors' && this.townsfolk.includes(name)) return true;
    return side !== 'family' && this.buildings.includes(name);
  }
  /** CR-3 */
  open(side: Side, name: string, n: number): boolean {
    if (!this.byName.has(name) || this.closed(side, name)) return false;
    return this.sizeAt(name) + n <= 4;
  }
  /** What is on a hex of one side becomes this; nobody leaves the list. */
  put(group: Group): void {
    this.units = this.units.filter(one => one.at !== group.at);
    if (group.haints + group.legends > 0) this.units.push(group);
  }
  /** AT-7: an uninfected Haint dies before an infected one. */
  kill(at: string): void {
    const group = this.groupAt(at)!;
    const sick = Math.min(group.infected, group.haints - 1);
    this.put({ ...group, haints: group.haints - 1, infected: sick });
  }
  said(): Group[] {
    return this.units
      .map(({ at, side, haints, infected, legends }) => ({ at, side, haints, infected, legends }))
      .sort((a, b) => this.byColumn(a.at, b.at));
  }
}

export const cubeOf: Readonly<Record<Side, string>> = { protectors: 'red', family: 'blue', kammi: 'purple' };
