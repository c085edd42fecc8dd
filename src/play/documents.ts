import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Result } from '../basics/result';
import { exportDue, type Listed } from '../storage/documents';
import { allWritten, deviceStore, keptNowhere } from './store';

/** Much was played on this device since the last export. */
export const fileDue = signal(false);

/** Lists that have been read once are read again when something came or went. */
const inUse = new Set<() => Promise<void>>();

export async function refreshLists(): Promise<void> {
  await Promise.all([...inUse].map(read => read()));
}

/** The documents of one kind on this device, last played first. */
export interface DocumentList<Line> {
  /** Nothing until it has been read; with those in the bin, which can be brought back for 30 days. */
  readonly all: ReadonlySignal<readonly (Line & Deleted)[] | undefined>;
  readonly here: ReadonlySignal<readonly Line[] | undefined>;
  readonly removed: ReadonlySignal<readonly Line[]>;
  readonly read: () => Promise<void>;
  /** The list is empty until it is read again, rather than out of date. */
  readonly forget: () => void;
  readonly remove: (id: string) => Promise<Result<void, Refusal>>;
  readonly bringBack: (id: string) => Promise<Result<void, Refusal>>;
}

interface Deleted {
  readonly deleted: boolean;
}

/** `lineOf` picks what the list shows of a document; no rules are needed for that. */
export function documentList<Line>(kind: string, lineOf: (listed: Listed) => Line): DocumentList<Line> {
  const all = signal<readonly (Line & Deleted)[] | undefined>(undefined);

  async function read(): Promise<void> {
    inUse.add(read);
    const store = await deviceStore();
    await allWritten();
    keptNowhere.value = store.where === 'device' ? undefined : store.where.message;
    const found = await store.list();
    if (!found.ok) {
      keptNowhere.value = found.error.message;
      all.value = [];
      return;
    }
    const now = store.now();
    fileDue.value = found.value.some(one => one.deleted === null && exportDue(one, now));
    all.value = found.value
      .filter(one => one.kind === kind)
      .map(one => ({ ...lineOf(one), deleted: one.deleted !== null }));
  }

  const change = async (
    work: (store: Awaited<ReturnType<typeof deviceStore>>) => Promise<Result<void, Refusal>>,
  ): Promise<Result<void, Refusal>> => {
    const done = await work(await deviceStore());
    await read();
    return done;
  };

  return {
    all,
    here: computed(() => all.value?.filter(one => !one.deleted)),
    removed: computed(() => all.value?.filter(one => one.deleted) ?? []),
    read,
    forget: () => {
      all.value = undefined;
    },
    remove: id => change(store => store.remove(id)),
    bringBack: id => change(store => store.bringBack(id)),
  };
}
