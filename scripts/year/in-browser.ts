import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { siteOf } from '../../tests/support/browser/site';
import { openTablet } from '../../tests/support/browser/tablet';
import { company, fight, type Left, neighbours } from './documents';

/** A month: four fights, two neighbours' games, a campaign now and then. Ten of them are a year. */
const months = 10;

/** What each step may take on a machine that does nothing else, in milliseconds; the heap in MB. */
const budgets = { start: 1_500, fight: 1_500, company: 1_500, game: 1_500, tap: 120, out: 5_000, in: 20_000 };
const heapBudget = 60;
type Step = keyof typeof budgets;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Brings files in on the page of the settings, as a player does; from the tap to the word that they are in. */
async function bringIn(page: Page, url: string, paths: readonly string[]): Promise<number> {
  let took = 0;
  for (const path of paths) {
    await page.goto(`${url}#/settings`);
    await page.locator('input[type=file]').first().setInputFiles(path);
    const button = page.getByRole('button', { name: 'Bring in as new copies' });
    const refused = page.locator('.notice[role=status]');
    await button.or(refused).first().waitFor();
    if (!(await button.isVisible())) throw new Error(`${path}: ${await refused.first().textContent()}`);
    took += await timed(async () => {
      await button.click();
      await page.getByText(/saves? brought in\./).waitFor();
    });
    await page.reload();
  }
  return took / paths.length;
}

/** From the tap on a button to the row that the browser reports as written. */
const durableTap = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const put = IDBObjectStore.prototype.put;
        const began = performance.now();
        IDBObjectStore.prototype.put = function (row, key) {
          const asked = key === undefined ? put.call(this, row) : put.call(this, row, key);
          if (this.name === 'records')
            this.transaction.addEventListener('complete', () => {
              IDBObjectStore.prototype.put = put;
              resolve(performance.now() - began);
            });
          return asked;
        };
        document
          .querySelector<HTMLElement>('[aria-label^="Undo: "]:not(:disabled), [aria-label^="Redo: "]')
          ?.click();
      }),
  );

const pageOf = ({ id, kind }: Left): string => (kind === 'campaign' ? `company/${id}` : `${kind}/${id}`);

/** True: all of it is within its budget. */
export async function inBrowser(dist: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join('.cache', 'year-'));
  if (dist === undefined)
    await build({ build: { outDir: join(folder, 'dist'), emptyOutDir: true }, logLevel: 'error' });
  const site = await siteOf(dist ?? join(folder, 'dist'));
  const tablet = await openTablet({ width: 1024, height: 768 });
  const { page } = tablet;
  const worst = new Map<Step, number>();
  let heaps = 0;
  const steps: readonly Step[] = ['start', 'fight', 'company', 'game', 'tap', 'out', 'in'];
  console.log(
    ['saves', 'taps', 'bring one in', ...steps, 'heap', 'on disk'].map(one => one.padEnd(13)).join(''),
  );
  let [saves, taps] = [0, 0];
  try {
    for (let month = 1; month <= months; month++) {
      const games = await Promise.all(
        [0, 1].map(k => neighbours[(2 * month + k) % neighbours.length]?.(month)),
      );
      const fights: Left[] = [];
      for (let n = 1; n <= 4; n++) fights.push(await fight(4 * month + n, 600));
      const companies = month % 3 === 1 ? [await company(month)] : [];
      const all = [...fights, ...games.filter(one => one !== undefined), ...companies];
      const paths = all.map(one => {
        const path = join(folder, `${one.id}.northwest`);
        writeFileSync(path, one.bytes);
        return path;
      });
      const brought = await bringIn(page, site.url, paths);
      saves += all.length;
      taps += all.reduce((sum, one) => sum + one.marks, 0);
      if (month !== 1 && month % 3 !== 1) continue;

      const opens = (one: Left | undefined, stands: string): Promise<number> =>
        timed(async () => {
          if (!one) return;
          await page.goto(`${site.url}#/${pageOf(one)}`);
          await page.reload();
          await page.locator(stands).first().waitFor();
        });
      const times: Record<Step, number> = { start: 0, fight: 0, company: 0, game: 0, tap: 0, out: 0, in: 0 };
      await page.goto(`${site.url}#/`);
      times.start = await timed(async () => {
        await page.reload();
        await page.getByText(`Fights (${fights.length * month})`).waitFor();
      });
      times.fight = await opens(fights.at(-1), '.fight .dock');
      times.tap = await durableTap(page);
      times.company = await opens(companies.at(-1), 'main h1');
      times.game = await opens(games.at(-1), 'main, .topbar');
      await page.goto(`${site.url}#/settings`);
      await page.reload();
      const everything = page.getByRole('button', { name: 'Save everything as a file' });
      await everything.waitFor();
      const coming = page.waitForEvent('download');
      let file = '';
      times.out = await timed(async () => {
        await everything.click();
        file = await (await coming).path();
      });
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'all.northwest',
          mimeType: 'application/octet-stream',
          buffer: (await import('node:fs')).readFileSync(file),
        });
      times.in = await timed(() => page.getByRole('button', { name: 'Bring in as new copies' }).waitFor());
      await page.goto(`${site.url}#/about`);
      await page.reload();
      await page.locator('main h1').waitFor();
      const devtools = await tablet.devtools();
      await devtools.send('HeapProfiler.collectGarbage');
      const heap = (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
      heaps = Math.max(heaps, heap);
      const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
      for (const step of steps) worst.set(step, Math.max(worst.get(step) ?? 0, times[step]));
      const ms = (one: number): string =>
        one >= 1_000 ? `${(one / 1_000).toFixed(1)} s` : `${Math.round(one)} ms`;
      console.log(
        [
          `${saves}`,
          `${taps}`,
          ms(brought),
          ...steps.map(step => ms(times[step])),
          `${heap.toFixed(1)} MB`,
          `${(usage / 1e6).toFixed(0)} MB`,
        ]
          .map(one => one.padEnd(13))
          .join(''),
      );
    }
  } finally {
    await tablet.close();
    await site.stop();
  }
  const over = steps.filter(step => (worst.get(step) ?? 0) > budgets[step]);
  for (const step of over)
    console.log(`over its budget: ${step}, ${Math.round(worst.get(step) ?? 0)} ms of ${budgets[step]} ms`);
  if (heaps > heapBudget)
    console.log(`over its budget: the heap, ${heaps.toFixed(0)} MB of ${heapBudget} MB`);
  for (const problem of tablet.problems) console.log(problem);
  return over.length === 0 && heaps <= heapBudget && tablet.problems.length === 0;
}
