import type { Page } from 'playwright-core';

/** How many rows lie in the page's databases: each tap that is kept adds one. */
const rowsIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let rows = 0;
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      rows += await new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const db = opened.result;
          const stores = [...db.objectStoreNames];
          // Writes that began before this come to an end before it.
          const reading = db.transaction(stores, 'readwrite');
          const counts = stores.map(store => reading.objectStore(store).count());
          reading.oncomplete = () => {
            db.close();
            resolve(counts.reduce((sum, count) => sum + count.result, 0));
          };
        };
      });
    }
    return rows;
  });

/** Does something by hand and waits until the device has kept it: the screen shows a tap before that. */
export async function kept(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await rowsIn(page);
  await act();
  while ((await rowsIn(page)) <= before) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Begins the page anew when the device has kept all that was done: a page that ends at once takes with it what was not. */
export async function reloadKept(page: Page): Promise<void> {
  let rows = await rowsIn(page);
  for (let alike = 0; alike < 3; alike++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const now = await rowsIn(page);
    if (now !== rows) alike = 0;
    rows = now;
  }
  await page.reload();
}
