import { type IDBPDatabase, openDB } from 'idb';
import { type Key, type Port, type Reading, type Table, tables } from './port';

/** Of the layout of the tables; what lies in the rows has versions of its own. */
const layout = 1;

/** A newer version of the app has opened the database in another tab: this one must not write any more. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

const keyOf = (key: Key): IDBValidKey => (typeof key === 'string' ? key : [key[0], key[1]]);
const toKey = (key: IDBValidKey | undefined): Key =>
  Array.isArray(key) ? [String(key[0]), Number(key[1])] : String(key);

interface Rows {
  get(key: IDBValidKey): Promise<unknown>;
  getAll(range?: IDBKeyRange): Promise<unknown[]>;
  getAllKeys(range?: IDBKeyRange): Promise<IDBValidKey[]>;
}

const reading = (table: (name: Table) => Rows): Reading => ({
  get: (name, key) => table(name).get(keyOf(key)),
  all: async (name, document) => {
    const range = document === undefined ? undefined : IDBKeyRange.bound([document], [document, []]);
    const [keys, rows] = await Promise.all([table(name).getAllKeys(range), table(name).getAll(range)]);
    return rows.map((row, i) => [toKey(keys[i]), row] as const);
  },
});

/** IndexedDB. Rejects where the device refuses it: private windows, a full disk, a database of a newer version. */
export async function idbPort(name: string, version = layout): Promise<Port> {
  let superseded = false;
  let current: IDBPDatabase | undefined;

  async function connection(): Promise<IDBPDatabase> {
    if (superseded) throw new Superseded('a newer version of the app is in use');
    current ??= await openDB(name, version, {
      upgrade(db) {
        for (const table of tables) if (!db.objectStoreNames.contains(table)) db.createObjectStore(table);
      },
      blocking() {
        superseded = true;
        current?.close();
        current = undefined;
      },
      terminated() {
        // The browser cut the connection (a disk error, storage cleared): the next use opens another.
        current = undefined;
      },
    });
    return current;
  }

  await connection();
  return {
    kind: 'device',

    async read(from, work) {
      const tx = (await connection()).transaction(from, 'readonly');
      const done = tx.done.catch(() => undefined);
      const result = await work(reading(table => tx.objectStore(table)));
      await done;
      return result;
    },

    async write(to, work) {
      const tx = (await connection()).transaction(to, 'readwrite', { durability: 'strict' });
      // Whatever fails in it fails the transaction: single requests need no answer of their own.
      const sent = (request: Promise<unknown>): void => void request.catch(() => undefined);
      tx.done.catch(() => undefined);
      try {
        const result = await work({
          ...reading(table => tx.objectStore(table)),
          put: (table, key, row) => sent(tx.objectStore(table).put(row, keyOf(key))),
          drop: (table, key) => sent(tx.objectStore(table).delete(keyOf(key))),
        });
        tx.commit();
        await tx.done;
        return result;
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has already ended.
        }
        throw tx.error ?? error;
      }
    },

    close() {
      current?.close();
      current = undefined;
    },
  };
}
