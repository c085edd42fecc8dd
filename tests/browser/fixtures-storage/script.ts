import { canRedo, canUndo } from '../../../src/history/head';
import type { History } from '../../../src/history/history';
import { type Added, added, type Tally, titled } from '../../storage/tally';

export type ScriptStep =
  | {
      readonly do: 'commit';
      readonly title: string;
      readonly events: readonly Added[];
      readonly revealed: boolean;
    }
  | { readonly do: 'undo'; readonly steps: number }
  | { readonly do: 'redo' }
  | { readonly do: 'jump'; readonly to: number };

/** The s-th tap: it follows from the history before it, so that any part of a log can be checked. */
export function stepOf(history: History<Tally, Added>, s: number): ScriptStep {
  if (s % 11 === 0 && canUndo(history)) return { do: 'undo', steps: Math.min(history.at, 1 + (s % 4)) };
  if (s % 13 === 0 && canRedo(history)) return { do: 'redo' };
  const back = history.line[Math.max(0, history.at - 9)];
  if (s % 31 === 0 && back !== undefined && history.at > 0) return { do: 'jump', to: back };
  return { do: 'commit', title: titled(s), events: [added(s), added(s + 1)], revealed: s % 5 === 0 };
}
