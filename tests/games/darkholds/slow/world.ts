// A second, plainer reading of the rules, from the words of docs/darkholds/RULES.md alone: squares are names, everything
// is looked up anew, lines are cut with fractions, and nothing is kept.

export interface CombatCase {
  range: number;
  dice: number;
  hit: number;
  damage: number;
}
export interface ShotCase {
  min: number;
  max: number;
  dice: number;
  hit: number;
  damage: number;
}
export interface WarriorCase {
  id: string;
  side: 'hero' | 'henchman' | 'enemy';
  at: string;
  size?: [number, number];
  vigour?: number;
  con?: number;
  wounds?: number;
  agility?: number | null;
  parry?: number | null;
  tough?: number | null;
  prone?: boolean;
  traits?: string[];
  type?: string;
  rank?: number;
  entry?: boolean;
  shootLimit?: number;
  combat?: CombatCase[];
  shot?: ShotCase[];
}
export interface MarkerCase {
  kind: string;
  at: string[];
  vigour?: number;
  tile?: string;
  id?: string;
  blocked?: boolean;
}
export interface LevelCase {
  floors: string[][];
  walls?: [string, string][];
  markers?: MarkerCase[];
  noise?: Record<string, number>;
  enemyNoise?: boolean;
}
export interface World {
  level: LevelCase;
  warriors: WarriorCase[];
}

export interface XY {
  x: number;
  y: number;
  f: number;
}

export const xyOf = (name: string): XY => {
  const [, letters = '', row = '', floor = '1'] = /^([A-Z]+)(\d+)(?:\/(\d+))?$/.exec(name) ?? [];
  let x = 0;
  for (const letter of letters) x = x * 26 + (letter.charCodeAt(0) - 64);
  return { x: x - 1, y: Number(row) - 1, f: Number(floor) - 1 };
};
export const nameAt = ({ x, y, f }: XY): string => {
  let letters = '';
  for (let left = x + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${y + 1}${f > 0 ? `/${f + 1}` : ''}`;
};

export const letterAt = ({ level }: World, { x, y, f }: XY): string => level.floors[f]?.[y]?.[x] ?? '.';
export const isSquare = (world: World, at: XY): boolean => letterAt(world, at) !== '.';

/** BD-2. */
export const squaresIn = ({ level }: World): string[] =>
  level.floors.flatMap((rows, f) =>
    rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [] : [nameAt({ x, y, f })]))),
  );
export const byReading = (a: string, b: string): number => {
  const [p, q] = [xyOf(a), xyOf(b)];
  return p.f - q.f || p.y - q.y || p.x - q.x;
};

/** BD-8. */
export function under(world: World, [w, h]: [number, number], at: string): string[] | undefined {
  const { x, y, f } = xyOf(at);
  const cells: XY[] = [];
  for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) cells.push({ x: x + dx, y: y + dy, f });
  return cells.every(cell => isSquare(world, cell)) ? cells.map(nameAt) : undefined;
}
export const bodyOf = (world: World, one: WarriorCase): string[] =>
  under(world, one.size ?? [1, 1], one.at) ?? [];

/** BD-3: the end points of a wall. */
export function wallEnds([a, b]: [string, string]): [XY, XY] {
  const [p, q] = [xyOf(a), xyOf(b)];
  if (p.x === q.x) {
    const y = Math.max(p.y, q.y);
    return [
      { x: p.x, y, f: p.f },
      { x: p.x + 1, y, f: p.f },
    ];
  }
  const x = Math.max(p.x, q.x);
  return [
    { x, y: p.y, f: p.f },
    { x, y: p.y + 1, f: p.f },
  ];
}

/** BD-4. */
export function steps(world: World, a: string, b: string): boolean {
  const [p, q] = [xyOf(a), xyOf(b)];
  if (!isSquare(world, p) || !isSquare(world, q) || p.f !== q.f) return false;
  const [dx, dy] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
  if (Math.max(dx, dy) !== 1) return false;
  return (world.level.walls ?? []).every(wall => {
    if (dx + dy === 1) return !(wall.includes(a) && wall.includes(b));
    const corner = { x: Math.max(p.x, q.x), y: Math.max(p.y, q.y) };
    return !wallEnds(wall).some(end => end.f === p.f && end.x === corner.x && end.y === corner.y);
  });
}

/** MK-14. */
export const climbs = ({ level }: World, a: string, b: string): boolean =>
  (level.markers ?? []).some(
    ({ kind, at }) => kind === 'ladder' && at.includes(a) && at.includes(b) && a !== b,
  );

/** Rings outward, square by square. */
function rings(world: World, from: string[], joins: (a: string, b: string) => boolean): Map<string, number> {
  const all = squaresIn(world);
  const found = new Map(from.map(name => [name, 0]));
  for (let n = 0; ; n++) {
    const edge = [...found].filter(([, at]) => at === n).map(([name]) => name);
    const next = all.filter(name => !found.has(name) && edge.some(one => joins(one, name)));
    if (next.length === 0) return found;
    for (const name of next) found.set(name, n + 1);
  }
}

const least = (field: Map<string, number>, to: string[]): number =>
  to.reduce((all, name) => Math.min(all, field.get(name) ?? Infinity), Infinity);

const memo = new WeakMap<LevelCase, Map<string, Map<string, number>>>();
/** The level does not change within a case, and rings are slow. */
function ringsOnce(world: World, how: string, from: string, joins: (a: string, b: string) => boolean) {
  const known = memo.get(world.level) ?? new Map<string, Map<string, number>>();
  memo.set(world.level, known);
  const key = `${how}:${from}`;
  const field = known.get(key) ?? rings(world, [from], joins);
  known.set(key, field);
  return field;
}

/** BD-5. */
export const range = (world: World, a: string[], b: string[]): number =>
  Math.min(
    Infinity,
    ...a.map(one =>
      least(
        ringsOnce(world, 'range', one, (p, q) => steps(world, p, q)),
        b,
      ),
    ),
  );
export const distance = (world: World, a: string[], b: string[]): number =>
  Math.min(
    Infinity,
    ...a.map(one =>
      least(
        ringsOnce(world, 'distance', one, (p, q) => steps(world, p, q) || climbs(world, p, q)),
        b,
      ),
    ),
  );

/** BD-7: as many rounds as there are tiles, over all pairs of squares. */
export function tileDistance(world: World, a: string, b: string): number {
  let reached = new Set([a]);
  const all = squaresIn(world);
  const tile = (name: string): string => letterAt(world, xyOf(name));
  for (let n = 0; n <= 64; n++) {
    if (reached.has(b)) return n;
    const next = new Set(reached);
    for (const p of all)
      if (reached.has(tile(p)))
        for (const q of all) if (steps(world, p, q) || climbs(world, p, q)) next.add(tile(q));
    if (next.size === reached.size) return Infinity;
    reached = next;
  }
  return Infinity;
}

export const tileOf = (world: World, name: string): string => letterAt(world, xyOf(name));
export const isEnemy = (one: WarriorCase): boolean => one.side === 'enemy';
export const foes = (a: WarriorCase, b: WarriorCase): boolean => isEnemy(a) !== isEnemy(b);
export const trait = (one: WarriorCase, name: string): boolean => (one.traits ?? []).includes(name);
export const conscious = ({ warriors }: World): WarriorCase[] =>
  warriors.filter(one => !isEnemy(one) && !one.prone);
export const markersOn = ({ level }: World, name: string): string[] =>
  (level.markers ?? [])
    .filter(({ kind, at }) => at.includes(name) && kind !== 'entry' && kind !== 'guard' && kind !== 'ladder')
    .map(({ kind }) => kind);
export const inf = (n: number): number | null => (n === Infinity ? null : n);
