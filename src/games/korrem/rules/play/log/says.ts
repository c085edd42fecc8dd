import { type Said, speaker } from '../../../../../basics/said';
import type { WorldFact } from './log-entry';

/** A message for each kind of fact in the log, with the fact's fields as its arguments. */
type LogSays = {
  readonly [Fact in WorldFact as `korrem.world.${Fact['type']}`]: Omit<Fact, 'type'>;
};

/** What the saga adds, what is refused, and what is written over the marks of a game; worded in words/world.ts. */
export type WorldSays = LogSays & {
  'korrem.g-slain': { readonly card: string; readonly by: string | null };
  'korrem.g-battle': { readonly name: string; readonly victor: string | null };

  'korrem.w-refused': { readonly code: string };
  'korrem.w-title': { readonly command: string; readonly who: string };
  'korrem.w-in-battle': { readonly name: string; readonly title: Said };
};
export const say = speaker<WorldSays>();
