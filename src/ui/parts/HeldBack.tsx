import { heldBack } from '../../storage/file/share';
import { words } from '../words';
import { heldWords as w } from '../words/held';

/** A file that waits for a second tap, wherever the first one was. */
export function HeldBack() {
  const held = heldBack.value;
  if (!held) return null;
  return (
    <div class="toast panel" role="alert">
      <span class="grow">{w.ready(held.names.length)}</span>
      <button type="button" class="btn main" onClick={() => void held.again().catch(console.error)}>
        {w.take}
      </button>
      <button type="button" class="btn" onClick={held.drop}>
        {words.app.cancel}
      </button>
    </div>
  );
}
