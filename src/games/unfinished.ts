import { allWritten, deviceStore } from '../play/store';
import type { Store } from '../storage/store';
import type { Shelved } from './game';

/** Whether a table of any game was left before its end and played since that time. */
export async function unfinishedTable(
  ground: Shelved,
  neighbours: readonly Shelved[],
  since: number,
  opened: () => Promise<Pick<Store, 'list'>> = deviceStore,
): Promise<boolean> {
  const store = await opened();
  await allWritten();
  const found = await store.list();
  if (!found.ok) return false;
  const lately = found.value.filter(one => one.deleted === null && one.played > since);
  for (const table of lately) {
    // A game that was not played lately is not loaded to be asked.
    const of = neighbours.find(({ id }) => table.kind.startsWith(`${id}/`)) ?? ground;
    if ((await of.load()).game.unfinished(table)) return true;
  }
  return false;
}
