import type { Chances } from '../../chances/floats';
import { defenses, enemyOdds } from '../../might/enemy-odds';
import type { PublicEnemyAttack } from '../../might/public';
import type { RemainingByColor } from '../../might/remaining';

/** What an attack would cost at one defense. */
export interface DefendOdds {
  readonly defense: number;
  readonly expectedHpLost: number;
  readonly knockOut: number;
}

/**
 * The damage of the attack that lies face down, as far as the decks tell it; nothing where they do not: with real cards
 * that the app does not follow, in a chain, and where cards are left out of the sum.
 */
export function damageToCome(
  { setup, pool }: PublicEnemyAttack,
  target: string,
  left: RemainingByColor,
): Chances | null {
  if (setup.source !== 'app' || setup.chain || setup.lowest > 0 || setup.highest > 0) return null;
  const hexes = setup.targets.find(one => one.id === target)?.hexes ?? 1;
  const more = setup.bonus + Math.max(0, hexes - 1);
  const sums = setup.fixed === undefined ? enemyOdds(pool, left) : sure(setup.fixed);
  const damage = new Float64Array(Math.max(1, sums.length + more));
  sums.forEach((p, at) => {
    damage[Math.max(0, at + more)]! += p;
  });
  return damage;
}

function sure(value: number): Chances {
  const one = new Float64Array(Math.max(0, value) + 1);
  one[Math.max(0, value)] = 1;
  return one;
}

/** DM-1: the division by defense is part of every reckoning. */
export const oddsAt = (damage: Chances, hp: number, options: readonly number[]): readonly DefendOdds[] =>
  defenses(damage, hp, options);
