import { backupFile, soundBackup } from './backups';
import type { Listed } from './documents';
import { change, listDocuments } from './documents';
import { planImport } from './file/import';
import type { Copies } from './journal/copy';
import type { KnownKind } from './known';
import { mend, storedOf } from './opening';
import { documentOf, numberOf, type Port } from './port';

/** Where one document lies, and when that was last looked at. */
export interface Care extends Pick<Listed, 'id' | 'kind' | 'name' | 'of' | 'damaged' | 'marks' | 'played'> {
  /** The second copy beside the database: up to the last tap, behind it, or there is none here. */
  readonly copy: 'current' | 'behind' | 'none';
  readonly backup: number | undefined;
  readonly file: number | undefined;
  /** When all of it was last read back and found whole. */
  readonly whole: number | undefined;
}

/** How many documents have been looked at, for a bar on the screen. */
export type OnProgress = (done: number, all: number) => void;

/** Documents that are looked at together: enough to keep the disk busy, few enough to show progress. */
const together = 16;

/** Where each document is stored. Each is looked at once, whatever their number. */
export async function careOf(
  port: Port,
  copies: Copies,
  onProgress: OnProgress = () => undefined,
): Promise<readonly Care[]> {
  const listed = (await listDocuments(port)).filter(one => one.deleted === null);
  const backups = await backupTimes(port);
  const present = await copies.listed();
  const all: Care[] = [];
  for (let from = 0; from < listed.length; from += together) {
    onProgress(from, listed.length);
    const some = listed.slice(from, from + together).map(async one => {
      const { id, kind, name, of, damaged, marks, played, exported, whole } = one;
      const [copy, backup] = await Promise.all([
        copies.state(id, present),
        newestBackup(port, id, backups.get(id) ?? []),
      ]);
      return { id, kind, name, of, damaged, marks, played, copy, backup, file: exported, whole };
    });
    all.push(...(await Promise.all(some)));
  }
  return all;
}

/** When each document's backups were made, newest first. Read from the keys: the rows hold whole files. */
async function backupTimes(port: Port): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for (const key of (await port.read(['backups'], tx => tx.keys('backups'))).toReversed()) {
    const made = times.get(documentOf(key));
    if (made) made.push(numberOf(key));
    else times.set(documentOf(key), [numberOf(key)]);
  }
  return times;
}

/** The newest backup that is not damaged. */
async function newestBackup(port: Port, id: string, times: readonly number[]): Promise<number | undefined> {
  for (const made of times) {
    const row = await port.read(['backups'], tx => tx.get('backups', [id, made]));
    if (soundBackup([id, made], row)) return made;
  }
  return undefined;
}

/** What reading everything back found of one document. */
export interface Finding {
  readonly id: string;
  readonly name: string;
  /** `newer`: written by a newer version of the app, which alone can read it. */
  readonly found: 'whole' | 'repaired' | 'damaged' | 'newer';
}

/** Whether the newest backup could come in again; true where there is none. */
async function backedUpSoundly(port: Port, id: string, kinds: readonly KnownKind[]): Promise<boolean> {
  const rows = await port.read(['backups'], tx => tx.all('backups', id));
  const newest = rows.toSorted(([a], [b]) => numberOf(b) - numberOf(a))[0];
  if (!newest) return true;
  if (!soundBackup(...newest)) return false;
  const file = await backupFile(port, id, numberOf(newest[0]));
  if (!file) return false;
  return (await planImport(port, kinds, file.bytes, () => 0)).ok;
}

/** Reads every document from end to end, as a file would be, and mends what the second copy can mend. */
export async function readBack(
  port: Port,
  copies: Copies,
  kinds: readonly KnownKind[],
  now: () => number,
  onProgress: OnProgress = () => undefined,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const listed = (await listDocuments(port)).filter(one => one.deleted === null);
  const present = await copies.listed();
  for (const { id, name, kind, damaged } of listed) {
    onProgress(findings.length, listed.length);
    const known = kinds.find(one => one.name === kind);
    let newer = false;
    const read = async (): Promise<boolean> => {
      const stored = await port.read(['documents', 'writers', 'records', 'snapshots'], tx =>
        storedOf(tx, id),
      );
      const verified = known?.verify(stored);
      newer = !verified || (!verified.ok && verified.error.code === 'newer');
      return verified?.ok ?? false;
    };
    let whole = await read();
    let mended = 0;
    if (newer) {
      findings.push({ id, name, found: 'newer' });
      continue;
    }
    if (!whole) {
      mended = await mend(port, id, await copies.rows(id));
      whole = mended > 0 && (await read());
    }
    if (whole && (await copies.state(id, present)) === 'behind') {
      await copies.renew(id);
      await copies.close(id);
    }
    if (!(await backedUpSoundly(port, id, kinds)))
      // The next sitting makes another one.
      await port.write(['documents'], tx => change(tx, id, row => ({ ...row, backedUpTo: 0 })));
    const at = now();
    // Its own row is made anew when it is opened.
    if (whole && !damaged)
      await port.write(['documents'], tx => change(tx, id, row => ({ ...row, whole: at })));
    findings.push({ id, name, found: !whole || damaged ? 'damaged' : mended > 0 ? 'repaired' : 'whole' });
  }
  return findings;
}
