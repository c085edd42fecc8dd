import { useState } from 'preact/hooks';
import { Sheet } from '../parts/Sheet';
import { words } from '../words';
import { useFight } from './context';

const w = words.history;
const page = 60;

/** Everything that happened, newest first; a tap goes there, and every later mark stays to be redone. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const [shown, setShown] = useState(page);
  const marks = fight.marks.value;
  const lines = marks.toReversed().slice(0, shown);
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p class="soft">{w.note}</p>
      <ol class="bare history">
        {lines.map(mark => (
          <li key={mark.id}>
            <button
              type="button"
              class={`history-line ${mark.place}`}
              aria-current={mark.place === 'head' ? 'step' : undefined}
              onClick={() => fight.jump(mark.id)}
            >
              {mark.title || w.beginning}
              {mark.place === 'head' ? <span class="soft">{w.here}</span> : null}
              {mark.place === 'undone' ? <span class="soft">{w.undone}</span> : null}
            </button>
          </li>
        ))}
      </ol>
      {marks.length > shown ? (
        <button type="button" class="btn" onClick={() => setShown(shown + page)}>
          {w.more}
        </button>
      ) : null}
    </Sheet>
  );
}
