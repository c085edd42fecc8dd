import { type Fraction, fraction } from './fraction';

/** An exact distribution: of so many equally likely cases, how many lead to each outcome. None leads in no case. */
export interface Spread<K> {
  readonly of: bigint;
  readonly cases: ReadonlyMap<K, bigint>;
}

export const sure = <K>(outcome: K): Spread<K> => ({ of: 1n, cases: new Map([[outcome, 1n]]) });

function spreadOf<K>(of: bigint, counted: Iterable<readonly [K, bigint]>): Spread<K> {
  const cases = new Map<K, bigint>();
  for (const [outcome, count] of counted)
    if (count > 0n) cases.set(outcome, (cases.get(outcome) ?? 0n) + count);
  return { of, cases };
}

/** Each of these is equally likely; one that stands there twice is twice as likely. */
export function anyOf<K>(outcomes: readonly K[]): Spread<K> {
  if (outcomes.length === 0) throw new Error('One of no outcomes cannot come');
  return spreadOf(
    BigInt(outcomes.length),
    outcomes.map(outcome => [outcome, 1n] as const),
  );
}

/** `count` of `of` cases lead to the one outcome, the others to the other. */
export const outOf = <K>(count: number, of: number, yes: K, no: K): Spread<K> =>
  spreadOf(BigInt(of), [
    [yes, BigInt(count)],
    [no, BigInt(of - count)],
  ]);

/** Outcomes that become the same are counted together. */
export const mapped = <K, L>(spread: Spread<K>, to: (outcome: K) => L): Spread<L> =>
  spreadOf(
    spread.of,
    [...spread.cases].map(([outcome, count]) => [to(outcome), count] as const),
  );

/** What comes after each outcome; outcomes are joined where they are the same. */
export function after<K, L>(spread: Spread<K>, next: (outcome: K) => Spread<L>): Spread<L> {
  const parts = [...spread.cases].map(([outcome, count]) => ({ count, part: next(outcome) }));
  const shared = parts.reduce((all, { part }) => lcm(all, part.of), 1n);
  return lowered(
    spreadOf(
      spread.of * shared,
      parts.flatMap(({ count, part }) =>
        [...part.cases].map(([outcome, more]) => [outcome, count * more * (shared / part.of)] as const),
      ),
    ),
  );
}

/** Two that do not depend on each other, put together. */
export const both = <A, B, C>(a: Spread<A>, b: Spread<B>, join: (a: A, b: B) => C): Spread<C> =>
  after(a, left => mapped(b, right => join(left, right)));

export function chanceThat<K>({ of, cases }: Spread<K>, holds: (outcome: K) => boolean): Fraction {
  let count = 0n;
  for (const [outcome, many] of cases) if (holds(outcome)) count += many;
  return fraction(count, of);
}

/** The mean of whole numbers. */
export function mean({ of, cases }: Spread<number>): Fraction {
  let all = 0n;
  for (const [outcome, count] of cases) all += BigInt(outcome) * count;
  return fraction(all, of);
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** The same chances in the fewest cases. */
function lowered<K>({ of, cases }: Spread<K>): Spread<K> {
  const shared = [...cases.values()].reduce(gcd, of);
  if (shared === 1n) return { of, cases };
  return { of: of / shared, cases: new Map([...cases].map(([outcome, count]) => [outcome, count / shared])) };
}
