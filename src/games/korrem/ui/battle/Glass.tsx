import { useEffect, useState } from 'preact/hooks';
import { isOut, leftOf } from '../../../../basics/timer';
import { type BattleTable, redGlass } from '../../table/battles';
import { ui } from '../../words/ui';

const w = ui.glass;
const second = 1000;

/** '0:42'; what is begun counts as whole. */
const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** BP-1, WT-7: the red sand; it says when it is out, and blocks nothing. */
export function Glass({ table }: { table: BattleTable }) {
  const timer = table.glasses.clocks.value[redGlass];
  const [, setTick] = useState(0);
  const runs = timer?.since !== null && timer?.since !== undefined;
  useEffect(() => {
    if (!runs) return undefined;
    const tick = setInterval(() => setTick(n => n + 1), second / 4);
    return () => clearInterval(tick);
  }, [runs]);
  if (!timer) return null;
  const now = Date.now();
  const left = leftOf(timer, now);
  const out = isOut(timer, now);
  const tap = (does: 'start' | 'pause' | 'resume') => table.glasses.tap(redGlass, { do: does });
  return (
    <div class={out ? 'ko-glass ko-out' : 'ko-glass'}>
      <span role="timer" aria-live="off" aria-label={w.left(clock(left))} class="ko-time">
        {out ? w.out : clock(left)}
      </span>
      <button type="button" class="btn" onClick={() => tap('start')}>
        {w.start}
      </button>
      {timer.started && !out ? (
        <button type="button" class="btn quiet" onClick={() => tap(runs ? 'pause' : 'resume')}>
          {runs ? w.pause : w.resume}
        </button>
      ) : null}
    </div>
  );
}
