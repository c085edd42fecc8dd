import { useEffect } from 'preact/hooks';
import type { BattleTable } from '../../table/battles';

/** Undo and redo by the keyboard. */
export function useUndoKeys(table: Pick<BattleTable, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
