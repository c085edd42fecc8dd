import type { Entry, HeadMove, MarkId } from './entry';
import { lineThrough, pathTo } from './line';
import type { Game, History, Known, PastMark } from './log';
import { entryOf, travel } from './states';
import { type Taps, tapsIn } from './taps';

export interface Remains<State, Event> {
  /** What could be read of the log, ids ascending; gaps are allowed. */
  readonly entries: readonly Entry<Event>[];
  /** States that were kept outside the log, ids ascending: the beginning and snapshots. */
  readonly known: readonly Known<State>[];
  readonly past?: readonly PastMark[];
  /** The highest id ever given, if it is higher than what is left. */
  readonly last?: MarkId;
  /** What snapshots remember of other devices' taps. */
  readonly taps?: readonly (Taps | undefined)[];
}

/**
 * The history of a stored log: only what follows the nearest kept state is applied, so that opening is quick.
 * Marks to which no way leads become past, read-only history. If marks are missing, the head is the last place in the log that can still be worked out; undefined if none can.
 */
export function resume<State, Event>(
  game: Game<State, Event>,
  { entries: all, known, past = [], last = 0, taps = [] }: Remains<State, Event>,
): History<State, Event> | undefined {
  const sound = soundMarks(all, known);
  const entries = all.filter(entry => sound.has(entry.kind === 'mark' ? entry.id : entry.to));
  const trunk = { entries, known };
  let head = known[0]?.id;
  if (head === undefined) return undefined;
  let tip = head;
  const snapshots = known.filter(one => !entryOf(entries, one.id)).map(one => one.id);
  for (const entry of entries) {
    // A mark of which only the snapshot is left still had its place in the log.
    while (snapshots[0] !== undefined && snapshots[0] < entry.id) {
      head = snapshots.shift() ?? head;
      tip = head;
    }
    if (entry.kind === 'mark') {
      head = entry.id;
      tip = entry.id;
    } else {
      head = entry.to;
      if (entry.by === 'jump') tip = tipAfterJump(trunk, entry, tip);
    }
  }
  head = snapshots.at(-1) ?? head;
  if (snapshots.length > 0) tip = head;
  const place = lineThrough(trunk, head, pathTo(trunk, tip) ?? []);
  const travelled = travel(game, trunk, head);
  if (!place || !travelled) return undefined;
  const unsound = all.filter(entry => entry.kind === 'mark').filter(mark => !sound.has(mark.id));
  const titles = unsound.map(({ id, title, revealed }) => ({ id, title, revealed }));
  const next = Math.max(last, all.at(-1)?.id ?? 0, known.at(-1)?.id ?? 0) + 1;
  const read = [...past, ...titles].sort((a, b) => a.id - b.id);
  return { ...travelled, ...place, entries, past: read, next, ...tapsIn(taps, all) };
}

/** Where redo led to after a jump, by what the log held at that time. */
function tipAfterJump<State, Event>(
  { entries, known }: { entries: readonly Entry<Event>[]; known: readonly Known<State>[] },
  move: HeadMove,
  tip: MarkId,
): MarkId {
  const before = { entries: entries.slice(0, entries.indexOf(move)), known };
  const place = lineThrough(before, move.to, pathTo(before, tip) ?? []);
  return place?.line.at(-1) ?? tip;
}

/** The marks whose state can be worked out, beginning with the kept ones. */
function soundMarks<State, Event>(
  entries: readonly Entry<Event>[],
  known: readonly Known<State>[],
): ReadonlySet<MarkId> {
  const sound = new Set<MarkId>(known.map(one => one.id));
  for (const entry of entries) {
    if (entry.kind === 'mark' && (sound.has(entry.parent) || entryOf(known, entry.id))) sound.add(entry.id);
  }
  return sound;
}
