import { ok, type Refusal, type Result, refuse } from '../basics/result';
import type { Entry } from './entry';
import { moveHead } from './head';
import { commit, type Game, type History, headOf } from './history';
import { say } from './says';

/** How an entry of another log comes about here. */
export type Follow<State, Event> = (
  game: Game<State, Event>,
  history: History<State, Event>,
  entry: Entry<Event>,
) => Result<History<State, Event>, Refusal>;

/**
 * The next entry of a log that is kept elsewhere: the same entry comes about here, or nothing at all. Where the other
 * log has let go of entries that are still here, what it says of them holds all the same.
 */
export function follow<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  entry: Entry<Event>,
): Result<History<State, Event>, Refusal> {
  const here = headOf(history);
  const before = entry.kind === 'mark' ? entry.parent : entry.from;
  if (entry.id !== history.next || before !== here)
    return refuse('unknown-mark', say('history.out-of-reach'));
  if (entry.kind === 'head') return moveHead(game, history, entry.to, entry.by, entry.tap);
  const { title, events, revealed, tap } = entry;
  return ok(commit(game, history, { title, events, revealed, ...(tap ? { tap } : {}) }));
}
