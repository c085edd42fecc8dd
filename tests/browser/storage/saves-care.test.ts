import { readFile, rm, stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { neighbours } from '../../../src/games/all';
import { borrowTablet, openSite, openTablet, type Site, type Tablet } from '../../support/browser/browser';
import { fileOut } from '../../support/browser/file-out';
import { databasesOf } from '../../support/databases';
import { beginDemo, handsOn } from '../../ui/hands';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.stop());

const saved = (tablet: Tablet) => tablet.page.locator('.topbar .saving').waitFor({ state: 'detached' });

/** The last record of the database is none any more. */
const spoilLastRecord = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const asked = indexedDB.open('northwest');
        asked.onsuccess = () => {
          const tx = asked.result.transaction('records', 'readwrite');
          const cursor = tx.objectStore('records').openCursor(undefined, 'prev');
          cursor.onsuccess = () => {
            cursor.result?.update({ version: 1, text: '{', sum: 'x' });
          };
          tx.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
  );

it('a full device: it is said in the fight, which leaves as a file; room is made and all is saved', async () => {
  const tablet = await borrowTablet({ width: 390, height: 844, touch: true });
  const { page } = tablet;
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (document.documentElement.dataset.full) throw new DOMException('injected', 'QuotaExceededError');
      return put.apply(this, all);
    };
  });
  await beginDemo(tablet, site);
  const hands = handsOn(tablet);
  await page.evaluate(() => {
    document.documentElement.dataset.full = 'yes';
  });
  await hands.next();
  await page.getByText(/no room left/).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  await tablet.picture('saving-full');
  const file = await fileOut(page, () => hands.press('Save it as a file'));
  const bytes = await readFile(file.path);
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  await hands.press('Make room');
  await page.getByText(/old backups/).waitFor();
  await page.getByText(/no room left/).waitFor();
  await page.evaluate(() => {
    delete document.documentElement.dataset.full;
  });
  await hands.press('Make room');
  await saved(tablet);
  await expect.poll(() => page.getByRole('button', { name: 'Save it as a file' }).count()).toBe(0);
  expect(tablet.problems).toEqual([]);
  await tablet.close();
});

it('the first page says what came back from its second copy', async () => {
  const tablet = await openTablet({ width: 1024, height: 768, touch: true });
  const { page, profile } = tablet;
  await beginDemo(tablet, site);
  await handsOn(tablet).next();
  await saved(tablet);
  // Back to the first page: what was played is written to its end.
  await page.goto(`${site.url}#/`);
  await page.getByRole('link', { name: /^Go on: Old Mossback/ }).waitFor();
  await tablet.kill();
  const database = await databasesOf(profile);
  await stat(database);
  await rm(database, { recursive: true });
  const again = await openTablet({ width: 1024, height: 768, touch: true, profile });
  await again.page.goto(site.url);
  await again.page.getByText(/had lost Old Mossback; it came back from the second copy/).waitFor();
  await again.page.getByRole('link', { name: /^Go on: Old Mossback/ }).click();
  await again.page.getByRole('button', { name: /^Undo: / }).waitFor();
  expect(again.problems).toEqual([]);
  await again.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

it('a damaged record: the fight opens, and says so until it is put away', async () => {
  const tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  const { page } = tablet;
  await beginDemo(tablet, site);
  await handsOn(tablet).next();
  await saved(tablet);
  const fight = page.url();
  await page.goto(`${site.url}#/about`);
  await page.reload();
  await spoilLastRecord(page);
  await page.goto(fight);
  const said = page.locator('.notice[role=status]');
  await said.waitFor();
  await tablet.picture('saving-found');
  await said.getByRole('button', { name: 'Close' }).click();
  await said.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo: / }).waitFor();
  expect(tablet.problems).toEqual([]);
  await tablet.close();
});

it('after two weeks of play the first page reminds of a file, until one has left', async () => {
  const tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  const { page } = tablet;
  await beginDemo(tablet, site);
  await handsOn(tablet).next();
  await saved(tablet);
  // Put aside for a moment: what the list tells is written then.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(async () => {
      await page.goto(`${site.url}#/about`);
      await page.goto(`${site.url}#/`);
      return page.getByRole('link', { name: /^Go on: Old Mossback/ }).textContent();
    })
    .toContain('round 1');
  const reminder = page.getByText(/outside of this device outlives it/);
  await expect.poll(() => reminder.count()).toBe(0);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 20 * 24 * 60 * 60 * 1000;
  });
  await page.reload();
  await reminder.waitFor();
  await page.getByRole('link', { name: 'Save everything as a file' }).click();
  await fileOut(page, () => page.getByRole('button', { name: 'Save everything as a file' }).click());
  await page.goto(`${site.url}#/`);
  await page.getByRole('link', { name: /^Go on: Old Mossback/ }).waitFor();
  await reminder.waitFor({ state: 'detached' });

  // The page that tells where it lies: read back on demand, and mended from the second copy where a row is spoilt.
  await page.goto(`${site.url}#/settings/safe`);
  await page.getByText('1 save on this device; all of them have also left it as a file.').waitFor();
  const [lies, check] = [
    page.locator('.safe-line'),
    page.getByRole('button', { name: 'Read everything back now' }),
  ];
  expect(await lies.locator('.safe-place.good').allTextContents()).toEqual([
    expect.stringContaining('on this device'),
    expect.stringContaining('up to the last tap'),
    expect.stringContaining('Last file'),
  ]);
  await check.click();
  await page.getByText('The one save here could be read from end to end.').waitFor();
  await lies.locator('.safe-place.good', { hasText: 'Read back whole' }).waitFor();
  await spoilLastRecord(page);
  await check.click();
  await page.getByText(/Old Mossback had a damaged part, mended from the second copy/).waitFor();
  await lies.getByText('repaired', { exact: true }).waitFor();
  expect(tablet.problems).toEqual([]);
  await tablet.close();
});

it('where the browser stores nothing, each list says so, and nothing there is said to lie on the device', async () => {
  const tablet = await borrowTablet();
  const { page } = tablet;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await beginDemo(tablet, site);
  await handsOn(tablet).next();
  const said = page.getByText(/does not let the app store anything/);
  for (const list of ['', 'company', 'settings', 'settings/safe', ...neighbours.map(({ id }) => id)]) {
    await page.goto(`${site.url}#/${list}`);
    await page.locator('main h1').first().waitFor();
    await said.waitFor();
    // The next page's is another one.
    await page.goto(`${site.url}#/about`);
    await said.waitFor({ state: 'detached' });
  }
  await page.goto(`${site.url}#/settings/safe`);
  await page.getByText('1 save in this window only; none of them has also left it as a file.').waitFor();
  expect(await page.getByText('on this device', { exact: true }).count()).toBe(0);
  expect(await page.locator('.safe-place.good').count()).toBe(0);
  await page.goto(`${site.url}#/settings`);
  await said.waitFor();
  expect(await page.getByText(/The browser (may remove|has promised)|no lasting storage/).count()).toBe(0);
  await tablet.close();
});
