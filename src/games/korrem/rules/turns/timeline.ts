export interface WorldEvent {
  readonly id: string;
  readonly lasts: number;
}

/** WD-2: which event of the timeline is active in a Nation Turn, and for how many turns yet, this one counted. */
export function activeEvent(
  events: readonly WorldEvent[],
  turn: number,
): { readonly id: string; readonly left: number } | null {
  let end = 0;
  for (const { id, lasts } of events) {
    end += lasts;
    if (turn <= end) return { id, left: end - turn + 1 };
  }
  return null;
}
