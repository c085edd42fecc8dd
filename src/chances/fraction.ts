/** An exact fraction in lowest terms, `d` above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function common(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Whole numbers only; a denominator of 0 is a fault of the program. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [over, under] = [BigInt(n), BigInt(d)];
  if (under === 0n) throw new Error('No fraction has a denominator of 0');
  const by = common(over, under) * (under < 0n ? -1n : 1n);
  return { n: over / by, d: under / by };
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** Below 0 if `a` is less, above 0 if it is more. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d];
  return left < right ? -1 : Number(left > right);
}

/** '3/8', '0/1', '-2/1': always with both parts. */
export const textOf = ({ n, d }: Fraction): string => `${n}/${d}`;

/** '3/8', but a whole number without its denominator: '0', '1'. */
export const shortText = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** As near as a number comes, however long the fraction is. */
export function numberOf({ n, d }: Fraction): number {
  const [near, under] = [Number(n), Number(d)];
  if (Number.isFinite(near) && Number.isFinite(under)) return near / under;
  const sign = n < 0n ? -1 : 1;
  const size = n < 0n ? -n : n;
  // Sixty-four bits of the quotient, put where they belong.
  const shift = BigInt(size.toString(2).length - d.toString(2).length - 64);
  const bits = shift > 0n ? size / (d << shift) : (size << -shift) / d;
  return sign * Number(bits) * 2 ** Number(shift);
}
