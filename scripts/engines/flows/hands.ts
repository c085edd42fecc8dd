import { patience, until } from '../tab';
import type { World } from '../world';

/** Opens the demo before Old Mossback, begun. Gives the hash of its page. */
export async function openDemo({ tab, open }: World): Promise<string> {
  await open('demo');
  await tab.tap({ css: 'main button.main' });
  await until('the fight', () => tab.run(() => document.querySelector('.fight .btn.next') !== null));
  const address = await tab.address();
  return address.slice(address.indexOf('#/') + 2);
}

/** What the fight waits for, in words. */
export const asked = ({ tab }: Pick<World, 'tab'>): Promise<string> =>
  tab.run(() =>
    `${document.querySelector('.dock-middle')?.textContent} ${document.querySelector('.btn.next')?.textContent}`
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** One answer of those that are offered, the likeliest. True: the round waits for the players. */
export async function answer(world: Pick<World, 'tab'>): Promise<boolean> {
  const { tab } = world;
  await until('something to tap', () =>
    tab.run(() => document.querySelector('.btn.next, .dock-middle .ask button:enabled:not(.term)') !== null),
  );
  const before = await asked(world);
  const open = await tab.run(
    () => document.querySelector('.btn.next')?.getAttribute('data-go') === 'endTurns',
  );
  if (open) return true;
  // A tap that comes too soon after the last is taken for a slip of the hand: it is done again.
  let tapped = 0;
  await until('another question', async () => {
    if ((await asked(world)) !== before) return true;
    if (Date.now() - tapped < 1_000) return false;
    tapped = Date.now();
    await tab.run(() => {
      const main = [...document.querySelectorAll<HTMLElement>('.dock-middle .ask button.main:enabled')].at(
        -1,
      );
      const any = document.querySelector<HTMLElement>('.dock-middle .ask button:enabled:not(.term)');
      (document.querySelector<HTMLElement>('.btn.next') ?? main ?? any)?.click();
    });
    return false;
  });
  return false;
}

/** Through the enemy's phase to the players'. */
export async function toThePlayers(world: World): Promise<void> {
  for (let i = 0; i < 80; i++) if (await answer(world)) return;
  throw new Error(`no end of questions: ${await asked(world)}`);
}

/** What the sign of saving says; nothing where all is saved. */
export const sign = ({ tab }: World): Promise<string> =>
  tab.run(async () => {
    await new Promise(done => setTimeout(done, 300));
    if (document.querySelector('.topbar') === null) return 'no fight';
    return document.querySelector('.topbar .saving')?.textContent ?? '';
  });

/** All that was tapped is on the disk, and the sign says nothing else. */
export async function saved(world: World): Promise<void> {
  let said = '';
  await until('all is saved', async () => {
    said = await sign(world);
    return said === '';
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${said}`);
  });
}

/** How many steps lie in the database, whatever the app says. */
export const stepsOnDisk = ({ tab }: World): Promise<number> =>
  tab.run(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('northwest');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('records').objectStore('records').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Which documents there are, and whether each is whole: a line, a writer, a first record, a snapshot, no hole. */
export const documentsOnDisk = ({
  tab,
}: World): Promise<{ readonly whole: string[]; readonly torn: string[] }> =>
  tab.run(
    () =>
      new Promise<{ whole: string[]; torn: string[] }>((resolve, reject) => {
        const opening = indexedDB.open('northwest');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const tx = database.transaction(['documents', 'writers', 'records', 'snapshots']);
          const keys = (name: string) => tx.objectStore(name).getAllKeys();
          const [documents, writers, records, snapshots] = [
            'documents',
            'writers',
            'records',
            'snapshots',
          ].map(keys);
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            database.close();
            const of = (one: IDBRequest<IDBValidKey[]> | undefined) =>
              (one?.result ?? []).map(key =>
                Array.isArray(key) ? [String(key[0]), Number(key[1])] : [String(key), 0],
              );
            const all = new Set(
              [documents, writers, records, snapshots].flatMap(one => of(one).map(([id]) => String(id))),
            );
            const whole: string[] = [];
            const torn: string[] = [];
            for (const id of all) {
              const steps = of(records)
                .filter(([one]) => one === id)
                .map(([, n]) => Number(n));
              const there =
                of(documents).some(([one]) => one === id) &&
                of(writers).some(([one]) => one === id) &&
                of(snapshots).some(([one]) => one === id) &&
                steps.includes(0) &&
                steps.length === Math.max(...steps) + 1;
              (there ? whole : torn).push(id);
            }
            resolve({ whole: whole.sort(), torn });
          };
        };
      }),
  );

/** Every row of the log, sealed as it lies there, by document and number. */
export const rowsOnDisk = ({ tab }: World): Promise<Record<string, string>> =>
  tab.run(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('northwest');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('records').objectStore('records');
          const [keys, rows] = [store.getAllKeys(), store.getAll()];
          store.transaction.onabort = () => reject(store.transaction.error);
          store.transaction.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), rows.result[i].sum])));
          };
        };
      }),
  );

/**
 * What the database reports as written, row by row, is noted where it outlives the page: whoever leaves in the middle
 * of a tap can be asked afterwards what had been promised by then.
 */
export const notePromises = ({ tab }: World): Promise<void> =>
  tab.run(() => {
    if (Reflect.has(window, 'promises')) return;
    Object.assign(window, { promises: true });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (row, key) {
      const asked = key === undefined ? put.call(this, row) : put.call(this, row, key);
      if (this.name === 'records')
        this.transaction.addEventListener('complete', () =>
          localStorage.setItem(`promised ${String(key)}`, row.sum),
        );
      return asked;
    };
  });

/** How many rows were reported as written; throws where one of them is not on the disk. */
export async function promisesKept(world: World): Promise<number> {
  const promised = await world.tab.run(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('promised '))
      .map(([key, sum]): [string, string] => [key.slice('promised '.length), String(sum)]),
  );
  const there = await rowsOnDisk(world);
  const lost = promised.filter(([key, sum]) => there[key] !== sum).map(([key]) => key);
  if (lost.length > 0) throw new Error(`written, and not there: ${lost.join(' ')}`);
  return promised.length;
}

/** From now on, what the database has reported as written is noted in the page: the log, row by row. */
export const noteWritten = ({ tab }: World): Promise<void> =>
  tab.run(() => {
    const written: Record<string, string> = {};
    Object.assign(window, { written });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (row, key) {
      const asked = key === undefined ? put.call(this, row) : put.call(this, row, key);
      if (this.name === 'records')
        this.transaction.addEventListener('complete', () => {
          written[String(key)] = row.sum;
        });
      return asked;
    };
  });

export async function written({ tab }: World): Promise<ReadonlyMap<string, string>> {
  return new Map(await tab.run((): [string, string][] => Object.entries(Reflect.get(window, 'written'))));
}

export const sees = ({ tab }: World, text: string): Promise<void> =>
  until(`to be read: ${text}`, () =>
    tab.run(wanted => (document.body.textContent ?? '').includes(wanted), text),
  );

/** The app is kept on this device, and the page is served by its worker. */
export async function keptOffline({ tab }: World): Promise<void> {
  let came = '';
  const began = Date.now();
  let again = false;
  await until(
    'the service worker',
    async () => {
      // A first visit that could not keep everything keeps nothing, and the next one begins anew: once.
      if (came === 'none' && !again && Date.now() - began > patience) {
        again = true;
        console.log('again   nothing was kept at the first visit');
        await tab.reload();
      }
      came = await tab.run(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (registration === undefined) return 'none';
        const { installing, waiting, active } = registration;
        // What a page is told of its worker may be old: to WebKit's page that was loaded anew while a worker took over
        // it is activating for ever. A worker answers when it is active and not before.
        if (active && navigator.serviceWorker.controller && (await fetch('./news.json')).ok) return 'kept';
        const kept = await Promise.all(
          (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).length),
        );
        const states = [installing, waiting, active].map(one => one?.state ?? '-').join(' ');
        return `${states}, files ${kept.join(' and ')}`;
      });
      return came === 'kept';
    },
    // Four megabytes in four hundred files, while others build.
    3 * patience,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${came}`);
  });
}

/** The first file that left, as base64. */
export async function fileThatLeft({ tab }: World): Promise<string> {
  await until('a file that leaves', () =>
    tab.run(() => (Reflect.get(window, 'files') as unknown[]).length > 0),
  );
  return tab.run(
    () =>
      new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL((Reflect.get(window, 'files') as Blob[]).at(-1) ?? new Blob());
      }),
  );
}

/** One tap forth and one back: both are written, and the fight stands where it stood. */
export const tapped = ({ tab }: World): Promise<void> =>
  tab.run(() => {
    document.querySelector<HTMLElement>('.btn.next, .dock-middle .ask button:enabled:not(.term)')?.click();
    const back = [...document.querySelectorAll<HTMLElement>('button')].find(one =>
      /^(Undo|Redo): /.test(one.getAttribute('aria-label') ?? ''),
    );
    back?.click();
  });

/** As a start of the app does: asks the host whether there is something new, and waits for what becomes of it. */
export async function look({ tab }: World): Promise<string> {
  let state = await tab.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    try {
      await registration?.update();
    } catch {
      return 'refused';
    }
    const fresh = registration?.installing ?? registration?.waiting;
    Reflect.set(window, 'fresh', fresh);
    return fresh?.state ?? 'nothing';
  });
  await until(
    'the new version, kept or given up',
    async () => {
      if (state === 'installing')
        state = await tab.run(() => Reflect.get(window, 'fresh')?.state ?? 'the page was loaded anew');
      return state !== 'installing';
    },
    3 * patience,
  );
  return state;
}

/** Which of the two versions the page is of. */
export const edition = ({ tab }: World): Promise<string> =>
  tab.run(() => document.querySelector('meta[name=edition]')?.getAttribute('content') ?? '');
