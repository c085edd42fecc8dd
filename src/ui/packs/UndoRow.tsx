import { useEffect } from 'preact/hooks';
import type { Workshop } from '../../table/packs/open';
import { Stroke } from '../parts/Icon';
import { packWords } from '../words/packs';

const w = packWords.edit;

/** Every change goes back by one tap, or by the keys that everybody knows. */
export function UndoRow({ shop }: { shop: Workshop }) {
  const back = shop.undoTitle.value;
  const forth = shop.redoTitle.value;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const writing = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (writing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) shop.redo();
      else shop.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shop]);
  return (
    <span class="undo-row">
      <button
        type="button"
        class="btn square"
        aria-label={w.undo(back)}
        disabled={back === undefined}
        onClick={shop.undo}
      >
        <Stroke of="undo" />
      </button>
      <button
        type="button"
        class="btn square"
        aria-label={w.redo(forth)}
        disabled={forth === undefined}
        onClick={shop.redo}
      >
        <Stroke of="redo" />
      </button>
    </span>
  );
}
