import { computed, signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import { kinds } from '../../play/kinds';
import { exportDue } from '../../storage/documents';
import { openStore, type Store } from '../../storage/store';

/** One fight of the list on the first page. */
export interface SavedFight {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly round: number;
  readonly phase: string;
  readonly deleted: boolean;
}

export const fightKindName = 'fight';

let opening: Promise<Store> | undefined;

/** The device's store, opened once for the page. */
export function savesStore(): Promise<Store> {
  opening ??= openStore({ kinds }).then(store => {
    broughtBack.value = store.rescued;
    return store;
  });
  return opening;
}

const listed = signal<readonly SavedFight[] | undefined>(undefined);

/** Nothing until the list has been read. */
export const savedFights = computed(() => listed.value?.filter(fight => !fight.deleted));
export const removedFights = computed(() => listed.value?.filter(fight => fight.deleted) ?? []);
/** Why nothing is kept on this device. */
export const keptNowhere = signal<Said | undefined>(undefined);
/** Names of what the browser had lost and its second copy brought back. */
export const broughtBack = signal<readonly string[]>([]);
/** Much was played here since a file left this device. */
export const fileDue = signal(false);

let written: Promise<unknown> = Promise.resolve();

/** The list waits for what a page left behind to be written. */
export function writing(done: Promise<unknown>): void {
  written = done.catch(console.error);
}

export async function listFights(): Promise<void> {
  const store = await savesStore();
  await written;
  keptNowhere.value = store.where === 'device' ? undefined : store.where.message;
  const found = await store.list();
  if (!found.ok) return;
  const now = store.now();
  fileDue.value = found.value.some(one => one.deleted === null && exportDue(one, now));
  const fights = found.value.filter(one => one.kind === fightKindName);
  listed.value = fights.map(({ id, name, played, about, deleted }) => ({
    id,
    name,
    played,
    round: Number(about.round ?? 0),
    phase: String(about.phase ?? ''),
    deleted: deleted !== null,
  }));
}

/** To the bin; it can be brought back for 30 days. */
export async function removeFight(id: string): Promise<void> {
  await (await savesStore()).remove(id);
  await listFights();
}

export async function bringBackFight(id: string): Promise<void> {
  await (await savesStore()).bringBack(id);
  await listFights();
}
