import type { Books } from './books';
import type { LogEvent, LogTap } from './log-event';
import type { CheckId } from './table';

/** What looks at a fight as it goes; `sees` comes before an event is in the books, `saw` after it. */
export interface Watcher {
  readonly begins?: (tap: LogTap) => void;
  readonly sees?: (event: LogEvent, tap: LogTap) => void;
  readonly saw?: (event: LogEvent, tap: LogTap) => void;
  readonly ends?: (tap: LogTap) => void;
}

export type Find = (check: CheckId, what: string) => void;
export type Watch = (books: Books, find: Find) => Watcher;

/** What the table says is taken as it is. */
export const isSaid = ({ command }: LogTap): boolean => command.do === 'say';

/** The table does it although a rule speaks against it (OWN-102). */
export function isAnyway({ command }: LogTap): boolean {
  if (command.do === 'answer') return 'anyway' in command.answer && command.answer.anyway === true;
  return 'anyway' in command && command.anyway === true;
}
