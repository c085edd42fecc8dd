import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Stroke } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { UndoRedo } from '../../parts/input/UndoRedo';
import { words } from '../../words/campaign';
import { tappedBy } from '../../words/hands-button';
import { useCompany } from '../parts/context';
import { Refusal } from './Refusal';

const w = words.page;

/** Undo and redo in the same corner of every page, and the way on where the thumb is. */
export function Dock({ children }: { children: ComponentChildren }) {
  const company = useCompany();
  const undo = company.undoTitle.value;
  const [history, setHistory] = useState(false);
  return (
    <footer class="company-dock">
      <div class="dock-refused">
        <Refusal spot="dock" />
      </div>
      <div class="row dock-back">
        <UndoRedo of={company} />
        <button
          type="button"
          class="btn quiet done-list"
          aria-label={w.history}
          onClick={() => setHistory(true)}
        >
          <Stroke of="list" />
          <span aria-hidden="true">{w.history}</span>
        </button>
      </div>
      <p class="soft last-said" aria-live="polite">
        {undo === undefined ? null : w.last(undo)}
      </p>
      <div class="row ways">{children}</div>
      {history ? <HistorySheet onClose={() => setHistory(false)} /> : null}
    </footer>
  );
}

function HistorySheet({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  return (
    <Sheet title={w.history} onClose={onClose}>
      <ol class="bare stack">
        {company.marks.value.toReversed().map(mark => (
          <li key={mark.id}>
            <button
              type="button"
              class={`btn quiet mark ${mark.place}`}
              aria-current={mark.place === 'head' ? 'step' : undefined}
              onClick={() => company.jump(mark.id)}
            >
              <span>{mark.title || w.beginning}</span>
              {mark.who ? <span class="soft">{tappedBy(mark.who)}</span> : null}
              {mark.place === 'head' ? <span class="soft">{w.isHere}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
