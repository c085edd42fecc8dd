import { type Key, numberOf, type Row, type Table } from '../port';
import { type DocumentRow, readDocument, readRecord, readSnapshot, readWriter, writeRow } from '../rows';
import type { Stored } from '../stored';
import type { SavedDocument } from './format';

/** A document out of the database, sound rows only. Undefined when not even its own row is left: open it first. */
export function savedFrom(stored: Stored): SavedDocument | undefined {
  const row = readDocument(stored.id, stored.document);
  if (!row.ok) return undefined;
  const { kind, name, created, of, version, played, about, marks, settledTo } = row.value.value;
  const writer = readWriter(stored.id, stored.writer);
  const records: SavedDocument['records'][number][] = [];
  for (const [key, one] of stored.records) {
    const read = readRecord(key, one);
    if (read.ok) records.push({ version: read.value.version, record: read.value.value });
  }
  const snapshots: SavedDocument['snapshots'][number][] = [];
  for (const [key, one] of stored.snapshots) {
    const read = readSnapshot(key, one);
    if (read.ok)
      snapshots.push({ seq: numberOf(key), version: read.value.version, snapshot: read.value.value });
  }
  const numbers = [...records.map(one => one.record.id), ...snapshots.map(one => one.seq)];
  const seen = numbers.reduce((most, seq) => Math.max(most, seq), 0);
  return {
    id: stored.id,
    label: { kind, name, created, of },
    version,
    played,
    about,
    marks,
    last: Math.max(seen, writer.ok ? writer.value.value.last : 0),
    settledTo,
    snapshotsKept: row.value.value.snapshots,
    records,
    snapshots,
  };
}

export interface Sealed extends Stored {
  readonly rows: readonly { readonly table: Table; readonly key: Key; readonly row: Row }[];
}

/** The rows of a document from a file, under an id and a name of its own. */
export function sealedFrom(
  saved: SavedDocument,
  id: string,
  label: DocumentRow | SavedDocument['label'],
): Sealed {
  const { kind, name, created, of } = label;
  const records = saved.records.map(({ version, record }): readonly [Key, Row] => {
    const key = [id, record.id] as const;
    return [key, writeRow('records', key, record, version)];
  });
  const snapshots = saved.snapshots.map(({ seq, version, snapshot }): readonly [Key, Row] => {
    const key = [id, seq] as const;
    return [key, writeRow('snapshots', key, snapshot, version)];
  });
  const size = [...records, ...snapshots].reduce((sum, [, row]) => sum + row.text.length, 0);
  const { version, played, about, marks, settledTo, last } = saved;
  const row: DocumentRow = {
    ...{ kind, name, created, of, version, played, about, marks, settledTo, size },
    deleted: null,
    snapshots: saved.snapshotsKept,
    backedUpTo: last,
  };
  const document = writeRow('documents', id, row);
  const writer = writeRow('writers', id, { token: '', last });
  const rowsOf = (table: Table, all: readonly (readonly [Key, Row])[]) =>
    all.map(([key, one]) => ({ table, key, row: one }));
  return {
    ...{ id, document, writer, records, snapshots },
    rows: [
      { table: 'documents', key: id, row: document },
      { table: 'writers', key: id, row: writer },
      ...rowsOf('records', records),
      ...rowsOf('snapshots', snapshots),
    ],
  };
}
