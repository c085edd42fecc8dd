import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { type Answers, answersWithin } from './answers';
import { connectionTo } from './connection';
import { type Page, thisPage, watchLeaving } from './leaving';
import type { Key, Port, Reading, Table } from './port';
import { Unanswered } from './problem';

const keyOf = (key: Key): IDBValidKey => (typeof key === 'string' ? key : [key[0], key[1]]);
const toKey = (key: IDBValidKey | undefined): Key =>
  Array.isArray(key) ? [String(key[0]), Number(key[1])] : String(key);

interface Rows {
  get(key: IDBValidKey): Promise<unknown>;
  getAll(range?: IDBKeyRange): Promise<unknown[]>;
  getAllKeys(range?: IDBKeyRange): Promise<IDBValidKey[]>;
}

const reading = ({ heard }: Answers, table: (name: Table) => Rows): Reading => ({
  get: async (name, key) => {
    const row = await table(name).get(keyOf(key));
    heard();
    return row;
  },
  all: async (name, document) => {
    const range = document === undefined ? undefined : IDBKeyRange.bound([document], [document, []]);
    const [keys, rows] = await Promise.all([table(name).getAllKeys(range), table(name).getAll(range)]);
    heard();
    return rows.map((row, i) => [toKey(keys[i]), row] as const);
  },
  keys: async name => {
    const keys = await table(name).getAllKeys();
    heard();
    return keys.map(toKey);
  },
});

/** The connection was cut since it was last used: nothing has been done, and another one will do it. */
const wasCut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'NotFoundError');

/** Asks this database only; whatever comes of a transaction is heard. */
interface Attempt {
  readonly tx: Pick<IDBPTransaction<unknown, string[], IDBTransactionMode>, 'abort'>;
  /** Ended by us, because the page was put away: it is begun again. */
  cut: boolean;
}

/** Letters that a slow device puts on its disk in a millisecond, at the very least. */
const lettersPerMs = 200;

export interface Waits {
  /** How long opening the database may take. */
  readonly opening?: number;
  /** How long an open database may take to answer. */
  readonly answer?: number;
}

/**
 * IndexedDB. Rejects where the device refuses it: private windows, a full disk, a database of a newer version.
 *
 * A page that is put away for a way back ends what it has begun and lets the database go: WebKit never answers
 * anybody again when a write was under way just then. What was ended is begun anew when somebody comes back.
 */
export async function idbPort(
  name: string,
  { opening, answer = 5_000 }: Waits = {},
  page: Page = thisPage,
): Promise<Port> {
  const connection = connectionTo(name, opening);
  const answers = answersWithin(answer);
  const running = new Set<Attempt>();
  const leaving = watchLeaving(page, () => {
    for (const attempt of running) {
      attempt.cut = true;
      end(attempt);
    }
    connection.close();
  });

  function end(attempt: Attempt): void {
    try {
      attempt.tx.abort();
    } catch {
      // It has ended, or is being written down: it answers for itself.
      attempt.cut = false;
    }
  }

  /** Begins a transaction; a connection that turns out to be closed is opened anew, once. */
  async function begun<T>(begin: (database: IDBPDatabase) => T): Promise<T> {
    const database = await connection.use();
    // Put away while it was being opened: whoever comes back opens it anew.
    if (leaving.away()) {
      connection.drop(database);
      await leaving.back();
      return begun(begin);
    }
    try {
      return begin(database);
    } catch (error) {
      if (!wasCut(error)) throw error;
      connection.drop(database);
      await Promise.resolve();
      return begin(await connection.use());
    }
  }

  /** Until it was not the page's being put away that ended it. */
  async function whole<Tx extends Attempt['tx'], T>(
    begin: (database: IDBPDatabase) => Tx,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      await leaving.back();
      const tx = await begun(begin);
      const attempt: Attempt = { tx, cut: false };
      running.add(attempt);
      try {
        return await work(tx);
      } catch (error) {
        if (attempt.cut) continue;
        if (error instanceof Unanswered) {
          end(attempt);
          // The next one asks over a way of its own.
          connection.close();
        }
        throw error;
      } finally {
        running.delete(attempt);
      }
    }
  }

  await connection.use();
  return {
    kind: 'device',

    read: (from, work) =>
      whole(
        database => database.transaction(from, 'readonly'),
        async tx => {
          const done = tx.done.catch(() => undefined);
          const result = await answers.within(work(reading(answers, table => tx.objectStore(table))));
          await answers.within(done);
          return result;
        },
      ),

    write: (to, work) =>
      whole(
        database => database.transaction(to, 'readwrite', { durability: 'strict' }),
        async tx => {
          let letters = 0;
          // Whatever fails in it fails the transaction: single requests need no answer of their own.
          const sent = (request: Promise<unknown>): void => void request.then(answers.heard, () => undefined);
          const done = tx.done;
          done.catch(() => undefined);
          try {
            const result = await answers.within(
              work({
                ...reading(answers, table => tx.objectStore(table)),
                put(table, key, row) {
                  letters += row.text.length + (row.bytes?.length ?? 0);
                  sent(tx.objectStore(table).put(row, keyOf(key)));
                },
                drop: (table, key) => sent(tx.objectStore(table).delete(keyOf(key))),
              }),
            );
            tx.commit();
            await answers.within(done, letters / lettersPerMs);
            return result;
          } catch (error) {
            if (error instanceof Unanswered) throw error;
            try {
              tx.abort();
            } catch {
              // It has already ended.
            }
            throw tx.error ?? error;
          }
        },
      ),

    close() {
      leaving.end();
      connection.close();
    },
  };
}
