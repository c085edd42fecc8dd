import { useState } from 'preact/hooks';
import type { Why } from '../../../encounter/model/why';
import type { FightView } from '../../../table/fight/view';
import { Stroke } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { guideDid } from '../parts/guide';
import { nameIn } from '../parts/nameIn';
import { WhySentence } from './WhySentence';
import { WhyTable } from './WhyTable';
import { whyShown } from './whyNow';

const w = words.why;

/** The last choice of a target in one line; a tap opens the table of all who could have been. */
export function WhyLine() {
  const fight = useFight();
  const view = fight.view.value;
  const [open, setOpen] = useState(false);
  const why = whyShown(fight);
  if (!why) return null;
  const opens = () => {
    guideDid('why');
    setOpen(true);
  };
  return (
    <>
      <button type="button" class="why panel" onClick={opens}>
        <Stroke of="why" />
        <span>
          <WhySentence view={view} why={why} />
        </span>
      </button>
      {open ? (
        <Sheet title={w.title(nameIn(view, why.actor))} onClose={() => setOpen(false)}>
          <WhyTable view={view} why={why} />
          <div class="ask-answers">
            {othersThan(view, why).map(id => (
              <button
                key={id}
                type="button"
                class="btn"
                onClick={() => {
                  fight.send({ do: 'say', correction: { say: 'target', actor: why.actor, target: id } });
                  setOpen(false);
                }}
              >
                {w.says(nameIn(view, id))}
              </button>
            ))}
          </div>
          <Lately view={view} but={why} />
        </Sheet>
      ) : null}
    </>
  );
}

/** Whom the table could name instead: without a board, whoever stands. */
function othersThan(view: FightView, why: Why): readonly string[] {
  const could =
    why.candidates.length > 0
      ? why.candidates
      : view.friends.filter(one => one.presence === 'standing' && one.role !== 'sentinel');
  return could.map(one => one.id).filter(id => id !== why.target);
}

/** Several enemies choose in one phase: the line tells one, here are the others. */
function Lately({ view, but }: { view: FightView; but: Why }) {
  const others = useFight()
    .whysLately()
    .filter(why => JSON.stringify(why) !== JSON.stringify(but))
    .toReversed();
  if (others.length === 0) return null;
  return (
    <>
      <h3>{w.lately}</h3>
      <ol class="bare stack">
        {others.map((why, i) => (
          <li key={`${i}${why.actor}`}>
            <WhySentence view={view} why={why} />
          </li>
        ))}
      </ol>
    </>
  );
}
