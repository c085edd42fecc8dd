import { type Chances, choose, NEVER } from './floats';

/** The number of successes in n independent tries: the chances of 0, 1, ... n. */
export function binomial(n: number, p: number): Chances {
  const out = new Float64Array(n + 1);
  out[0] = 1;
  for (let tried = 1; tried <= n; tried++)
    for (let k = tried; k >= 0; k--) out[k] = (out[k] ?? 0) * (1 - p) + (k > 0 ? out[k - 1]! * p : 0);
  return out;
}

/** How many of a kind come when so many are drawn without putting any back: the chances of 0, 1, ... */
export function drawnOfKind(ofKind: number, others: number, drawn: number): Chances {
  if (drawn > ofKind + others) return NEVER;
  const all = choose(ofKind + others, drawn);
  return Float64Array.from(
    { length: Math.min(ofKind, drawn) + 1 },
    (_, k) => (choose(ofKind, k) * choose(others, drawn - k)) / all,
  );
}

/** Of each kind: how many there are, and how many are wanted at least. */
export interface Wanted {
  readonly held: number;
  readonly least: number;
}

/** The chance that a draw without putting back holds all that is wanted at once. */
export function drawsAll(kinds: readonly Wanted[], drawn: number): number {
  const total = kinds.reduce((all, { held }) => all + held, 0);
  if (drawn > total) return 0;
  // Ways to have drawn so many so far, kind by kind.
  let ways: readonly number[] = [1];
  for (const { held, least } of kinds) {
    const next = new Array<number>(drawn + 1).fill(0);
    ways.forEach((many, before) => {
      for (let k = Math.max(0, least); k <= held && before + k <= drawn; k++)
        next[before + k]! += many * choose(held, k);
    });
    ways = next;
  }
  return (ways[drawn] ?? 0) / choose(total, drawn);
}
