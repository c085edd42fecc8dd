import { useState } from 'preact/hooks';
import type { UnderWay } from '../../../table/fight/under-way';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const w = words.menu.skips;

/** What lies under everything that is under way: a stage card, the minions' part, or what is asked. */
function named(base: NonNullable<UnderWay['base']>): string {
  switch (base.is) {
    case 'card':
      return w.card(base.label ?? words.stage.title);
    case 'minions':
      return w.minions;
    case 'asked':
      return w.asked;
  }
}

/** What the app began is finished by hand: it says what that leaves out, and asks once more. */
export function MenuSkip({ onSkip }: { onSkip: () => void }) {
  const view = useFight().view.value;
  const [sure, setSure] = useState(false);
  const { base } = view.underWay;
  if (!base)
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
        {sure ? w.sure : named(base)}
      </button>
      {sure ? (
        <p class="menu-skips" role="status">
          {named(base)}. {w.what} {view.phase === 'oathsworn' ? w.stays : w.goesOn} {w.undo}
        </p>
      ) : null}
    </>
  );
}
