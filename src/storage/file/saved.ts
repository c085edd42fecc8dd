import { type Key, numberOf, type Row, type Table } from '../port';
import { type DocumentRow, readDocument, readSnapshot, readWriter, writeRow } from '../rows';
import { soundText } from '../seal';
import type { Stored } from '../stored';
import type { SavedDocument } from './format';

/** A document as text for a file, and what a list of backups says of it. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly label: SavedDocument['label'];
  readonly about: SavedDocument['about'];
  readonly marks: number;
  readonly records: number;
  readonly last: number;
}

export const outgoing = (saved: SavedDocument): Outgoing => {
  const { id, label, about, marks, last } = saved;
  return {
    id,
    text: JSON.stringify(saved),
    label,
    about,
    marks,
    records: saved.records.length,
    last,
  };
};

/** The newest sound snapshot and all taps after it, where the whole document is too large for a file. */
export function newestOf(stored: Stored): Stored {
  const sound = stored.snapshots.filter(([key, row]) => readSnapshot(key, row).ok);
  const newest = sound.at(-1);
  const document = readDocument(stored.id, stored.document);
  if (!newest || !document.ok) return stored;
  const from = numberOf(newest[0]);
  const row: DocumentRow = { ...document.value.value, snapshots: [from], settledTo: from };
  return {
    ...stored,
    document: writeRow('documents', stored.id, row),
    records: stored.records.filter(([key]) => numberOf(key) > from),
    snapshots: [newest],
  };
}

/**
 * A document out of the database, sound rows only, with their texts as they are: nothing is parsed, so that a backup
 * of a long campaign is no burden while somebody plays. Undefined when its own row is damaged: opening repairs it.
 */
export function outgoingFrom(stored: Stored): Outgoing | undefined {
  const row = readDocument(stored.id, stored.document);
  if (!row.ok) return undefined;
  const { kind, name, created, of, version, played, about, marks, settledTo, snapshots } = row.value.value;
  const writer = readWriter(stored.id, stored.writer);
  let last = writer.ok ? writer.value.value.last : 0;
  const texts = (
    table: 'records' | 'snapshots',
    wrap: (seq: number, version: number, text: string) => string,
  ) =>
    stored[table].flatMap(([key, one]) => {
      const sound = soundText(table, key, one);
      if (!sound.ok) return [];
      last = Math.max(last, numberOf(key));
      return [wrap(numberOf(key), sound.value.version, sound.value.text)];
    });
  const records = texts('records', (_, of, text) => `{"version":${of},"record":${text}}`);
  const kept = texts('snapshots', (seq, of, text) => `{"seq":${seq},"version":${of},"snapshot":${text}}`);
  const label = { kind, name, created, of };
  const head = {
    id: stored.id,
    label,
    version,
    played,
    about,
    marks,
    last,
    settledTo,
    snapshotsKept: snapshots,
  };
  const text = `${JSON.stringify(head).slice(0, -1)},"records":[${records.join(',\n')}],"snapshots":[${kept.join(',\n')}]}`;
  return { id: stored.id, text, label, about, marks, records: records.length, last };
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
