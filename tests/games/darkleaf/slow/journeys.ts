import {
  adjacent,
  centre,
  dirs,
  inRange,
  isRoyal,
  neighbouring,
  onEdge,
  type Side,
  squares,
  step,
  toward,
  type Unit,
  type World,
  wrapped,
} from './world';

export interface Way {
  readonly unit: string;
  readonly to: string;
  readonly dir: number;
  readonly distance: number;
  readonly crosses: boolean;
}
export interface Push {
  readonly target: string;
  readonly dir: number;
  readonly steps: number;
  readonly units: number;
}
/** The tests of JO-6, in their order. */
const tests = [
  'direction',
  'roll',
  'distance',
  'blocked',
  'start',
  'occupied',
  'royal',
  'invulnerable',
  'flow',
  'reclaimed',
  'centre',
] as const;
type Refusal = (typeof tests)[number];

const between = (n: number): number => ((n + 7) % 8) + 1;
/** HX-1 */
function rolled(world: World, unit: Unit, value: number): number[] {
  if (value > 8) return [];
  const first = world.law(unit.side, 'hexen') ? [value, between(value + 1), between(value - 1)] : [value];
  return unit.kind === 'knight' ? [...first, ...first.map(dir => between(dir + 4))] : first;
}

/** FL-3, with nobody of these in the way. */
function pushable(
  world: World,
  unit: Unit,
  by: Side,
  dir: number,
  n: number,
  gone: readonly Unit[],
): boolean {
  if (world.still(unit)) return false;
  let square: string | undefined = unit.at;
  for (let i = 0; i < n; i++) {
    square = step(by, square, dir);
    if (square === undefined) return world.shield(unit) === undefined;
    const there = world.at(square);
    if (there && !gone.includes(there)) return false;
  }
  return true;
}
/** FL-4, FL-5: the mover stands nowhere while it lasts, unless it does not move. */
export function pushes(
  world: World,
  mover: Unit,
  target: Unit,
  dir: number,
  auras: readonly string[],
  empty: boolean,
): Push[] {
  const gone = empty ? [mover] : [];
  const rooted = (unit: Unit): boolean => world.clan(unit.side) === 'wibo' && unit.kind === 'queen';
  const found: Push[] = [];
  for (const steps of [1, 2])
    for (const units of [1, 2]) {
      if (steps === 2 && (!auras.includes('barbaric') || rooted(target))) continue;
      if (steps === 2 && step(mover.side, target.at, dir) === undefined) continue;
      let off = gone;
      if (units === 2) {
        if (!auras.includes('ripple')) continue;
        const behind = world.at(step(mover.side, target.at, dir));
        if (!behind || behind.side === mover.side || (steps === 2 && rooted(behind))) continue;
        if (!pushable(world, behind, mover.side, dir, steps, gone)) continue;
        off = [...gone, behind];
      }
      if (pushable(world, target, mover.side, dir, steps, off))
        found.push({ target: target.at, dir, steps, units });
    }
  return found;
}
/** FL-2, FM-9: what a unit may flow at the end of a way. */
export function flowsOf(world: World, unit: Unit, way: Way, auras: readonly string[]): Push[] {
  if (world.clan(unit.side) !== 'ferrymen' || world.book(unit).deed.length === 0) return [];
  if (way.dir === 0)
    return dirs.flatMap(dir => {
      const beside = world.at(step(unit.side, unit.at, dir));
      return beside && beside.side !== unit.side ? pushes(world, unit, beside, dir, auras, false) : [];
    });
  const upon = world.at(way.to);
  if (upon && upon !== unit) return dirs.flatMap(dir => pushes(world, unit, upon, dir, auras, true));
  const ahead = world.at(step(unit.side, way.to, way.dir));
  return ahead && ahead.side !== unit.side ? pushes(world, unit, ahead, way.dir, auras, true) : [];
}
/** FM-7 */
export const crossingAuras = (unit: Unit): string[] =>
  ['barbaric', 'ripple'].filter(aura => !unit.auras.includes(aura));

/** Every way that there is in geometry, whether or not it may be gone. */
function waysOf(world: World, unit: Unit, most: number): (Way & { readonly passed: readonly string[] })[] {
  const wraps = world.clan(unit.side) === 'ferrymen' && (unit.kind === 'pawn' || unit.kind === 'sage');
  return dirs.flatMap(dir => {
    const found: (Way & { readonly passed: readonly string[] })[] = [];
    let [square, crosses] = [unit.at, false];
    const passed: string[] = [];
    for (let distance = 1; distance <= Math.max(8, most); distance++) {
      let next = step(unit.side, square, dir);
      if (next === undefined && wraps && [1, 2, 8].includes(dir) && inRange(unit.side, square)) {
        next = wrapped(unit.side, square, dir);
        crosses = true;
      }
      if (next === undefined) break;
      square = next;
      found.push({ unit: unit.at, to: square, dir, distance, crosses, passed: [...passed] });
      passed.push(square);
    }
    return found;
  });
}

export interface Going {
  readonly retreat?: boolean;
}
export const lengthOf = (world: World, side: Side, roll: number): number =>
  world.law(side, 'ferrymen') ? roll - 1 : roll;

function refusalOf(
  world: World,
  unit: Unit,
  way: Way & { readonly passed: readonly string[] },
  value: number,
  going: Going,
): Refusal | undefined {
  const { side, kind } = unit;
  const clan = world.clan(side);
  const book = world.book(unit);
  const ways = going.retreat
    ? [4, 5, 6]
    : clan === 'erde' && world.reclaimed.has(unit.at)
      ? dirs
      : book.journey;
  if (!ways.includes(way.dir)) return 'direction';
  if (clan === 'hexen') {
    if (!rolled(world, unit, value).includes(way.dir)) return 'roll';
  } else if (clan === 'wibo' && kind === 'queen' && !going.retreat) {
    if (way.distance !== 1) return 'distance';
  } else if (book.less ? way.distance > value : way.distance !== value) return 'distance';
  const waveRider = clan === 'ferrymen' && kind === 'sage';
  for (const square of way.passed) {
    const there = world.at(square);
    if (there && there !== unit && !(waveRider && there.side === side)) return 'blocked';
  }
  if (way.to === unit.at) return 'start';
  const there = world.at(way.to);
  if (there) {
    const ambush = clan === 'murg' && kind === 'sage';
    const flows = clan === 'ferrymen' && book.deed.length > 0;
    if (there.side === side || going.retreat || !(ambush || flows)) return 'occupied';
    if (ambush) {
      if (isRoyal(there) && !unit.auras.includes('assassin')) return 'royal';
      if (world.shield(there)) return 'invulnerable';
    } else {
      const choices = way.crosses ? crossingAuras(unit) : [];
      const some = [[], ...choices.map(one => [one])].some(
        more => flowsOf(world, unit, way, [...unit.auras, ...more]).length > 0,
      );
      if (!some) return 'flow';
    }
  }
  if (clan !== 'erde' && world.reclaimed.has(way.to)) return 'reclaimed';
  if (
    clan === 'erde' &&
    kind === 'king' &&
    centre.includes(way.to) &&
    !centre.every(one => world.reclaimed.has(one))
  )
    return 'centre';
  return undefined;
}

/** All legal ways of one unit, nearest first; not those of FM-9. */
export const legalWays = (world: World, unit: Unit, value: number, going: Going = {}): Way[] =>
  world.held(unit)
    ? []
    : waysOf(world, unit, value)
        .filter(way => refusalOf(world, unit, way, value, going) === undefined)
        .map(({ passed, ...way }) => way);

/** JO-6, JO-7: the way that is gone, or why none is. */
export function journey(
  world: World,
  side: Side,
  asked: { readonly unit: string; readonly to: string; readonly dir?: number | undefined },
  value: number,
  going: Going = {},
): Way | string {
  const unit = world.own(side, asked.unit);
  if (!unit) return 'noUnit';
  if (world.held(unit)) return 'held';
  const leads = waysOf(world, unit, value)
    .filter(way => way.to === asked.to && (asked.dir === undefined || way.dir === asked.dir))
    .map(way => ({ way, why: refusalOf(world, unit, way, value, going) }));
  const legal = leads
    .filter(({ why }) => !why)
    .sort((a, b) => a.way.distance - b.way.distance || a.way.dir - b.way.dir);
  if (legal[0]) return legal[0].way;
  const furthest = Math.max(0, ...leads.map(({ why }) => tests.indexOf(why!)));
  return tests[furthest]!;
}

const bySquares = (a: Way, b: Way): number =>
  squares.indexOf(a.unit) - squares.indexOf(b.unit) ||
  squares.indexOf(a.to) - squares.indexOf(b.to) ||
  a.distance - b.distance ||
  a.dir - b.dir;

/** What `moves` lists. */
export function movesOf(
  world: World,
  side: Side,
  roll: number,
  of: readonly Unit[],
  going: Going = {},
): Way[] {
  const value = lengthOf(world, side, roll);
  if (value === 0 && !going.retreat)
    return of
      .filter(unit => !world.held(unit))
      .map(({ at }) => ({ unit: at, to: at, dir: 0, distance: 0, crosses: false }))
      .sort(bySquares);
  return of.flatMap(unit => legalWays(world, unit, value, going)).sort(bySquares);
}

/** ER-4 */
export function tremor(world: World, knight: Unit): void {
  const before = new Set(world.units.map(unit => unit.at));
  const shaken = world.units.flatMap(unit => {
    if (!adjacent(unit.at, knight.at) || world.still(unit)) return [];
    const to = step(knight.side, unit.at, toward(knight.side, knight.at, unit.at));
    if (to === undefined || before.has(to)) return [];
    return world.clan(unit.side) !== 'erde' && world.reclaimed.has(to) ? [] : [{ unit, to }];
  });
  for (const { unit, to } of shaken) unit.at = to;
}
/** ER-1, ER-4: what follows a journey of Erde's by itself. */
export function afterErde(world: World, unit: Unit): void {
  if (unit.kind === 'king' && centre.includes(unit.at)) world.win(unit.side);
  if (unit.kind === 'knight') tremor(world, unit);
}

/** FL-6 */
export function settleOff(
  world: World,
  by: Side,
  unit: Unit,
  from: string,
  wanted: string | undefined,
): { placed: boolean; ok: boolean } {
  const clan = world.clan(unit.side);
  const put = (options: readonly string[]): { placed: boolean; ok: boolean } => {
    if (wanted !== undefined && !options.includes(wanted)) return { placed: true, ok: false };
    unit.at = wanted ?? options[0]!;
    return { placed: true, ok: true };
  };
  if (isRoyal(unit)) {
    if (unit.marks > 0) {
      world.remove(unit, from);
      world.win(by);
      return { placed: false, ok: true };
    }
    unit.marks += 1;
    const seat = squares.filter(square => square.charAt(1) === (by === 'south' ? '1' : '8'));
    return put(world.places(seat, clan));
  }
  if (unit.auras.includes('ironPlating')) {
    unit.auras = unit.auras.filter(aura => aura !== 'ironPlating');
    if (world.free(from, clan)) return put([from]);
    const edge = squares.filter(
      square => neighbouring(square, from) && onEdge(square) && world.free(square, clan),
    );
    return put(edge.length > 0 ? edge : world.places([from], clan));
  }
  world.remove(unit, from);
  return { placed: false, ok: true };
}
/** Moves the pushed, the mover to its end, and settles those that left, the one behind first. */
export function flow(
  world: World,
  mover: Unit,
  to: string,
  push: Push | undefined,
  place: string | undefined,
): boolean {
  if (!push) {
    mover.at = to;
    return true;
  }
  const target = world.at(push.target)!;
  const behind = push.units === 2 ? world.at(step(mover.side, push.target, push.dir)) : undefined;
  const off: { unit: Unit; from: string }[] = [];
  for (const unit of [behind, target]) {
    if (!unit) continue;
    const from = unit.at;
    let square: string | undefined = from;
    for (let i = 0; i < push.steps && square !== undefined; i++) square = step(mover.side, square, push.dir);
    if (square === undefined) off.push({ unit, from });
    unit.at = square ?? '';
  }
  mover.at = to;
  let wanted = place;
  for (const { unit, from } of off) {
    const done = settleOff(world, mover.side, unit, from, wanted);
    if (!done.ok) return false;
    if (done.placed) wanted = undefined;
  }
  return true;
}

/** FO-1: for each value the squares on which an own journey of it may end. */
export function endsAt(world: World, side: Side, roll: number): Set<string> {
  const value = lengthOf(world, side, roll);
  const ends = new Set<string>();
  if (value === 0) return ends;
  for (const unit of world.of(side)) for (const { to } of legalWays(world, unit, value)) ends.add(to);
  if (world.clan(side) !== 'erde') return ends;
  for (let first = 1; first < value; first++)
    for (const unit of world.of(side))
      for (const way of legalWays(world, unit, first)) {
        const after = world.copy();
        const moved = after.own(side, unit.at)!;
        moved.at = way.to;
        afterErde(after, moved);
        for (const next of after.of(side)) {
          if (next === moved) continue;
          const second = legalWays(after, next, value - first);
          if (second.length > 0) ends.add(way.to);
          for (const { to } of second) ends.add(to);
        }
      }
  return ends;
}
