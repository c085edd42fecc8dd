import { useEffect } from 'preact/hooks';
import type { Workshop } from '../../../table/packs/open';
import { UndoRedo } from '../../parts/input/UndoRedo';

/** Every change goes back by one tap, or by the keys that everybody knows. */
export function UndoRow({ shop }: { shop: Workshop }) {
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
      <UndoRedo of={shop} />
    </span>
  );
}
