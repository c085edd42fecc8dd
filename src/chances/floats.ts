/** Chances by damage: `[0.5, 0, 0.5]` is an even chance of 0 and 2. They may add up to less than one. */
export type Chances = Float64Array;

export const NEVER: Chances = new Float64Array(0);
export const SURE: Chances = new Float64Array([1]);

/** Of two independent draws together. */
export const together = (a: Chances, b: Chances): Chances => oneOf([[a, b]]);

/** Of several pairs of independent draws, of which one happens: each pair's chances carry that of the pair. */
export function oneOf(pairs: readonly (readonly [Chances, Chances])[]): Chances {
  let length = 0;
  for (const [a, b] of pairs)
    if (a.length > 0 && b.length > 0) length = Math.max(length, a.length + b.length - 1);
  if (length === 0) return NEVER;
  const out = new Float64Array(length);
  for (const [a, b] of pairs) addTogether(out, a, b, 1);
  return out;
}

export function addTogether(out: Chances, a: Chances, b: Chances, weight: number): void {
  for (let i = 0; i < a.length; i++) {
    const p = a[i]! * weight;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) out[i + j]! += p * b[j]!;
  }
}

/** Either the one or the other. */
export function either(a: Chances, b: Chances): Chances {
  if (a.length < b.length) return either(b, a);
  if (b.length === 0) return a;
  const out = a.slice();
  for (let i = 0; i < b.length; i++) out[i]! += b[i]!;
  return out;
}

export function scaled(of: Chances, by: number): Chances {
  const out = of.slice();
  for (let i = 0; i < out.length; i++) out[i]! *= by;
  return out;
}

export const sum = (of: Chances): number => of.reduce((all, p) => all + p, 0);

/** Without the far tail of long chains of criticals, whose chance is too small to show in any figure. */
export function trimmed(of: Chances): Chances {
  let end = of.length;
  for (let dropped = 0; end > 0; end--) {
    dropped += of[end - 1]!;
    if (dropped > 1e-16) break;
  }
  return of.subarray(0, end);
}

/** The same independent draw n times. */
export function times(one: Chances, n: number): Chances {
  let out = SURE;
  for (let i = 0; i < n; i++) out = trimmed(together(out, one));
  return out;
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let out = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) out = (out * (n - i + 1)) / i;
  return out;
}

/** `result[k]`: the sum of k of these, every choice of k equally likely, for k from 0 to all. */
export function sumsOfSome(values: readonly number[]): Chances[] {
  const top = values.reduce((all, value) => all + value, 0);
  const ways = Array.from({ length: values.length + 1 }, () => new Float64Array(top + 1));
  ways[0]![0] = 1;
  values.forEach((value, seen) => {
    for (let k = seen + 1; k > 0; k--) {
      const fewer = ways[k - 1]!;
      const here = ways[k]!;
      for (let at = value; at <= top; at++) here[at]! += fewer[at - value]!;
    }
  });
  return ways.map((of, k) => trimmed(scaled(of, 1 / choose(values.length, k))));
}
