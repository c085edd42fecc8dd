import { type Output, object } from '../../../basics/schema';
import { binomial } from '../../../chances/draws';
import { type Chances, choose, together } from '../../../chances/floats';
import { countSchema } from './fields';

/** TR-3: one colour of one activation: how many were dropped, how many were inside before, how many came out. */
export const observationSchema = object({ dropped: countSchema, inside: countSchema, out: countSchema });
export type Observation = Output<typeof observationSchema>;

/** Beta(4, 2) for cubes dropped now, Beta(2, 4) for those already lodged. */
const freshPrior = { out: 4, in: 2 };
const lodgedPrior = { out: 2, in: 4 };

/** One way in which the cubes that came out may have been fresh or lodged, with its weight. */
interface Component {
  readonly weight: number;
  readonly fresh: Beta;
  readonly lodged: Beta;
}

interface Beta {
  readonly out: number;
  readonly in: number;
}

/** TR-2: what a box has taught: a mixture of pairs of Beta distributions. */
export type Learned = readonly Component[];

/** Logarithms of factorials, grown as they are needed. */
const logs: number[] = [0];
function logFactorial(n: number): number {
  for (let i = logs.length; i <= n; i++) logs.push(logs[i - 1]! + Math.log(i));
  return logs[n]!;
}

/** The logarithm of the Beta function at whole numbers. */
const logBeta = (beta: Beta): number =>
  logFactorial(beta.out - 1) + logFactorial(beta.in - 1) - logFactorial(beta.out + beta.in - 1);

/**
 * TR-3: the coefficients W(F) of the product over all observations, from the least power on, each by a common factor
 * that does not matter.
 */
function coefficients(seen: readonly Observation[]): { readonly least: number; readonly of: Float64Array } {
  let least = 0;
  let product = new Float64Array([1]);
  for (const { dropped, inside, out } of seen) {
    const low = Math.max(0, out - inside);
    const high = Math.min(dropped, out);
    const next = new Float64Array(product.length + high - low);
    for (let f = low; f <= high; f++) {
      const ways = choose(dropped, f) * choose(inside, out - f);
      for (let i = 0; i < product.length; i++) next[i + f - low]! += product[i]! * ways;
    }
    const top = next.reduce((most, one) => Math.max(most, one), 0);
    product = next.map(one => one / top);
    least += low;
  }
  return { least, of: product };
}

/** TR-2, TR-3: the posterior after all observations; their order does not matter. */
export function learn(seen: readonly Observation[]): Learned {
  const sum = (of: keyof Observation): number => seen.reduce((all, one) => all + one[of], 0);
  const [dropped, inside, out] = [sum('dropped'), sum('inside'), sum('out')];
  const { least, of } = coefficients(seen);
  const parts = [...of].flatMap((ways, i) => {
    const came = least + i;
    if (ways === 0) return [];
    const fresh = { out: freshPrior.out + came, in: freshPrior.in + dropped - came };
    const lodged = { out: lodgedPrior.out + out - came, in: lodgedPrior.in + inside - out + came };
    return [{ log: Math.log(ways) + logBeta(fresh) + logBeta(lodged), fresh, lodged }];
  });
  const top = Math.max(...parts.map(({ log }) => log));
  const all = parts.reduce((total, { log }) => total + Math.exp(log - top), 0);
  return parts.map(({ log, fresh, lodged }) => ({ weight: Math.exp(log - top) / all, fresh, lodged }));
}

const mean = (beta: Beta): number => beta.out / (beta.out + beta.in);

/** The chances that a cube comes out, as far as is known. */
export interface Rates {
  readonly fresh: number;
  readonly lodged: number;
}

/** TR-3: the means of the posterior. */
export const ratesOf = (learned: Learned): Rates => ({
  fresh: learned.reduce((all, { weight, fresh }) => all + weight * mean(fresh), 0),
  lodged: learned.reduce((all, { weight, lodged }) => all + weight * mean(lodged), 0),
});

/** One side's cubes before a drop. */
export interface Cubes {
  readonly dropped: number;
  readonly inside: number;
}

/** The chances of each pair of numbers that come out: `at[a][d]`. */
export interface Joint {
  readonly attacker: Cubes;
  readonly defender: Cubes;
  readonly at: readonly Chances[];
}

const held = ({ dropped, inside }: Cubes): number => dropped + inside;

/** The chance of each number of successes in n tries that share one unknown chance, by the number alone. */
function sharedTries(beta: Beta, n: number): Float64Array {
  const whole = logBeta(beta);
  return Float64Array.from({ length: n + 1 }, (_, k) =>
    Math.exp(logBeta({ out: beta.out + k, in: beta.in + n - k }) - whole),
  );
}

/** TR-4: the numbers of both sides hang together, for the cubes of both share what is unknown. */
export function predict(learned: Learned, attacker: Cubes, defender: Cubes): Joint {
  const freshAll = attacker.dropped + defender.dropped;
  const lodgedAll = attacker.inside + defender.inside;
  // By how many fresh and lodged cubes of both sides came out: the ways to share them out are counted below.
  const both = Array.from({ length: freshAll + 1 }, () => new Float64Array(lodgedAll + 1));
  for (const { weight, fresh, lodged } of learned) {
    const byFresh = sharedTries(fresh, freshAll);
    const byLodged = sharedTries(lodged, lodgedAll);
    for (let s = 0; s <= freshAll; s++) {
      const row = both[s]!;
      const part = weight * byFresh[s]!;
      for (let t = 0; t <= lodgedAll; t++) row[t]! += part * byLodged[t]!;
    }
  }
  const at = Array.from({ length: held(attacker) + 1 }, () => new Float64Array(held(defender) + 1));
  for (let fa = 0; fa <= attacker.dropped; fa++)
    for (let fd = 0; fd <= defender.dropped; fd++)
      for (let la = 0; la <= attacker.inside; la++)
        for (let ld = 0; ld <= defender.inside; ld++)
          at[fa + la]![fd + ld]! +=
            choose(attacker.dropped, fa) *
            choose(defender.dropped, fd) *
            choose(attacker.inside, la) *
            choose(defender.inside, ld) *
            both[fa + fd]![la + ld]!;
  return { attacker, defender, at };
}

/** TR-5: the app's own tree, whose chances are known: the sides do not hang together. */
export function predictKnown({ fresh, lodged }: Rates, attacker: Cubes, defender: Cubes): Joint {
  const out = (cubes: Cubes): Chances => {
    const all = together(binomial(cubes.dropped, fresh), binomial(cubes.inside, lodged));
    return Float64Array.from({ length: held(cubes) + 1 }, (_, n) => all[n] ?? 0);
  };
  const [a, d] = [out(attacker), out(defender)];
  return { attacker, defender, at: [...a].map(p => d.map(q => p * q)) };
}

/** What an attack needs and may hit at most: AT-5, AT-6, AT-10. */
export interface Needs {
  readonly against: 'units' | 'bonfire';
  readonly price: number;
  readonly targets: number;
}

/** AT-5, AT-10: whether an attack with these cubes out succeeds. */
const succeeds = ({ against, price }: Needs, a: number, d: number): boolean =>
  a >= d && a >= (against === 'bonfire' ? 1 : price);

/** AT-6, TR-6: how many hits these cubes pay for. */
export function hitsOf(needs: Needs, a: number, d: number): number {
  if (!succeeds(needs, a, d)) return 0;
  if (needs.against === 'bonfire') return Math.min(a, needs.targets);
  let hits = 0;
  for (let left = a; hits < needs.targets && succeeds(needs, left, d); left -= needs.price) hits++;
  return hits;
}

export interface Forecast {
  readonly attacker: Chances;
  readonly defender: Chances;
  /** The chances of A - D, by the difference. */
  readonly difference: ReadonlyMap<number, number>;
  readonly success: number;
  /** The chances of 0 to all hits. */
  readonly hits: Chances;
}

/** TR-4, TR-6: all that is told before a drop. */
export function forecast({ attacker, defender, at }: Joint, needs: Needs): Forecast {
  const a = new Float64Array(held(attacker) + 1);
  const d = new Float64Array(held(defender) + 1);
  const difference = new Map<number, number>();
  const hits = new Float64Array(needs.targets + 1);
  let success = 0;
  for (const [i, row] of at.entries())
    for (const [j, p] of row.entries()) {
      a[i]! += p;
      d[j]! += p;
      difference.set(i - j, (difference.get(i - j) ?? 0) + p);
      if (succeeds(needs, i, j)) success += p;
      hits[hitsOf(needs, i, j)]! += p;
    }
  return { attacker: a, defender: d, difference, success, hits };
}
