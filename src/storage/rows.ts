import * as v from 'valibot';
import { problemOf } from '../basics/issues';
import { err, ok, type Problem, type Result } from '../basics/result';
import type { Key, Row, Table } from './port';
import { seal, unseal } from './seal';

/** The version of what storage itself writes around the states and events of a kind. */
const rowVersion = 1;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The number of a record: no table taps that often. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
export const longestName = 80;
const plainText = v.check((text: string) => [...text].every(c => c >= ' '));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestName), plainText);
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A few words and numbers for the list, made by the kind from its state: chapter, round. */
export type About = Readonly<Record<string, string | number>>;
export const mostAbout = { entries: 20, key: 40, text: 200 } as const;
const about = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(mostAbout.key)),
    v.union([v.pipe(v.string(), v.maxLength(mostAbout.text)), v.number()]),
  ),
  v.check(all => Object.keys(all).length <= mostAbout.entries),
);

const label = v.object({
  kind: v.pipe(v.string(), v.maxLength(40)),
  name,
  created: whole,
  /** The document that this one belongs to: a fight its campaign. */
  of: v.nullable(id),
});
/** What a document is, kept in more than one place so that no single row is needed to know it. */
export type Label = Readonly<v.InferOutput<typeof label>>;

const documentRow = v.object({
  ...label.entries,
  /** The kind's version at the last writing; a newer one is not touched. */
  version: whole,
  played: whole,
  about,
  size: whole,
  marks: seq,
  deleted: v.nullable(whole),
  snapshots: v.array(seq),
  /** Up to this record, gaps in the log are known: compacted or set aside. */
  settledTo: seq,
  backedUpTo: seq,
  /** The time of the last export. */
  exported: v.exactOptional(whole),
  /** The time of the last complete check that found it whole. */
  whole: v.exactOptional(whole),
});
export type DocumentRow = Readonly<v.InferOutput<typeof documentRow>>;

/** Who may write, and the number of the last record. */
const writerRow = v.object({ token: v.string(), last: seq });
export type WriterRow = Readonly<v.InferOutput<typeof writerRow>>;

/** Whose tap an entry is, where another device sent it. */
const tap = v.object({
  device: v.pipe(v.string(), v.maxLength(40)),
  n: seq,
  who: v.pipe(v.string(), v.maxLength(40)),
});

/** The longest title of a mark. Older saves hold longer ones, which are cut on reading. */
export const longestTitle = 1000;
const mark = v.object({
  kind: v.literal('mark'),
  id: seq,
  parent: seq,
  title: v.string(),
  events: v.array(v.unknown()),
  revealed: v.boolean(),
  tap: v.exactOptional(tap),
});
const headMove = v.object({
  kind: v.literal('head'),
  id: seq,
  by: v.picklist(['undo', 'redo', 'jump']),
  from: seq,
  to: seq,
  revealed: v.boolean(),
  tap: v.exactOptional(tap),
});
const beginning = v.object({ kind: v.literal('begin'), id: v.literal(0), label, state: v.unknown() });
const recordRow = v.variant('kind', [mark, headMove, beginning]);
export type RecordRow = Readonly<v.InferOutput<typeof recordRow>>;

const snapshotRow = v.object({
  label,
  mark: seq,
  state: v.unknown(),
  hash: v.string(),
  /** The last tap of each other device, for when the log lets go of it. */
  taps: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), seq)),
});
export type SnapshotRow = Readonly<v.InferOutput<typeof snapshotRow>>;

const backupRow = v.object({ label, made: whole, marks: seq, about, size: whole });
export type BackupRow = Readonly<v.InferOutput<typeof backupRow>>;

const asideRow = v.object({
  made: whole,
  label: v.nullable(label),
  /** The codes of the notes; older rows hold their sentences. */
  reason: v.string(),
  rows: v.array(v.unknown()),
});
export type AsideRow = Readonly<v.InferOutput<typeof asideRow>>;

/** Whether a record could be read again, whatever its events hold: asked before it is written. */
export function readableRecord(record: unknown): Result<void, readonly Problem[]> {
  const read = v.safeParse(recordRow, record);
  return read.success ? ok(undefined) : err(read.issues.map(problemOf));
}

export interface Read<T> {
  readonly version: number;
  readonly value: T;
}
export type Reader<T> = (key: Key, row: unknown) => Result<Read<T>, 'missing' | 'damaged'>;

/** A row through the validating door: its checksum, then its shape. */
const reader =
  <T>(table: Table, schema: v.GenericSchema<unknown, T>): Reader<T> =>
  (key, row) => {
    const opened = unseal(table, key, row);
    if (!opened.ok) return opened;
    const parsed = v.safeParse(schema, opened.value.value, { abortEarly: true });
    return parsed.success ? ok({ version: opened.value.version, value: parsed.output }) : err('damaged');
  };

export const readDocument = reader('documents', documentRow);
export const readWriter = reader('writers', writerRow);
export const readRecord = reader('records', recordRow);
export const readSnapshot = reader('snapshots', snapshotRow);
export const readBackup = reader('backups', backupRow);
export const readAside = reader('aside', asideRow);

export const shapes = { id, name, label, about, whole, seq, record: recordRow, snapshot: snapshotRow };

type Contents = {
  readonly documents: DocumentRow;
  readonly writers: WriterRow;
  readonly records: RecordRow;
  readonly snapshots: SnapshotRow;
  readonly backups: BackupRow;
  readonly aside: AsideRow;
};
/** `version` is the kind's for what the kind made: records and snapshots. */
export const writeRow = <T extends Table>(
  table: T,
  key: Key,
  value: Contents[T],
  version: number = rowVersion,
): Row => seal(table, key, version, value);
