import type { SavedCompany } from '../../../table/campaign/companies';
import type { SavedFight } from '../../../table/saves/saves';

/** What the first page showed last, so that going on needs no waiting for the disk, and nothing jumps when it comes. */
export type LastFight = Pick<SavedFight, 'id' | 'name' | 'round' | 'phase' | 'played'>;
export type LastCompany = Pick<SavedCompany, 'id' | 'name' | 'chapter' | 'phase'>;

const fits = <T extends object>(stored: unknown, like: T): stored is T =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(like).every(([key, value]) => typeof Reflect.get(stored, key) === typeof value);

/** One line under a key; `like` has a value of the right type for every field that counts. */
function kept<T extends object>(key: string, like: T) {
  return {
    read(): T | undefined {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return fits(stored, like) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    keep(line: T | undefined): void {
      try {
        if (line) localStorage.setItem(key, JSON.stringify(line, Object.keys(like)));
        else localStorage.removeItem(key);
      } catch {
        // A forbidden store only means that the list comes a moment later.
      }
    },
  };
}

export const lastFight = kept<LastFight>('northwest.last-fight', {
  id: '',
  name: '',
  round: 0,
  phase: '',
  played: 0,
});
export const lastCompany = kept<LastCompany>('northwest.last-company', {
  id: '',
  name: '',
  chapter: 0,
  phase: '',
});

/** What is still being fought, else what was fought last. */
export const foremost = <T extends { readonly phase: string }>(all: readonly T[]): T | undefined =>
  all.find(one => one.phase !== 'over') ?? all[0];
