import type { ActivateOptions } from './case';
import { calm } from './push';
import { figureSees } from './sight';
import { type Journey, journey } from './walk';
import { apart, movementTo, walked, wayToward } from './way';
import { type Figure, figure, gap, hexesOf, shapeAt, type World } from './world';

export type Why = 'reaction' | 'named' | 'taunt' | 'closest' | 'mob' | 'north' | 'west' | 'toward';

export interface Choice {
  target: Figure | undefined;
  why: Why[];
}

const rangeOf = (card: ActivateOptions): number => (card.attack === false ? 1 : (card.range ?? 1));

/** TG-2 */
function reachable(world: World, actor: Figure, card: ActivateOptions, target: Figure): boolean {
  const way = walked(world, actor.large, wayToward(world, actor, target).cores, card.move);
  const inRange = gap(shapeAt(actor.large, way.at(-1)!), hexesOf(target)) <= rangeOf(card);
  return inRange && (card.attack === false || figureSees(world, actor, target));
}

/** TG-1: less is closer; with no way at all the distance decides. */
export function closeness(world: World, actor: Figure, target: Figure): [number, number] {
  const movement = movementTo(world, actor, target);
  return movement === undefined ? [Number.POSITIVE_INFINITY, apart(actor, target)] : [movement, 0];
}

export const compareCloseness = (a: [number, number], b: [number, number]): number =>
  a[0] === b[0] ? a[1] - b[1] : a[0] - b[0];

/** TG-3 (3) least movement, (4) Mob, (5) north, then west; each names itself where it left fewer. */
function narrow(world: World, actor: Figure, candidates: readonly Figure[]): Choice {
  const why: Why[] = [];
  let left = [...candidates];
  const keep = (rule: Why, fits: (f: Figure) => boolean) => {
    const kept = left.filter(fits);
    if (kept.length === 0 || kept.length === left.length) return;
    left = kept;
    why.push(rule);
  };
  const near = new Map(left.map(f => [f.id, closeness(world, actor, f)]));
  const nearest = [...near.values()].sort(compareCloseness)[0];
  keep('closest', f => compareCloseness(near.get(f.id)!, nearest!) === 0);
  const pack = [...world.figures.values()].filter(f => f.side === 'enemy' && f.mob && f.id !== actor.id);
  if (actor.mob) keep('mob', f => pack.some(other => apart(other, f) === 1));
  const northmost = Math.min(...left.map(f => f.at.y));
  keep('north', f => f.at.y === northmost);
  const westmost = Math.min(...left.map(f => f.at.x));
  keep('west', f => f.at.x === westmost);
  return { target: left[0], why };
}

/** TG-3 to TG-6, TG-8 */
export function choose(world: World, actor: Figure, card: ActivateOptions): Choice {
  const excluded = new Set(card.excluded ?? []);
  const allowed = [...world.figures.values()].filter(f => !excluded.has(f.id) && f.id !== actor.id);
  const taunter = allowed.find(f => f.id === card.taunter);
  if (taunter) return { target: taunter, why: ['taunt'] };

  const willing = (f: Figure): boolean =>
    actor.minion ? figureSees(world, actor, f) : reachable(world, actor, card, f);
  const sides = actor.minion ? ['oathsworn', 'ally', 'friendly'] : ['oathsworn'];
  const everyone = allowed.filter(f => sides.includes(f.side));

  const breaker = actor.minion ? undefined : allowed.find(f => f.id === card.breaker);
  if (breaker && willing(breaker)) return { target: breaker, why: ['reaction'] };

  const named = allowed.filter(f => card.named?.includes(f.id) && willing(f));
  if (named.length > 0) {
    const choice = narrow(world, actor, named);
    return { target: choice.target, why: ['named', ...choice.why] };
  }

  const able = everyone.filter(willing);
  if (able.length > 0) return narrow(world, actor, able);
  if (everyone.length === 0) return { target: undefined, why: [] };
  const choice = narrow(world, actor, everyone);
  return { target: choice.target, why: [...choice.why, 'toward'] };
}

export interface Activation extends Journey {
  target: string | null;
  reachable: boolean;
  why: Why[];
  attacks: boolean;
}

/** TG-7: from where it stands now. */
export function mayAttack(world: World, actor: Figure, target: Figure, card: ActivateOptions): boolean {
  return (
    card.attack !== false && apart(actor, target) <= (card.range ?? 1) && figureSees(world, actor, target)
  );
}

/** One enemy's card: TG-3 to TG-8, then MV-1 to MV-6. */
export function activate(world: World, card: ActivateOptions): Activation {
  const actor = figure(world, card.actor);
  const { target, why } = choose(world, actor, card);
  if (!target) {
    const stays = journey(world, actor, [actor.at], calm());
    return { target: null, reachable: false, why, ...stays, attacks: false };
  }
  const couldReach = reachable(world, actor, card, target);
  const way = walked(world, actor.large, wayToward(world, actor, target).cores, card.move);
  const gone = journey(world, actor, way, calm(), target);
  return {
    target: target.id,
    reachable: couldReach,
    why,
    ...gone,
    attacks: mayAttack(world, actor, target, card),
  };
}
