import { attackBy } from '../../encounter/facts/attack-by';
import type { EnemyAttackFrame } from '../../encounter/model/frame';
import type { State } from '../../encounter/model/state';
import { COLORS, type Counts } from '../../might/cards';
import { type EnemySetup, enemyPool } from '../../might/enemy';
import type { EnemyKind } from '../../stage/encounter';

/** Why an attack draws less, and what: told before the draw (MT-8). */
export interface Weakened {
  /** Names of the broken parts that the card bears. */
  readonly parts: readonly string[];
  readonly lost: readonly { readonly color: (typeof COLORS)[number]; readonly count: number }[];
}

type Blow = Pick<EnemyAttackFrame, 'attack' | 'attackers' | 'own'> & {
  readonly flow: { readonly setup: EnemySetup } | null;
};

export function weakened(view: Pick<State, 'enemies' | 'encounter'>, blow: Blow): Weakened | undefined {
  const setup = blow.flow?.setup;
  if (!setup || setup.broken === 0) return undefined;
  const whole = enemyPool(setup.pool, setup.attackers, 0);
  const left: Counts = enemyPool(setup.pool, setup.attackers, setup.broken);
  return {
    parts: [...new Set(blow.attackers.flatMap(id => brokenOf(view, id, attackBy(blow, id).breaks ?? [])))],
    lost: COLORS.flatMap(color =>
      whole[color] > left[color] ? [{ color, count: whole[color] - left[color] }] : [],
    ),
  };
}

function brokenOf(
  { enemies, encounter }: Pick<State, 'enemies' | 'encounter'>,
  id: string,
  breaks: readonly string[],
): readonly string[] {
  const enemy = enemies.find(one => one.id === id);
  const kind: EnemyKind | undefined = encounter.enemies.find(one => one.id === enemy?.kind);
  const slots = kind?.slots ?? [];
  return slots
    .filter(slot => breaks.includes(slot.icon ?? slot.id))
    .filter(slot => enemy?.dice.some(die => die.slot === slot.id && die.hp === 0))
    .map(slot => slot.name);
}
