import type { Order } from '../../board/geometry/types';
import type { TargetRule } from '../../stage/steps';
import type { Plan } from '../facts/lookahead';
import { boardOf } from '../facts/positions';
import { enemyOf, isBoss, kindOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { breakerFor } from '../run/scene';
import { mayBeTargeted } from './fit-rules';

/** Whom an enemy may choose from: a boss as its card says, a minion anybody of the company (TG-5). */
export const amongFor = (state: State, actor: Id, asked: 'oathsworn' | 'company'): readonly Friend[] =>
  mayBeTargeted(state, isMinion(state, actor) ? 'company' : asked);

export const isMinion = (state: State, actor: Id): boolean => {
  const enemy = enemyOf(state, actor);
  return enemy !== undefined && !isBoss(state, enemy);
};

/**
 * TG-3: the words of the card, else of the rules board. Closest is what the rules do anyway, and all that a boss asks
 * after a die lost to nobody (DM-7, TM-2).
 */
export function wordsFor(state: State, actor: Id, card: readonly TargetRule[]): readonly TargetRule[] {
  const enemy = enemyOf(state, actor);
  if (state.scene?.job?.why === 'loss' && !isMinion(state, actor)) return [];
  const rules = card.length > 0 ? card : ((enemy && kindOf(state, enemy)?.targets) ?? []);
  return rules.filter(rule => rule.rule !== 'closest');
}

/** The same as the board engine reads it, with all that points at somebody: breaker, taunt, exclusion. */
export function targetOrder(
  state: State,
  actor: Id,
  plan: Plan,
  among: readonly Friend[],
  named: readonly Id[],
): Order {
  const there = new Set(boardOf(state).characters.map(one => one.id));
  const breaker = isMinion(state, actor) ? null : breakerFor(state, actor);
  const taunter = among.find(one => one.id === state.taunt?.by)?.id;
  return {
    actor,
    move: plan.move,
    range: plan.range,
    attack: plan.attack,
    ...(plan.noSight ? { noSight: true } : {}),
    named: named.filter(id => there.has(id)),
    excluded: state.friends
      .filter(one => there.has(one.id) && !among.some(it => it.id === one.id))
      .map(one => one.id),
    ...(breaker !== null && there.has(breaker) ? { breaker } : {}),
    ...(taunter === undefined ? {} : { taunter }),
  };
}
