import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isOut, leftOf } from '../../../../basics/timer';
import { clocksOf } from '../../../../session/clocks';
import { useSecond } from '../../../../ui/parts/useSecond';
import { tableUi } from '../../words/table-ui';

const w = tableUi.glass;
const minute = 60_000;
const name = 'turn';

interface Props {
  readonly id: string;
  /** Whose turn it is: with the next one the glass is turned. */
  readonly turn: string;
}

/** A glass for a turn, off until somebody asks for it: it lies beside the log, says when it is out, and blocks nothing. */
export function TurnGlass({ id, turn }: Props) {
  const table = useMemo(() => clocksOf(`${id}.glass`), [id]);
  const timer = table.clocks.value[name];
  const runs = timer !== undefined && timer.since !== null;
  useSecond(timer);
  // A reload in the midst of a turn turns no glass.
  const last = useRef(turn);
  useEffect(() => {
    if (last.current !== turn) table.tap(name, { do: 'start' });
    last.current = turn;
  }, [table, turn]);
  if (!timer)
    return (
      <div class="hc-chips hc-glass">
        <span class="soft">{w.title}</span>
        {w.lengths.map(minutes => (
          <button
            key={minutes}
            type="button"
            class="btn quiet"
            onClick={() => {
              table.add(name, minutes * minute);
              table.tap(name, { do: 'start' });
            }}
          >
            {w.minutes(minutes)}
          </button>
        ))}
      </div>
    );
  const now = Date.now();
  const out = isOut(timer, now);
  const left = Math.ceil(leftOf(timer, now) / 1_000);
  return (
    <div class="hc-chips hc-glass">
      <b role="timer" aria-live="off">
        {out ? w.out : w.left(left)}
      </b>
      {out ? null : (
        <button
          type="button"
          class="btn quiet"
          onClick={() => table.tap(name, { do: runs ? 'pause' : 'resume' })}
        >
          {runs ? w.pause : w.resume}
        </button>
      )}
      <button type="button" class="btn quiet" onClick={() => table.remove(name)}>
        {w.away}
      </button>
    </div>
  );
}
