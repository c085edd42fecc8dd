import '../../../words/learn-hints';
import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { say } from '../../../../../ui/words/say';
import type { Side } from '../../../rules/board/square';
import { lastTurnOf } from '../../../table/last-turn';
import type { DuelPlay } from '../../../table/play';
import { askWhy, type Reason } from '../../../table/wood';
import { onTableWords } from '../../../words/on-table';
import { OnTheTable } from '../board/OnTheTable';

const w = onTableWords;

interface Props {
  readonly table: DuelPlay;
  /** The side that the device plays. */
  readonly of: Side;
  readonly onClose: () => void;
}

/** Why the wood played as it did: what each of its choices wins, whom it takes and what it threatens. */
export function WhySheet({ table, of, onClose }: Props) {
  const [reasons, setReasons] = useState<readonly Reason[] | 'failed' | undefined>(undefined);
  useEffect(() => askWhy(lastTurnOf(table, of), setReasons, () => setReasons('failed')).stop, []);
  return (
    <Sheet title={w.title} onClose={onClose}>
      <OnTheTable table={table} of={of} />
      {reasons === undefined ? <p role="status">{w.thinking}</p> : null}
      {reasons === 'failed' ? <p>{w.failed}</p> : null}
      {Array.isArray(reasons) && reasons.length === 0 ? <p>{w.noChoice}</p> : null}
      {Array.isArray(reasons)
        ? reasons.map((reason: Reason) => (
            <section key={JSON.stringify(reason.does)}>
              <p class="dl-advice">{say(reason.does)}</p>
              <ul class="dl-why">
                {reason.why.map(({ text }) => {
                  const line = say(text);
                  return <li key={line}>{line}</li>;
                })}
              </ul>
            </section>
          ))
        : null}
    </Sheet>
  );
}
