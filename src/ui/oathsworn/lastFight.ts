import type { SavedFight } from '../../table/saves/saves';

/** What the first page showed last, so that going on needs no waiting for the disk, and nothing jumps when it comes. */
export type LastFight = Pick<SavedFight, 'id' | 'name' | 'round' | 'phase' | 'played'>;

const key = 'northwest.last-fight';

export function lastFight(): LastFight | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { id, name, round, phase, played } = {
      id: '',
      name: '',
      round: 0,
      phase: '',
      played: 0,
      ...stored,
    };
    return typeof id === 'string' && id !== '' && typeof name === 'string' && typeof phase === 'string'
      ? { id, name, phase, round: Number(round), played: Number(played) }
      : undefined;
  } catch {
    return undefined;
  }
}

export function rememberLast(fight: LastFight | undefined): void {
  try {
    if (!fight) localStorage.removeItem(key);
    else {
      const { id, name, round, phase, played } = fight;
      localStorage.setItem(key, JSON.stringify({ id, name, round, phase, played }));
    }
  } catch {
    // A forbidden store only means that the list comes a moment later.
  }
}
