import { isOut, runsNow, type Timer } from '../../../../basics/timer';
import type { Clocks } from '../../../../session/clocks';

/** All glasses are held, those that were held go on, or this one alone goes on. */
export type Holding = 'hold' | 'all-go-on' | 'one-goes-on';

/** What the button beside a glass does: one that stands by a rule is not set going, and never the reason to hold. */
export function holdingOf(
  clocks: Clocks,
  of: string,
  all: readonly string[],
  byRule: boolean,
  now: number,
): Holding | null {
  const timer = clocks[of];
  if (!timer) return null;
  if (timer.held) return 'all-go-on';
  if (timer.since === null && timer.started && !isOut(timer, now) && !byRule) return 'one-goes-on';
  const others = all.map(name => clocks[name]).filter((one): one is Timer => one !== undefined);
  if (others.some(one => runsNow(one, now))) return 'hold';
  return others.some(one => one.held) ? 'all-go-on' : null;
}
