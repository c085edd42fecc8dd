import { addTogether, type Chances, choose, NEVER, sumsOfSome, trimmed } from '../chances/floats';
import { type Remaining, sizeOf } from './remaining';

/**
 * Chances of the states of one deck. Every card of the pool and every exchange starts a chain, which ends with the first
 * card that is no critical; after so many chains a state is told by the blanks and criticals drawn, for the rest of the
 * chains ended in plain cards. A deck that ran out is one more state, whatever is still owed.
 */
export type States = Float64Array;

/**
 * The courses that drawing from one deck can take. Which of the plain cards came is equally likely in every course, and
 * the order of extra cards makes no difference to it, so only their numbers are followed and the values put in last.
 */
export interface Courses {
  readonly empty: () => States;
  /** The pool drawn with so many blanks, then all its extra cards. */
  readonly afterPool: (pool: number, blanks: number) => States;
  /** One more chain, in exchange for a pool blank: into the states where its first card is a blank again or is not. */
  readonly exchange: (from: States, chains: number, again: States, gone: States) => void;
  readonly damage: (states: States, chains: number) => Chances;
}

export function courses(deck: Remaining): Courses {
  const size = sizeOf(deck);
  const plains = deck.plain.length;
  const criticals = deck.criticals.length;
  const width = criticals + 1;
  const exhausted = (deck.blanks + 1) * width;
  const empty = () => new Float64Array(exhausted + 1);
  const plainSums = sumsOfSome(deck.plain);
  const criticalSums = sumsOfSome(deck.criticals);

  /** One card and, as long as it is a critical, the next. From an empty deck nothing comes. */
  const chain = (chance: number, b: number, c: number, chains: number, again: States, gone: States) => {
    const plain = plains - (chains - b);
    let p = chance;
    let left = size - chains - c;
    for (let into = again, drawn = c; ; drawn++, into = gone) {
      if (left === 0) {
        gone[exhausted]! += p;
        return;
      }
      if (b < deck.blanks) into[(b + 1) * width + drawn]! += (p * (deck.blanks - b)) / left;
      if (plain > 0) gone[b * width + drawn]! += (p * plain) / left;
      if (drawn === criticals) return;
      p *= (criticals - drawn) / left;
      left--;
    }
  };

  const exchange = (from: States, chains: number, again: States, gone: States) => {
    for (let b = 0, at = 0; b <= deck.blanks; b++)
      for (let c = 0; c <= criticals; c++, at++)
        if (from[at] !== 0) chain(from[at]!, b, c, chains, again, gone);
    gone[exhausted]! += from[exhausted]!;
  };

  /** Pools with the most criticals come in first: each extra card brings them level with those that had one fewer. */
  const afterPool = (pool: number, blanks: number) => {
    const ways = choose(size, pool) / choose(deck.blanks, blanks);
    let states = empty();
    for (let c = criticals; ; c--) {
      states[blanks * width + c]! += (choose(plains, pool - blanks - c) * choose(criticals, c)) / ways;
      if (c === 0) return states;
      const next = empty();
      exchange(states, pool - c, next, next);
      states = next;
    }
  };

  const top = [...deck.plain, ...deck.criticals].reduce((all, value) => all + value, 0);

  const damage = (states: States, chains: number): Chances => {
    let out = NEVER;
    const add = (p: number, plain: number, c: number) => {
      if (p === 0) return;
      if (out === NEVER) out = new Float64Array(top + 1);
      addTogether(out, criticalSums[c]!, plainSums[plain]!, p);
    };
    for (let b = 0, at = 0; b <= deck.blanks; b++)
      for (let c = 0; c <= criticals; c++, at++) add(states[at]!, chains - b, c);
    add(states[exhausted]!, plains, criticals);
    return trimmed(out);
  };

  return { empty, afterPool, exchange, damage };
}
