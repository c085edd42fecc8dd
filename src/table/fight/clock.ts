import type { ReadonlySignal } from '@preact/signals';

/** OWN-142: a longer time between two taps is a pause, and not counted. */
export const PAUSE = 10 * 60_000;
const minute = 60_000;

/** What has been played of a fight so far, and when its last tap was. */
export interface Played {
  readonly ms: number;
  readonly last: number;
}

export function afterTap(before: Played | undefined, now: number): Played {
  const gap = before ? now - before.last : 0;
  return { ms: (before?.ms ?? 0) + (gap > 0 && gap <= PAUSE ? gap : 0), last: now };
}

const keyOf = (id: string): string => `northwest.played.${id}`;
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

export function parsePlayed(stored: string | null): Played | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('ms' in value) || !('last' in value))
      return undefined;
    const { ms, last } = value;
    return isCount(ms) && isCount(last) ? { ms, last } : undefined;
  } catch {
    return undefined;
  }
}

function read(id: string): Played | undefined {
  try {
    return parsePlayed(localStorage.getItem(keyOf(id)));
  } catch {
    return undefined;
  }
}

/** The clock is stored at most every few seconds, since it counts minutes. */
const between = 5_000;

/** Counts the time between a fight's taps on this device; what cannot be kept is not counted. */
export function keepTime(id: string, taps: ReadonlySignal<unknown>): () => void {
  let played = read(id);
  let kept = 0;
  // The first call marks the opening, not a tap: a stored clock goes on from its last tap.
  let opening = played !== undefined;
  const keep = (): void => {
    if (played) write(id, played);
  };
  const stop = taps.subscribe(() => {
    if (opening) {
      opening = false;
      return;
    }
    const now = Date.now();
    played = afterTap(played, now);
    if (now - kept < between) return;
    kept = now;
    keep();
  });
  return () => {
    stop();
    keep();
  };
}

function write(id: string, played: Played): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(played));
  } catch {
    // Without storage the fight goes on and no time is counted.
  }
}

export const minutesPlayed = (id: string): number => Math.round((read(id)?.ms ?? 0) / minute);
