import { allWritten, deviceStore } from '../play/store';
import type { Store } from '../storage/store';
import type { Running, Shelved } from './game';

/** Of each neighbour the table that was left before its end, and played last; the newest of them first. */
export async function runningTables(
  neighbours: readonly Shelved[],
  opened: () => Promise<Pick<Store, 'list'>> = deviceStore,
): Promise<readonly Running[]> {
  const store = await opened();
  await allWritten();
  const listed = await store.list();
  if (!listed.ok) return [];
  const found: Running[] = [];
  for (const table of listed.value
    .filter(one => one.deleted === null)
    .toSorted((a, b) => b.played - a.played)) {
    const of = neighbours.find(({ id }) => table.kind.startsWith(`${id}/`));
    if (!of || found.some(one => one.game === of.name)) continue;
    // The pages of a game lie below its id, and those of a table below its kind.
    if ((await of.load()).game.unfinished(table))
      found.push({ game: of.name, name: table.name, to: [...table.kind.split('/'), table.id] });
  }
  return found;
}
