import type { Direction } from './case';
import { compass, directionBetween, type Hex, keyOf, next, northThenWest } from './geometry';
import { settle, trample, type Upheaval } from './push';
import { covers, type Figure, gap, hexesOf, nameOf, shapeAt, sortedNames, type World } from './world';

/** The part of an `activate` answer that any move has. */
export interface Journey extends Upheaval {
  path: string[];
  at: string;
  facing: Direction;
  footprint: string[];
  tiles: string[];
}

/** MV-2: tiles entered, step by step, north then west within a step, each once, none of those under the start. */
function tilesEntered(world: World, large: boolean, cores: readonly Hex[]): string[] {
  const known = new Set(shapeAt(large, cores[0]!).map(keyOf));
  const entered: string[] = [];
  for (const core of cores.slice(1)) {
    for (const hex of shapeAt(large, core).sort(northThenWest)) {
      const key = keyOf(hex);
      if (known.has(key)) continue;
      known.add(key);
      if (world.water.has(key) || world.fire.has(key)) entered.push(nameOf(world, hex));
    }
  }
  return entered;
}

/** MV-5: the facing whose front hex (single: the hex pointed at) meets the target; the most north, then west. */
function facingToward(mover: Figure, target: Figure): Direction | undefined {
  const aim = hexesOf(target);
  if (gap(hexesOf(mover), aim) !== 1) return undefined;
  const fits = compass.filter(direction => {
    const front = next(mover.at, direction);
    return mover.large ? gap([front], aim) === 1 : covers(aim, front);
  });
  return fits.sort((a, b) => northThenWest(next(mover.at, a), next(mover.at, b)))[0];
}

/** Walks the given hexes: Sentinels trodden down (MV-1), the landing (MV-6), then the facing (MV-5, MV-7). */
export function journey(
  world: World,
  mover: Figure,
  cores: readonly Hex[],
  upheaval: Upheaval,
  target?: Figure,
): Journey {
  for (const core of cores.slice(1)) {
    const from = mover.at;
    mover.at = core;
    mover.facing = directionBetween(from, core)!;
    if (!mover.large) trample(world, [core], mover.id, upheaval);
  }
  if (mover.large && cores.length > 1) settle(world, mover, upheaval);
  if (target) mover.facing = facingToward(mover, target) ?? mover.facing;
  return {
    path: cores.map(core => nameOf(world, core)),
    at: nameOf(world, mover.at),
    facing: mover.facing,
    footprint: sortedNames(world, hexesOf(mover)),
    moved: upheaval.moved,
    destroyed: [...upheaval.destroyed].sort(),
    tiles: tilesEntered(world, mover.large, cores),
  };
}
