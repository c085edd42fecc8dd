export interface Score {
  readonly id: string;
  readonly chits: number;
  /** The points of the artifacts in its bank; those of artifacts in armies do not count. */
  readonly bank: readonly number[];
}

/** VP-2. */
export const usualTarget = 25;

/** VP-1. */
export const pointsOf = ({ chits, bank }: Score): number => bank.reduce((all, points) => all + points, chits);

/** VP-2: everybody who has enough at this moment, in their order. */
export const winnersOf = (scores: readonly Score[], target: number): string[] =>
  scores.filter(score => pointsOf(score) >= target).map(({ id }) => id);
