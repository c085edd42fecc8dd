export const timerTaps = ['start', 'pause', 'resume'] as const;
export type TimerTap = (typeof timerTaps)[number];

export interface Tap {
  readonly at: number;
  readonly does: TimerTap;
}

export interface TimeLeft {
  readonly left: number;
  readonly started: boolean;
}

/** WT-7: a timer's length minus all the time that it has run since its last start, never below 0. */
export function timeLeft(length: number, taps: readonly Tap[], now: number): TimeLeft {
  let ran = 0;
  let since: number | null = null;
  let started = false;
  for (const { at, does } of taps) {
    if (does === 'start') [ran, since, started] = [0, at, true];
    if (does === 'pause' && since !== null) [ran, since] = [ran + at - since, null];
    if (does === 'resume' && started) since ??= at;
  }
  if (since !== null) ran += now - since;
  return { left: Math.max(0, length - ran), started };
}
