import type { ReadonlySignal } from '@preact/signals';
import { buzz } from '../../shell/prefs';
import { undoWords as w } from '../../words/undo';
import { Stroke } from '../frame/Icon';

/** Something that goes back and forth by titled steps: a fight, a company, a pack. */
export interface Undoable {
  /** What is undone next; nothing where there is nothing. */
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The two buttons, the same on every page. */
export function UndoRedo({ of }: { of: Undoable }) {
  const undo = of.undoTitle.value;
  const redo = of.redoTitle.value;
  return (
    <>
      <button
        type="button"
        class="btn square"
        disabled={undo === undefined}
        aria-label={undo === undefined ? w.nothingToUndo : w.undo(undo)}
        title={undo}
        onClick={() => {
          buzz();
          of.undo();
        }}
      >
        <Stroke of="undo" />
      </button>
      <button
        type="button"
        class="btn square"
        disabled={redo === undefined}
        aria-label={redo === undefined ? w.nothingToRedo : w.redo(redo)}
        title={redo}
        onClick={() => {
          buzz();
          of.redo();
        }}
      >
        <Stroke of="redo" />
      </button>
    </>
  );
}
