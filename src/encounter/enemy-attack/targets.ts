import { area } from '../../board/areas/area';
import { attackGoesAhead } from '../../board/moves/activate';
import { chain } from '../../board/moves/chain';
import { charge } from '../../board/moves/charge';
import type { Area } from '../../stage/steps';
import { carryOut } from '../damage/carry-out-moves';
import { areaOrder } from '../facts/area-order';
import { attackBy } from '../facts/attack-by';
import { isHeld, rangeOf } from '../facts/lookahead';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, friendOf, isAlly, isOathsworn, nameOf, standing } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Friend, Id, State } from '../model/state';
import { note, type Run } from '../run/run';
import { scopeOf } from '../run/scene';
import { say } from '../says/asks';
import { resolveGroup } from '../target/resolve-group';

export interface Struck {
  readonly id: Id;
  /** How many of its hexes the area covers (AE-6). */
  readonly hexes: number;
}

/** Who is struck, or what the table must be asked. */
export type Targets =
  | { readonly struck: readonly Struck[]; readonly attackers: readonly Id[] }
  | { readonly ask: EnemyAttackFrame['asks']; readonly options: readonly Id[] };

const none: Targets = { struck: [], attackers: [] };
const each = (ids: readonly Id[]): readonly Struck[] => ids.map(id => ({ id, hexes: 1 }));

/** TG-7: whether the attack goes ahead, and on whom. A charge moves the attacker as it is found out. */
export function targetsOf(run: Run, frame: EnemyAttackFrame): Targets {
  const { state } = run;
  const actor = frame.attackers[0];
  if (actor === undefined) return none;
  const { at, area: shape } = frame.attack;
  if (at) {
    const found = resolveGroup(state, at, actor);
    if ('ask' in found) return { ask: 'hit', options: found.options };
    return allNamed(state, frame, found.ids);
  }
  if (shape) return areaTargets(run, frame, actor, shape);
  const { target, reachable, said } = scopeOf(state, actor);
  if (target === null || !isThere(state, target)) return none;
  if (frame.said) return { struck: each([target]), attackers: frame.attackers };
  if (!placed(state, [...frame.attackers, target]))
    return reachable
      ? { struck: each([target]), attackers: frame.attackers }
      : { ask: frame.attackers.length > 1 ? 'attackers' : 'reach', options: [target] };
  const attackers = frame.attackers.filter(id => strikes(state, id, target, frame));
  if (attackers.length > 0) return { struck: each([target]), attackers };
  // OWN-130: whom the table has named is never passed over, nor struck out of reach, without a word.
  return said ? { ask: 'anyway', options: [target] } : none;
}

/** TG-7, OWN-335: of all whom it names, those in a range that is printed and in sight. */
function allNamed(state: State, frame: EnemyAttackFrame, ids: readonly Id[]): Targets {
  const { range } = frame.attack;
  const all = { struck: each(ids), attackers: frame.attackers };
  if (frame.said || typeof range !== 'number') return all;
  if (!placed(state, [...frame.attackers, ...ids])) return { ask: 'hit', options: ids };
  const reaches = (by: Id): readonly Id[] => ids.filter(id => strikes(state, by, id, frame));
  const attackers = frame.attackers.filter(by => reaches(by).length > 0);
  const reached = new Set(attackers.flatMap(reaches));
  return { struck: each(ids.filter(id => reached.has(id))), attackers };
}

const isThere = (state: State, id: Id): boolean => friendOf(state, id)?.presence === 'standing';

const strikes = (state: State, actor: Id, target: Id, frame: EnemyAttackFrame): boolean => {
  const attack = attackBy(frame, actor);
  return attackGoesAhead(boardOf(state), actor, target, rangeOf(attack), attack.noSight);
};

/**
 * Whom the table may name: friend and foe (AE-1); a chain begins with its target and goes on among Oathsworn and allies
 * only (AE-5, FT-1).
 */
function inArea(state: State, frame: EnemyAttackFrame, shape: Area, target: Id | null): readonly Id[] {
  const links = (one: Friend): boolean => isOathsworn(one) || isAlly(one) || one.id === target;
  if (shape.area === 'chain')
    return standing(state)
      .filter(links)
      .map(one => one.id);
  const others = state.enemies.filter(one => one.present && !frame.attackers.includes(one.id));
  return [...standing(state), ...others].map(one => one.id);
}

function areaTargets(run: Run, frame: EnemyAttackFrame, actor: Id, shape: Area): Targets {
  const { state } = run;
  const { target, said } = scopeOf(state, actor);
  const enemy = enemyOf(state, actor);
  if (enemy && isHeld(enemy, shape)) {
    note(run, 'skipped', say('tell.move-crippled', { who: nameOf(state, actor) }));
    return none;
  }
  if (!placed(state, [actor])) return { ask: 'hit', options: inArea(state, frame, shape, target) };
  // A chain begins with its target and a circle lies on it, who must be there to be aimed at; the other areas need
  // nobody (TG-7).
  const aimed = shape.area === 'chain' || shape.area === 'circle';
  if (aimed && (target === null || !isThere(state, target))) return none;
  if (aimed && target !== null && !placed(state, [target]))
    return { ask: 'hit', options: inArea(state, frame, shape, target) };
  // FT-9: of a Mob with one circle those strike who reach its centre.
  const attackers = frame.attackers.filter(
    id => !aimed || target === null || frame.said || strikes(state, id, target, frame),
  );
  if (attackers.length === 0) return said && target !== null ? { ask: 'anyway', options: [target] } : none;
  const board = boardOf(state);
  if (shape.area === 'chain') {
    if (target === null) return none;
    const order = {
      actor,
      first: target,
      range: shape.range,
      max: shape.max,
      ranged: true,
    };
    // SE-9: one draw for all of a chain; its attacker goes only when they are struck (SE-10).
    return { struck: each(chain(board, order).targets), attackers: [actor] };
  }
  if (shape.area === 'charge') {
    const done = charge(board, { actor, hexes: shape.hexes });
    carryOut(run, actor, done);
    return { struck: done.hit, attackers: [actor] };
  }
  const order = areaOrder(state, actor, shape, target);
  return order ? { struck: area(board, order).hit, attackers } : none;
}
