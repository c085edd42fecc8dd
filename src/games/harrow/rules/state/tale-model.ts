import type { MainSide } from '../sides';

/** What points come by; `table` is what the table put right. */
export const sources = ['attacks', 'goals', 'brambles', 'table'] as const;
export type Source = (typeof sources)[number];

/** One attack: what was forecast of it, and what came out. */
export interface Attacked {
  /** The chance of success that was told before the Tree. */
  readonly chance: number;
  readonly success: boolean;
  /** Hits to be expected, and those that came out could pay for. */
  readonly forecast: number;
  readonly hits: number;
}

/** What the records tell of a game; a game that an older version began has none. */
export interface Tale {
  readonly scored: Readonly<Partial<Record<MainSide, Readonly<Partial<Record<Source, number>>>>>>;
  /** Points of both sides at the end of each round. */
  readonly rounds: readonly (readonly [number, number])[];
  /** Cubes in the Tree after each activation. */
  readonly inside: readonly number[];
  readonly attacks: readonly Attacked[];
  /** SO-21: somebody has looked ahead. */
  readonly foreseen: boolean;
}

export const noTale: Tale = { scored: {}, rounds: [], inside: [], attacks: [], foreseen: false };
