import { ok, type Refusal, type Result } from '../basics/result';
import type { Care, Finding, OnProgress } from '../storage/care';
import type { Room } from '../storage/device';
import type { LeftOut, OutgoingFiles } from '../storage/file/export';
import type { Choice, ImportPlan, Incoming } from '../storage/file/import';
import { handOut } from '../storage/file/share';
import type { SavedSettings } from '../storage/file/to-text';
import { refreshLists } from './documents';
import { registerAllKinds } from './kinds';
import { allWritten, deviceStore } from './store';

/** What came of taking something along: what had to stay here, and why. */
export interface TakenOut {
  readonly files: number;
  readonly leftOut: readonly LeftOut[];
}

/** Everything on this device, packed for whoever asks for it; nothing has left so far. */
export async function packUp(
  ids: readonly string[] | 'all',
  settings?: SavedSettings,
): Promise<Result<OutgoingFiles, Refusal>> {
  const store = await deviceStore();
  await allWritten();
  return store.exportFiles(ids, settings);
}

/** What is outside now need not be reminded of. */
export async function wentOut({ taken }: Pick<OutgoingFiles, 'taken'>): Promise<void> {
  await (await deviceStore()).exported(taken);
  await refreshLists();
}

/** Everything on this device, or some of it with all that belongs to it, as a file or as many as it takes. */
export async function takeOut(
  ids: readonly string[] | 'all',
  settings?: SavedSettings,
): Promise<Result<TakenOut, Refusal>> {
  const out = await packUp(ids, settings);
  if (!out.ok) return out;
  const { files, leftOut } = out.value;
  if ((await handOut(files)) === 'cancelled') return ok({ files: 0, leftOut: [] });
  await wentOut(out.value);
  return ok({ files: files.length, leftOut });
}

/** What a file holds, checked from end to end before anything is asked. */
export async function lookInto(file: Blob): Promise<Result<ImportPlan, Refusal>> {
  await registerAllKinds();
  const store = await deviceStore();
  return store.readFile(new Uint8Array(await file.arrayBuffer()));
}

/** All of it as new copies, called as `copyName` says, or in place of what is here (which is kept as a backup). */
export const bringIn = (
  plan: ImportPlan,
  how: 'copy' | 'replace',
  copyName: (name: string) => string,
): Promise<Refusal | undefined> =>
  bringInEach(plan, ({ present }) => (present && how === 'replace' ? 'replace' : 'copy'), copyName);

/** Each as was chosen for it; what was replaced is kept as a backup. */
export async function bringInEach(
  plan: ImportPlan,
  choice: (incoming: Incoming) => Choice,
  copyName: (name: string) => string,
): Promise<Refusal | undefined> {
  const done = await plan.apply(choice, copyName);
  await refreshLists();
  return done.ok ? undefined : done.error;
}

/** A copy of an earlier sitting, or a damaged part that was set aside. */
export interface Spare {
  readonly kind: 'backup' | 'damaged';
  readonly document: string;
  readonly name: string;
  readonly made: number;
  /** Bytes, where they are known. */
  readonly size: number | undefined;
}

/** Newest first; nothing where the device does not tell. */
export async function spares(): Promise<readonly Spare[]> {
  const store = await deviceStore();
  const [backups, damaged, listed] = await Promise.all([store.backups(), store.damaged(), store.list()]);
  const names = new Map(listed.ok ? listed.value.map(one => [one.id, one.name]) : []);
  return [
    ...(backups.ok ? backups.value : []).map(({ document, label, made, size }) => ({
      kind: 'backup' as const,
      ...{ document, name: names.get(document) || label.name, made, size },
    })),
    ...(damaged.ok ? damaged.value : []).map(({ document, made }) => ({
      kind: 'damaged' as const,
      ...{ document, name: names.get(document) ?? '', made, size: undefined },
    })),
  ].sort((a, b) => b.made - a.made);
}

/** A spare as a file, to take along. Call it from a tap. */
export async function takeSpare({ kind, document, made }: Spare): Promise<Refusal | undefined> {
  const store = await deviceStore();
  const file =
    kind === 'backup' ? await store.backupFile(document, made) : await store.damagedFile(document, made);
  if (!file.ok) return file.error;
  if (file.value) await handOut([file.value]);
  return undefined;
}

/** A backup looked through like any file, before it is brought in. */
export async function lookIntoBackup({ document, made }: Spare): Promise<Result<ImportPlan, Refusal>> {
  const file = await (await deviceStore()).backupFile(document, made);
  if (!file.ok) return file;
  return lookInto(new Blob(file.value ? [file.value.bytes] : []));
}

export async function room(): Promise<Room> {
  return (await deviceStore()).room();
}

export async function askToKeep(): Promise<Room> {
  return (await deviceStore()).askToKeep();
}

/** Where everything lies, and how many of its files have left the device. */
export async function care(onProgress?: OnProgress): Promise<Result<readonly Care[], Refusal>> {
  return (await deviceStore()).care(onProgress);
}

/** Reads everything back, by the rules of what it is. */
export async function readBack(onProgress?: OnProgress): Promise<Result<readonly Finding[], Refusal>> {
  await registerAllKinds();
  return (await deviceStore()).readBack(onProgress);
}
