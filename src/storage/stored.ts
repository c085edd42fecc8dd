import { cutText } from '../basics/fit';
import { hashOf } from '../basics/hash';
import { ok, type Result } from '../basics/result';
import type { Entry, Mark, MarkId } from '../history/entry';
import type { Known, PastMark } from '../history/history';
import type { Taps } from '../history/taps';
import type { Kind } from './kinds';
import { type MigrationFailure, migrateEvent, migrateState } from './migrate';
import type { Key, Row, Table } from './port';
import {
  type DocumentRow,
  type Label,
  longestTitle,
  type Reader,
  type RecordRow,
  readDocument,
  readRecord,
  readSnapshot,
  readWriter,
  type SnapshotRow,
  writeRow,
} from './rows';
import { textOf } from './seal';

/** Everything that the database holds of one document, as it lies there. */
export interface Stored {
  readonly id: string;
  readonly document: unknown;
  readonly writer: unknown;
  readonly records: readonly (readonly [Key, unknown])[];
  readonly snapshots: readonly (readonly [Key, unknown])[];
}

export interface StrayRow {
  readonly table: Table;
  readonly key: Key;
  readonly row: unknown;
}

export interface SoundSnapshot<State> {
  readonly seq: number;
  readonly mark: MarkId;
  readonly version: number;
  readonly state: State;
  readonly hash: string;
  readonly taps: Taps | undefined;
}

/** A sound row with texts longer than its kind takes, and what stands in its place from now on. */
export interface CutRow extends StrayRow {
  readonly cut: Row;
}

/** The same rows, read through the validating door. */
export interface Pieces<State, Event> {
  readonly document: DocumentRow | undefined;
  readonly label: Label | undefined;
  /** The row that tells the last number could be read. */
  readonly numbered: boolean;
  readonly beginning: Known<State> | undefined;
  readonly entries: readonly Entry<Event>[];
  /** Marks of an older version whose events this one cannot replay. */
  readonly readOnly: readonly PastMark[];
  readonly snapshots: readonly SoundSnapshot<State>[];
  /** What is left of rows that were changed, cut or lost on the disk. */
  readonly damaged: readonly StrayRow[];
  /** Rows of before the pen asked the door: texts that are too long for it were cut. */
  readonly cut: readonly CutRow[];
  /** Numbers of all records that are there, sound or not. */
  readonly present: ReadonlySet<number>;
  /** The highest number that was ever given. */
  readonly last: number;
  /** Records of older versions are among them. */
  readonly aged: boolean;
}

/** Rows of this device were asked for at the pen and sealed; what came in a file was not. */
export type Origin = 'device' | 'elsewhere';

/** A text so long that an earlier version may have written it without asking: shorter ones fit everywhere. */
const longText = 120;

/**
 * Whether a JSON text may hold a string that long. It looks at what lies between two quotation marks that are not
 * escaped, so it may be true of long numbers too, but it never misses a string.
 */
export function mayHoldLongText(json: string): boolean {
  let start = 0;
  for (let from = 0; ; ) {
    const quote = json.indexOf('"', from);
    if ((quote < 0 ? json.length : quote) - start >= longText) return true;
    if (quote < 0) return false;
    let backslash = quote;
    while (json[backslash - 1] === '\\') backslash--;
    from = quote + 1;
    if ((quote - backslash) % 2 === 0) start = from;
  }
}

export type Unreadable = 'newer' | 'failed';
const unreadable = (failure: MigrationFailure): Unreadable => (failure === 'newer' ? 'newer' : 'failed');

export interface Readers {
  readonly record: Reader<RecordRow>;
  readonly snapshot: Reader<SnapshotRow>;
}

/** Stops at data that a newer version wrote and at a migration that fails: both leave everything untouched. */
export function readStored<State, Event>(
  kind: Kind<State, Event>,
  stored: Stored,
  from: Origin,
  readers: Readers = { record: readRecord, snapshot: readSnapshot },
): Result<Pieces<State, Event>, Unreadable> {
  const damaged: StrayRow[] = [];
  const cut: CutRow[] = [];
  const document = readDocument(stored.id, stored.document);
  if (!document.ok && document.error === 'damaged') {
    damaged.push({ table: 'documents', key: stored.id, row: stored.document });
  }
  if (document.ok && document.value.value.version > kind.version) return { ok: false, error: 'newer' };
  const writer = readWriter(stored.id, stored.writer);

  let label: Label | undefined = document.ok ? document.value.value : undefined;
  let beginning: Known<State> | undefined;
  let aged = false;
  const entries: Entry<Event>[] = [];
  const readOnly: PastMark[] = [];
  const present = new Set<number>();
  const seqOf = (key: Key): number => (typeof key === 'string' ? 0 : key[1]);

  for (const [key, row] of stored.records) {
    const seq = seqOf(key);
    present.add(seq);
    const read = readers.record(key, row);
    const record = read.ok ? read.value.value : undefined;
    // A parent that comes later would be a way without a beginning.
    if (!read.ok || record?.id !== seq || (record.kind === 'mark' && record.parent >= seq)) {
      damaged.push({ table: 'records', key, row });
      continue;
    }
    const { version } = read.value;
    if (version > kind.version) return { ok: false, error: 'newer' };
    aged ||= version < kind.version;
    if (record.kind === 'head') {
      entries.push(record);
    } else if (record.kind === 'begin') {
      const state = stateOf(kind, version, record.state);
      if (!state.ok) return state;
      label ??= record.label;
      if (state.value === undefined) damaged.push({ table: 'records', key, row });
      else {
        beginning = { id: 0, state: state.value.whole, pinned: true };
        if (state.value.cut) {
          const short = writeRow('records', key, { ...record, state: state.value.whole }, kind.version);
          cut.push({ table: 'records', key, row, cut: short });
        }
      }
    } else {
      const light = from === 'device' && version === kind.version && !mayHoldLongText(textOf(row) ?? '');
      const events = eventsOf(kind, version, record.events, light);
      if (events.ok) {
        const mark = markWith(record, events.value.whole);
        entries.push(mark);
        if (events.value.cut || mark.title !== record.title) {
          const short = writeRow('records', key, { ...mark, events: [...mark.events] }, kind.version);
          cut.push({ table: 'records', key, row, cut: short });
        }
      } else if (events.error === 'unsound') damaged.push({ table: 'records', key, row });
      else if (events.error === 'read-only') readOnly.push(record);
      else return { ok: false, error: events.error };
    }
  }

  const snapshots: SoundSnapshot<State>[] = [];
  for (const [key, row] of stored.snapshots) {
    const read = readers.snapshot(key, row);
    if (!read.ok) {
      damaged.push({ table: 'snapshots', key, row });
      continue;
    }
    const { version, value } = read.value;
    const state = stateOf(kind, version, value.state);
    if (!state.ok) return state;
    label ??= value.label;
    if (state.value === undefined) damaged.push({ table: 'snapshots', key, row });
    else {
      const { whole } = state.value;
      // What was cut is another state than the one that was hashed.
      const hash = state.value.cut ? hashOf(whole) : value.hash;
      snapshots.push({ seq: seqOf(key), mark: value.mark, version, state: whole, hash, taps: value.taps });
      if (state.value.cut) {
        const short = writeRow('snapshots', key, { ...value, state: whole, hash }, kind.version);
        cut.push({ table: 'snapshots', key, row, cut: short });
      }
    }
  }

  let last = writer.ok ? writer.value.value.last : 0;
  for (const seq of present) last = Math.max(last, seq);
  for (const { seq } of snapshots) last = Math.max(last, seq);
  return ok({
    document: document.ok ? document.value.value : undefined,
    label,
    numbered: writer.ok,
    beginning,
    entries,
    readOnly,
    snapshots,
    damaged,
    cut,
    present,
    last,
    aged,
  });
}

const markWith = <Event>(
  { id, parent, title, revealed, tap }: Omit<Mark<unknown>, 'kind'>,
  events: readonly Event[],
): Mark<Event> => ({
  kind: 'mark',
  id,
  parent,
  title: cutText(title, longestTitle),
  events,
  revealed,
  ...(tap ? { tap } : {}),
});

/** What a kind made of something stored, and whether it had to cut a text for it. */
interface Passed<T> {
  readonly whole: T;
  readonly cut: boolean;
}

function through<T>(
  door: (value: unknown) => Result<T, unknown>,
  cutting: ((value: unknown) => T | undefined) | undefined,
  value: unknown,
): Passed<T> | undefined {
  const whole = door(value);
  if (whole.ok) return { whole: whole.value, cut: false };
  const short = cutting?.(value);
  return short === undefined ? undefined : { whole: short, cut: true };
}

/** Undefined when it is readable but not what the kind takes for a state. */
function stateOf<State, Event>(
  kind: Kind<State, Event>,
  version: number,
  stored: unknown,
): Result<Passed<State> | undefined, Unreadable> {
  const migrated = migrateState(kind, version, stored);
  if (!migrated.ok) return { ok: false, error: unreadable(migrated.error) };
  return ok(through(kind.state, kind.cutting?.state, migrated.value));
}

function eventsOf<State, Event>(
  kind: Kind<State, Event>,
  version: number,
  stored: readonly unknown[],
  light: boolean,
): Result<Passed<readonly Event[]>, Unreadable | 'read-only' | 'unsound'> {
  const events: Event[] = [];
  let cut = false;
  for (const one of stored) {
    const sealed = light ? kind.sealed?.(one) : undefined;
    if (sealed) {
      events.push(sealed);
      continue;
    }
    const migrated = version === kind.version ? ok(one) : migrateEvent(kind, version, one);
    if (!migrated.ok) {
      return { ok: false, error: migrated.error === 'read-only' ? 'read-only' : unreadable(migrated.error) };
    }
    const event = through(kind.event, kind.cutting?.event, migrated.value);
    if (!event) return { ok: false, error: 'unsound' };
    events.push(event.whole);
    cut ||= event.cut;
  }
  return ok({ whole: events, cut });
}
