import { openDB } from 'idb';

/** Small things beside the documents, by name, in a database of their own. A write ends when it is on the disk. */
export interface Kept {
  load(name: string): Promise<unknown>;
  save(name: string, value: unknown): Promise<void>;
  drop(name: string): Promise<void>;
}

const table = 'kept';

export function openKept(database: string): Kept {
  const opening = openDB(database, 1, {
    upgrade(db) {
      db.createObjectStore(table);
    },
  });
  /** A stand-in in memory, where the device refuses to keep anything. */
  const memory = new Map<string, unknown>();
  opening.catch(() => undefined);
  return {
    async load(name) {
      if (memory.has(name)) return memory.get(name);
      const db = await opening.catch(() => undefined);
      return db?.get(table, name);
    },
    async save(name, value) {
      const db = await opening.catch(() => undefined);
      if (!db) {
        memory.set(name, value);
        return;
      }
      const tx = db.transaction(table, 'readwrite', { durability: 'strict' });
      await tx.store.put(value, name);
      await tx.done;
    },
    async drop(name) {
      memory.delete(name);
      const db = await opening.catch(() => undefined);
      await db?.delete(table, name);
    },
  };
}
