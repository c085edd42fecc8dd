import { ok, type Refusal, type Result, refuse } from '../basics/result';
import type { HeadMove, MarkId } from './entry';
import { type Game, type History, headOf } from './history';
import { lineThrough } from './line';
import { say } from './says';
import { markOf, travel } from './states';
import { type TapOf, tapsAfter } from './taps';

export const canUndo = (history: History<unknown, unknown>): boolean => history.at > 0;
export const canRedo = (history: History<unknown, unknown>): boolean => history.at < history.line.length - 1;

/** Something hidden was seen on the way from `to` to the head, and will be known though it is undone. */
export function seenSince<State, Event>(history: History<State, Event>, to: MarkId): boolean {
  const kept = new Set<MarkId>([0]);
  for (let at = to; ; ) {
    kept.add(at);
    const mark = markOf(history.entries, at);
    if (!mark) break;
    at = mark.parent;
  }
  for (let at = headOf(history); !kept.has(at); ) {
    const mark = markOf(history.entries, at);
    if (!mark) break;
    if (mark.revealed) return true;
    at = mark.parent;
  }
  return false;
}

export function undo<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  steps = 1,
  tap?: TapOf,
): Result<History<State, Event>, Refusal> {
  const to = history.line[history.at - steps];
  if (to === undefined || steps < 1) return refuse('nothing-to-undo', say('history.nothing-to-undo'));
  return moveHead(game, history, to, 'undo', tap);
}

export function redo<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  steps = 1,
  tap?: TapOf,
): Result<History<State, Event>, Refusal> {
  const to = history.line[history.at + steps];
  if (to === undefined || steps < 1) return refuse('nothing-to-redo', say('history.nothing-to-redo'));
  return moveHead(game, history, to, 'redo', tap);
}

/** To any mark, on this line or on a branch that was left. */
export const jump = <State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  to: MarkId,
  tap?: TapOf,
): Result<History<State, Event>, Refusal> => moveHead(game, history, to, 'jump', tap);

export function moveHead<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  to: MarkId,
  by: HeadMove['by'],
  tap?: TapOf,
): Result<History<State, Event>, Refusal> {
  const from = headOf(history);
  if (to === from) return refuse('already-there', say('history.already-there'));
  const travelled = travel(game, history, to);
  const place = lineThrough(history, to, history.line);
  if (!travelled || !place) return refuse('unknown-mark', say('history.out-of-reach'));
  const revealed = seenSince(history, to);
  const entry: HeadMove = { kind: 'head', id: history.next, by, from, to, revealed, ...(tap ? { tap } : {}) };
  return ok({
    ...history,
    ...travelled,
    ...place,
    entries: [...history.entries, entry],
    next: history.next + 1,
    ...tapsAfter(history.taps, tap),
  });
}
