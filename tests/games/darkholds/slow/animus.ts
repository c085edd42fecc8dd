import { holds, sees, shotAt } from './lines';
import { approaching, reaching, rockVigour, type SlowLeg, sizeOf, standable } from './moves';
import {
  bodyOf,
  byReading,
  conscious,
  distance,
  isEnemy,
  range,
  squaresIn,
  tileDistance,
  tileOf,
  trait,
  under,
  type WarriorCase,
  type World,
} from './world';

/** Keeps those for which a number is least, and notes the code if that left fewer. */
function keep<T>(left: T[], why: string[], code: string, number: (one: T) => number): T[] {
  const values = left.map(number);
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const fewer = left.filter((_, i) => values[i] === least);
  if (fewer.length < left.length) why.push(code);
  return fewer;
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
export const readingThenId = (a: WarriorCase, b: WarriorCase): number => byReading(a.at, b.at) || byId(a, b);

/** TG-1 (2) to (4) of one warrior, best first when compared. */
export const frail = ({ wounds = 0, parry }: WarriorCase): [number, number, number] => [
  wounds > 0 ? 0 : 1,
  -wounds,
  -(parry ?? 10),
];
export function compareFrail(a: WarriorCase | undefined, b: WarriorCase | undefined): number {
  if (!a || !b) return 0;
  const [p, q] = [frail(a), frail(b)];
  for (let i = 0; i < 3; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}

/** TG-1. */
export function first(
  world: World,
  from: string[],
  list: WarriorCase[],
): { one?: WarriorCase; why: string[] } {
  const why: string[] = [];
  let left = keep(list, why, 'closest', one => distance(world, from, bodyOf(world, one)));
  left = keep(left, why, 'wounded', one => ((one.wounds ?? 0) > 0 ? 0 : 1));
  left = keep(left, why, 'mostWounded', one => -(one.wounds ?? 0));
  left = keep(left, why, 'worstParry', one => -(one.parry ?? 10));
  if (left.length > 1) why.push('choice');
  const [one] = [...left].sort(readingThenId);
  return one ? { one, why } : { why };
}

/** AO-1, AO-2. */
export function slowNext(world: World, done: string[]) {
  const all = conscious(world);
  const waiting = world.warriors
    .filter(one => isEnemy(one) && !done.includes(one.id))
    .map(one => {
      const body = bodyOf(world, one);
      const far = Math.min(Infinity, ...all.map(hero => distance(world, body, bodyOf(world, hero))));
      return { one, far, own: first(world, body, all).one };
    });
  const least = Math.min(Infinity, ...waiting.map(({ far }) => far));
  const tied = waiting.filter(({ far }) => far === least);
  const sorted = [...tied].sort((a, b) => compareFrail(a.own, b.own) || readingThenId(a.one, b.one));
  return {
    next: sorted[0]?.one.id ?? null,
    distance: sorted[0] && least !== Infinity ? least : null,
    tied: tied.map(({ one }) => one.id).sort((a, b) => (a < b ? -1 : 1)),
  };
}

export interface SlowLook {
  mode: 'sight' | 'memory' | 'noise' | 'guard' | 'idle';
  target?: string;
  tile?: string;
  point?: string;
  why: string[];
}

export interface Mind {
  had?: string;
  tile?: string;
  point?: string;
}

export const noisyIn = (world: World, tile: string): string[] =>
  Object.keys(world.level.noise ?? {}).filter(
    name => (world.level.noise?.[name] ?? 0) > 0 && tileOf(world, name) === tile,
  );
const tokensOn = (world: World, tile: string): number =>
  noisyIn(world, tile).reduce((sum, name) => sum + (world.level.noise?.[name] ?? 0), 0);

/** AN-2 to AN-6. */
export function slowLook(world: World, actor: WarriorCase, mind: Mind): SlowLook {
  const body = bodyOf(world, actor);
  const seen = conscious(world).filter(hero => sees(world, actor, hero));
  const found = first(world, body, seen);
  if (found.one) return { mode: 'sight', target: found.one.id, why: found.why };
  const had = conscious(world).find(hero => hero.id === mind.had);
  if (had) return { mode: 'memory', target: had.id, why: [] };
  if (mind.tile !== undefined) return { mode: 'noise', tile: mind.tile, why: [] };
  if (mind.point !== undefined) return { mode: 'guard', point: mind.point, why: [] };
  const why: string[] = [];
  const own = [...new Set(body.map(name => tileOf(world, name)))];
  const far = (tile: string): number => Math.min(...own.map(mine => tileDistance(world, mine, tile)));
  const firstOf = (tile: string): string => squaresIn(world).find(name => tileOf(world, name) === tile) ?? '';
  let tiles = [...new Set(squaresIn(world).map(name => tileOf(world, name)))].filter(
    tile => tokensOn(world, tile) > 0 && far(tile) <= 4,
  );
  tiles = keep(tiles, why, 'closest', far);
  tiles = keep(tiles, why, 'tokens', tile => -tokensOn(world, tile));
  if (tiles.length > 1) why.push('choice');
  const [tile] = [...tiles].sort((a, b) => byReading(firstOf(a), firstOf(b)));
  if (tile !== undefined) return { mode: 'noise', tile, why };

  const on = (kind: string): string[] => [
    ...new Set((world.level.markers ?? []).filter(marker => marker.kind === kind).flatMap(({ at }) => at)),
  ];
  let guards = on('guard');
  guards = keep(guards, why, 'closest', guard => distance(world, body, [guard]));
  guards = keep(guards, why, 'exit', guard => distance(world, [guard], on('exit')));
  if (guards.length > 1) why.push('choice');
  const [point] = [...guards].sort(byReading);
  return point === undefined ? { mode: 'idle', why: [] } : { mode: 'guard', point, why };
}

export interface Rolls {
  digits: number[];
  used: number;
}

type Deed = Record<string, unknown>;
export interface SlowActivation {
  actor: string;
  did: Deed[];
  at: string;
  vigour: number;
  mode: string;
  target: string | null;
  awaits: { kind: string; count: number } | null;
}

const put = (world: World, changed: WarriorCase): World => ({
  ...world,
  warriors: world.warriors.map(one => (one.id === changed.id ? changed : one)),
});

/** What is paid for the legs, one after the other (MV-5). */
function pay(
  actor: WarriorCase,
  legs: SlowLeg[],
  vigour: number,
  half: boolean,
): { vigour: number; half: boolean } {
  let [left, have] = [vigour, half];
  for (const { kind, rocks, extra } of legs) {
    if (rocks > 0) [left, have] = [left - rocks, false];
    if (kind === 'leap') [left, have] = [left - 1 - extra, false];
    else if (have) [left, have] = [left - extra, false];
    else [left, have] = [left - 1 - extra, trait(actor, 'swift')];
  }
  return { vigour: left, half: have };
}

/** AT-1 to AT-4. */
export function slowStrike(
  weapon: { dice: number; hit: number; damage: number },
  target: { parry?: number | null; tough?: number | null },
  rolls: Rolls,
): { strikes: number; parried: number; wounds: number } | { kind: string; count: number } {
  let { used } = rolls;
  const roll = (count: number): number[] | undefined => {
    if (rolls.digits.length - used < count) return undefined;
    used += count;
    return rolls.digits.slice(used - count, used);
  };
  const made = (dice: number[], value: number): number =>
    dice.filter(die => value <= 0 || (value < 10 && die >= value)).length;
  const hits = roll(weapon.dice);
  if (!hits) return { kind: 'strike', count: weapon.dice };
  const strikes = made(hits, weapon.hit);
  const parry = target.parry ?? 10;
  const parries = parry < 10 ? roll(strikes) : [];
  if (!parries) return { kind: 'parry', count: strikes };
  const parried = made(parries, parry);
  const hurts = (strikes - parried) * weapon.damage;
  const { tough } = target;
  const ignores = tough === undefined || tough === null ? [] : roll(hurts);
  if (!ignores) return { kind: 'tough', count: hurts };
  rolls.used = used;
  return { strikes, parried, wounds: hurts - made(ignores, tough ?? 10) };
}

/** AN-1 to AN-13. */
export function slowActivate(
  start: World,
  id: string,
  rolls?: Rolls,
): { world: World; answer: SlowActivation } {
  let world = start;
  const did: Deed[] = [];
  let mind: Mind = {};
  let [half, shots] = [false, 0];
  let mode = 'none';
  let target: string | null = null;
  let awaits: SlowActivation['awaits'] = null;
  for (;;) {
    const actor = world.warriors.find(one => one.id === id)!;
    const vigour = actor.vigour ?? 0;
    if (vigour <= 0 && !half) break;
    const look = slowLook(world, actor, mind);
    mode = look.mode;
    target = look.target ?? null;
    if (look.mode === 'sight') mind = { had: look.target! };
    if (look.mode === 'noise') mind = { tile: look.tile! };
    if (look.mode === 'guard') mind = { point: look.point! };
    const victim = world.warriors.find(one => one.id === target);

    let way: SlowLeg[] | undefined;
    if (look.mode === 'sight' && victim) {
      const [mine, theirs] = [bodyOf(world, actor), bodyOf(world, victim)];
      const far = range(world, mine, theirs);
      let act: 'shoot' | 'attack' | undefined;
      let weapon = -1;
      if (vigour >= 1 && shots < (actor.shootLimit ?? 0) && shotAt(world, actor, victim)) {
        weapon = (actor.shot ?? []).findIndex(({ min, max }) => far >= min && far <= max);
        if (weapon >= 0) act = 'shoot';
      }
      way = reaching(world, actor, theirs);
      if (!act && vigour >= 1 && holds(world, actor, theirs)) {
        const struck = way !== undefined && pay(actor, way, vigour, half).vigour >= 1;
        if (far === 1 || !struck) {
          act = 'attack';
          weapon = (actor.combat ?? []).findIndex(one => far <= one.range);
        }
      }
      if (act) {
        const deed: Deed = { act, target: victim.id, weapon, cost: 1 };
        let then = put(world, { ...actor, vigour: vigour - 1 });
        if (world.level.enemyNoise) {
          const noise = { ...(world.level.noise ?? {}) };
          noise[actor.at] = (noise[actor.at] ?? 0) + 1;
          then = { ...then, level: { ...then.level, noise } };
        }
        if (rolls) {
          const struck = slowStrike((act === 'shoot' ? actor.shot : actor.combat)![weapon]!, victim, rolls);
          if ('kind' in struck) {
            awaits = struck;
            break;
          }
          const wounds = (victim.wounds ?? 0) + struck.wounds;
          const falls = wounds >= (victim.con ?? 1);
          Object.assign(deed, struck, { falls });
          then = put(then, falls ? { ...victim, wounds: 0, prone: true } : { ...victim, wounds });
        }
        did.push(deed);
        world = then;
        half = false;
        if (act === 'shoot') shots++;
        continue;
      }
      if (!way && far !== 1) way = approaching(world, actor, theirs);
    } else if (look.mode === 'memory' && victim) {
      const theirs = bodyOf(world, victim);
      way = reaching(world, actor, theirs);
      if (!way && range(world, bodyOf(world, actor), theirs) !== 1) way = approaching(world, actor, theirs);
    } else if (look.mode === 'noise') way = approaching(world, actor, noisyIn(world, look.tile!));
    else if (look.mode === 'guard') way = approaching(world, actor, [look.point!]);

    const [next] = way ?? [];
    if (!way || !next) break;
    if (next.rocks > 0) {
      if (vigour < 1) break;
      const at = (under(world, sizeOf(actor), next.to) ?? []).find(
        cell => rockVigour(world, cell) > 0 && !bodyOf(world, actor).includes(cell),
      )!;
      did.push({ act: 'clear', at: [at], cost: 1 });
      const markers = (world.level.markers ?? []).flatMap(marker => {
        if (marker.kind !== 'rockfall' || !marker.at.includes(at)) return [marker];
        const rest = { ...marker, at: marker.at.filter(cell => cell !== at) };
        const left = (marker.vigour ?? 0) - 1;
        return [rest, ...(left > 0 ? [{ ...marker, at: [at], vigour: left }] : [])];
      });
      world = put({ ...world, level: { ...world.level, markers } }, { ...actor, vigour: vigour - 1 });
      half = false;
      continue;
    }
    if (next.kind === 'leap') {
      if (vigour < 1 + next.extra) break;
      let lands = true;
      if (rolls) {
        const die = rolls.digits[rolls.used];
        if (die === undefined) {
          awaits = { kind: 'leap', count: 1 };
          break;
        }
        rolls.used++;
        lands = (actor.agility ?? 10) <= 0 || die >= (actor.agility ?? 10);
      }
      const cost = lands ? 1 + next.extra : 1;
      did.push({ act: 'leap', to: next.to, cost, ok: lands });
      world = put(world, { ...actor, at: lands ? next.to : actor.at, vigour: vigour - cost });
      half = false;
      continue;
    }
    const stretch: SlowLeg[] = [];
    for (const leg of way) {
      stretch.push(leg);
      if (standable(world, actor, leg.to, true)) break;
    }
    const left = pay(actor, stretch, vigour, half);
    if (left.vigour < 0) break;
    const path = stretch.map(({ to }) => to);
    did.push({ act: 'move', path, cost: vigour - left.vigour });
    world = put(world, { ...actor, at: path[path.length - 1]!, vigour: left.vigour });
    half = left.half;
  }
  const end = world.warriors.find(one => one.id === id)!;
  return { world, answer: { actor: id, did, at: end.at, vigour: end.vigour ?? 0, mode, target, awaits } };
}

/** AO-3. */
export function slowPhase(start: World, rolls?: Rolls) {
  let world = start;
  const turns: SlowActivation[] = [];
  const done: string[] = [];
  for (;;) {
    const { next } = slowNext(world, done);
    if (next === null) break;
    const made = slowActivate(world, next, rolls);
    world = made.world;
    turns.push(made.answer);
    done.push(next);
    if (made.answer.awaits) break;
  }
  const warriors = [...world.warriors]
    .sort(byId)
    .map(({ id, at, wounds = 0, prone = false, vigour = 0 }) => ({ id, at, wounds, prone, vigour }));
  return { turns, end: { warriors, used: rolls?.used ?? 0 } };
}
