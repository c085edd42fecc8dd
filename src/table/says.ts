import { type Bare, speaker } from '../basics/said';

/** What the table says beside the rules; worded in src/ui/words. */
export type TableSays = {
  /** A reminder, where the app neither sees the board nor the cards. */
  'table.minions-by-box': { readonly name: string };
  /** A draw that cannot be opened again. */
  'table.draw-gone': Bare;
  /** What the door for saved fights finds wrong. */
  'table.not-text': Bare;
  'table.not-said': Bare;
  'table.not-flag': Bare;
  'table.not-whole': Bare;
  'table.not-count': Bare;
  'table.not-object': Bare;
  'table.not-list': Bare;
  /** The words that may stand there, as they stand in the file. */
  'table.not-one-of': { readonly values: readonly string[] };
};
export const say = speaker<TableSays>();
