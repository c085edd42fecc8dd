import { useState } from 'preact/hooks';
import type { FightView } from '../../table/view';
import { Board } from '../board/Board';
import { Icon } from '../parts/Icon';
import { eyes } from '../parts/icons-fight.gen';
import { Sheet } from '../parts/Sheet';
import { words } from '../words';
import { boardViewOf } from './boardView';
import { useFight } from './context';

const w = words.history;
const page = 60;
const nobody: ReadonlySet<string> = new Set();

/** Everything that happened, newest first: a tap goes there, a long press shows the board as it was. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const [shown, setShown] = useState(page);
  const [seen, setSeen] = useState<{ title: string; view: FightView } | undefined>(undefined);
  const marks = fight.marks.value;
  const lines = marks.toReversed().slice(0, shown);
  const look = (id: number, title: string) => {
    const view = fight.at(id);
    if (view) setSeen({ title, view });
  };
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p class="soft">{w.note}</p>
      {seen ? (
        <section class="panel then" aria-label={seen.title}>
          <p>
            <b>{seen.title || w.beginning}</b>{' '}
            <span class="soft">
              {words.fight.round(seen.view.round)},{' '}
              {seen.view.friends.map(friend => `${friend.name} ${friend.hp}`).join(', ')}
            </span>
          </p>
          <div class="then-board">
            <Board
              view={boardViewOf(seen.view)}
              movable={nobody}
              onTap={() => undefined}
              onDrop={() => undefined}
            />
          </div>
        </section>
      ) : null}
      <ol class="bare history">
        {lines.map(mark => (
          <li key={mark.id} class="history-row">
            <button
              type="button"
              class={`history-line ${mark.place}`}
              aria-current={mark.place === 'head' ? 'step' : undefined}
              onClick={() => fight.jump(mark.id)}
              onContextMenu={event => {
                event.preventDefault();
                look(mark.id, mark.title);
              }}
            >
              {mark.title || w.beginning}
              {mark.place === 'head' ? <span class="soft">{w.here}</span> : null}
              {mark.place === 'undone' ? <span class="soft">{w.undone}</span> : null}
            </button>
            <button
              type="button"
              class="btn square quiet"
              aria-label={w.look(mark.title || w.beginning)}
              onClick={() => look(mark.id, mark.title)}
            >
              <Icon of={eyes} />
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
