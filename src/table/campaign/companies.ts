import { signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import { savesStore } from '../saves/saves';

/** The list needs none of the rules of a campaign: their name is enough. */
export const campaignKindName = 'campaign';

/** Lets go of the company that is open, if the rules were ever loaded. */
let letGo: () => Promise<void> = () => Promise.resolve();
export const beforeListing = (close: () => Promise<void>): void => {
  letGo = close;
};

/** One company of the list. */
export interface SavedCompany {
  readonly id: string;
  readonly name: string;
  readonly played: number;
  readonly chapter: number;
  readonly phase: string;
  readonly classes: readonly string[];
  readonly deleted: boolean;
}

/** Nothing until the list has been read. */
export const companies = signal<readonly SavedCompany[] | undefined>(undefined);
/** Why nothing is kept on this device. */
export const nowhere = signal<Said | undefined>(undefined);

export async function listCompanies(): Promise<void> {
  await letGo();
  const store = await savesStore();
  nowhere.value = store.where === 'device' ? undefined : store.where.message;
  const found = await store.list(campaignKindName);
  if (!found.ok) {
    nowhere.value = found.error.message;
    companies.value = [];
    return;
  }
  companies.value = found.value.map(({ id, name, played, about, deleted }) => ({
    id,
    name,
    played,
    chapter: Number(about.chapter ?? 1),
    phase: String(about.phase ?? ''),
    classes: String(about.classes ?? '')
      .split(' ')
      .filter(Boolean),
    deleted: deleted !== null,
  }));
}

/** To the bin with its fights; it can be brought back for 30 days. */
export async function removeCompany(id: string): Promise<void> {
  await (await savesStore()).remove(id);
  await listCompanies();
}

export async function bringBackCompany(id: string): Promise<void> {
  await (await savesStore()).bringBack(id);
  await listCompanies();
}
