import type { Slot } from './case';
import { distance, northThenWest } from './geometry';
import { sees } from './sight';
import {
  allHexes,
  covers,
  figure,
  free,
  gap,
  hexesOf,
  nameOf,
  onBoard,
  shapeAt,
  slotHexes,
  sortedNames,
  type World,
} from './world';

/** LS-3, DM-2 */
export function strike(
  world: World,
  actorId: string,
  targetId: string,
  range: number,
  broken: readonly Slot[],
): { aim: string[]; slots: Slot[] } {
  const from = figure(world, actorId).at;
  const target = figure(world, targetId);
  const inSight = hexesOf(target).filter(hex => sees(world, from, hex));
  const nearest = Math.min(...inSight.map(hex => distance(from, hex)));
  if (inSight.length === 0 || nearest > range) return { aim: [], slots: [] };
  const aim = inSight.filter(hex => distance(from, hex) === nearest);

  const all = slotHexes(target);
  const names: Slot[] = ['core', 'front', 'left', 'rear', 'right'];
  const holding = names.filter(slot => !broken.includes(slot));
  const farness = (slot: Slot) => gap([from], all[slot]);
  const least = Math.min(...holding.map(farness));
  const hit = aim.flatMap(hex => {
    const aimed = names.find(slot => covers(all[slot], hex))!;
    return holding.includes(aimed) ? [aimed] : holding.filter(slot => farness(slot) === least);
  });
  return { aim: sortedNames(world, aim), slots: [...new Set(hit)].sort() };
}

/** AE-5 */
export function chain(
  world: World,
  actorId: string,
  firstId: string,
  range: number,
  max: number,
): { targets: string[]; endsAt: string } {
  const actor = figure(world, actorId);
  const hit = [figure(world, firstId)];
  while (hit.length < max) {
    const last = hit.at(-1)!;
    const within = [...world.figures.values()]
      .filter(f => (f.side === 'oathsworn' || f.side === 'ally') && !hit.includes(f))
      .filter(f => distance(last.at, f.at) <= range && sees(world, last.at, f.at));
    within.sort((a, b) => distance(last.at, a.at) - distance(last.at, b.at) || northThenWest(a.at, b.at));
    if (!within[0]) break;
    hit.push(within[0]);
  }
  const last = hit.at(-1)!;
  const stands = allHexes(world).filter(at => {
    if (!actor.large) return free(world, at, actor.id);
    const shape = shapeAt(true, at);
    return shape.every(hex => onBoard(world, hex)) && gap(shape, [last.at]) === 1;
  });
  const from = actor.large ? actor.at : last.at;
  stands.sort((a, b) => distance(from, a) - distance(from, b) || northThenWest(a, b));
  return { targets: hit.map(f => f.id), endsAt: nameOf(world, stands[0] ?? actor.at) };
}
