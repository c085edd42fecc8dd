import { holds } from './lines';
import {
  bodyOf,
  byReading,
  climbs,
  distance,
  foes,
  isEnemy,
  markersOn,
  nameAt,
  range,
  squaresIn,
  steps,
  trait,
  under,
  type WarriorCase,
  type World,
  xyOf,
} from './world';

export const sizeOf = (one: WarriorCase): [number, number] => one.size ?? [1, 1];
export const isSingle = (one: WarriorCase): boolean => sizeOf(one).every(n => n === 1);
const others = ({ warriors }: World, mover: WarriorCase): WarriorCase[] =>
  warriors.filter(one => one.id !== mover.id);

/** MV-1: the whole footprint goes the same way. */
export function stepsTo(world: World, mover: WarriorCase, from: string, to: string): boolean {
  const [p, q] = [xyOf(from), xyOf(to)];
  if (p.f !== q.f || !under(world, sizeOf(mover), to)) return false;
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  return (under(world, sizeOf(mover), from) ?? []).every(cell => {
    const { x, y, f } = xyOf(cell);
    return steps(world, cell, nameAt({ x: x + dx, y: y + dy, f }));
  });
}

/** MV-2, with rockfalls there or gone. */
export function passable(world: World, mover: WarriorCase, at: string, rocksGone = false): boolean {
  const cells = under(world, sizeOf(mover), at);
  if (!cells) return false;
  return cells.every(cell => {
    const on = markersOn(world, cell);
    if (on.includes('column')) return false;
    if (on.includes('rockfall') && !rocksGone) return false;
    if (on.includes('doorweb') && !trait(mover, 'webwalker')) return false;
    if (on.includes('gap') && !trait(mover, 'glider')) return false;
    if (on.includes('exit') && isEnemy(mover)) return false;
    const foe = others(world, mover).some(
      one => foes(one, mover) && !one.prone && bodyOf(world, one).includes(cell),
    );
    return !foe || trait(mover, 'glider');
  });
}

export function standable(world: World, mover: WarriorCase, at: string, rocksGone = false): boolean {
  if (!passable(world, mover, at, rocksGone)) return false;
  return (under(world, sizeOf(mover), at) ?? []).every(cell => {
    const forbids = ['column', 'door', 'gap', 'equipment', 'pile', 'cocoon'];
    if (!rocksGone) forbids.push('rockfall');
    if (!trait(mover, 'webwalker')) forbids.push('doorweb');
    if (isEnemy(mover)) forbids.push('exit');
    return (
      !markersOn(world, cell).some(kind => forbids.includes(kind)) &&
      !others(world, mover).some(one => bodyOf(world, one).includes(cell))
    );
  });
}

/** MV-8: foes that hold the mover there and not here. */
export function extra(world: World, mover: WarriorCase, from: string, to: string): number {
  if (trait(mover, 'agile')) return 0;
  const at = (place: string, foe: WarriorCase): boolean => {
    const moved = { ...mover, at: place };
    const then = { ...world, warriors: [...others(world, mover), moved] };
    return holds(then, foe, bodyOf(then, moved));
  };
  return others(world, mover).filter(foe => foes(foe, mover) && at(from, foe) && !at(to, foe)).length;
}

/** MV-7. */
export function landings(world: World, mover: WarriorCase, from: string): string[] {
  if (!isSingle(mover) || mover.agility === undefined || mover.agility === null) return [];
  const all = squaresIn(world);
  const gaps = all.filter(name => markersOn(world, name).includes('gap') && steps(world, from, name));
  return all.filter(
    name => name !== from && gaps.some(gap => steps(world, gap, name)) && standable(world, mover, name),
  );
}

export const rockVigour = ({ level }: World, name: string): number =>
  (level.markers ?? []).find(({ kind, at }) => kind === 'rockfall' && at.includes(name))?.vigour ?? 0;
const rocksFor = (world: World, mover: WarriorCase, from: string, to: string): number => {
  const now = under(world, sizeOf(mover), from) ?? [];
  return (under(world, sizeOf(mover), to) ?? [])
    .filter(cell => !now.includes(cell))
    .reduce((sum, cell) => sum + rockVigour(world, cell), 0);
};

export interface SlowLeg {
  kind: 'step' | 'climb' | 'leap';
  to: string;
  rocks: number;
  extra: number;
}

/** WY-1: everything that may come next on a way. */
export function nextLegs(world: World, mover: WarriorCase, from: string): SlowLeg[] {
  const mayStand = from === mover.at || standable(world, mover, from, true);
  const legs: SlowLeg[] = [];
  for (const to of squaresIn(world)) {
    if (stepsTo(world, mover, from, to)) {
      const now = passable(world, mover, to);
      if (now) legs.push({ kind: 'step', to, rocks: 0, extra: extra(world, mover, from, to) });
      else if (mayStand && passable(world, mover, to, true)) {
        const rocks = rocksFor(world, mover, from, to);
        legs.push({ kind: 'step', to, rocks, extra: extra(world, mover, from, to) });
      }
    }
    if (isSingle(mover) && climbs(world, from, to) && passable(world, mover, to))
      legs.push({ kind: 'climb', to, rocks: 0, extra: extra(world, mover, from, to) + 1 });
  }
  if (mayStand)
    for (const to of landings(world, mover, from))
      legs.push({ kind: 'leap', to, rocks: 0, extra: extra(world, mover, from, to) });
  return legs;
}

/** WY-2. */
export const costOf = (legs: SlowLeg[]): [number, number, number] => [
  legs.reduce((sum, { kind, rocks }) => sum + (kind === 'leap' ? 2 : 1 + rocks), 0),
  legs.filter(({ kind }) => kind === 'leap').length,
  legs.reduce((sum, leg) => sum + leg.extra, 0),
];

/** WY-2, then WY-3's order. */
export function compareWays(a: SlowLeg[], b: SlowLeg[]): number {
  const [p, q] = [costOf(a), costOf(b)];
  for (let i = 0; i < 3; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = byReading(a[i]!.to, b[i]!.to);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The first way to every place, found by trying every leg again and again until nothing gets better. */
export function firstWays(world: World, mover: WarriorCase): Map<string, SlowLeg[]> {
  const ways = new Map<string, SlowLeg[]>([[mover.at, []]]);
  const legsFrom = new Map<string, SlowLeg[]>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, way] of [...ways]) {
      const legs = legsFrom.get(from) ?? nextLegs(world, mover, from);
      legsFrom.set(from, legs);
      for (const leg of legs) {
        const known = ways.get(leg.to);
        const found = [...way, leg];
        if (known && compareWays(known, found) <= 0) continue;
        ways.set(leg.to, found);
        changed = true;
      }
    }
  }
  return ways;
}

const best = (ways: SlowLeg[][]): SlowLeg[] | undefined => [...ways].sort(compareWays)[0];

/** WY-3. */
export function reaching(world: World, mover: WarriorCase, target: string[]): SlowLeg[] | undefined {
  const body = (place: string): string[] => under(world, sizeOf(mover), place) ?? [];
  if (range(world, body(mover.at), target) === 1) return undefined;
  return best(
    [...firstWays(world, mover)]
      .filter(
        ([place]) =>
          place !== mover.at &&
          standable(world, mover, place, true) &&
          range(world, body(place), target) === 1,
      )
      .map(([, way]) => way),
  );
}

/** WY-4, WY-5. */
export function approaching(world: World, mover: WarriorCase, target: string[]): SlowLeg[] | undefined {
  const far = (place: string): number => distance(world, under(world, sizeOf(mover), place) ?? [], target);
  const places = [...firstWays(world, mover)].filter(
    ([place]) => place === mover.at || standable(world, mover, place, true),
  );
  const least = Math.min(...places.map(([place]) => far(place)));
  if (far(mover.at) === least) return undefined;
  return best(places.filter(([place]) => far(place) === least).map(([, way]) => way));
}
