import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalFolder } from '../../../src/storage/journal/message';
import { inFirefox } from '../../support/browser/chromium-only';
import { openTablet, type Tablet } from '../../support/browser/tablet';
import { databasesOf } from '../../support/databases';
import { samples } from '../../support/samples';
import { openStoragePage, playedTo } from '../fixtures-storage/table';

let site: Awaited<ReturnType<typeof openStoragePage>>;
beforeAll(async () => {
  site = await openStoragePage();
});
afterAll(() => site.remove());

const visit = async ({ page }: Tablet): Promise<string> => {
  await page.goto(site.site.url);
  return page.evaluate(() => window.table.store());
};

/** Where the browser keeps the database of the page. */
async function database(profile: string): Promise<string> {
  const folder = await databasesOf(profile);
  if (inFirefox) return folder;
  const name = (await readdir(folder)).find(one => one.endsWith('.leveldb'));
  return join(folder, name ?? '');
}

/** What a crash in the middle of a write may leave: a record in the log that does not fit its checksum. */
async function garble(profile: string): Promise<void> {
  const folder = await database(profile);
  for (const name of (await readdir(folder)).filter(one => one.endsWith('.log'))) {
    const bytes = await readFile(join(folder, name));
    bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 40);
    await writeFile(join(folder, name), bytes);
  }
}

const disasters: readonly [string, (profile: string) => Promise<void>][] = [
  ['the database is damaged, and the browser throws it away', garble],
  ['the database is gone', async profile => rm(await database(profile), { recursive: true })],
];

// saves-care.test.ts deletes the database of the app itself.
for (const [what, strike] of disasters.slice(0, samples(1, 2))) {
  test(`COPY-1: ${what}: every acknowledged tap comes back from the second copy`, async () => {
    const tablet = await openTablet();
    const { profile } = tablet;
    expect(await visit(tablet)).toBe('device');
    const id = await tablet.page.evaluate(() => window.table.create());
    expect(await tablet.page.evaluate(one => window.table.open(one), id)).toBe('ok');
    await tablet.page.evaluate(() => window.table.play(1, 120, false));
    await tablet.kill();
    await strike(profile);

    const again = await openTablet({ profile });
    expect(await visit(again)).toBe('device');
    expect(await again.page.evaluate(() => window.table.rescued())).toEqual(['Deepwood']);
    for (const played of [120, 150]) {
      expect(await again.page.evaluate(one => window.table.open(one), id)).toBe('ok');
      const found = await again.page.evaluate(() => window.table.look());
      expect(found.entries).toBe(JSON.stringify(playedTo(played).entries));
      expect(found.state).toBe(JSON.stringify(playedTo(played).state));
      expect(found.notes).toEqual([]);
      // It goes on from there, and nothing comes back twice.
      await again.page.evaluate(from => window.table.play(from + 1, 150, false), played);
      await again.page.evaluate(() => window.table.close());
      await visit(again);
      expect(await again.page.evaluate(() => window.table.rescued())).toEqual([]);
    }
    expect(again.problems).toEqual([]);
    await again.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

test('COPY-2: records that are damaged or missing in the database are mended from the second copy, and it is said', async () => {
  const tablet = await openTablet();
  expect(await visit(tablet)).toBe('device');
  const { page } = tablet;
  const id = await page.evaluate(() => window.table.create());
  await page.evaluate(one => window.table.open(one), id);
  await page.evaluate(() => window.table.play(1, 40, false));
  await page.evaluate(
    one =>
      new Promise<void>(resolve => {
        const asked = indexedDB.open('northwest');
        asked.onsuccess = () => {
          const tx = asked.result.transaction('records', 'readwrite');
          for (const seq of [0, 7, 40]) tx.objectStore('records').delete([one, seq]);
          tx.objectStore('records').put({ version: 1, text: '{', sum: 'x' }, [one, 20]);
          tx.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    id,
  );
  await visit(tablet);
  expect(await page.evaluate(one => window.table.open(one), id)).toBe('ok');
  const found = await page.evaluate(() => window.table.look());
  expect(found.entries).toBe(JSON.stringify(playedTo(40).entries));
  expect(found.state).toBe(JSON.stringify(playedTo(40).state));
  expect(found.notes).toEqual(['repaired']);
  await page.evaluate(() => window.table.close());
  await page.evaluate(one => window.table.open(one), id);
  expect((await page.evaluate(() => window.table.look())).notes).toEqual([]);
  await tablet.close();
});

/** As before Safari 16.4: what a file in place is asked has to be waited for. */
const asleep = `
  const file = FileSystemSyncAccessHandle.prototype;
  for (const name of ['write', 'truncate', 'getSize', 'flush', 'close']) {
    const real = file[name];
    file[name] = async function (...what) { return real.apply(this, what); };
  }
`;

test('COPY-3: where files in place do not answer at once there is no second copy, and every tap is kept all the same', async () => {
  let asked = 0;
  site.site.disturb((request, response) => {
    const { url = '' } = request;
    if (!url.includes('journal.worker') || url.endsWith('?as-it-is')) return false;
    asked++;
    fetch(new URL(`${url}?as-it-is`, site.site.url))
      .then(found => found.text())
      .then(text => {
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end(asleep + text);
      }, console.error);
    return true;
  });
  const tablet = await openTablet();
  const { page } = tablet;
  expect(await visit(tablet)).toBe('device');
  const id = await page.evaluate(() => window.table.create());
  expect(await page.evaluate(one => window.table.open(one), id)).toBe('ok');
  expect(await page.evaluate(() => window.table.play(1, 40, false))).toBe(40);
  expect(await page.evaluate(() => window.table.settle())).toEqual({ kind: 'saved' });
  expect(asked).toBe(1);
  const copies = await page.evaluate(async name => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    const names: string[] = [];
    for await (const one of folder.keys()) names.push(one);
    return names;
  }, journalFolder);
  expect(copies).toEqual([]);
  await visit(tablet);
  expect(await page.evaluate(one => window.table.open(one), id)).toBe('ok');
  expect((await page.evaluate(() => window.table.look())).entries).toBe(JSON.stringify(playedTo(40).entries));
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  site.site.disturb();
});
