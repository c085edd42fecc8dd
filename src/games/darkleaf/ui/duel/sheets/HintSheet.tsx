import '../../../words/learn-hints';
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { say } from '../../../../../ui/words/say';
import type { Hint } from '../../../rules/bot/hint';
import { helpOf } from '../../../rules/duel/queries/help';
import type { DuelPlay } from '../../../table/play';
import { askHint } from '../../../table/wood';
import { hintWords } from '../../../words/sheets';

const w = hintWords;

/** What Thicket would do here, and why: the table may let it be done. */
export function HintSheet({ table, onClose }: { table: DuelPlay; onClose: () => void }) {
  const duel = table.state.value;
  const help = helpOf(duel, duel.turn.side);
  const [hint, setHint] = useState<Hint | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setHint(undefined);
    return askHint(duel, 'thicket', setHint, () => setFailed(true)).stop;
  }, [duel]);
  return (
    <Sheet title={w.title} onClose={onClose}>
      {failed ? <p>{w.failed}</p> : null}
      {hint ? (
        <>
          <p class="dl-advice">{say(hint.does)}</p>
          <ul class="dl-why">
            {hint.why
              .filter(({ isChance }) => help === 'open' || !isChance)
              .map(({ text }) => {
                const line = say(text);
                return <li key={line}>{line}</li>;
              })}
          </ul>
          <button
            type="button"
            class="btn main"
            onClick={() => {
              onClose();
              table.send(hint.command);
            }}
          >
            {w.doIt}
          </button>
        </>
      ) : failed ? null : (
        <p role="status">{w.thinking}</p>
      )}
    </Sheet>
  );
}
