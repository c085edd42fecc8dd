import { signal } from '@preact/signals';
import type { Game, Shelved } from '../../games/game';

/** Games that this window has loaded, by id. */
const loaded = signal<ReadonlyMap<string, Game>>(new Map());

export async function openGame({ id, load }: Shelved): Promise<Game> {
  const { game } = await load();
  loaded.value = new Map(loaded.peek()).set(id, game);
  return game;
}

/**
 * Whether this address is an open table of one of these games. Of a game that is not loaded yet, whatever lies below
 * its first page may be one. Reads signals.
 */
export const tableOpen = (games: readonly Shelved[], [page, ...rest]: readonly string[]): boolean =>
  games.some(({ id }) => id === page && (loaded.value.get(id)?.busy(rest) ?? rest.length > 0));
