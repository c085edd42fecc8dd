import type { ReadonlySignal } from '@preact/signals';
import { afterThisTask } from '../../storage/after';

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

/** Counts the time between a fight's taps on this device; what cannot be kept is not counted. */
export function keepTime(id: string, taps: ReadonlySignal<unknown>): () => void {
  let opened = false;
  return taps.subscribe(() => {
    // The first call is the opening, and no tap: the clock goes on from the last one.
    if (!opened) {
      opened = true;
      if (read(id)) return;
    }
    const now = Date.now();
    void afterThisTask().then(() => count(id, now));
  });
}

function count(id: string, now: number): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(afterTap(read(id), now)));
  } catch {
    // A device that keeps nothing plays all the same.
  }
}

export const minutesPlayed = (id: string): number => Math.round((read(id)?.ms ?? 0) / minute);
