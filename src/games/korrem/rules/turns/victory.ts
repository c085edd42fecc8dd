export interface Score {
  readonly id: string;
  readonly chits: number;
  /** The points of the artifacts in its bank; those of artifacts in armies do not count. */
  readonly bank: readonly number[];
}

/** VP-1. */
export const pointsOf = ({ chits, bank }: Score): number => bank.reduce((all, points) => all + points, chits);
