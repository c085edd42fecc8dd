import { thisPage, watchLeaving } from '../leaving';
import { type JournalAnswer, type JournalAsk, journalFolder, journalName } from './message';

/**
 * A second copy of every log, beside the database, in the origin's private files. Browsers that find their database
 * damaged throw all of it away without a word: then the logs come back from here.
 */
export interface Journal {
  /** True when the line is on the disk. Never rejects, never takes long: the copy must not hold up the original. */
  append(document: string, line: string): Promise<boolean>;
  rewrite(document: string, lines: readonly string[]): Promise<boolean>;
  close(document: string): Promise<boolean>;
  documents(): Promise<readonly string[]>;
  /** The lines of one document, from the given byte on from its end. */
  read(document: string, tail?: number): Promise<readonly string[]>;
  drop(document: string): Promise<void>;
  end(): void;
}

/** A worker that does not answer for so long is not waited for any more. */
const patience = 2_000;
/** Time to read a whole copy on the slowest device. */
const longLook = 6_000;

const suffix = journalName('');

type Wish<T> = T extends JournalAsk ? Omit<T, 'ask'> : never;

/** The second copy; undefined where the browser has no private files (insecure addresses, old browsers). */
export function openJournal(): Journal | undefined {
  if (typeof Worker === 'undefined' || typeof navigator.storage?.getDirectory !== 'function')
    return undefined;
  let worker: Worker | undefined;
  let asks = 0;
  let dead = false;
  const waiting = new Map<number, (done: boolean) => void>();
  const looking = new Set<() => void>();

  function start(): Worker {
    const started = new Worker(new URL('./journal.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', (event: MessageEvent<JournalAnswer>) => {
      waiting.get(event.data.ask)?.(event.data.done);
    });
    started.addEventListener('error', () => {
      dead = true;
      for (const answer of [...waiting.values()]) answer(false);
    });
    return started;
  }

  function ask(wish: Wish<JournalAsk>): Promise<boolean> {
    if (dead) return Promise.resolve(false);
    worker ??= start();
    const number = ++asks;
    return new Promise(resolve => {
      const end = (done: boolean): void => {
        clearTimeout(timer);
        waiting.delete(number);
        resolve(done);
      };
      const timer = setTimeout(() => {
        dead = true;
        end(false);
      }, patience);
      waiting.set(number, end);
      worker?.postMessage({ ...wish, ask: number });
    });
  }

  // A page that is put away must not hold the files that another window of the app may need by then.
  const leaving = watchLeaving(thisPage, () => {
    worker?.terminate();
    worker = undefined;
    for (const answer of [...waiting.values()]) answer(false);
    for (const cut of [...looking]) cut();
  });

  /** What is asked of the files themselves: no answer comes any more to a page that was put away meanwhile. */
  function look<T>(asked: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cut = (): void => end(() => reject(new Error('the files do not answer')));
      const timer = setTimeout(cut, longLook);
      const end = (done: () => void): void => {
        clearTimeout(timer);
        looking.delete(cut);
        done();
      };
      looking.add(cut);
      asked().then(
        value => end(() => resolve(value)),
        () => cut(),
      );
    });
  }

  const folder = async (): Promise<FileSystemDirectoryHandle> => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle(journalFolder, { create: true });
  };

  return {
    append: (document, line) => ask({ do: 'append', document, line }),
    rewrite: (document, lines) => ask({ do: 'rewrite', document, text: lines.join('\n') }),
    close: document => (worker ? ask({ do: 'close', document }) : Promise.resolve(true)),
    documents: () =>
      look(async () => {
        const found: string[] = [];
        for await (const name of (await folder()).keys()) {
          if (name.endsWith(suffix)) found.push(name.slice(0, -suffix.length));
        }
        return found;
      }),
    read: (document, tail) =>
      look(async () => {
        const handle = await (await folder()).getFileHandle(journalName(document));
        const file = await handle.getFile();
        const part = tail === undefined ? file : file.slice(Math.max(0, file.size - tail));
        return (await part.text()).split('\n').filter(line => line !== '');
      }),
    async drop(document) {
      await ask({ do: 'close', document });
      await look(async () => (await folder()).removeEntry(journalName(document)));
    },
    end() {
      leaving.end();
      worker?.terminate();
    },
  };
}
