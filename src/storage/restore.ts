import { hashOf } from '../basics/hash';
import { ok, type Result } from '../basics/result';
import type { Said } from '../basics/said';
import type { Entry, HeadMove, Mark } from '../history/entry';
import type { History, Known } from '../history/history';
import { resume } from '../history/resume';
import { entryOf, stateAt, wayTo } from '../history/states';
import type { Kind } from './kinds';
import type { Label } from './rows';
import { say } from './says';
import {
  type Origin,
  type Pieces,
  type Readers,
  readStored,
  type Stored,
  type StrayRow,
  type Unreadable,
} from './stored';

export type NoteCode = 'steps-lost' | 'history-cut' | 'repaired' | 'text-cut' | 'older-rules' | 'drift';

/** What opening found out of order. */
export interface Note {
  readonly code: NoteCode;
  readonly message: Said;
}

export interface Restored<State, Event> {
  readonly label: Label | undefined;
  readonly history: History<State, Event>;
  readonly pieces: Pieces<State, Event>;
  /** The highest number ever given to a record. */
  readonly last: number;
  /** Steps after the restored head that cannot be had back. */
  readonly lost: number;
  readonly notes: readonly Note[];
  /** Rows that are of no use any more, to be kept apart for whoever can read them. */
  readonly stray: readonly StrayRow[];
}

/** The newest sound state and all of the history that still leads somewhere. */
export function restore<State, Event>(
  kind: Kind<State, Event>,
  stored: Stored,
  from: Origin,
  readers?: Readers,
): Result<Restored<State, Event>, Unreadable | 'nothing-left'> {
  const read = readStored(kind, stored, from, readers);
  if (!read.ok) return read;
  const pieces = read.value;
  const known = knownOf(pieces);
  const resumed = resumeGuarded(kind, known, withSnapshotHeads(pieces), pieces);
  if (!resumed) return { ok: false, error: 'nothing-left' };
  const { history, unplayable } = resumed;

  const heads = pieces.snapshots.map(one => one.seq);
  const soundTo = Math.max(0, history.entries.at(-1)?.id ?? 0, ...heads);
  const settledTo = pieces.document?.settledTo ?? pieces.last;
  const unreadable = new Set(
    pieces.damaged.filter(one => one.table === 'records').map(one => Number(one.key[1])),
  );
  const unsound = [...unplayable, ...history.past.map(mark => mark.id)].filter(seq => seq > settledTo);
  const bad = [...unreadable, ...unsound];
  const tail = Math.max(soundTo, pieces.last);
  const lost = Math.max(tail - soundTo, 0);

  const after = stored.records
    .filter(([key]) => typeof key !== 'string' && key[1] > soundTo)
    .map(([key, row]): StrayRow => ({ table: 'records', key, row }));
  const stray = [
    ...pieces.damaged.filter(one => !after.some(other => other.key === one.key && one.table === 'records')),
    ...after,
  ];

  const notes: Note[] = [];
  if (lost > 0) notes.push(note.lost(lost));
  const readOnly = new Set(pieces.readOnly.map(mark => mark.id));
  const holed = bad.some(seq => seq <= soundTo && seq > 0 && !readOnly.has(seq));
  const cut = holed || hasGap(pieces.present, settledTo, soundTo);
  if (cut) notes.push(note.cut);
  const snapshotGone = pieces.document?.snapshots.some(seq => !heads.includes(seq)) ?? true;
  const begun = pieces.beginning ?? settledTo > 0;
  const whole = pieces.document && begun && pieces.numbered && !snapshotGone;
  const repaired = !whole || stray.length > 0;
  if (repaired && lost === 0 && !cut) notes.push(note.repaired);
  if (pieces.cut.length > 0) notes.push(note.text);
  if (pieces.readOnly.length > 0) notes.push(note.older);
  if (!agrees(kind, history, pieces, known)) notes.push(note.drift);
  return ok({ label: pieces.label, history, pieces, last: pieces.last, lost, notes, stray });
}

/** By counting, never by going through the numbers: a hostile file may name a very high one. */
function hasGap(present: ReadonlySet<number>, after: number, to: number): boolean {
  let found = 0;
  for (const seq of present) if (seq > after && seq <= to) found++;
  return found < to - after;
}

export const note = {
  lost: (steps: number): Note => ({ code: 'steps-lost', message: say('save.steps-lost', { steps }) }),
  cut: { code: 'history-cut', message: say('save.history-cut') },
  repaired: { code: 'repaired', message: say('save.repaired') },
  text: { code: 'text-cut', message: say('save.text-cut') },
  older: { code: 'older-rules', message: say('save.older-rules') },
  drift: { code: 'drift', message: say('save.drift') },
} as const satisfies Record<string, Note | ((steps: number) => Note)>;

function knownOf<State, Event>({ beginning, snapshots }: Pieces<State, Event>): readonly Known<State>[] {
  const known = new Map<number, Known<State>>();
  if (beginning) known.set(0, beginning);
  for (const { mark, state } of snapshots) known.set(mark, { id: mark, state, pinned: true });
  return [...known.values()].sort((a, b) => a.id - b.id);
}

/** A snapshot knows where the head stood, even where the record of the move is gone. */
function withSnapshotHeads<State, Event>({ entries, snapshots }: Pieces<State, Event>): Entry<Event>[] {
  const missing = snapshots
    .filter(({ seq, mark }) => seq !== mark && !entryOf(entries, seq))
    .map(
      ({ seq, mark }): HeadMove => ({
        kind: 'head',
        id: seq,
        by: 'jump',
        from: mark,
        to: mark,
        revealed: false,
      }),
    );
  return missing.length === 0 ? [...entries] : [...entries, ...missing].sort((a, b) => a.id - b.id);
}

interface Resumed<State, Event> {
  readonly history: History<State, Event>;
  readonly unplayable: readonly number[];
}

/** `apply` is total for events that it made; those from a disk may still be nonsense, and then end the way there. */
function resumeGuarded<State, Event>(
  kind: Kind<State, Event>,
  known: readonly Known<State>[],
  entries: readonly Entry<Event>[],
  { readOnly, last, snapshots }: Pieces<State, Event>,
): Resumed<State, Event> | undefined {
  const taps = snapshots.map(one => one.taps);
  try {
    const history = resume(kind, { entries, known, past: readOnly, last, taps });
    return history && { history, unplayable: [] };
  } catch {
    const unplayable = unplayableMarks(kind, entries, known);
    const gone = new Set(unplayable.map(mark => mark.id));
    const left = entries.filter(entry => !gone.has(entry.id));
    const history = resume(kind, { entries: left, known, past: [...readOnly, ...unplayable], last, taps });
    return history && { history, unplayable: [...gone] };
  }
}

/** Whether a screen can begin with it: its question is asked, its view is made, and nothing throws. */
export function showable<State, Event>(kind: Pick<Kind<State, Event>, 'look'>, state: State): boolean {
  try {
    kind.look?.(state);
    return true;
  } catch {
    return false;
  }
}

/** Replays every way there is, each mark once, and gives the marks at which `apply` throws. */
export function unplayableMarks<State, Event>(
  kind: Kind<State, Event>,
  entries: readonly Entry<Event>[],
  known: readonly Known<State>[],
): readonly Mark<Event>[] {
  const children = new Map<number, Mark<Event>[]>();
  for (const entry of entries) {
    if (entry.kind !== 'mark' || entryOf(known, entry.id)) continue;
    const siblings = children.get(entry.parent);
    if (siblings) siblings.push(entry);
    else children.set(entry.parent, [entry]);
  }
  const unplayable: Mark<Event>[] = [];
  const open: { readonly mark: Mark<Event>; readonly before: State }[] = [];
  const follow = (id: number, state: State): void => {
    for (const mark of children.get(id) ?? []) open.push({ mark, before: state });
  };
  for (const { id, state } of known) follow(id, state);
  for (let next = open.pop(); next; next = open.pop()) {
    try {
      follow(next.mark.id, next.mark.events.reduce(kind.apply, next.before));
    } catch {
      unplayable.push(next.mark);
    }
  }
  return unplayable;
}

/** Longer ways between two snapshots are not worth the wait at opening. */
const longestCheck = 200;

/** Within one version of the rules, replay from one snapshot to the next must give the same state. */
function agrees<State, Event>(
  kind: Kind<State, Event>,
  { entries }: History<State, Event>,
  { snapshots, aged }: Pieces<State, Event>,
  known: readonly Known<State>[],
): boolean {
  const newest = snapshots.at(-1);
  if (!newest || aged || newest.version !== kind.version) return true;
  const others = known.filter(one => one.id !== newest.mark);
  const way = wayTo({ entries, known: others }, newest.mark);
  if (!way || way.marks.length >= longestCheck) return true;
  try {
    return hashOf(stateAt(kind, { entries, known: others }, newest.mark)) === newest.hash;
  } catch {
    return false;
  }
}
