import type { Refusal, Result } from '../basics/result';
import type { Room } from '../storage/device';
import type { ImportPlan } from '../storage/file/import';
import { handOut } from '../storage/file/share';
import { know, listFights, savesStore } from './saves';

/** Everything on this device as one file, by the share sheet or as a download; why not, if it cannot be. */
export async function takeOut(): Promise<Refusal | undefined> {
  const store = await savesStore();
  const file = await store.exportFile('all');
  if (!file.ok) return file.error;
  if ((await handOut(file.value)) === 'cancelled') return undefined;
  // All of it is outside now: the reminder may rest.
  const all = await store.list();
  if (all.ok) await store.exported(all.value.filter(one => one.deleted === null).map(one => one.id));
  await listFights();
  return undefined;
}

/** What a file holds, checked from end to end before anything is asked. */
export async function lookInto(file: Blob): Promise<Result<ImportPlan, Refusal>> {
  // The kinds are known once the engine is here: a file is read by it, not only listed.
  const [{ fightKind }, { campaignKind }, { packKind }, { knownKind }] = await Promise.all([
    import('./fight-kind'),
    import('./campaign/kind'),
    import('./packs/kind'),
    import('../storage/known'),
  ]);
  know(knownKind(fightKind));
  know(knownKind(campaignKind));
  know(knownKind(packKind));
  const store = await savesStore();
  return store.readFile(new Uint8Array(await file.arrayBuffer()));
}

/** All of it as new copies, or in place of what is here (which is kept as a backup). */
export async function bringIn(plan: ImportPlan, how: 'copy' | 'replace'): Promise<Refusal | undefined> {
  const done = await plan.apply(incoming => (incoming.present && how === 'replace' ? 'replace' : 'copy'));
  await listFights();
  return done.ok ? undefined : done.error;
}

export async function room(): Promise<Room> {
  return (await savesStore()).room();
}

export async function askToKeep(): Promise<Room> {
  return (await savesStore()).askToKeep();
}
