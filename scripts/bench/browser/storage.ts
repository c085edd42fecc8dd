import { openStoragePage } from '../../../tests/browser/fixtures-storage/table';
import { openTablet } from '../../../tests/support/tablet';
import type { BenchRow } from '../row';

const taps = 150;
const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const p95 = (times: readonly number[]): string => `${ms(at(times, 0.5))} median, ${ms(at(times, 0.95))} p95`;

/** Real Chromium, real IndexedDB with strict durability, the processor slowed 4 times. */
export async function bench(): Promise<BenchRow[]> {
  const { site, remove } = await openStoragePage();
  const tablet = await openTablet();
  try {
    const { page } = tablet;
    await page.goto(site.url);
    await page.evaluate(() => window.table.store());
    const rows: BenchRow[] = [];
    for (const behind of [10, 5_000]) {
      const id = await page.evaluate(n => window.table.fill(n), behind);
      await page.reload();
      await tablet.slow(4);
      const opening = await page.evaluate(one => window.table.timeOpen(one), id);
      if (behind === 5_000) {
        const undos = await page.evaluate(() => window.table.timeUndo(30));
        rows.push({
          what: 'open a campaign of 5,000 decisions, CPU 4x slower',
          measured: ms(opening),
          budget: '600 ms',
          beside: `30 undos after it: ${ms(at(undos, 0.5))} median, ${ms(Math.max(...undos))} the longest`,
          within: opening <= 600,
        });
      }
      const ours = await page.evaluate(n => window.table.time(n), taps);
      const naive = await page.evaluate(n => window.table.naive(n), behind === 10 ? taps : 40);
      await tablet.slow(1);
      rows.push({
        what: `durable write of a tap, ${behind.toLocaleString('en')} decisions behind it, CPU 4x slower`,
        measured: p95(ours),
        budget: '25 ms p95',
        beside: `whole state and history each time: ${p95(naive)}`,
        within: at(ours, 0.95) <= 25,
      });
    }
    return rows;
  } finally {
    await tablet.close();
    await remove();
  }
}
