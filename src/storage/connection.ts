import { type IDBPDatabase, openDB } from 'idb';
import { tables } from './port';

/** Of the layout of the tables; what lies in the rows has versions of its own. */
const layout = 1;
/**
 * A table that was made anew raises the database's own number, as a newer layout does. This empty table tells the two
 * apart; a newer layout takes it away.
 */
const repaired = `layout-${layout}`;

/** A newer version of the app has changed the database: this one must not write any more. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** The database is of a layout that this version does not know. */
class NewerLayout extends Error {
  override readonly name = 'NewerLayout';
}

/** The browser was asked to open the database and has said neither yes nor no. */
class Silent extends Error {
  override readonly name = 'Silent';
}

/** Whoever waits for it longer than this plays on without it. */
const patience = 8_000;

/** The way to the database: it may be cut at any moment, by the browser or by us, and the next use opens it anew. */
export interface Connection {
  use(): Promise<IDBPDatabase>;
  /** Closes this connection, if it is still the present one. */
  drop(database: IDBPDatabase): void;
  close(): void;
}

async function withTables(name: string, gone: () => void): Promise<IDBPDatabase> {
  const open = (version?: number): Promise<IDBPDatabase> =>
    openDB(name, version, {
      upgrade(db) {
        const wanted = version === undefined ? tables : [...tables, repaired];
        for (const table of wanted) if (!db.objectStoreNames.contains(table)) db.createObjectStore(table);
      },
      // Another tab changes or deletes it: this one steps aside, and opens it again when it is next needed.
      blocking: gone,
      terminated: gone,
    });
  const found = await open();
  if (found.version > layout && !found.objectStoreNames.contains(repaired)) {
    found.close();
    throw new NewerLayout('a newer version of the app has written here');
  }
  if (tables.every(table => found.objectStoreNames.contains(table))) return found;
  // A table is gone: it is made anew, and what lies in the others stays.
  const next = found.version + 1;
  found.close();
  return open(next);
}

export function connectionTo(name: string, wait = patience): Connection {
  let current: Promise<IDBPDatabase> | undefined;
  /** The database was open in this window: the newer layout came while the app was in use. */
  let inUse = false;

  function open(): Promise<IDBPDatabase> {
    let mine: IDBPDatabase | undefined;
    const forget = (): void => {
      if (current === opening) current = undefined;
      mine?.close();
    };
    const opened = withTables(name, forget);
    const opening = within(opened, wait);
    opening.then(
      database => {
        mine = database;
        inUse = true;
      },
      () => {
        if (current === opening) current = undefined;
        // A connection that opens too late is closed, so that it does not hold the database.
        opened.then(
          late => late.close(),
          () => undefined,
        );
      },
    );
    return opening;
  }

  return {
    async use() {
      const was = inUse;
      current ??= open();
      try {
        return await current;
      } catch (error) {
        if (was && error instanceof NewerLayout) throw new Superseded('a newer version of the app is in use');
        throw error;
      }
    },
    drop(database) {
      const asked = current;
      asked?.then(
        present => {
          if (present === database && current === asked) current = undefined;
        },
        () => undefined,
      );
      database.close();
    },
    close() {
      current?.then(
        database => database.close(),
        () => undefined,
      );
      current = undefined;
    },
  };
}

function within<T>(work: Promise<T>, wait: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silent()), wait);
    work.then(
      value => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
