/** A glass that runs for a while: how long it has run since it was started, and since when it runs now. */
export interface Timer {
  /** In milliseconds, like everything here. */
  readonly length: number;
  /** Before the moment from which it runs now. */
  readonly ran: number;
  /** Nothing while it stands still. */
  readonly since: number | null;
  /** Whether it was ever started. */
  readonly started: boolean;
  /** Whether it stands because all were held, and goes on with them. Whatever is done with it since ends that. */
  readonly held: boolean;
}

/** What hands do with a glass. `more` gives time, or takes it. */
export type TimerTap =
  | { readonly do: 'start' | 'pause' | 'resume' }
  | { readonly do: 'more'; readonly ms: number };

export const fullTimer = (length: number): Timer => ({
  length,
  ran: 0,
  since: null,
  started: false,
  held: false,
});

/** A clock that was set back in between has not run backwards. */
const ranBy = ({ ran, since }: Timer, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - since));

export const leftOf = (timer: Timer, now: number): number => Math.max(0, timer.length - ranBy(timer, now));

/** It was started, and nothing is left of it. */
export const isOut = (timer: Timer, now: number): boolean => timer.started && leftOf(timer, now) === 0;

export function tapped(timer: Timer, tap: TimerTap, now: number): Timer {
  switch (tap.do) {
    case 'start':
      return { ...timer, ran: 0, since: now, started: true, held: false };
    case 'pause':
      return { ...timer, ran: ranBy(timer, now), since: null, held: false };
    case 'resume':
      return timer.started && timer.since === null ? { ...timer, since: now, held: false } : timer;
    case 'more':
      // What has run out has run its length: time that is given then counts in full.
      return {
        ...timer,
        ran: Math.min(timer.length, ranBy(timer, now)) - tap.ms,
        since: timer.since === null ? null : now,
      };
  }
}

export const runsNow = (timer: Timer, now: number): boolean => timer.since !== null && !isOut(timer, now);

/** All are held: one that runs stands from now on, and one that stands or is out stays as it is. */
export const hold = (timer: Timer, now: number): Timer =>
  runsNow(timer, now) ? { ...tapped(timer, { do: 'pause' }, now), held: true } : timer;

/** All go on: exactly what was held runs. */
export const goOn = (timer: Timer, now: number): Timer =>
  timer.held ? tapped(timer, { do: 'resume' }, now) : timer;
