import { useEffect, useRef } from 'preact/hooks';
import type { ClockTable } from '../../../../session/clocks';
import { TimeLeft, useTimer } from '../../../../ui/parts/timer/TimeLeft';
import { buzz, prefs } from '../../../../ui/shell/prefs';
import { ui } from '../../words/ui';
import { holdingOf } from './holding';
import { heardAt } from './sand-marks';

/** A tick in each of the last seconds, a gong at the end, felt as well; what the device has off is not heard. */
function useSandHeard(left: number | null, pitch: number): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = left;
    const what = heardAt(before, left);
    if (what === null) return;
    buzz(what === 'gong' ? [180, 80, 180] : 12);
    if (prefs.sound.peek() !== 'on') return;
    // The tones come with the first second that is heard.
    import('./sand-tones').then(({ soundSand }) => soundSand(what, pitch)).catch(console.error);
  }, [left, pitch]);
}

const w = ui.glass;

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
  /** The time leads to the glasses as large as can be. */
  readonly onRest?: () => void;
}

/** BP-1, WT-6, WT-7: a glass of sand; it says when it is out, and blocks nothing. */
export function Glass({ clocks, of, name, pitch = 0, all = [of], byRule = false, onRest }: Props) {
  const timer = useTimer(clocks.clocks.value[of]);
  useSandHeard(timer?.runs ? timer.left : null, pitch);
  if (!timer) return null;
  const holding = () => holdingOf(clocks.clocks.peek(), of, all, byRule, Date.now());
  const shown = holding();
  /** What a press does is asked of the glasses as they are now. */
  const onHold = (): void => {
    const does = holding();
    if (does === 'hold') clocks.hold();
    else if (does === 'all-go-on') clocks.goOn();
    else if (does === 'one-goes-on') clocks.tap(of, { do: 'resume' });
  };
  const left = w.left(timer.text);
  return (
    <div class={timer.isOut ? 'ko-glass ko-out' : 'ko-glass'}>
      <TimeLeft
        class="ko-time"
        timer={timer}
        out={w.out}
        label={name === undefined ? left : w.named(name, left)}
      />
      {onRest ? (
        <button type="button" class="btn square quiet" aria-label={w.rest} onClick={onRest}>
          <svg class="ko-rest-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 2H19V4C19 8 14 10 14 12S19 16 19 20V22H5V20C5 16 10 14 10 12S5 8 5 4Z" />
          </svg>
        </button>
      ) : null}
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
