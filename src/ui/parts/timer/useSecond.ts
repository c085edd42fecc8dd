import { useLayoutEffect, useState } from 'preact/hooks';
import { leftOf, runsNow, type Timer } from '../../../basics/timer';

/** Renders the component again when the next second of a running timer begins, and when the screen is unlocked. */
export function useSecond(...timers: readonly (Timer | undefined)[]): void {
  const [, setTick] = useState(0);
  const now = Date.now();
  const running = timers.filter(timer => timer !== undefined).filter(timer => runsNow(timer, now));
  // At once, not after the next frame: a tablet that is locked in between would show the old time when it is unlocked.
  useLayoutEffect(() => {
    if (running.length === 0) return undefined;
    const draw = (): void => setTick(n => n + 1);
    // A whole second has just begun, or the rest of one is left.
    const rests = running.map(timer => leftOf(timer, Date.now()) % 1_000 || 1_000);
    const next = setTimeout(draw, Math.min(...rests));
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', draw);
    };
  });
}
