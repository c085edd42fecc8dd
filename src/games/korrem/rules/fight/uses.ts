import type { Ability } from '../battle/card';
import { type Battle, type Fighter, fighterOf } from './model';
import type { Run } from './run';

const unused = { game: 0, battle: 0, turn: 0 };

/** BP-2: how many turns the side of a card has had, this one counted. */
const turnOf = (battle: Battle, side: string): number => battle.had?.[side] ?? 0;

const isUsedUp = ({ limits, used = unused }: Ability): boolean =>
  used.battle >= (limits?.battle ?? Number.POSITIVE_INFINITY) ||
  used.game >= (limits?.game ?? Number.POSITIVE_INFINITY);

/** BP-2: an ability after a use: what recharges or is used up is not ready. */
function afterUse(ability: Ability, turn: number): Ability {
  const { limits, used = unused } = ability;
  if (!limits) return ability;
  const next = { ...ability, used: { game: used.game + 1, battle: used.battle + 1, turn } };
  return limits.recharge || isUsedUp(next) ? { ...next, ready: false } : next;
}

/** BP-2: marks that an ability has been used. */
export function markUse(run: Run, by: string, name: string): void {
  const card = fighterOf(run.state, by);
  const ability = card?.abilities.find(one => one.name === name);
  if (!card || !ability?.limits) return;
  const used = afterUse(ability, turnOf(run.state, card.side));
  run.emit({
    type: 'abilitiesChanged',
    id: by,
    abilities: card.abilities.map(one => (one === ability ? used : one)),
  });
}

/** BP-2: in the turn after the next an ability that recharges is ready again. */
export function recharge(run: Run, side: string): void {
  const turn = turnOf(run.state, side);
  const isBack = ({ limits, used, ready }: Ability): boolean =>
    !ready && limits?.recharge === true && used !== undefined && used.turn < turn - 1;
  for (const card of run.state.cards) {
    if (card.side !== side || !card.abilities.some(one => isBack(one) && !isUsedUp(one))) continue;
    const abilities = card.abilities.map(one =>
      isBack(one) && !isUsedUp(one) ? { ...one, ready: true } : one,
    );
    run.emit({ type: 'abilitiesChanged', id: card.id, abilities });
  }
}

/** BE-4: after a battle only the uses of the game count. */
export const restedAbility = ({ used, limits, ...rest }: Ability, printed: Ability | undefined): Ability => {
  const ability: Ability = {
    ...rest,
    last: null,
    ready: printed?.ready ?? true,
    ...(limits && { limits }),
    ...(used && { used: { ...unused, game: used.game } }),
  };
  return isUsedUp(ability) ? { ...ability, ready: false } : ability;
};

export const keyOf = (card: string, ability: string): string => `${card}/${ability}`;
export const usedBy = (battle: Battle, card: string): readonly string[] =>
  (battle.marks?.abilities ?? []).filter(key => key.startsWith(`${card}/`));

/** BP-2: a card that has focused does nothing else in this phase. */
export const hasFocused = (battle: Battle, { id, abilities }: Fighter): boolean =>
  abilities.some(
    ({ name, limits }) => limits?.focus === true && usedBy(battle, id).includes(keyOf(id, name)),
  );
