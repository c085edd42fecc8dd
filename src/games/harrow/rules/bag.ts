import { drawnOfKind, drawsAll } from '../../../chances/draws';
import type { Chances } from '../../../chances/floats';

export interface BagDraw {
  readonly drawn: number;
  readonly back: number;
  readonly play: number;
}

/** FA-1, FA-2: how many tokens come out of a bag of so many, and how many of them go back. */
export function bagDraw(held: number, draw: number, back: number): BagDraw {
  const drawn = Math.min(draw, held);
  const short = draw - drawn;
  const returned = Math.min(drawn, Math.max(0, back - short));
  return { drawn, back: returned, play: drawn - returned };
}

export type Kinds = Readonly<Record<string, number>>;

const total = (bag: Kinds): number => Object.values(bag).reduce((all, n) => all + n, 0);

export interface BagOdds {
  /** For each kind the chances of 0, 1, ... drawn. */
  readonly counts: ReadonlyMap<string, Chances>;
  readonly atLeast: number;
}

/** FA-5: what a draw brings, all tokens being equally likely. */
export function bagOdds(bag: Kinds, draw: number, want: Kinds): BagOdds {
  const held = total(bag);
  const drawn = Math.min(draw, held);
  const counts = new Map(Object.entries(bag).map(([kind, n]) => [kind, drawnOfKind(n, held - n, drawn)]));
  const kinds = [...new Set([...Object.keys(bag), ...Object.keys(want)])];
  const wanted = kinds.map(kind => ({ held: bag[kind] ?? 0, least: want[kind] ?? 0 }));
  return { counts, atLeast: drawsAll(wanted, drawn) };
}
