import { type Fraction, numberOf, shortText } from '../../../chances/fraction';

/** Longer fractions are for nobody to read. */
const mostLetters = 7;

/** '3/8' as it is; what is longer as a number with two places, marked as no more than near. */
export function chanceText(chance: Fraction): string {
  const exact = shortText(chance);
  return exact.length <= mostLetters ? exact : `≈ ${numberOf(chance).toFixed(2)}`;
}
