import { useEffect, useMemo, useRef } from 'preact/hooks';
import { clocksOf } from '../../../../session/clocks';
import { TimeLeft, useTimer } from '../../../../ui/parts/timer/TimeLeft';
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
  const timer = useTimer(table.clocks.value[name]);
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
  return (
    <div class="hc-chips hc-glass">
      <b>
        <TimeLeft timer={timer} out={w.out} />
      </b>
      {timer.isOut ? null : (
        <button
          type="button"
          class="btn quiet"
          onClick={() => table.tap(name, { do: timer.runs ? 'pause' : 'resume' })}
        >
          {timer.runs ? w.pause : w.resume}
        </button>
      )}
      <button type="button" class="btn quiet" onClick={() => table.remove(name)}>
        {w.away}
      </button>
    </div>
  );
}
