import type { HeldBack as Held } from '../../../storage/file/held';
import { words } from '../../words';
import { heldWords as w } from '../../words/held';
import { Sheet } from '../frame/Sheet';

/** A file that waits for a second tap: over whatever is open, wherever the first one was. */
export const HeldBack = ({ held }: { held: Held }) => (
  <Sheet
    title={w.title}
    onClose={held.drop}
    foot={
      <>
        <button type="button" class="btn main" onClick={() => void held.again().catch(console.error)}>
          {w.take}
        </button>
        <button type="button" class="btn" onClick={held.drop}>
          {words.app.cancel}
        </button>
      </>
    }
  >
    <p role="alert">{w.ready}</p>
  </Sheet>
);
