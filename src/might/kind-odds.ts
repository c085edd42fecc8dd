import { type Chances, choose, NEVER, scaled, times, together, trimmed } from '../chances/floats';
import { courses, type States } from './courses';
import { type Remaining, sizeOf } from './remaining';

/**
 * What one kind of a pool's pieces (the cards of one colour, or its dice) may come to, by how many exchanges it took.
 * Each entry holds the chances of the damage together with that course of things, extra cards included.
 */
export interface KindOdds {
  /** `cleared[e]`: no pool blank is left, the last one went with the e-th exchange; `cleared[0]`: there was none. */
  readonly cleared: readonly Chances[];
  /** `one[e]`: one pool blank is left, and the last exchange, if there was any, took another away. */
  readonly one: readonly Chances[];
}

/** Exact for cards drawn without replacement (OWN-41). */
export function cardOdds(deck: Remaining, n: number, redraws: number): KindOdds {
  const { empty, afterPool, exchange, damage } = courses(deck);
  const pool = Math.min(n, sizeOf(deck));
  /** More blanks than this cannot all be exchanged. */
  const most = Math.min(deck.blanks, pool, redraws + 1);
  const byBlanks = (of: (blanks: number) => States) =>
    Array.from({ length: most + 1 }, (_, blanks) => of(blanks));
  /** By the pool blanks that lie there: the last exchange brought them down to that number, or drew a blank again. */
  let came = byBlanks(blanks => afterPool(pool, blanks));
  let stayed = byBlanks(empty);
  const cleared: Chances[] = [];
  const one: Chances[] = [];
  for (let spent = 0; ; spent++) {
    const chains = pool + spent;
    cleared.push(came[0] ? damage(came[0], chains) : NEVER);
    one.push(came[1] ? damage(came[1], chains) : NEVER);
    if (spent === redraws) return { cleared, one };
    const nextCame = byBlanks(empty);
    const nextStayed = byBlanks(empty);
    for (let blanks = 1; blanks <= most; blanks++) {
      exchange(came[blanks]!, chains, nextStayed[blanks]!, nextCame[blanks - 1]!);
      exchange(stayed[blanks]!, chains, nextStayed[blanks]!, nextCame[blanks - 1]!);
    }
    came = nextCame;
    stayed = nextStayed;
  }
}

/** All extra cards and no exchange, however many blanks: for attacks that cannot miss. */
export function cardDamage(deck: Remaining, n: number): Chances {
  const { afterPool, empty, damage } = courses(deck);
  const pool = Math.min(n, sizeOf(deck));
  const all = empty();
  for (let blanks = 0; blanks <= Math.min(deck.blanks, pool); blanks++)
    afterPool(pool, blanks).forEach((p, at) => {
      all[at]! += p;
    });
  return damage(all, pool);
}

/** Of one die that is no blank, with all the dice that its criticals bring; adds up to the chance of that. */
function dieDamage(die: Remaining): { readonly shown: Chances; readonly any: Chances } {
  const sides = sizeOf(die);
  const top = Math.max(0, ...die.plain, ...die.criticals);
  const length = top * 24 + 1;
  const any = new Float64Array(length);
  any[0] = die.blanks / sides;
  for (const value of die.plain) any[value]! += 1 / sides;
  for (let sum = 0; sum < length; sum++)
    for (const value of die.criticals) if (sum >= value) any[sum]! += any[sum - value]! / sides;
  const shown = any.slice();
  shown[0]! -= die.blanks / sides;
  return { shown: trimmed(shown), any: trimmed(any) };
}

/** Exact for dice, each throw independent; chains so long that they come once in 10^18 throws are left out. */
export function diceOdds(die: Remaining, n: number, redraws: number): KindOdds {
  const { shown } = dieDamage(die);
  const blank = die.blanks / sizeOf(die);
  const fewer = times(shown, Math.max(0, n - 1));
  const all = n > 0 ? trimmed(together(fewer, shown)) : fewer;
  const cleared: Chances[] = [];
  const one: Chances[] = [];
  for (let spent = 0; spent <= redraws; spent++) {
    let toClear = 0;
    let toOne = 0;
    for (let blanks = 0; blanks <= n; blanks++) {
      const came = choose(n, blanks) * blank ** blanks;
      toClear += came * lastWorked(spent, blanks, blank);
      if (blanks > 0) toOne += came * lastWorked(spent, blanks - 1, blank);
    }
    cleared.push(scaled(all, toClear));
    one.push(scaled(fewer, toOne));
  }
  return { cleared, one };
}

/** The chance weight of the blanks among so many exchanges of which the last is the `worked`-th that is no blank. */
function lastWorked(exchanges: number, worked: number, blank: number): number {
  if (worked === 0) return exchanges === 0 ? 1 : 0;
  return choose(exchanges - 1, worked - 1) * blank ** (exchanges - worked);
}

export const diceDamage = (die: Remaining, n: number): Chances => times(dieDamage(die).any, n);
