import { distance, northThenWest } from './geometry';
import { calm, type Moved, obstaclesUnder, rayFrom, stepAway, trample, type Upheaval } from './push';
import {
  allHexes,
  type Figure,
  figure,
  figuresAt,
  free,
  gap,
  hexesOf,
  nameOf,
  onBoard,
  shapeAt,
  type World,
} from './world';

export interface Knocked {
  moved: Moved[];
  hpLost: Record<string, number>;
  destroyed: string[];
}

/** PS-3, PS-5: one character, step by step, until it has gone far enough or something stops it. */
function knockOne(world: World, source: Figure, target: Figure, hexes: number, done: Knocked): void {
  const lose = (id: string) => {
    done.hpLost[id] = (done.hpLost[id] ?? 0) + 1;
  };
  const start = target.at;
  const ray = rayFrom(source.at, start);
  const trampled: Upheaval = calm();
  const steps = target.large ? Math.ceil(hexes / 2) : hexes;
  for (let i = 0; i < steps; i++) {
    const core = stepAway(source.at, ray, target.at);
    const onto = shapeAt(target.large, core);
    if (onto.some(hex => !onBoard(world, hex))) break;
    const obstacles = obstaclesUnder(world, onto);
    const others = new Set(
      onto.flatMap(hex => figuresAt(world, hex)).filter(f => f.id !== target.id && f.side !== 'sentinel'),
    );
    if (obstacles.length > 0 || others.size > 0) {
      for (const other of others) lose(other.id);
      for (let n = 0; n < obstacles.length + others.size; n++) lose(target.id);
      if (target.large) {
        for (const id of obstacles) {
          world.obstacles.delete(id);
          done.destroyed.push(id);
        }
      }
      break;
    }
    target.at = core;
    trample(world, onto, target.id, trampled);
  }
  standClear(world, source, target);
  if (target.at !== start) {
    done.moved.push({ id: target.id, from: nameOf(world, start), to: nameOf(world, target.at) });
  }
  done.moved.push(...trampled.moved);
}

/** PS-4 */
function standClear(world: World, source: Figure, target: Figure): void {
  if (target.large || gap([target.at], hexesOf(source)) > 0) return;
  const at = target.at;
  const places = allHexes(world).filter(hex => free(world, hex, target.id));
  places.sort((a, b) => distance(at, a) - distance(at, b) || northThenWest(a, b));
  target.at = places[0] ?? at;
}

/** PS-3: the furthest from the source first, ties north, then west. */
export function knockback(world: World, sourceId: string, ids: readonly string[], hexes: number): Knocked {
  const source = figure(world, sourceId);
  const done: Knocked = { moved: [], hpLost: {}, destroyed: [] };
  const targets = ids.map(id => figure(world, id));
  const farness = new Map(targets.map(t => [t.id, gap([source.at], hexesOf(t))]));
  targets.sort((a, b) => farness.get(b.id)! - farness.get(a.id)! || northThenWest(a.at, b.at));
  for (const target of targets) {
    if (world.figures.has(target.id)) knockOne(world, source, target, hexes, done);
  }
  done.destroyed.sort();
  return done;
}
