import type { Strength } from '../duel/model';
import type { Sight } from './search';

/** How somebody tries what they might do: by playing on. */
export interface Trials {
  /** So many of the best are tried. */
  readonly among: number;
  /** Nothing that is rated so far behind the best is. */
  readonly within: number;
  /** So many games each, in so many rounds; after each round the worse half drops out. */
  readonly games: number;
  readonly rounds: number;
  /** So many turns are played. */
  readonly turns: number;
  /** After so many boards no further game is begun. */
  readonly boards: number;
}

/** How the wood of a strength looks at a board. */
export interface Mind {
  /** One choice in so many is a whim; 0: none. */
  readonly whims: number;
  /** So many turns are looked at after an action. */
  readonly depth: number;
  /** So many of the best actions are looked into. */
  readonly width: number;
  /** What rolling for a journey is worth is looked at so deep. */
  readonly before: number;
  readonly sight: Sight;
  /** Whether it sees what the rival could do next. */
  readonly seesRival: boolean;
  /** FO-2: what a certain danger to the own royal next turn counts besides, from 0 to 1. */
  readonly caution: number;
  readonly trials: Trials | null;
}

/**
 * Seedling looks at its own action alone and misses what threatens it; Thicket at the best reply of the rival as well;
 * Old Wood tries the best of these by playing on, some turns each. What ends a look is a number of boards, never the time.
 */
export const minds: Readonly<Record<Strength, Mind>> = {
  seedling: {
    whims: 5,
    depth: 0,
    width: 1,
    before: 1,
    sight: { widths: [], boards: 20_000 },
    seesRival: false,
    caution: 0,
    trials: null,
  },
  thicket: {
    whims: 0,
    depth: 1,
    width: 10,
    before: 1,
    sight: { widths: [1], boards: 20_000 },
    seesRival: true,
    caution: 0.25,
    trials: null,
  },
  oldWood: {
    whims: 0,
    depth: 1,
    width: 10,
    before: 1,
    sight: { widths: [1], boards: 20_000 },
    seesRival: true,
    caution: 0.5,
    trials: { among: 3, within: 0.25, games: 8, rounds: 2, turns: 6, boards: 60_000 },
  },
};
