import { useState } from 'preact/hooks';
import { Stroke } from '../parts/Icon';
import { Sheet } from '../parts/Sheet';
import { words } from '../words';
import { useFight } from './context';
import { nameIn } from './nameIn';
import { WhyTable } from './WhyTable';
import { whyNow } from './whyNow';
import { whyText } from './whyText';

const w = words.why;

/** The last choice of a target in one line; a tap opens the table of all who could have been. */
export function WhyLine() {
  const fight = useFight();
  const view = fight.view.value;
  const [open, setOpen] = useState(false);
  const why = whyNow(fight);
  if (!why) return null;
  const { target, reasons } = whyText(view, why);
  return (
    <>
      <button type="button" class="why panel" onClick={() => setOpen(true)}>
        <Stroke of="why" />
        <span>
          <span class="soft">{nameIn(view, why.actor)} ▸ </span>
          <b>{target}</b>
          {reasons ? `: ${reasons}` : ''}
        </span>
      </button>
      {open ? (
        <Sheet title={w.title(nameIn(view, why.actor))} onClose={() => setOpen(false)}>
          <WhyTable view={view} why={why} />
          <div class="ask-answers">
            {why.candidates
              .filter(one => one.id !== why.target)
              .map(one => (
                <button
                  key={one.id}
                  type="button"
                  class="btn"
                  onClick={() => {
                    fight.send({
                      do: 'say',
                      correction: { say: 'target', actor: why.actor, target: one.id },
                    });
                    setOpen(false);
                  }}
                >
                  {w.says(nameIn(view, one.id))}
                </button>
              ))}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
