import type { Entry, Mark, MarkId } from './entry';
import type { Game, History, Known } from './log';

/** A state is kept every so many marks: an undo near the head replays fewer than this. */
const spacing = 25;
/** More than this are thinned to half, so that memory does not grow with the length of a campaign. */
const mostKept = 64;

/** The position of the first element of ascending ids that is not below `id`. */
function lowerBound(items: readonly { readonly id: MarkId }[], id: MarkId): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By halving: ids ascend, but compaction leaves gaps. */
export function entryOf<T extends { readonly id: MarkId }>(items: readonly T[], id: MarkId): T | undefined {
  const found = items[lowerBound(items, id)];
  return found?.id === id ? found : undefined;
}

export function markOf<Event>(entries: readonly Entry<Event>[], id: MarkId): Mark<Event> | undefined {
  const entry = entryOf(entries, id);
  return entry?.kind === 'mark' ? entry : undefined;
}

/** Keeps the state after a new mark when it is the turn of one. */
export function remember<State>(
  known: readonly Known<State>[],
  id: MarkId,
  state: State,
  depth: number,
): readonly Known<State>[] {
  return depth % spacing === 0 ? thinned([...known, { id, state, pinned: false }]) : known;
}

function thinned<State>(known: readonly Known<State>[]): readonly Known<State>[] {
  if (known.length <= mostKept) return known;
  const free = known.filter(one => !one.pinned);
  // Counted from the newest, which is the likeliest to be undone to.
  const kept = new Set(free.filter((_, i) => (free.length - 1 - i) % 2 === 0));
  return known.filter(one => one.pinned || kept.has(one));
}

/** The marks from the nearest kept state (itself not to be applied) to `id`; undefined if none leads there. */
export function wayTo<State, Event>(
  { entries, known }: Trail<State, Event>,
  id: MarkId,
): { readonly from: State; readonly marks: readonly Mark<Event>[] } | undefined {
  const marks: Mark<Event>[] = [];
  for (let at = id; ; ) {
    const kept = entryOf(known, at);
    if (kept) return { from: kept.state, marks: marks.reverse() };
    const mark = markOf(entries, at);
    if (!mark) return undefined;
    marks.push(mark);
    at = mark.parent;
  }
}

type Trail<State, Event> = Pick<History<State, Event>, 'entries' | 'known'>;

export interface Travel<State> {
  readonly state: State;
  readonly known: readonly Known<State>[];
}

/**
 * The state at any mark, replayed from the nearest kept one; undefined where the way is broken. States 25, 50, 100,
 * 200 ... marks before it are kept on the way, so that a row of undos after a long replay is quick.
 */
export function travel<State, Event>(
  game: Game<State, Event>,
  trail: Trail<State, Event>,
  id: MarkId,
): Travel<State> | undefined {
  const way = wayTo(trail, id);
  if (!way) return undefined;
  let state = way.from;
  const stops: Known<State>[] = [];
  for (const [i, mark] of way.marks.entries()) {
    for (const event of mark.events) state = game.apply(state, event);
    const far = (way.marks.length - 1 - i) / spacing;
    if (far >= 1 && Number.isInteger(Math.log2(far))) stops.push({ id: mark.id, state, pinned: false });
  }
  if (stops.length === 0) return { state, known: trail.known };
  const known = [...trail.known, ...stops].sort((a, b) => a.id - b.id);
  return { state, known: thinned(known) };
}

export const stateAt = <State, Event>(
  game: Game<State, Event>,
  trail: Trail<State, Event>,
  id: MarkId,
): State | undefined => travel(game, trail, id)?.state;
