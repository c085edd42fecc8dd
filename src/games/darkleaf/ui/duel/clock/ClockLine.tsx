import { useSecond } from '../../../../../ui/parts/useSecond';
import type { Side } from '../../../rules/board/square';
import type { ChessClock } from '../../../table/clock';
import { ui } from '../../../words/ui';

const w = ui.clockLine;
const second = 1000;

/** '12:40'; what is begun counts as whole. */
export const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A player's time; at 0 the flag stands, and the table decides. */
export function ClockLine({ clock, side, name }: { clock: ChessClock; side: Side; name: string }) {
  const timer = clock.clocks.value[side];
  const runs = (timer?.since ?? null) !== null;
  useSecond(timer);
  if (!clock.isOn()) return null;
  const left = clock.left(side, Date.now());
  return (
    <span
      class={left === 0 ? 'dl-clock dl-flag' : runs ? 'dl-clock dl-ticks' : 'dl-clock'}
      role="timer"
      aria-live="off"
      aria-label={w.left(name, clockText(left))}
    >
      {left === 0 ? w.flag : clockText(left)}
    </span>
  );
}
