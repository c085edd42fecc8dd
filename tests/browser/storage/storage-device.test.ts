import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOut } from '../../support/browser/file-out';
import { borrowTablet } from '../../support/browser/tablet';
import { samples } from '../../support/samples';
import { heldRequest, openPlaces, type Place, type Places, playedTo } from '../fixtures-storage/table';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places.remove());
const here = (work: (at: Place) => Promise<void>) => () => places.at(work);

async function visit(at: Place, page: Page, withoutLocks = false, patience?: number): Promise<Page> {
  await page.goto(at.site.url);
  const where = await page.evaluate(([one, wait]) => window.table.store(one, wait), [
    withoutLocks,
    patience,
  ] as const);
  expect(where).toBe('device');
  return page;
}
const another = async (at: Place, withoutLocks = false, patience?: number): Promise<Page> =>
  visit(at, await at.another(), withoutLocks, patience);
const look = (page: Page) => page.evaluate(() => window.table.look());
const open = (page: Page, id: string, takeOver = false) =>
  page.evaluate(([one, over]) => window.table.open(one, over), [id, takeOver] as const);
const playOn = async (page: Page, steps: number): Promise<void> => {
  const { entries } = await look(page);
  const from = JSON.parse(entries).length + 1;
  await page.evaluate(([a, b]) => window.table.play(a, b, false), [from, from + steps - 1] as const);
};
/** The log is the script from the first step on: nothing between, nothing twice, whoever wrote. */
async function isTheScript(page: Page): Promise<number> {
  const found = await look(page);
  const count = JSON.parse(found.entries).length;
  expect(found.entries).toBe(JSON.stringify(playedTo(count).entries));
  expect(found.state).toBe(JSON.stringify(playedTo(count).state));
  expect(found.notes).toEqual([]);
  return count;
}

/** The page stands still, in the middle of whatever it does, until it is thawed: it waits for a host that is silent. */
async function frozen(at: Place, page: Page): Promise<() => void> {
  const held = heldRequest(at.site);
  await page.evaluate(() => {
    setTimeout(() => {
      const asked = new XMLHttpRequest();
      asked.open('GET', 'held', false);
      asked.send();
    });
  });
  return held;
}

describe('several tabs', () => {
  for (const withoutLocks of [false, true]) {
    const how = withoutLocks ? 'without Web Locks' : 'with Web Locks';

    test(
      `TABS-1: ${how}, one writes; another is told, can take over in the middle of play, and nothing is mixed`,
      here(async at => {
        const one = await visit(at, at.page, withoutLocks);
        const id = await one.evaluate(() => window.table.create());
        expect(await open(one, id)).toBe('ok');
        // An answer comes each time they ask: on a busy machine it may take as long as it likes.
        const two = await another(at, withoutLocks, 100_000);
        const three = await another(at, withoutLocks, 100_000);
        expect(await open(two, id)).toBe('elsewhere');

        const playing = one.evaluate(() => window.table.play(1, 100_000, false));
        await one.waitForFunction(() => JSON.parse(window.table.look().entries).length > 20);
        expect(await open(two, id, true)).toBe('ok');
        await playing;
        await expect.poll(() => look(one)).toMatchObject({ elsewhere: true, problem: 'elsewhere' });
        // All that the first had been told was saved is in the second.
        const first = JSON.parse((await look(one)).entries).length;
        const taken = await isTheScript(two);
        expect(taken).toBeGreaterThan(20);
        expect(taken).toBeLessThanOrEqual(first);

        await playOn(two, 15);
        expect(await one.evaluate(() => window.table.step(1))).toBe(false);
        const all = await Promise.all([playOn(two, 10_000), open(three, id, true)]);
        expect(all[1]).toBe('ok');
        await playOn(three, 15);
        await three.evaluate(() => window.table.close());
        // Back to the first: the tabs have written one log together.
        expect(await open(one, id)).toBe('ok');
        expect(await isTheScript(one)).toBeGreaterThanOrEqual(taken + 30);
        expect(at.thrown).toEqual([]);
      }),
    );
  }

  test(
    'TABS-4: of three tabs the one that writes freezes in mid-play: another takes over, and thawed it has written nothing more',
    here(async at => {
      const tabs = [await visit(at, at.page), await another(at), await another(at)];
      const id = await tabs[0]!.evaluate(() => window.table.create());
      expect(await open(tabs[0]!, id)).toBe('ok');
      let told = 0;
      for (let round = 0; round < samples(1, 120); round++) {
        const [one, two] = [tabs[round % 3]!, tabs[(round + 1) % 3]!];
        const from = JSON.parse((await look(one)).entries).length + 1;
        const playing = one.evaluate(at => window.table.play(at, 100_000, false), from);
        await one.waitForFunction(
          at => JSON.parse(window.table.look().entries).length > at + 10,
          from + (round % 7),
        );
        const thaw = await frozen(at, one);
        let thawed = false;
        const answered = one.evaluate(() => undefined).then(() => thawed);
        expect(await open(two, id, true)).toBe('ok');
        const taken = await isTheScript(two);
        expect(taken).toBeGreaterThanOrEqual(told);
        await playOn(two, 5);
        thawed = true;
        thaw();
        expect(await answered).toBe(true);
        await playing;
        await expect.poll(() => look(one)).toMatchObject({ elsewhere: true, problem: 'elsewhere' });
        expect(await one.evaluate(() => window.table.step(1))).toBe(false);
        told = await isTheScript(two);
        expect(told).toBe(taken + 5);
      }
      const last = tabs[samples(1, 120) % 3]!;
      await last.evaluate(() => window.table.close());
      await at.page.reload();
      await visit(at, at.page);
      expect(await open(at.page, id)).toBe('ok');
      expect(await isTheScript(at.page)).toBe(told);
    }),
  );

  test(
    'TABS-2: a tab is closed with writes pending: what had been told is there, the rest up to a point, in order',
    here(async at => {
      const one = await visit(at, at.page);
      const id = await one.evaluate(() => window.table.create());
      const two = await another(at);
      await open(two, id);
      await playOn(two, 12);
      await two.evaluate(() => {
        for (let s = 13; s <= 60; s++) window.table.step(s);
      });
      await two.close();
      await expect.poll(() => open(one, id), { timeout: 10_000 }).toBe('ok');
      expect(await isTheScript(one)).toBeGreaterThanOrEqual(12);
    }),
  );

  test(
    'TABS-3: an app of a newer layout in another tab: the old one says so, writes nothing more, and keeps its taps',
    here(async at => {
      const one = await visit(at, at.page);
      const id = await one.evaluate(() => window.table.create());
      await open(one, id);
      await playOn(one, 10);
      const two = await at.another();
      await two.goto(at.site.url);
      await two.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const asked = indexedDB.open('northwest', 99);
            asked.onsuccess = () => {
              asked.result.close();
              resolve();
            };
            asked.onerror = () => reject(asked.error);
          }),
      );
      await one.evaluate(() => window.table.step(11));
      expect(await one.evaluate(() => window.table.settle())).toMatchObject({ kind: 'failed' });
      expect(await look(one)).toMatchObject({ problem: 'newer' });
      expect(JSON.parse((await look(one)).entries)).toHaveLength(11);
      const three = await at.another();
      await three.goto(at.site.url);
      expect(await three.evaluate(() => window.table.store())).toBe('newer');
    }),
  );
});

describe('a device that refuses', () => {
  test(
    'DEVICE-1: the real quota runs out in the middle of play: seen at once, played on, saved when there is room',
    here(async at => {
      // Set before the first write: the browser looks at its quota only now and then.
      const devtools = await places.devtools();
      const origin = new URL(at.site.url).origin;
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
      const page = await visit(at, at.page);
      const id = await page.evaluate(() => window.table.create());
      await open(page, id);
      const reached = await page.evaluate(() => window.table.play(1, 5_000, false));
      expect(reached).toBeLessThan(5_000);
      expect(await look(page)).toMatchObject({ problem: 'full', saving: { kind: 'failed' } });
      for (const s of [1, 2, 3].map(n => reached + n)) {
        expect(await page.evaluate(one => window.table.step(one), s)).toBe(true);
      }
      await page.evaluate(() => window.table.settle());
      expect(await look(page)).toMatchObject({ problem: 'full' });
      expect((await look(page)).entries).toBe(JSON.stringify(playedTo(reached + 3).entries));
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
      await expect
        .poll(() => page.evaluate(() => window.table.again()), { timeout: 60_000 })
        .toEqual({ kind: 'saved' });
      await page.reload();
      await page.evaluate(() => window.table.store());
      await open(page, id);
      expect(await isTheScript(page)).toBe(reached + 3);
    }),
  );

  test(
    'DEVICE-2: where there is no IndexedDB at all, play goes on in memory and nothing pretends to be saved',
    here(async at => {
      await at.page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      });
      await at.page.goto(at.site.url);
      expect(await at.page.evaluate(() => window.table.store())).toBe('refused');
      const id = await at.page.evaluate(() => window.table.create());
      await open(at.page, id);
      await playOn(at.page, 10);
      expect(await look(at.page)).toMatchObject({ saving: { kind: 'memory' }, problem: 'refused' });
      expect((await look(at.page)).entries).toBe(JSON.stringify(playedTo(10).entries));
    }),
  );

  test(
    'DEVICE-3: every single row of the real database deleted in turn: it opens, says so, and keeps the rest',
    here(async at => {
      const page = await visit(at, at.page);
      const id = await page.evaluate(() => window.table.create());
      await open(page, id);
      await playOn(page, 6);
      await page.evaluate(() => window.table.close());
      const rows = await page.evaluate(
        one =>
          new Promise<[string, string | [string, number]][]>(resolve => {
            const asked = indexedDB.open('northwest');
            asked.onsuccess = () => {
              const db = asked.result;
              const found: [string, string | [string, number]][] = [];
              const tx = db.transaction(['documents', 'writers', 'records', 'snapshots']);
              for (const name of tx.objectStoreNames) {
                tx.objectStore(name).getAllKeys().onsuccess = event => {
                  for (const key of (event.target as IDBRequest<(string | [string, number])[]>).result)
                    found.push([name, key]);
                };
              }
              tx.oncomplete = () => {
                db.close();
                resolve(found.filter(([, key]) => key === one || (Array.isArray(key) && key[0] === one)));
              };
            };
          }),
        id,
      );
      expect(rows.length).toBeGreaterThanOrEqual(11);
      const file = await saved(page);
      for (const [table, key] of rows) {
        await page.evaluate(([bytes]) => window.table.imported(bytes, 'replace'), [file] as const);
        await page.evaluate(
          ([name, at]) =>
            new Promise<void>(resolve => {
              const asked = indexedDB.open('northwest');
              asked.onsuccess = () => {
                const tx = asked.result.transaction(name, 'readwrite');
                tx.objectStore(name).delete(at);
                tx.oncomplete = () => {
                  asked.result.close();
                  resolve();
                };
              };
            }),
          [table, key] as const,
        );
        expect(await open(page, id), `${table} ${key}`).toBe('ok');
        const found = await look(page);
        expect(found.notes.length, `${table} ${key}`).toBeGreaterThan(0);
        // A snapshot was taken at the end: no row is the only one that holds the state.
        expect(found.state, `${table} ${key}`).toBe(JSON.stringify(playedTo(6).state));
        await page.evaluate(() => window.table.close());
      }
    }),
  );

  test(
    'DEVICE-4: a file goes out as a download and comes in on another device, packed or not',
    here(async at => {
      const page = await visit(at, at.page);
      const id = await page.evaluate(() => window.table.create());
      await open(page, id);
      await playOn(page, 30);
      const bytes = await saved(page);
      expect(bytes.slice(0, 2)).toEqual([0x1f, 0x8b]);
      const other = await borrowTablet();
      try {
        await visit(at, other.page);
        const ids = await other.page.evaluate(([all]) => window.table.imported(all, 'copy'), [
          bytes,
        ] as const);
        expect(ids).toEqual([id]);
        expect(await open(other.page, id)).toBe('ok');
        expect(await isTheScript(other.page)).toBe(30);
        expect((await other.page.evaluate(() => window.table.room()))?.kept).toBe('not-granted');
      } finally {
        await other.close();
      }
    }),
  );
});

test(
  'DEVICE-5: the sitting before is packed away beside the page when the next one begins',
  here(async at => {
    const page = await visit(at, at.page);
    const id = await page.evaluate(() => window.table.create());
    for (const sitting of [1, 2]) {
      await open(page, id);
      await expect.poll(() => page.evaluate(() => window.table.backups())).toHaveLength(sitting - 1);
      await playOn(page, 10);
      await page.evaluate(() => window.table.close());
    }
    expect(at.thrown).toEqual([]);
  }),
);

async function saved(page: Page): Promise<number[]> {
  const download = await fileOut(page, async () =>
    expect(await page.evaluate(() => window.table.exported())).toBe('downloaded'),
  );
  expect(download.name).toMatch(/^northwest-deepwood-\d{4}-\d\d-\d\d\.northwest$/);
  return [...(await readFile(download.path))];
}
