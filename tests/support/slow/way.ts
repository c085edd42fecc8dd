import { type Hex, keyOf, neighbours, northThenWest, same } from './geometry';
import { covers, type Figure, free, gap, hexesOf, onBoard, shapeAt, type World } from './world';

/** The least number of steps to everything that can be got to from the sources, they included. */
export function spread(sources: readonly Hex[], passable: (hex: Hex) => boolean): Map<string, [Hex, number]> {
  const found = new Map<string, [Hex, number]>(sources.map(hex => [keyOf(hex), [hex, 0]]));
  const waiting = [...found.values()];
  for (let i = 0; i < waiting.length; i++) {
    const [hex, steps] = waiting[i]!;
    for (const neighbour of neighbours(hex)) {
      if (found.has(keyOf(neighbour)) || !passable(neighbour)) continue;
      const entry: [Hex, number] = [neighbour, steps + 1];
      found.set(keyOf(neighbour), entry);
      waiting.push(entry);
    }
  }
  return found;
}

/**
 * MV-1: the nearest goals are goals together; of the next hexes on any shortest way to any of them the most
 * north, then west, at every step. The start is part of the way; undefined if no goal can be got to.
 */
export function shortestWay(
  start: Hex,
  goals: readonly Hex[],
  passable: (hex: Hex) => boolean,
): Hex[] | undefined {
  const fromStart = spread([start], passable);
  const got = goals.filter(goal => fromStart.has(keyOf(goal)));
  if (got.length === 0) return undefined;
  const stepsTo = (hex: Hex) => fromStart.get(keyOf(hex))![1];
  const fewest = Math.min(...got.map(stepsTo));
  const toGoal = spread(
    got.filter(goal => stepsTo(goal) === fewest),
    hex => same(hex, start) || passable(hex),
  );
  const way = [start];
  for (let left = fewest - 1; left >= 0; left--) {
    const onward = neighbours(way.at(-1)!)
      .filter(hex => passable(hex) && toGoal.get(keyOf(hex))?.[1] === left)
      .sort(northThenWest);
    way.push(onward[0]!);
  }
  return way;
}

/** The whole way toward a target; `arrives` is false where MV-3 applied. */
export interface Way {
  cores: Hex[];
  arrives: boolean;
}

/** MV-3: the nearest to the target, then with the fewest steps, then north, then west; or nowhere. */
function asNearAsItGets(
  start: Hex,
  farness: (hex: Hex) => number,
  passable: (hex: Hex) => boolean,
  mayEnd: (hex: Hex) => boolean,
): Way {
  const best = [...spread([start], passable).values()]
    .filter(([hex]) => mayEnd(hex))
    .sort(([a, m], [b, n]) => farness(a) - farness(b) || m - n || northThenWest(a, b))[0];
  if (!best || farness(best[0]) >= farness(start)) return { cores: [start], arrives: false };
  return { cores: shortestWay(start, [best[0]], passable)!, arrives: false };
}

/** MV-1, MV-3 */
function singleWay(world: World, mover: Figure, target: Figure): Way {
  const aim = hexesOf(target);
  if (gap([mover.at], aim) <= 1) return { cores: [mover.at], arrives: true };
  const passable = (hex: Hex) => free(world, hex, mover.id);
  const goals = aim.flatMap(neighbours).filter(hex => passable(hex) && !covers(aim, hex));
  const cores = shortestWay(mover.at, goals, passable);
  if (cores) return { cores, arrives: true };
  return asNearAsItGets(
    mover.at,
    hex => gap([hex], aim),
    passable,
    hex => !covers(aim, hex),
  );
}

/** MV-4 */
function largeWay(world: World, mover: Figure, target: Figure): Way {
  const aim = hexesOf(target);
  const fits = (core: Hex) => shapeAt(true, core).every(hex => onBoard(world, hex));
  const clear = (core: Hex) => !shapeAt(true, core).some(hex => covers(aim, hex));
  const measures = hexesOf(mover).sort((a, b) => gap([a], aim) - gap([b], aim) || northThenWest(a, b));
  const measuredAt = (measure: Hex, core: Hex): Hex => ({
    x: core.x + measure.x - mover.at.x,
    y: core.y + measure.y - mover.at.y,
  });
  const positions = [...world.hexes.values()].filter(fits);
  for (const measure of measures) {
    const goals = positions.filter(core => clear(core) && gap([measuredAt(measure, core)], aim) === 1);
    const cores = shortestWay(mover.at, goals, fits);
    if (cores) return { cores, arrives: true };
  }
  return asNearAsItGets(mover.at, core => gap([measuredAt(measures[0]!, core)], aim), fits, clear);
}

export const wayToward = (world: World, mover: Figure, target: Figure): Way =>
  mover.large ? largeWay(world, mover, target) : singleWay(world, mover, target);

/** MV-2: what each step of a way costs, each water hex paid for once and none under the start. */
function costs(world: World, large: boolean, cores: readonly Hex[]): number[] {
  const paid = new Set(shapeAt(large, cores[0]!).map(keyOf));
  return cores.slice(1).map(core => {
    const entered = shapeAt(large, core)
      .map(keyOf)
      .filter(key => world.water.has(key) && !paid.has(key));
    for (const key of entered) paid.add(key);
    return entered.length > 0 ? 2 : 1;
  });
}

/** MV-2: the part of the way that the movement pays for. */
export function walked(world: World, large: boolean, cores: readonly Hex[], movement: number): Hex[] {
  let left = movement;
  const done = [cores[0]!];
  for (const [i, cost] of costs(world, large, cores).entries()) {
    if (cost > left) break;
    left -= cost;
    done.push(cores[i + 1]!);
  }
  return done;
}

/** TG-1: undefined is *none*. */
export function movementTo(world: World, mover: Figure, target: Figure): number | undefined {
  if (gap(hexesOf(mover), hexesOf(target)) <= 1) return 0;
  const way = wayToward(world, mover, target);
  if (!way.arrives) return undefined;
  return costs(world, mover.large, way.cores).reduce((sum, cost) => sum + cost, 0);
}

/** HX-4 between two characters. */
export const apart = (a: Figure, b: Figure): number => gap(hexesOf(a), hexesOf(b));
