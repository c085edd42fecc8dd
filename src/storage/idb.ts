import type { IDBPDatabase } from 'idb';
import { connectionTo } from './connection';
import type { Key, Port, Reading, Table } from './port';

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

/** The connection was cut since it was last used: nothing has been done, and another one will do it. */
const wasCut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'NotFoundError');

/** IndexedDB. Rejects where the device refuses it: private windows, a full disk, a database of a newer version. */
export async function idbPort(name: string, wait?: number): Promise<Port> {
  const connection = connectionTo(name, wait);

  /** Begins a transaction; a connection that turns out to be closed is opened anew, once. */
  async function begun<T>(begin: (database: IDBPDatabase) => T): Promise<T> {
    const database = await connection.use();
    try {
      return begin(database);
    } catch (error) {
      if (!wasCut(error)) throw error;
      connection.drop(database);
      await Promise.resolve();
      return begin(await connection.use());
    }
  }

  await connection.use();
  return {
    kind: 'device',

    async read(from, work) {
      const tx = await begun(database => database.transaction(from, 'readonly'));
      const done = tx.done.catch(() => undefined);
      const result = await work(reading(table => tx.objectStore(table)));
      await done;
      return result;
    },

    async write(to, work) {
      const tx = await begun(database => database.transaction(to, 'readwrite', { durability: 'strict' }));
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

    close: () => connection.close(),
  };
}
