import { type Bare, speaker } from '../basics/said';

/** Sentences of the table besides those of the rules; src/ui/words has their words. */
export type TableSays = {
  /** A reminder, where the app neither sees the board nor the cards. */
  'table.minions-by-box': { readonly name: string };
  /** A draw that cannot be opened again. */
  'table.draw-gone': Bare;
  /** What the door for saved fights finds wrong. */
  'table.not-said': Bare;
  /** A name that every object has already. */
  'table.not-own-key': Bare;
};
export const say = speaker<TableSays>();
