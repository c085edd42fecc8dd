/** A tap of another device, as that device counts its taps. */
export interface TapOf {
  readonly device: string;
  readonly n: number;
  /** How the person calls herself. */
  readonly who: string;
}

/** The last tap of each device that ever stood in the log, entries that were let go included. */
export type Taps = Readonly<Record<string, number>>;

interface Tapped {
  readonly taps?: Taps;
}

export function tapsAfter(before: Taps | undefined, tap: TapOf | undefined): Tapped {
  if (!tap) return before ? { taps: before } : {};
  // An older save may name a device like what every object has.
  const known = before && Object.hasOwn(before, tap.device) ? before[tap.device] : undefined;
  return { taps: { ...before, [tap.device]: Math.max(tap.n, known ?? 0) } };
}

/** Of everything that is left of a log. */
export function tapsIn(
  all: readonly (Taps | undefined)[],
  entries: readonly { readonly tap?: TapOf }[],
): Tapped {
  let tapped: Tapped = {};
  for (const taps of all)
    for (const [device, n] of Object.entries(taps ?? {}))
      tapped = tapsAfter(tapped.taps, { device, n, who: '' });
  for (const { tap } of entries) if (tap) tapped = tapsAfter(tapped.taps, tap);
  return tapped;
}
