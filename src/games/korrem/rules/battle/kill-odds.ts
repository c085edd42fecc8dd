import type { Fraction } from '../../../../chances/fraction';
import { both, chanceThat, mapped, mean, outOf, type Spread, sure } from '../../../../chances/spread';
import { struck } from './damage';

export interface Try {
  readonly damage: number;
  /** NA-8: on so many faces of a D8. */
  readonly works: number;
}

export interface KillOdds {
  readonly kills: Fraction;
  readonly expected: Fraction;
}

/** OD-2: the sum of the hits that work, less defense once. */
export function killOdds(health: number, defense: number, hits: readonly Try[]): KillOdds {
  const sum = hits.reduce<Spread<number>>(
    (all, { damage, works }) => both(all, outOf(works, 8, damage, 0), (a, b) => a + b),
    sure(0),
  );
  const lost = mapped(sum, damage => health - struck({ left: health, defense }, damage).left);
  return { kills: chanceThat(lost, n => n === health), expected: mean(lost) };
}
