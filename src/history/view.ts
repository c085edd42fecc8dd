import type { MarkId } from './entry';
import { type History, headOf } from './history';
import { markOf } from './states';

/** One line of the list of marks. */
export interface MarkView {
  readonly id: MarkId;
  readonly title: string;
  readonly revealed: boolean;
  readonly place: 'done' | 'head' | 'undone';
  /** Who tapped it, on another device. */
  readonly who?: string;
}

/** The line that the table is on, oldest first; what was undone follows the head. The beginning has no title. */
export const marksOf = <State, Event>({ entries, line, at }: History<State, Event>): readonly MarkView[] =>
  line.map((id, i) => {
    const mark = markOf(entries, id);
    return {
      id,
      title: mark?.title ?? '',
      revealed: mark?.revealed ?? false,
      place: i < at ? 'done' : i === at ? 'head' : 'undone',
      ...(mark?.tap ? { who: mark.tap.who } : {}),
    };
  });

/** The last mark of each branch that was left. Their titles may tell what has not been drawn: ask before showing. */
export function branchesOf<State, Event>(history: History<State, Event>): readonly MarkView[] {
  const line = new Set(history.line);
  const marks = history.entries.filter(entry => entry.kind === 'mark');
  const parents = new Set(marks.map(mark => mark.parent));
  return marks
    .filter(mark => !parents.has(mark.id) && !line.has(mark.id))
    .map(({ id, title, revealed }) => ({ id, title, revealed, place: 'undone' }));
}

/** The title of what an undo would take back, for its button. */
export const undoTitle = <State, Event>(history: History<State, Event>): string | undefined =>
  history.at > 0 ? markOf(history.entries, headOf(history))?.title : undefined;

export function redoTitle<State, Event>(history: History<State, Event>): string | undefined {
  const next = history.line[history.at + 1];
  return next === undefined ? undefined : markOf(history.entries, next)?.title;
}
