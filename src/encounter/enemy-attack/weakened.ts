import { COLORS, type Counts } from '../../might/cards';
import { type EnemySetup, enemyPool } from '../../might/enemy';
import { attackBy } from '../facts/attack-by';
import { enemyOf, slotsOf } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Weakened } from '../model/question';
import type { Id, State } from '../model/state';

type Attack = Pick<EnemyAttackFrame, 'attack' | 'attackers' | 'own'> & {
  readonly flow: { readonly setup: EnemySetup } | null;
};

/** MT-8: the broken parts for which an attack draws less, and what it lacks for them. */
export function weakened(state: State, frame: Attack): Weakened | null {
  const setup = frame.flow?.setup;
  if (!setup || setup.broken === 0) return null;
  const whole = enemyPool(setup.pool, setup.attackers, 0);
  const left: Counts = enemyPool(setup.pool, setup.attackers, setup.broken);
  return {
    parts: [...new Set(frame.attackers.flatMap(id => brokenOf(state, id, attackBy(frame, id).breaks ?? [])))],
    lost: COLORS.flatMap(color =>
      whole[color] > left[color] ? [{ color, count: whole[color] - left[color] }] : [],
    ),
  };
}

function brokenOf(state: State, id: Id, breaks: readonly string[]): readonly string[] {
  const enemy = enemyOf(state, id);
  if (!enemy) return [];
  return slotsOf(state, enemy)
    .filter(slot => breaks.includes(slot.icon ?? slot.id))
    .filter(slot => enemy.dice.some(die => die.slot === slot.id && die.hp === 0))
    .map(slot => slot.name);
}
