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
  /** The number of the last record in the backup. */
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

/** The facts in a backup's row, where the row is whole and the number of bytes agrees. */
export function soundBackup(key: Key, row: unknown): BackupRow | undefined {
  const read = readBackup(key, row);
  return read.ok && bytesOf(row)?.length === read.value.value.size ? read.value.value : undefined;
}

const bytesOf = (row: unknown): Uint8Array | undefined =>
  typeof row === 'object' && row !== null && 'bytes' in row && row.bytes instanceof Uint8Array
    ? row.bytes
    : undefined;

/** Keeps a backup and drops the eleventh. */
export async function putBackup(tx: Writing, id: string, { row, bytes }: PackedBackup): Promise<void> {
  const key: Key = [id, row.made];
  tx.put('backups', key, { ...writeRow('backups', key, row), bytes });
  const others = (await tx.all('backups', id))
    .filter(([other]) => numberOf(other) !== row.made)
    .map(([other, stored]) => ({ made: numberOf(other), sound: soundBackup(other, stored) !== undefined }))
    // What is spoilt goes before what is sound. What was just made stays, however wrong a clock was or is.
    .sort((a, b) => Number(b.sound) - Number(a.sound) || b.made - a.made);
  for (const { made } of others.slice(kept - 1)) tx.drop('backups', [id, made]);
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
    // Another call may have made this backup already.
    if (!row.ok || packed.last <= row.value.value.backedUpTo) return false;
    await putBackup(tx, id, packed);
    tx.put('documents', id, writeRow('documents', id, { ...row.value.value, backedUpTo: packed.last }));
    return true;
  });
}

/** Newest first. Of one whose row is spoilt the bytes may still be whole: it is listed by what is known of it. */
export async function listBackups(port: Port, id?: string): Promise<readonly ListedBackup[]> {
  const rows = await port.read(['backups'], tx => tx.all('backups', id));
  return rows
    .flatMap(([key, row]): readonly ListedBackup[] => {
      const document = documentOf(key);
      const read = readBackup(key, row);
      if (read.ok) return [{ ...read.value.value, document }];
      const size = bytesOf(row)?.length;
      if (size === undefined) return [];
      const label = { kind: '', name: document, created: 0, of: null };
      return [{ label, made: numberOf(key), marks: 0, about: {}, size, document }];
    })
    .sort((a, b) => b.made - a.made);
}

/**
 * When the device is full and the player agrees: only the newest of each document stays, the newest that is sound where
 * there is one. The bytes that were freed.
 */
export const dropOldBackups = (port: Port): Promise<number> =>
  port.write(['backups'], async tx => {
    const stays = new Map<string, { readonly made: number; readonly sound: boolean }>();
    const rows = await tx.all('backups');
    for (const [key, row] of rows) {
      const one = { made: numberOf(key), sound: soundBackup(key, row) !== undefined };
      const best = stays.get(documentOf(key));
      const better = !best || (one.sound === best.sound ? one.made > best.made : one.sound);
      if (better) stays.set(documentOf(key), one);
    }
    let freed = 0;
    for (const [key, row] of rows) {
      if (stays.get(documentOf(key))?.made === numberOf(key)) continue;
      freed += bytesOf(row)?.length ?? 0;
      tx.drop('backups', key);
    }
    return freed;
  });

/** Its bytes are a file like any other: they come back by import, with all its checks. */
export async function backupFile(port: Port, id: string, made: number): Promise<OutgoingFile | undefined> {
  const row = await port.read(['backups'], tx => tx.get('backups', [id, made]));
  const bytes = bytesOf(row);
  if (!bytes) return undefined;
  return {
    name: `northwest-backup-${new Date(made).toISOString().slice(0, 10)}.northwest`,
    bytes: new Uint8Array(bytes),
  };
}
