/** A tap of this device. */
export interface OwnTap<What> {
  readonly n: number;
  readonly what: What;
  /** Where it stands in the log, once that was heard. It is kept: a takeover may take it out of the log again. */
  readonly entry: number | null;
}

/** What a device tapped at a table, numbered 1, 2, 3, ... for ever. It lies on the disk before anything is sent. */
export interface Outbox<What> {
  readonly device: string;
  /** The number that was given last. */
  readonly last: number;
  /** Ascending. */
  readonly taps: readonly OwnTap<What>[];
}

/** So many taps of one device are sent and not answered; the others wait their turn. */
export const mostUnderWay = 16;
/** So many heard taps are kept for the case of a takeover. */
const mostKept = 200;

export const emptyOutbox = (device: string): Outbox<never> => ({ device, last: 0, taps: [] });

export function put<What>(outbox: Outbox<What>, what: What): Outbox<What> {
  const n = outbox.last + 1;
  return { ...outbox, last: n, taps: [...outbox.taps, { n, what, entry: null }] };
}

export const waiting = <What>({ taps }: Outbox<What>): readonly OwnTap<What>[] =>
  taps.filter(tap => tap.entry === null);

/** Everything below this number was answered. */
export const lowest = (outbox: Outbox<unknown>): number => waiting(outbox)[0]?.n ?? outbox.last + 1;

export const underWay = <What>(outbox: Outbox<What>): readonly OwnTap<What>[] =>
  waiting(outbox).slice(0, mostUnderWay);

/** The tap stands in the log. */
export function heard<What>(outbox: Outbox<What>, n: number, entry: number): Outbox<What> {
  const taps = outbox.taps.map(tap => (tap.n === n ? { ...tap, entry } : tap));
  const surplus = taps.filter(tap => tap.entry !== null).length - mostKept;
  if (surplus <= 0) return { ...outbox, taps };
  const gone = new Set(
    taps
      .filter(tap => tap.entry !== null)
      .slice(0, surplus)
      .map(tap => tap.n),
  );
  return { ...outbox, taps: taps.filter(tap => !gone.has(tap.n)) };
}

/** The tap was refused, or changed nothing: it is in no log. */
export const answered = <What>(outbox: Outbox<What>, n: number): Outbox<What> => ({
  ...outbox,
  taps: outbox.taps.filter(tap => tap.n !== n || tap.entry !== null),
});

/** OWN-289: what was heard after this place is in the log no more, so it waits anew. */
export const afterTakeover = <What>(outbox: Outbox<What>, shared: number): Outbox<What> => ({
  ...outbox,
  taps: outbox.taps.map(tap => (tap.entry !== null && tap.entry > shared ? { ...tap, entry: null } : tap)),
});
