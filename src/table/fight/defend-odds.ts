import type { Chances } from '../../chances/floats';
import { leftOut } from '../../might/enemy';
import { defenses, enemyOddsWithout } from '../../might/enemy-odds';
import type { PublicEnemyAttack } from '../../might/public';
import type { RemainingByColor } from '../../might/remaining';

/** What an attack would cost at one defense. */
export interface DefendOdds {
  readonly defense: number;
  readonly expectedHpLost: number;
  readonly knockOut: number;
}

/**
 * The damage of the attack that lies face down, as far as the decks tell it (AE-5, MT-6); nothing where they do not: with
 * real cards that the app does not follow.
 */
export function damageToCome(
  { setup, pool }: PublicEnemyAttack,
  target: string,
  left: RemainingByColor,
): Chances | null {
  if (setup.source !== 'app') return null;
  const place = setup.targets.findIndex(one => one.id === target);
  const hexes = setup.targets[place]?.hexes ?? 1;
  const more = setup.bonus + Math.max(0, hexes - 1);
  const sums =
    setup.fixed === undefined ? enemyOddsWithout(pool, left, leftOut(setup, place)) : sure(setup.fixed);
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
