import { TimeLeft, useTimer } from '../../../../../ui/parts/timer/TimeLeft';
import type { Side } from '../../../rules/board/square';
import type { ChessClock } from '../../../table/clock';
import { ui } from '../../../words/ui';

const w = ui.clockLine;

/** A player's time; at 0 the flag falls, and the players decide what that means. */
export function ClockLine({ clock, side, name }: { clock: ChessClock; side: Side; name: string }) {
  const timer = useTimer(clock.clocks.value[side]);
  if (!timer || !clock.isOn()) return null;
  const state = timer.isOut ? ' dl-flag' : timer.runs ? ' dl-ticks' : '';
  return <TimeLeft class={`dl-clock${state}`} timer={timer} out={w.flag} label={w.left(name, timer.text)} />;
}
