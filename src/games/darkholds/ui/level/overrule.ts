import type { Command, Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';

/** How things stood before the last tap, if an enemy acted with it; nothing where that was not the last tap. */
export function playBefore(table: LevelTable, id: string): Play | undefined {
  const play = table.state.value;
  const line = table.marks.value.filter(({ place }) => place !== 'undone');
  const mark = line[line.findIndex(({ place }) => place === 'head') - 1];
  const before = mark && table.at(mark.id);
  if (before?.phase !== 'enemies' || before.done.includes(id) || before.waiting || !play.done.includes(id))
    return undefined;
  // Dice of the table are told one by one: what they were is not told again.
  return before.dice === 'table' && play.done.length > before.done.length + 1 ? undefined : before;
}

type Next = Omit<Extract<Command, { readonly do: 'next' }>, 'do'>;

/** AN-14: the last tap anew, in which one enemy does as the table says; whoever acted before it does the same again. */
export function overrule(table: LevelTable, before: Play, id: string, change: Next): boolean {
  const order = table.state.value.done.slice(before.done.length);
  const earlier = order.slice(0, order.indexOf(id)).map((): Command => ({ do: 'next' }));
  const later: readonly Command[] = order.length > 1 ? [{ do: 'all' }] : [];
  table.undo();
  const sent = table.send(...earlier, { do: 'next', id, ...change }, ...later);
  if (!sent) table.redo();
  return sent;
}
