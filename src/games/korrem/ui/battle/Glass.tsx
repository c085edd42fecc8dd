import { useEffect, useState } from 'preact/hooks';
import { isOut, leftOf } from '../../../../basics/timer';
import type { ClockTable } from '../../../../session/clocks';
import { ui } from '../../words/ui';
import { clockText } from './clock';
import { useSandHeard } from './sand';

const w = ui.glass;
const quarter = 250;

interface Props {
  readonly clocks: ClockTable;
  readonly of: string;
  /** What it is called, where there are several. */
  readonly name?: string;
  /** BP-1: each has a pitch of its own. */
  readonly pitch?: number;
}

/** BP-1, WT-6, WT-7: a glass of sand; it says when it is out, and blocks nothing. */
export function Glass({ clocks, of, name, pitch = 0 }: Props) {
  const timer = clocks.clocks.value[of];
  const [, setTick] = useState(0);
  const runs = timer?.since !== null && timer?.since !== undefined;
  useEffect(() => {
    if (!runs) return undefined;
    const tick = setInterval(() => setTick(n => n + 1), quarter);
    return () => clearInterval(tick);
  }, [runs]);
  const now = Date.now();
  useSandHeard(timer && runs ? leftOf(timer, now) : null, pitch);
  if (!timer) return null;
  const left = leftOf(timer, now);
  const out = isOut(timer, now);
  const tap = (does: 'start' | 'pause' | 'resume') => clocks.tap(of, { do: does });
  const text = clockText(left);
  return (
    <div class={out ? 'ko-glass ko-out' : 'ko-glass'}>
      <span
        role="timer"
        aria-live="off"
        aria-label={name === undefined ? w.left(text) : w.named(name, w.left(text))}
        class="ko-time"
      >
        {out ? w.out : text}
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
