import { computed } from '@preact/signals';
import { refused } from '../rules/duel/commands/refusals';
import type { DuelPlay } from './play';

/** A tournament: nothing is undone behind a roll of the app. */
export function guarded(table: DuelPlay): DuelPlay {
  const marks = () => table.marks.value.filter(({ place }) => place !== 'undone');
  const barred = (): boolean => marks().at(-1)?.revealed === true;
  const refuse = (): void => {
    const why = refused('strict');
    if (!why.ok) table.refuse(why.error);
  };
  return {
    ...table,
    undoTitle: computed(() => (barred() ? undefined : table.undoTitle.value)),
    undo: () => (barred() ? refuse() : table.undo()),
    jump: to => {
      const line = marks();
      const at = line.findIndex(({ id }) => id === to);
      // What comes after the mark is what would be undone.
      if (at >= 0 && line.slice(at + 1).some(({ revealed }) => revealed)) refuse();
      else table.jump(to);
    },
  };
}
