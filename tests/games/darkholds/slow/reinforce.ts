import { compareFrail, first, noisyIn } from './animus';
import { holds } from './lines';
import { sizeOf, standable } from './moves';
import {
  bodyOf,
  byReading,
  conscious,
  distance,
  isEnemy,
  isSquare,
  nameAt,
  range,
  squaresIn,
  tileDistance,
  tileOf,
  under,
  type WarriorCase,
  type World,
  xyOf,
} from './world';

export interface TypeCase extends Partial<WarriorCase> {
  type: string;
  rank: number;
  models: number;
}
export interface AskedCase {
  type: string;
  count: number;
}

interface Entry {
  id: string;
  at: string;
  order: number;
  tiles: string[];
  far: (world: World, place: string[]) => number;
}

function entries(world: World): Entry[] {
  const found: Entry[] = [];
  for (const marker of world.level.markers ?? []) {
    const [at = ''] = marker.at;
    if (marker.kind !== 'entry' || marker.blocked) continue;
    const on = isSquare(world, xyOf(at));
    const { x, y, f } = xyOf(at);
    const around = [-1, 0, 1]
      .flatMap(dy => [-1, 0, 1].map(dx => ({ x: x + dx, y: y + dy, f })))
      .filter(cell => isSquare(world, cell))
      .map(nameAt);
    found.push({
      id: marker.id ?? at,
      at,
      order: 0,
      tiles: [on ? tileOf(world, at) : marker.tile!],
      far: (now, place) => (on ? distance(now, [at], place) : 1 + distance(now, around, place)),
    });
  }
  for (const one of world.warriors)
    if (isEnemy(one) && one.entry)
      found.push({
        id: one.id,
        at: one.at,
        order: 1,
        tiles: bodyOf(world, one).map(name => tileOf(world, name)),
        far: (now, place) => distance(now, bodyOf(world, one), place),
      });
  return found.sort((a, b) => byReading(a.at, b.at) || a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** RE-1 to RE-6. */
export function slowReinforce(start: World, heroes: number, types: TypeCase[], cards: AskedCase[][]) {
  let world = start;
  const noisy = [...new Set(squaresIn(world).map(name => tileOf(world, name)))].filter(
    tile => noisyIn(world, tile).length > 0,
  );
  const drawing = entries(world)
    .map(entry => ({
      entry,
      tiles: Math.min(
        Infinity,
        ...entry.tiles.flatMap(own => noisy.map(tile => tileDistance(world, own, tile))),
      ),
    }))
    .filter(({ tiles }) => tiles <= 5);
  const draws = drawing.map(({ entry, tiles }) => ({
    entry: entry.id,
    tiles,
    cards: heroes > 4 ? heroes - 3 : 1,
  }));
  const order = drawing.flatMap(({ entry }, i) => Array.from({ length: draws[i]!.cards }, () => entry));
  const placed: { id: string; type: string; entry: string; at: string }[] = [];
  const attacks: { by: string; target: string }[] = [];
  let missing = 0;
  order.slice(0, cards.length).forEach((entry, i) => {
    const taken: TypeCase[] = [];
    const free = (type: TypeCase): number =>
      type.models -
      world.warriors.filter(one => isEnemy(one) && (one.type ?? one.id) === type.type).length -
      taken.filter(one => one.type === type.type).length;
    const asked = cards[i]!.flatMap(({ type, count }) =>
      Array.from({ length: count }, () => types.find(one => one.type === type)!),
    );
    for (const rank of [...new Set(asked.map(one => one.rank))].sort((a, b) => a - b))
      for (const want of asked.filter(one => one.rank === rank)) {
        const higher = types
          .filter(one => one.rank > want.rank && free(one) > 0)
          .sort((a, b) => a.rank - b.rank);
        const got = free(want) > 0 ? want : higher[0];
        if (got) taken.push(got);
        else missing++;
      }
    const come: WarriorCase[] = [];
    for (const type of [...taken].sort((a, b) => a.rank - b.rank)) {
      const id = `${type.type}+${placed.filter(one => one.type === type.type).length + 1}`;
      const { models: _, ...profile } = type;
      const body: WarriorCase = { ...profile, id, side: 'enemy', at: '' };
      const spots = squaresIn(world)
        .filter(at => standable(world, { ...body, at }, at))
        .map(at => {
          const cells = under(world, sizeOf(body), at) ?? [];
          const best = first(world, cells, conscious(world)).one;
          return {
            at,
            best,
            far: entry.far(world, cells),
            near: best ? distance(world, cells, bodyOf(world, best)) : Infinity,
          };
        })
        .filter(({ far }) => far < Infinity)
        .sort(
          (a, b) =>
            a.far - b.far ||
            (a.near === b.near ? 0 : a.near - b.near) ||
            compareFrail(a.best, b.best) ||
            byReading(a.at, b.at),
        );
      const [spot] = spots;
      if (!spot) {
        missing++;
        continue;
      }
      const stands = { ...body, at: spot.at };
      world = { ...world, warriors: [...world.warriors, stands] };
      come.push(stands);
      placed.push({ id, type: type.type, entry: entry.id, at: spot.at });
    }
    for (const one of come) {
      const own = bodyOf(world, one);
      if (!conscious(world).some(hero => range(world, own, bodyOf(world, hero)) === 1)) continue;
      const target = first(
        world,
        own,
        conscious(world).filter(hero => holds(world, one, bodyOf(world, hero))),
      ).one;
      if (target) attacks.push({ by: one.id, target: target.id });
    }
  });
  const ranks = [...new Set(world.warriors.filter(isEnemy).map(one => one.rank ?? 1))].sort((a, b) => a - b);
  const boosts: Record<string, number> = {};
  for (let i = 0; i < missing && ranks.length > 0; i++) {
    const rank = ranks[i % ranks.length]!;
    boosts[rank] = (boosts[rank] ?? 0) + 1;
  }
  return { draws, placed, attacks, missing, boosts };
}
