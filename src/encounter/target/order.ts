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
  mayBeTargeted(state, isMinion(state, actor) ? 'company' : isOwnLoss(state, actor) ? 'oathsworn' : asked);

/** DM-7, FT-17: its card was drawn for a die that nobody broke: a boss then chooses by TG-3 from its third point. */
const isOwnLoss = (state: State, actor: Id): boolean =>
  state.scene?.job?.why === 'loss' && !isMinion(state, actor);

/** OWN-74: who broke a location or taunts may be anybody of the company who may be targeted at all. */
export const pointedAt = (state: State, id: Id | null): Id | null =>
  mayBeTargeted(state, 'company').find(one => one.id === id)?.id ?? null;

/** Who broke the location; no minion goes for the breaker as such (MN-3). */
export const breakerOf = (state: State, actor: Id): Id | null =>
  isMinion(state, actor) ? null : pointedAt(state, breakerFor(state, actor));

/** TG-3 (2): a card that speaks of characters without further words names all of them, and not Oathsworn alone. */
export const namesAll = (
  state: State,
  actor: Id,
  asked: 'oathsworn' | 'company',
  words: readonly TargetRule[],
): boolean =>
  asked === 'company' && words.length === 0 && !isMinion(state, actor) && !isOwnLoss(state, actor);

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
  if (isOwnLoss(state, actor)) return [];
  const rules = card.length > 0 ? card : ((enemy && kindOf(state, enemy)?.targets) ?? []);
  return rules.filter(rule => rule.rule !== 'closest');
}

/** The order of choice for the board engine, with the breaker, the taunt and the exclusion filled in. */
export function targetOrder(state: State, actor: Id, plan: Plan, named: readonly Id[]): Order {
  const there = new Set(boardOf(state).characters.map(one => one.id));
  const anybody = mayBeTargeted(state, 'company').map(one => one.id);
  const breaker = breakerOf(state, actor);
  const taunter = pointedAt(state, state.taunt?.by ?? null);
  return {
    actor,
    move: plan.move,
    range: plan.range,
    attack: plan.attack,
    ...(plan.noSight ? { noSight: true } : {}),
    named: named.filter(id => there.has(id)),
    excluded: state.friends.filter(one => there.has(one.id) && !anybody.includes(one.id)).map(one => one.id),
    ...(breaker !== null && there.has(breaker) ? { breaker } : {}),
    ...(taunter === null ? {} : { taunter }),
  };
}
