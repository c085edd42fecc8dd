import { isOut, leftOf, type Timer } from '../../../basics/timer';
import { useSecond } from './useSecond';

/** What is shown of a timer. */
export interface TimerView {
  /** In milliseconds. */
  readonly left: number;
  readonly text: string;
  readonly isOut: boolean;
  /** False while it is paused. */
  readonly runs: boolean;
}

/** '0:42'; a second that has begun counts in full. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function timerView(timer: Timer, now: number): TimerView {
  const left = leftOf(timer, now);
  return { left, text: timeText(left), isOut: isOut(timer, now), runs: timer.since !== null };
}

/** The view of a timer, computed again with every second that passes; null without a timer. */
export function useTimer(timer: Timer | undefined): TimerView | null {
  useSecond(timer);
  return timer ? timerView(timer, Date.now()) : null;
}

interface Props {
  readonly timer: TimerView;
  /** Shown in place of the time when the timer has run out. */
  readonly out: string;
  readonly label?: string | undefined;
  readonly class?: string;
}

/** The time that is left on a timer. Screen readers read it on request, not every second. */
export const TimeLeft = ({ timer, out, label, class: name }: Props) => (
  <span role="timer" aria-live="off" aria-label={label} class={name}>
    {timer.isOut ? out : timer.text}
  </span>
);
