import { useEffect, useState } from 'preact/hooks';
import { leftOf, runsNow, type Timer } from '../../../../basics/timer';

/** WT-7: whoever shows a glass is drawn anew when another of its seconds begins, and when the screen is unlocked. */
export function useSecond(timer: Timer | undefined): void {
  const [, setTick] = useState(0);
  const runs = timer !== undefined && runsNow(timer, Date.now());
  useEffect(() => {
    if (!timer || !runs) return undefined;
    const draw = (): void => setTick(n => n + 1);
    // A whole second has just begun, or the rest of one is left.
    const next = setTimeout(draw, leftOf(timer, Date.now()) % 1_000 || 1_000);
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', draw);
    };
  });
}
