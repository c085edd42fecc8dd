import { addTogether, type Chances, choose, NEVER, sumsOfSome, trimmed } from './chances';
import { type Remaining, sizeOf } from './remaining';

/** Chances of the states of one deck, a state being how many blanks, plain cards and criticals have been drawn. */
export type States = Float64Array;

/**
 * The courses that drawing from one deck can take. Only the numbers of blanks, plain cards and criticals are followed:
 * which of the plain cards came is equally likely in every course, so the values are put in at the end.
 *
 * Every pool card and every exchange starts a chain that ends with the first card that is no critical, so after `chains`
 * of them the extra cards still owed are `chains - blanks - plain`, in whatever order they are drawn.
 */
export interface Courses {
  readonly empty: () => States;
  /** The pool drawn with so many blanks, and all its extra cards. */
  readonly afterPool: (pool: number, blanks: number) => States;
  /** One card drawn in exchange for a blank of the pool, into the states where it is a blank again or is not. */
  readonly exchange: (from: States, again: States, gone: States) => void;
  /** Draws the extra cards that criticals still owe. */
  readonly drawExtras: (states: States, chains: number) => void;
  readonly damage: (states: States | undefined) => Chances;
}

export function courses(deck: Remaining): Courses {
  const size = sizeOf(deck);
  const plains = deck.plain.length;
  const criticals = deck.criticals.length;
  const perPlain = criticals + 1;
  const perBlank = (plains + 1) * perPlain;
  const empty = () => new Float64Array((deck.blanks + 1) * perBlank);
  const plainSums = sumsOfSome(deck.plain);
  const top = [...deck.plain, ...deck.criticals].reduce((all, value) => all + value, 0);
  const criticalSums = sumsOfSome(deck.criticals);

  const each = (states: States, visit: (p: number, at: number, b: number, i: number, c: number) => void) => {
    let at = 0;
    for (let b = 0; b <= deck.blanks; b++)
      for (let i = 0; i <= plains; i++)
        for (let c = 0; c <= criticals; c++, at++) {
          const p = states[at]!;
          if (p !== 0) visit(p, at, b, i, c);
        }
  };

  const drawExtras = (states: States, chains: number) =>
    each(states, (p, at, b, i, c) => {
      const left = size - b - i - c;
      if (b + i >= chains || left === 0) return;
      states[at] = 0;
      if (b < deck.blanks) states[at + perBlank]! += (p * (deck.blanks - b)) / left;
      if (i < plains) states[at + perPlain]! += (p * (plains - i)) / left;
      if (c < criticals) states[at + 1]! += (p * (criticals - c)) / left;
    });

  const afterPool = (pool: number, blanks: number) => {
    const states = empty();
    const ways = choose(size, pool);
    for (let c = 0; c <= criticals; c++) {
      const i = pool - blanks - c;
      if (i < 0 || i > plains) continue;
      states[blanks * perBlank + i * perPlain + c] =
        (choose(deck.blanks, blanks) * choose(plains, i) * choose(criticals, c)) / ways;
    }
    drawExtras(states, pool);
    return states;
  };

  /** A deck that is empty gives nothing in exchange: the blank is gone all the same. */
  const exchange = (from: States, again: States, gone: States) =>
    each(from, (p, at, b, i, c) => {
      const left = size - b - i - c;
      if (left === 0) gone[at]! += p;
      if (b < deck.blanks) again[at + perBlank]! += (p * (deck.blanks - b)) / left;
      if (i < plains) gone[at + perPlain]! += (p * (plains - i)) / left;
      if (c < criticals) gone[at + 1]! += (p * (criticals - c)) / left;
    });

  const damage = (states: States | undefined): Chances => {
    if (!states) return NEVER;
    const weights = new Float64Array(perBlank);
    for (let at = 0; at < states.length; at++) weights[at % perBlank]! += states[at]!;
    const out = new Float64Array(top + 1);
    for (let i = 0, at = 0; i <= plains; i++)
      for (let c = 0; c <= criticals; c++, at++)
        if (weights[at] !== 0) addTogether(out, criticalSums[c]!, plainSums[i]!, weights[at]!);
    return trimmed(out);
  };

  return { empty, afterPool, exchange, drawExtras, damage };
}
