import type { Direction } from './case';
import { compass, distance, type Hex, keyOf, neighbours, next, northThenWest, turned } from './geometry';
import {
  allHexes,
  covers,
  type Figure,
  figure,
  figuresAt,
  frontOf,
  hexesOf,
  obstacleAt,
  onBoard,
  shapeAt,
  sortedNames,
  type World,
} from './world';

export interface Area {
  hexes: string[];
  hit: string[];
  direction?: Direction;
}

/** AE-1: hexes of the board, each once; the attacker's own only where the area does not start from it. */
function boardHexes(world: World, hexes: readonly Hex[], without: readonly Hex[]): Hex[] {
  const inside = hexes.filter(hex => onBoard(world, hex) && !covers(without, hex));
  return [...new Map(inside.map(hex => [keyOf(hex), hex])).values()];
}

const hitBy = (world: World, hexes: readonly Hex[]): Figure[] => [
  ...new Set(hexes.flatMap(hex => figuresAt(world, hex))),
];

/** AE-2 */
function cone(actor: Figure, range: number): Hex[] {
  const along = (hex: Hex, direction: Direction, steps: number): Hex => {
    let at = hex;
    for (let i = 0; i < steps; i++) at = next(at, direction);
    return at;
  };
  const hexes: Hex[] = [];
  for (let a = 0; a <= range; a++) {
    for (let b = 0; b <= range; b++) {
      if (a === 0 && b === 0) continue;
      const left = along(frontOf(actor), turned(actor.facing, -1), a);
      hexes.push(along(left, turned(actor.facing, 1), b));
    }
  }
  return hexes;
}

/** AE-3: three rows, each as far as the board could ever reach; what is off the board is dropped later. */
function waveToward(world: World, actor: Figure, direction: Direction): Hex[] {
  const furthest = 2 * world.hexes.size;
  return [-1, 0, 1].flatMap(turn => {
    const row: Hex[] = [];
    let hex = next(actor.at, turned(direction, turn));
    for (let i = 0; i < furthest; i++) {
      row.push(hex);
      hex = next(hex, direction);
    }
    return row;
  });
}

function wave(world: World, actor: Figure): { hexes: Hex[]; direction: Direction } {
  const against = (f: Figure) => (actor.side === 'enemy') !== (f.side === 'enemy');
  const waves = compass.map(direction => {
    const hexes = boardHexes(world, waveToward(world, actor, direction), hexesOf(actor));
    return { hexes, direction, count: hitBy(world, hexes).filter(against).length };
  });
  waves.sort(
    (a, b) => b.count - a.count || northThenWest(next(actor.at, a.direction), next(actor.at, b.direction)),
  );
  return waves[0]!;
}

/** AE-4 */
function charge(world: World, actor: Figure, steps: number): Hex[] {
  const entered: Hex[] = [];
  let at = actor.at;
  for (let i = 0; i < steps; i++) {
    const ahead = next(at, actor.facing);
    const onto = shapeAt(actor.large, ahead);
    if (onto.some(hex => !onBoard(world, hex))) break;
    if (!actor.large && obstacleAt(world, ahead) !== undefined) break;
    entered.push(...onto);
    at = ahead;
  }
  return entered;
}

/** AE-1 to AE-4 */
export function area(
  world: World,
  actorId: string,
  kind: 'adjacent' | 'circle' | 'cone' | 'wave' | 'charge',
  size: number,
  centre: Hex | undefined,
): Area {
  const actor = figure(world, actorId);
  const own = hexesOf(actor);
  const answer = (hexes: readonly Hex[], direction?: Direction): Area => ({
    hexes: sortedNames(world, hexes),
    hit: hitBy(world, hexes)
      .map(f => f.id)
      .sort(),
    ...(direction ? { direction } : {}),
  });
  switch (kind) {
    case 'adjacent':
      return answer(boardHexes(world, own.flatMap(neighbours), own));
    case 'circle':
      return answer(allHexes(world).filter(hex => distance(hex, centre!) <= 1));
    case 'cone':
      return answer(boardHexes(world, cone(actor, size), own));
    case 'wave': {
      const { hexes, direction } = wave(world, actor);
      return answer(hexes, direction);
    }
    case 'charge':
      return answer(boardHexes(world, charge(world, actor, size), own));
  }
}
