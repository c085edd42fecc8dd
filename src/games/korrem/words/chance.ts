import {
  compare,
  type Fraction,
  fraction,
  minus,
  numberOf,
  ONE,
  shortText,
  ZERO,
} from '../../../chances/fraction';

/** Longer fractions are for nobody to read. */
const mostLetters = 7;

/** '3/8' as it is; what is longer as a number with two places, marked as no more than near. */
export function chanceText(chance: Fraction): string {
  const exact = shortText(chance);
  return exact.length <= mostLetters ? exact : `≈ ${numberOf(chance).toFixed(2)}`;
}

/** Nobody reads an average in smaller parts than the faces of a D8. */
const mostParts = 8n;

/** '2 1/2': how much of something, as a table says it. */
export function amountText(amount: Fraction): string {
  const whole = fraction(amount.n / amount.d);
  const rest = minus(amount, whole);
  if (compare(rest, ZERO) === 0 || compare(amount, ONE) < 0) return chanceText(amount);
  return rest.d <= mostParts ? `${whole.n} ${shortText(rest)}` : `≈ ${numberOf(amount).toFixed(1)}`;
}

/** The chance to fall, in words where it is none or certain. */
export const fallText = (chance: Fraction): string =>
  compare(chance, ZERO) === 0
    ? 'does not fall'
    : compare(chance, ONE) === 0
      ? 'falls for certain'
      : `falls in ${chanceText(chance)} of all cases`;
