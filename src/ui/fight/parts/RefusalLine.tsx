import { useEffect, useRef } from 'preact/hooks';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useDesk, useFight } from './context';

/** Whether something was refused while this sheet is open; it goes with the sheet. */
export function useRefusedHere(): boolean {
  const fight = useFight();
  const before = useRef(fight.refusal.value);
  useEffect(
    () => () => {
      if (fight.refusal.peek() !== before.current) fight.dismissRefusal();
    },
    [fight],
  );
  const refusal = fight.refusal.value;
  return refusal !== null && refusal !== before.current;
}

/** Why the last tap did nothing, in a sentence; where the rules let the table overrule them, one tap does it anyway. */
export function RefusalLine({ onDone }: { onDone?: () => void }) {
  const fight = useFight();
  const { afterwards } = useDesk();
  const refusal = fight.refusal.value;
  if (!refusal) return null;
  const { anyway } = refusal;
  return (
    <p class="refusal" role="alert">
      <span>{say(refusal.message)}</span>
      <span class="row">
        {anyway ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              const next = afterwards.current;
              if (!fight.send(anyway)) return;
              afterwards.current = undefined;
              if (next?.refused === refusal) next.then();
              else onDone?.();
            }}
          >
            {words.fight.anyway}
          </button>
        ) : null}
        <button
          type="button"
          class="btn square quiet"
          aria-label={words.app.close}
          onClick={fight.dismissRefusal}
        >
          <Stroke of="close" />
        </button>
      </span>
    </p>
  );
}
