// Real Chromium, real IndexedDB with strict durability: writes with the CPU slowed four times, and a health check.

import { openStoragePage } from '../../../tests/browser/fixtures-storage/table';
import { openTablet, type Tablet } from '../../../tests/support/browser/tablet';
import { median, plainIn, quantile, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';

const taps = 150;
const documents = 200;
const slowed = 4;

const spread = (times: readonly number[]): string =>
  `${timeText(median(times))} median, ${timeText(quantile(times, 0.95))} p95`;

/** Opening a campaign of so many decisions, and writing taps behind them. */
async function writes({ page, slow }: Tablet, behind: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const id = await page.evaluate(n => window.table.fill(n), behind);
  await page.reload();
  await slow(slowed);
  const plain = await plainIn(page);
  const opening = await page.evaluate(one => window.table.timeOpen(one), id);
  if (behind === 5_000) {
    const undos = await page.evaluate(() => window.table.timeUndo(30));
    rows.push(
      timedRow({
        what: 'open a campaign of 5,000 decisions, CPU 4x slower',
        ms: opening,
        plain,
        limit: { ms: 600, slowed },
        beside: `30 undos after it: ${timeText(median(undos))} median, ${timeText(Math.max(...undos))} the longest`,
      }),
    );
  }
  const ours = await page.evaluate(n => window.table.time(n), taps);
  const naive = await page.evaluate(n => window.table.naive(n), behind === 10 ? taps : 40);
  await slow(1);
  rows.push(
    timedRow({
      what: `durable write of a tap, ${behind.toLocaleString('en')} decisions behind it, CPU 4x slower, p95`,
      ms: quantile(ours, 0.95),
      plain,
      limit: { ms: 10, slowed },
      shown: spread(ours),
      beside: `whole state and history each time: ${spread(naive)}`,
    }),
  );
  return rows;
}

/** The page that says where each save is stored. */
async function healthCheck({ page }: Tablet): Promise<BenchRow[]> {
  await page.evaluate(count => window.table.fillMany(count), documents);
  const plain = await plainIn(page);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { ms, current } = await page.evaluate(() => window.table.timeCare());
    if (current < documents) throw new Error(`${current} of ${documents} documents have a copy and a backup`);
    times.push(ms);
  }
  return [
    timedRow({
      what: `health check of ${documents} documents`,
      ms: median(times),
      plain,
      limit: { ms: 500, slowed: 1 },
      beside: `the longest of ${times.length} ${timeText(Math.max(...times))}`,
    }),
  ];
}

export async function bench(): Promise<BenchRow[]> {
  const { site, remove } = await openStoragePage();
  // Each part has a browser of its own: a page that opens a second store writes no second copies in it.
  const inBrowser = async (measure: (tablet: Tablet) => Promise<BenchRow[]>): Promise<BenchRow[]> => {
    const tablet = await openTablet();
    try {
      await tablet.page.goto(site.url);
      await tablet.page.evaluate(() => window.table.store());
      return await measure(tablet);
    } finally {
      await tablet.close();
    }
  };
  try {
    return [
      ...(await inBrowser(tablet => writes(tablet, 10))),
      ...(await inBrowser(tablet => writes(tablet, 5_000))),
      ...(await inBrowser(healthCheck)),
    ];
  } finally {
    await remove();
  }
}
