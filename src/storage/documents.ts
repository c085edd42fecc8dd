import { hashOf } from '../basics/hash';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { newId } from './id';
import type { Kind } from './kinds';
import { sizeOf, storedOf } from './opening';
import { pennedAbout, pennedState } from './pen';
import { documentOf, type Key, type Port, type Reading, type Table, type Writing } from './port';
import { problem } from './problem';
import * as rows from './rows';
import { type DocumentRow, type Label, longestName, writeRow } from './rows';
import { sealText, textOf } from './seal';

/** One line of the list of campaigns, fights and packs. */
export interface Listed extends DocumentRow {
  readonly id: string;
  /** Its own row was damaged; what is shown comes from copies (no name where there is none), and opening it repairs it. */
  readonly damaged: boolean;
}

const perDocument: readonly Table[] = ['writers', 'records', 'snapshots'];
const whole: readonly Table[] = ['documents', ...perDocument];
const day = 24 * 60 * 60 * 1000;
/** How long a deleted document can be brought back. */
const binned = 30 * day;

/** Last played first; deleted ones are among them. */
export async function listDocuments(port: Port): Promise<readonly Listed[]> {
  return port.read(['documents', 'writers', 'records', 'snapshots'], async tx => {
    const listed: Listed[] = [];
    const seen = new Set<string>();
    for (const [key, row] of await tx.all('documents')) {
      const id = documentOf(key);
      const read = rows.readDocument(id, row);
      if (!read.ok) continue;
      seen.add(id);
      listed.push({ ...read.value.value, id, damaged: false });
    }
    const others = new Set(
      [...(await tx.all('writers')), ...(await tx.all('documents'))].map(([key]) => documentOf(key)),
    );
    for (const id of others) if (!seen.has(id)) listed.push(await fromCopies(tx, id));
    return listed.sort((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1));
  });
}

async function fromCopies(tx: Reading, id: string): Promise<Listed> {
  const beginning = rows.readRecord([id, 0], await tx.get('records', [id, 0]));
  const snapshots = (await tx.all('snapshots', id)).map(([key, row]) => rows.readSnapshot(key, row));
  const record = beginning.ok && beginning.value.value.kind === 'begin' ? beginning.value.value : undefined;
  const snapshot = snapshots.find(read => read.ok);
  const label: Label = record?.label ??
    (snapshot?.ok ? snapshot.value.value.label : undefined) ?? {
      kind: '',
      name: '',
      created: 0,
      of: null,
    };
  const bare = { version: 0, played: label.created, about: {}, size: 0, marks: 0, deleted: null };
  return { ...label, ...bare, snapshots: [], settledTo: 0, backedUpTo: 0, id, damaged: true };
}

export interface Beginning<State> {
  readonly name: string;
  readonly state: State;
  /** The document that it belongs to. */
  readonly of?: string | null;
  /** An id chosen by the caller: a pack's hash, the one document of settings. What is there is replaced. */
  readonly id?: string;
}

/** The first record and the first snapshot say the same: no single row is needed to begin. */
export async function createDocument<State>(
  port: Port,
  kind: Pick<Kind<State, never>, 'name' | 'version' | 'about' | 'state'>,
  { name, state, of = null, id = newId() }: Beginning<State>,
  now: number,
): Promise<Result<string, Refusal>> {
  const fit = pennedState(kind, state);
  if (!fit.ok) return fit;
  const label: Label = { kind: kind.name, name: cleanName(name), created: now, of };
  await port.write(whole, async tx => {
    const begin = { kind: 'begin', id: 0, label, state } as const;
    const record = writeRow('records', [id, 0], begin, kind.version);
    const content = { label, mark: 0, state, hash: hashOf(state) };
    const snapshot = writeRow('snapshots', [id, 0], content, kind.version);
    tx.put('records', [id, 0], record);
    tx.put('snapshots', [id, 0], snapshot);
    tx.put('writers', id, writeRow('writers', id, { token: '', last: 0 }));
    const row: DocumentRow = {
      ...label,
      version: kind.version,
      played: now,
      about: pennedAbout(kind.about(state)),
      size: record.text.length + snapshot.text.length,
      marks: 0,
      deleted: null,
      snapshots: [0],
      settledTo: 0,
      backedUpTo: 0,
    };
    tx.put('documents', id, writeRow('documents', id, row));
  });
  return ok(id);
}

/** A name that a list can show: no control characters, not empty, not endless. */
function cleanName(name: string): string {
  const shown = [...name]
    .filter(c => c >= ' ')
    .join('')
    .trim()
    .slice(0, longestName)
    .trim();
  return shown === '' ? '…' : shown;
}

/** A file outside of the device is due after two weeks of play without one. */
const exportDueAfter = 14 * day;

/** Whether to remind: much time and at least one tap have passed since the last file left. */
export function exportDue({ created, exported, played, marks }: Listed, now: number): boolean {
  const last = exported ?? created;
  return marks > 0 && played > last && now - last > exportDueAfter;
}

export const markExported = (port: Port, ids: readonly string[], now: number): Promise<void> =>
  port.write(['documents'], async tx => {
    for (const id of ids) await change(tx, id, before => ({ ...before, exported: now }));
  });

type Changed = Result<DocumentRow, Refusal<'unknown'>>;

export async function change(
  tx: Writing,
  id: string,
  how: (before: DocumentRow) => DocumentRow,
): Promise<Changed> {
  const read = rows.readDocument(id, await tx.get('documents', id));
  if (!read.ok) return refuse('unknown', problem('gone').message);
  const after = how(read.value.value);
  tx.put('documents', id, writeRow('documents', id, after));
  return ok(after);
}

export const renameDocument = (port: Port, id: string, name: string): Promise<Changed> =>
  port.write(['documents'], tx => change(tx, id, before => ({ ...before, name: cleanName(name) })));

/** With all that belongs to it; those can be told again by the same moment. */
export const deleteDocument = (port: Port, id: string, now: number): Promise<Changed> =>
  port.write(['documents'], async tx => {
    for (const [other, row] of await belonging(tx, id)) {
      if (row.deleted === null) await change(tx, other, before => ({ ...before, deleted: now }));
    }
    return change(tx, id, before => ({ ...before, deleted: now }));
  });

export const bringBack = (port: Port, id: string): Promise<Changed> =>
  port.write(['documents'], async tx => {
    const read = rows.readDocument(id, await tx.get('documents', id));
    const when = read.ok ? read.value.value.deleted : null;
    for (const [other, row] of await belonging(tx, id)) {
      if (row.deleted === when) await change(tx, other, before => ({ ...before, deleted: null }));
    }
    return change(tx, id, before => ({ ...before, deleted: null }));
  });

async function belonging(tx: Reading, id: string): Promise<readonly (readonly [string, DocumentRow])[]> {
  const all = (await tx.all('documents')).map(([key, row]) => {
    const read = rows.readDocument(key, row);
    return read.ok ? ([documentOf(key), read.value.value] as const) : undefined;
  });
  return all.filter(one => one?.[1].of === id).filter(one => one !== undefined);
}

/** A copy of its own: sound rows only, with the id and the name of the copy. What belongs to it is copied too. */
export async function copyDocument(
  port: Port,
  id: string,
  name: string,
  now: number,
): Promise<Result<string, Refusal<'unknown'>>> {
  return port.write(whole, async tx => {
    const read = rows.readDocument(id, await tx.get('documents', id));
    if (!read.ok) return refuse('unknown', problem('gone').message);
    const copy = await copyRows(tx, id, { ...read.value.value, name: cleanName(name), created: now });
    for (const [other, row] of await belonging(tx, id)) {
      if (row.deleted === null) await copyRows(tx, other, { ...row, of: copy });
    }
    return ok(copy);
  });
}

async function copyRows(tx: Writing, id: string, row: DocumentRow): Promise<string> {
  const copy = newId();
  const stored = await storedOf(tx, id);
  const moved = (key: Key): Key => (typeof key === 'string' ? copy : [copy, key[1]]);
  for (const [key, one] of stored.records) {
    const read = rows.readRecord(key, one);
    if (read.ok)
      tx.put('records', moved(key), sealText('records', moved(key), read.value.version, textOf(one) ?? ''));
  }
  for (const [key, one] of stored.snapshots) {
    const read = rows.readSnapshot(key, one);
    if (read.ok)
      tx.put(
        'snapshots',
        moved(key),
        sealText('snapshots', moved(key), read.value.version, textOf(one) ?? ''),
      );
  }
  const writer = rows.readWriter(id, stored.writer);
  const last = writer.ok ? writer.value.value.last : 0;
  tx.put('writers', copy, writeRow('writers', copy, { token: '', last }));
  const { exported: _, ...rest } = row;
  const after = { ...rest, backedUpTo: 0, size: sizeOf(stored) };
  tx.put('documents', copy, writeRow('documents', copy, after));
  return copy;
}

/** Deletes a document for good. */
async function dropDocument(tx: Writing, id: string): Promise<void> {
  tx.drop('documents', id);
  tx.drop('writers', id);
  for (const table of ['records', 'snapshots', 'backups', 'aside'] as const) {
    for (const [key] of await tx.all(table, id)) tx.drop(table, key);
  }
}

const isOverdue = (key: Key, row: unknown, now: number): boolean => {
  const read = rows.readDocument(key, row);
  const deleted = read.ok ? read.value.value.deleted : null;
  return deleted !== null && now - deleted > binned;
};

/**
 * Deletes documents for good that were in the bin for 30 days, and gives their ids. Each start asks for this, and a
 * write of all tables keeps everything else waiting, so there is none where nothing is overdue.
 */
export async function emptyBin(port: Port, now: number): Promise<readonly string[]> {
  const overdue = async (tx: Reading): Promise<readonly string[]> =>
    (await tx.all('documents'))
      .filter(([key, row]) => isOverdue(key, row, now))
      .map(([key]) => documentOf(key));
  if ((await port.read(['documents'], overdue)).length === 0) return [];
  return port.write([...whole, 'backups', 'aside'], async tx => {
    const ids = await overdue(tx);
    for (const id of ids) await dropDocument(tx, id);
    return ids;
  });
}
