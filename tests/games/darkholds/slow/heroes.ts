import { slowPhase } from './animus';
import { extra, isSingle, landings, passable, sizeOf, standable, stepsTo } from './moves';
import { climbs, markersOn, squaresIn, trait, under, type WarriorCase, type World } from './world';

const onExit = (world: World, one: WarriorCase, at: string): boolean =>
  (under(world, sizeOf(one), at) ?? []).some(cell => markersOn(world, cell).includes('exit'));

/** MV-1, MV-5, MV-8, MV-9: what a step or a climb costs; nothing where there is none. */
function price(
  world: World,
  mover: WarriorCase,
  from: string,
  to: string,
  half: boolean,
): { cost: number; half: boolean } | undefined {
  const climb = isSingle(mover) && climbs(world, from, to);
  if (!climb && !stepsTo(world, mover, from, to)) return undefined;
  const more = extra(world, mover, from, to) + (climb ? 1 : 0);
  return { cost: more + (half ? 0 : 1), half: trait(mover, 'swift') && !half };
}

export function slowWalk(world: World, mover: WarriorCase, path: string[]) {
  const costs: number[] = [];
  let [at, left, half] = [mover.at, mover.vigour ?? 0, false];
  const answer = (stops?: number, code?: string) => ({
    ok: code === undefined,
    cost: costs.reduce((a, b) => a + b, 0),
    costs,
    ...(code === undefined ? {} : { stops, code }),
  });
  for (let i = 0; i < path.length; i++) {
    const to = path[i]!;
    if (onExit(world, mover, at)) return answer(i, 'exit');
    const step = price(world, mover, at, to, half);
    if (!step) return answer(i, 'noStep');
    if (!passable(world, mover, to)) return answer(i, 'blocked');
    if (step.cost > left) return answer(i, 'vigour');
    costs.push(step.cost);
    [at, left, half] = [to, left - step.cost, step.half];
  }
  if (path.length > 0 && !standable(world, mover, at)) return answer(path.length - 1, 'occupied');
  return answer();
}

/** By trying everything anew until nothing gets cheaper, with and without a half. */
export function slowReach(world: World, mover: WarriorCase) {
  const best = new Map<string, number>([[`${mover.at} false`, 0]]);
  const vigour = mover.vigour ?? 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, spent] of [...best]) {
      const [at = '', half] = key.split(' ');
      if (onExit(world, mover, at)) continue;
      for (const to of squaresIn(world)) {
        const step = price(world, mover, at, to, half === 'true');
        if (!step || spent + step.cost > vigour || !passable(world, mover, to)) continue;
        const then = `${to} ${step.half}`;
        if ((best.get(then) ?? Infinity) <= spent + step.cost) continue;
        best.set(then, spent + step.cost);
        changed = true;
      }
    }
  }
  const cost = (at: string): number =>
    Math.min(best.get(`${at} true`) ?? Infinity, best.get(`${at} false`) ?? Infinity);
  const value = Math.min(10, Math.max(0, mover.agility ?? 10));
  return {
    squares: squaresIn(world)
      .filter(at => at !== mover.at && cost(at) !== Infinity && standable(world, mover, at))
      .map(at => ({ at, cost: cost(at) })),
    leaps: onExit(world, mover, mover.at)
      ? []
      : landings(world, mover, mover.at)
          .map(at => ({ at, cost: 1 + extra(world, mover, mover.at, at), chance: (10 - value) / 10 }))
          .filter(leap => leap.cost <= vigour),
  };
}

/** FO-2. */
export function slowThreat(world: World, hero: WarriorCase, at: string) {
  if (onExit(world, hero, at) || !standable(world, hero, at)) return null;
  const warriors = world.warriors.map(one => (one.id === hero.id ? { ...one, at } : one));
  const did = slowPhase({ ...world, warriors }).turns.flatMap(turn => turn.did);
  const count = (act: string): number =>
    did.filter(deed => deed.act === act && deed.target === hero.id).length;
  return { at, attacks: count('attack'), shots: count('shoot') };
}
