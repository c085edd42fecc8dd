import { useEffect, useState } from 'preact/hooks';
import { isOut, leftOf } from '../../../../basics/timer';
import type { ClockTable } from '../../../../session/clocks';
import { ui } from '../../words/ui';
import { clockText } from './clock';
import { holdingOf } from './holding';
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
  /** The glasses of the table that are held together; it alone, if nobody says more. */
  readonly all?: readonly string[];
  /** WT-6, BP-1: whether a rule has it stand. */
  readonly byRule?: boolean;
}

/** BP-1, WT-6, WT-7: a glass of sand; it says when it is out, and blocks nothing. */
export function Glass({ clocks, of, name, pitch = 0, all = [of], byRule = false }: Props) {
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
  const holding = () => holdingOf(clocks.clocks.peek(), of, all, byRule, Date.now());
  const shown = holding();
  /** What a press does is asked of the glasses as they are now. */
  const onHold = (): void => {
    const does = holding();
    if (does === 'hold') clocks.hold();
    else if (does === 'all-go-on') clocks.goOn();
    else if (does === 'one-goes-on') clocks.tap(of, { do: 'resume' });
  };
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
      <button type="button" class="btn" aria-label={w.start} onClick={() => clocks.tap(of, { do: 'start' })}>
        {w.turn}
      </button>
      {shown === null ? null : (
        <button type="button" class="btn quiet" onClick={onHold}>
          {shown === 'hold' ? w.pause : w.resume}
        </button>
      )}
    </div>
  );
}
