import type { Running } from '../../games/game';

const key = 'northwest.last-tables';

const isRunning = (one: unknown): one is Running =>
  typeof one === 'object' &&
  one !== null &&
  'game' in one &&
  typeof one.game === 'string' &&
  'name' in one &&
  typeof one.name === 'string' &&
  'to' in one &&
  Array.isArray(one.to) &&
  one.to.every(part => typeof part === 'string');

/** The tables of other games as the first page showed them last: nothing jumps when the disk has answered. */
export const lastTables = {
  read(): readonly Running[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRunning) : [];
    } catch {
      return [];
    }
  },
  keep(tables: readonly Running[]): void {
    try {
      if (tables.length > 0) localStorage.setItem(key, JSON.stringify(tables));
      else localStorage.removeItem(key);
    } catch {
      // Where storage is forbidden, the list comes a moment later.
    }
  },
};
