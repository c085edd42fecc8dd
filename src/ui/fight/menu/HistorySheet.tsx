import { useState } from 'preact/hooks';
import type { MarkView } from '../../../history/view';
import type { FightView } from '../../../table/fight/view';
import { Board } from '../../board/Board';
import { eyes } from '../../oathsworn/icons/icons-fight.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { tappedBy } from '../../words/hands-button';
import { boardViewOf } from '../board/boardView';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { useLongPress } from '../parts/useLongPress';
import { WhyTable } from '../why/WhyTable';

const w = words.history;
const page = 60;
const nobody: ReadonlySet<string> = new Set();

/** The beginning has no title; of taps that only answered a question some have none either. */
const titleOf = (mark: MarkView, first: MarkView | undefined): string =>
  mark.title || (mark === first ? w.beginning : w.answer);

/** Everything that happened, newest first: a tap goes there, a long press shows the table as it was. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const [shown, setShown] = useState(page);
  const [looking, setLooking] = useState<MarkView | undefined>(undefined);
  const marks = fight.marks.value;
  const [first] = marks;
  return (
    // Below the list and not above it: no line moves away from under the finger that holds it.
    <Sheet
      title={w.title}
      onClose={onClose}
      foot={looking ? <Then mark={looking} title={titleOf(looking, first)} /> : null}
    >
      <p class="soft">{w.note}</p>
      <ol class="bare history">
        {marks
          .toReversed()
          .slice(0, shown)
          .map(mark => (
            <Line
              key={mark.id}
              mark={mark}
              title={titleOf(mark, first)}
              onLook={() => setLooking(mark)}
              onJump={() => fight.jump(mark.id)}
            />
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

interface LineProps {
  mark: MarkView;
  title: string;
  onLook: () => void;
  onJump: () => void;
}

function Line({ mark, title, onLook, onJump }: LineProps) {
  const fight = useFight();
  const press = useLongPress(onLook, onJump);
  const whys = fight.whys(mark.id);
  return (
    <li class="history-row">
      <button
        type="button"
        class={`history-line ${mark.place}`}
        aria-current={mark.place === 'head' ? 'step' : undefined}
        {...press}
      >
        {title}
        {mark.who ? <span class="soft">{tappedBy(mark.who)}</span> : null}
        {mark.place === 'head' ? <span class="soft">{w.here}</span> : null}
        {mark.place === 'undone' ? <span class="soft">{w.undone}</span> : null}
      </button>
      {whys.length > 0 ? (
        <button type="button" class="btn square quiet" aria-label={w.why(title)} onClick={onLook}>
          <Stroke of="why" />
        </button>
      ) : null}
      <button type="button" class="btn square quiet" aria-label={w.look(title)} onClick={onLook}>
        <Icon of={eyes} />
      </button>
    </li>
  );
}

/** The table as it was after a tap, and why it came so. */
function Then({ mark, title }: { mark: MarkView; title: string }) {
  const fight = useFight();
  const view = fight.at(mark.id);
  if (!view) return null;
  return (
    <section class="then stack" aria-label={w.look(title)}>
      <p>
        <b>{title}</b>{' '}
        <span class="soft">
          {view.round > 0 ? `${words.fight.round(view.round)}, ` : ''}
          {view.friends.map(friend => `${friend.name} ${friend.hp}`).join(', ')}
        </span>
      </p>
      {view.settings.board === 'off' ? null : <Looked view={view} />}
      {fight.whys(mark.id).map((why, i) => (
        <details key={`${i}${why.actor}`} class="hero-more unfolds">
          <summary>{words.why.chose(nameIn(view, why.actor), nameIn(view, why.target))}</summary>
          <WhyTable view={view} why={why} />
        </details>
      ))}
    </section>
  );
}

const Looked = ({ view }: { view: FightView }) => (
  <div class="then-board">
    <Board view={boardViewOf(view)} movable={nobody} onTap={() => undefined} onDrop={() => undefined} />
  </div>
);
