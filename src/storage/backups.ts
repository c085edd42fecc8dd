import { fileOf, type OutgoingFile } from './file/export';
import { newestOf, outgoingFrom } from './file/saved';
import { storedOf } from './opening';
import { documentOf, type Key, numberOf, type Port, type Writing } from './port';
import { type BackupRow, readBackup, readDocument, writeRow } from './rows';

/** The last ten sittings of each document. */
const kept = 10;

export interface ListedBackup extends BackupRow {
  readonly document: string;
}

export interface PackedBackup {
  readonly row: BackupRow;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The last record in it. */
  readonly last: number;
}

/** The document as a file, ready to be put beside it; undefined when there is nothing sound to pack. */
export async function packBackup(port: Port, id: string, now: number): Promise<PackedBackup | undefined> {
  const stored = await port.read(['documents', 'writers', 'records', 'snapshots'], tx => storedOf(tx, id));
  const whole = outgoingFrom(stored);
  let saved = whole;
  let file = whole && (await fileOf([whole], now));
  if (file && !file.ok) {
    // Longer than a file may be: where it stands now, and what led there since the newest snapshot.
    saved = outgoingFrom(newestOf(stored));
    file = saved && (await fileOf([saved], now));
  }
  if (!saved || !file?.ok) return undefined;
  const { label, marks, about, last } = saved;
  return {
    row: { label, made: now, marks, about, size: file.value.bytes.length },
    bytes: file.value.bytes,
    last,
  };
}

/** Puts it there and lets go of the eleventh. */
export async function putBackup(tx: Writing, id: string, { row, bytes }: PackedBackup): Promise<void> {
  const key: Key = [id, row.made];
  tx.put('backups', key, { ...writeRow('backups', key, row), bytes });
  const before = (await tx.all('backups', id)).map(([other]) => numberOf(other));
  const all = [...new Set([...before, row.made])].sort((a, b) => b - a);
  for (const made of all.slice(kept)) tx.drop('backups', [id, made]);
}

/** At the beginning of a sitting: what the one before left, unless nothing has happened since. */
export async function backUp(port: Port, id: string, now: number): Promise<boolean> {
  const document = await port.read(['documents', 'writers'], async tx =>
    readDocument(id, await tx.get('documents', id)),
  );
  if (!document.ok) return false;
  const packed = await packBackup(port, id, now);
  if (!packed || packed.last <= document.value.value.backedUpTo) return false;
  return port.write(['documents', 'backups'], async tx => {
    const row = readDocument(id, await tx.get('documents', id));
    // Another call may have been quicker.
    if (!row.ok || packed.last <= row.value.value.backedUpTo) return false;
    await putBackup(tx, id, packed);
    tx.put('documents', id, writeRow('documents', id, { ...row.value.value, backedUpTo: packed.last }));
    return true;
  });
}

/** Newest first. */
export async function listBackups(port: Port, id?: string): Promise<readonly ListedBackup[]> {
  const rows = await port.read(['backups'], tx => tx.all('backups', id));
  return rows
    .flatMap(([key, row]) => {
      const read = readBackup(key, row);
      return read.ok ? [{ ...read.value.value, document: documentOf(key) }] : [];
    })
    .sort((a, b) => b.made - a.made);
}

/** When the device is full and the player agrees: only the newest of each document stays. The bytes that were freed. */
export const dropOldBackups = (port: Port): Promise<number> =>
  port.write(['backups'], async tx => {
    const newest = new Map<string, number>();
    const rows = await tx.all('backups');
    for (const [key] of rows) {
      newest.set(documentOf(key), Math.max(newest.get(documentOf(key)) ?? 0, numberOf(key)));
    }
    let freed = 0;
    for (const [key, row] of rows) {
      if (newest.get(documentOf(key)) === numberOf(key)) continue;
      const read = readBackup(key, row);
      freed += read.ok ? read.value.value.size : 0;
      tx.drop('backups', key);
    }
    return freed;
  });

/** Its bytes are a file like any other: they come back by import, with all its checks. */
export async function backupFile(port: Port, id: string, made: number): Promise<OutgoingFile | undefined> {
  const row = await port.read(['backups'], tx => tx.get('backups', [id, made]));
  const bytes = typeof row === 'object' && row !== null && 'bytes' in row ? row.bytes : undefined;
  if (!(bytes instanceof Uint8Array)) return undefined;
  return {
    name: `northwest-backup-${new Date(made).toISOString().slice(0, 10)}.northwest`,
    bytes: new Uint8Array(bytes),
  };
}
