import { held as waiting } from '../../storage/file/held';
import { words } from '../words';
import { heldWords as w } from '../words/held';

/** A file that waits for a second tap, wherever the first one was. */
export function HeldBack() {
  const held = waiting.value;
  if (!held) return null;
  return (
    <div class="toast panel" role="alert">
      <span class="grow">{w.ready}</span>
      <button type="button" class="btn main" onClick={() => void held.again().catch(console.error)}>
        {w.take}
      </button>
      <button type="button" class="btn" onClick={held.drop}>
        {words.app.cancel}
      </button>
    </div>
  );
}
