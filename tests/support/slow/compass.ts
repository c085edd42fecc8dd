import type { Direction } from './case';
import { between, compass, dot, type Hex, keyOf, next, northThenWest } from './geometry';
import { calm } from './push';
import { type Journey, journey } from './walk';
import { shortestWay } from './way';
import { type Figure, figure, free, onBoard, shapeAt, type World } from './world';

const mirroredWestEast: Record<Direction, Direction> = {
  N: 'N',
  NE: 'NW',
  SE: 'SW',
  S: 'S',
  SW: 'SE',
  NW: 'NE',
};
const mirroredNorthSouth: Record<Direction, Direction> = {
  N: 'S',
  NE: 'SE',
  SE: 'NE',
  S: 'N',
  SW: 'NW',
  NW: 'SW',
};

/** MV-9: the direction in which it goes on, undefined where it stops. */
function bounced(world: World, large: boolean, at: Hex, direction: Direction): Direction | undefined {
  const hexesAfter = (d: Direction) => shapeAt(large, next(at, d));
  const off = (d: Direction) => hexesAfter(d).some(hex => !onBoard(world, hex));
  if (!off(direction)) return direction;
  const columns = new Set([...world.hexes.values()].map(hex => hex.x));
  const columnOff = hexesAfter(direction).some(hex => !columns.has(hex.x));
  const [first, other] = columnOff
    ? [mirroredWestEast, mirroredNorthSouth]
    : [mirroredNorthSouth, mirroredWestEast];
  const once = first[direction];
  if (!off(once)) return once;
  const twice = other[once];
  return off(twice) ? undefined : twice;
}

/** MV-8: a shortest way around to the first free hex of the line beyond that it can get to. */
function around(world: World, mover: Figure, at: Hex, direction: Direction): Hex[] | undefined {
  const passable = (hex: Hex) => free(world, hex, mover.id);
  for (let hex = next(next(at, direction), direction); onBoard(world, hex); hex = next(hex, direction)) {
    const way = passable(hex) ? shortestWay(at, [hex], passable) : undefined;
    if (way) return way.slice(1);
  }
  return undefined;
}

/** MV-7, MV-8, with MV-2 and MV-9: the hexes of its core, the start included. */
function compassWay(world: World, mover: Figure, direction: Direction, movement: number): Hex[] {
  const paid = new Set(shapeAt(mover.large, mover.at).map(keyOf));
  const cores = [mover.at];
  let left = movement;
  let heading = direction;
  let planned: Hex[] = [];
  while (left > 0) {
    const at = cores.at(-1)!;
    if (planned.length === 0) {
      const onward = bounced(world, mover.large, at, heading);
      if (!onward) break;
      heading = onward;
      const ahead = next(at, heading);
      if (mover.large || free(world, ahead, mover.id)) planned = [ahead];
      else planned = around(world, mover, at, heading) ?? [];
      if (planned.length === 0) break;
    }
    const core = planned[0]!;
    const water = shapeAt(mover.large, core)
      .map(keyOf)
      .filter(key => world.water.has(key) && !paid.has(key));
    const cost = water.length > 0 ? 2 : 1;
    if (cost > left) break;
    left -= cost;
    for (const key of water) paid.add(key);
    planned = planned.slice(1);
    cores.push(core);
  }
  return cores;
}

/** MV-7, MV-8: it faces its last step. */
export function compassMove(world: World, id: string, direction: Direction, movement: number): Journey {
  const mover = figure(world, id);
  return journey(world, mover, compassWay(world, mover, direction, movement), calm());
}

/** MV-10: the direction nearest to the ray; all six steps have one length, so the greatest product is nearest. */
export function directlyAway(world: World, id: string, fromId: string, movement: number): Journey {
  const mover = figure(world, id);
  const ray = between(figure(world, fromId).at, mover.at);
  const nearness = (d: Direction) => dot(between(mover.at, next(mover.at, d)), ray);
  const direction = [...compass].sort(
    (a, b) => nearness(b) - nearness(a) || northThenWest(next(mover.at, a), next(mover.at, b)),
  )[0]!;
  mover.facing = direction;
  return compassMove(world, id, direction, movement);
}
