// Foresight on the screen: a model is moved to another hex by two taps, and the clock stops when the forecast for the
// new positions is drawn. The page's CPU is slowed four times. Chromium does not slow workers, so the worker's time is
// measured separately and counted four times.

import type { Locator } from 'playwright-core';
import { siteOf } from '../../../tests/support/site';
import { openTablet, type Tablet } from '../../../tests/support/tablet';
import { median, plainIn, quantile, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

const moves = 30;
const slower = 4;

/** Notes when the finger leaves the glass, when the worker is asked and answers, and when the forecast is painted. */
const watch = ({ page }: Tablet): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { up: 0, asked: 0, answered: 0, painted: 0, mapped: 0, whole: 0 };
    Object.assign(window, { foresightSeen: seen });
    addEventListener(
      'pointerup',
      () => {
        seen.up = performance.now();
        seen.painted = 0;
        seen.mapped = 0;
        seen.whole = 0;
      },
      true,
    );
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          // The store has a worker too; only foresight's knows marks.
          if (typeof data?.mark !== 'number') return;
          const now = performance.now();
          if (data.tells === 'threat') {
            seen.mapped ||= now;
            if (data.whole) seen.whole = now;
            return;
          }
          seen.answered = now;
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              seen.painted = performance.now();
            };
            channel.port2.postMessage(null);
          });
        });
      }
      override postMessage(message: { readonly mark?: number }): void {
        if (message.mark !== undefined) seen.asked = performance.now();
        super.postMessage(message);
      }
    };
  });

/** Milliseconds from the second tap, and what of them the worker took. */
interface Refresh {
  readonly asked: number;
  readonly line: number;
  readonly lineWork: number;
  readonly map: number;
  readonly mapWork: number;
  readonly whole: number;
  readonly wholeWork: number;
}

async function middleOf(piece: Locator): Promise<{ x: number; y: number; width: number }> {
  const base = await piece.locator('.base').boundingBox();
  if (!base) throw new Error('No model on the board');
  return { x: base.x + base.width / 2, y: base.y + base.height / 2, width: base.width };
}

/** Moves a model by two taps: the model, then the hex above or below it. */
async function moveModel({ page }: Tablet, piece: Locator, up: boolean): Promise<void> {
  const { x, y, width } = await middleOf(piece);
  await page.mouse.click(x, y);
  await page.locator('.hand-bar').waitFor();
  // The base of a model is 43 units wide, and neighbouring hexes are 55.4 units apart.
  const hex = (width * 55.4) / 43;
  await page.mouse.click(x, y + (up ? -hex : hex));
}

async function refreshes(tablet: Tablet, url: string): Promise<{ all: Refresh[]; plain: number }> {
  const { page } = tablet;
  await watch(tablet);
  await page.goto(`${url}#/demo`);
  await page.locator('main .btn.main.big').click();
  await page.locator('.fight .btn.next').click();
  await page.locator('.foresight').waitFor();
  const piece = page.locator('.piece.oathsworn').first();
  // The first move asks whether it is paid for, once for the whole session; the benched moves are free.
  await moveModel(tablet, piece, true);
  await page.locator('.hand-bar[role=alertdialog] .btn:not(.main, .quiet)').click();
  await page.locator('.hand-bar').waitFor({ state: 'detached' });
  await tablet.slow(slower);
  const plain = await plainIn(page);
  const all: Refresh[] = [];
  for (let i = 0; i < moves; i++) {
    await moveModel(tablet, piece, i % 2 !== 0);
    await page.waitForFunction(() => {
      const { painted, whole } = Reflect.get(window, 'foresightSeen');
      return painted > 0 && whole > 0;
    });
    all.push(
      await page.evaluate(() => {
        const seen = Reflect.get(window, 'foresightSeen');
        return {
          asked: seen.asked - seen.up,
          line: seen.painted - seen.up,
          lineWork: seen.answered - seen.asked,
          map: seen.mapped - seen.up,
          mapWork: seen.mapped - seen.asked,
          whole: seen.whole - seen.up,
          wholeWork: seen.whole - seen.asked,
        };
      }),
    );
  }
  return { all, plain };
}

export async function bench(): Promise<BenchRow[]> {
  const site = await siteOf(await builtApp());
  const tablet = await openTablet({ width: 1024, height: 768 });
  try {
    const { all, plain } = await refreshes(tablet, site.url);
    const asked = timeText(median(all.map(one => one.asked)));
    // As on a tablet whose worker is slowed as well.
    const row = (what: string, of: (one: Refresh) => number, work: (one: Refresh) => number): BenchRow => {
      const times = all.map(one => of(one) + work(one) * (slower - 1));
      const worker = timeText(median(all.map(work)));
      return timedRow({
        what: `${what} after a model was moved, page and worker 4x slower, median`,
        ms: median(times),
        plain,
        limit: { ms: 100, slowed: slower },
        beside: `p95 ${timeText(quantile(times, 0.95))}; the worker is asked after ${asked} and takes ${worker} (x 4)`,
      });
    };
    return [
      row(
        'forecast on the screen',
        one => one.line,
        one => one.lineWork,
      ),
      row(
        'threat map of the moved character',
        one => one.map,
        one => one.mapWork,
      ),
      {
        ...row(
          'threat maps of all four characters',
          one => one.whole,
          one => one.wholeWork,
        ),
        budget: 'none',
        within: true,
      },
    ];
  } finally {
    await tablet.close();
    await site.stop();
  }
}
