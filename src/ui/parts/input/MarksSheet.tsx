import './marks.css';
import { useState } from 'preact/hooks';
import type { Steps } from '../../../play/history-in-play';
import { words } from '../../words';
import { tappedBy } from '../../words/hands-button';
import { Sheet } from '../frame/Sheet';

const page = 60;

interface Labels {
  readonly title: string;
  readonly note: string;
  readonly beginning: string;
  readonly here: string;
  readonly undone: string;
}

/** Everything that happened at a table, newest first: a tap goes back or forth to it. */
export function MarksSheet({ of, labels, onClose }: { of: Steps; labels: Labels; onClose: () => void }) {
  const [shown, setShown] = useState(page);
  const marks = of.marks.value;
  return (
    <Sheet title={labels.title} onClose={onClose}>
      <p class="soft">{labels.note}</p>
      <ol class="bare marks">
        {marks
          .toReversed()
          .slice(0, shown)
          .map(mark => (
            <li key={mark.id}>
              <button
                type="button"
                class={`marks-line ${mark.place}`}
                aria-current={mark.place === 'head' ? 'step' : undefined}
                onClick={() => of.jump(mark.id)}
              >
                {mark.title || labels.beginning}
                {mark.who ? <span class="soft">{tappedBy(mark.who)}</span> : null}
                {mark.place === 'head' ? <span class="soft">{labels.here}</span> : null}
                {mark.place === 'undone' ? <span class="soft">{labels.undone}</span> : null}
              </button>
            </li>
          ))}
      </ol>
      {marks.length > shown ? (
        <button type="button" class="btn" onClick={() => setShown(shown + page)}>
          {words.app.earlier}
        </button>
      ) : null}
    </Sheet>
  );
}
