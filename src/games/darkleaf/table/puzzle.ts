import { signal } from '@preact/signals';
import type { Choice } from '../rules/bot/analysis';
import type { Duel } from '../rules/duel/model';

/** A choice of a duel, to be made once more. */
interface Puzzle {
  /** The duel as it stood then. */
  readonly duel: Duel;
  readonly choice: Choice;
  /** The page of the duel. */
  readonly back: string;
}

/** The puzzle that somebody tries. It is kept nowhere. */
export const puzzle = signal<Puzzle | undefined>(undefined);
