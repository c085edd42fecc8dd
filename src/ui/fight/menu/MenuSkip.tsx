import { useState } from 'preact/hooks';
import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const w = words.menu.skips;

/** What lies under everything that is under way: a stage card, the minions' part, or what is asked. */
function underWay({ frames, encounter }: FightView): string {
  const card = frames.find(frame => frame.frame === 'card');
  if (card?.frame === 'card')
    return w.card(encounter.cards.find(one => one.id === card.job.card)?.label ?? words.stage.title);
  return frames.some(frame => frame.frame === 'minions') ? w.minions : w.asked;
}

/** What the app began is finished by hand: it says what that leaves out, and asks once more. */
export function MenuSkip({ onSkip }: { onSkip: () => void }) {
  const view = useFight().view.value;
  const [sure, setSure] = useState(false);
  if (view.frames.length === 0)
    return (
      <button type="button" class="btn big" disabled>
        {w.nothing}
      </button>
    );
  return (
    <>
      <button
        type="button"
        class={sure ? 'btn big grave' : 'btn big'}
        onClick={() => (sure ? onSkip() : setSure(true))}
      >
        {sure ? w.sure : underWay(view)}
      </button>
      {sure ? (
        <p class="menu-skips" role="status">
          {underWay(view)}. {w.what} {view.phase === 'oathsworn' ? w.stays : w.goesOn} {w.undo}
        </p>
      ) : null}
    </>
  );
}
