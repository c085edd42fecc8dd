// Foresight on the screen: a model is put on another hex by two taps, and the clock stops when the forecast for the new
// places is drawn. The page's processor is slowed 4 times; Chromium slows no worker, so what the worker takes is
// measured apart and counted 4 times.

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { build } from 'vite';
import { siteOf } from '../../../tests/support/site';
import { openTablet, type Tablet } from '../../../tests/support/tablet';
import type { BenchRow } from '../row';

const moves = 30;
const slower = 4;

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

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

interface Refresh {
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

async function refreshes(tablet: Tablet, url: string): Promise<Refresh[]> {
  const { page } = tablet;
  await watch(tablet);
  await page.goto(`${url}#/demo`);
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('.fight .btn.next').click();
  await page.locator('.foresight').waitFor();
  const piece = page.locator('.piece.oathsworn').first();
  await tablet.slow(slower);
  const found: Refresh[] = [];
  for (let i = 0; i < moves; i++) {
    const { x, y, width } = await middleOf(piece);
    await page.mouse.click(x, y);
    await page.locator('.hand-bar').waitFor();
    // A hex is as much higher than the model's base as 55.4 units are than 43.
    const hex = (width * 55.4) / 43;
    await page.mouse.click(x, y + (i % 2 === 0 ? -hex : hex));
    await page.waitForFunction(() => {
      const { painted, whole } = Reflect.get(window, 'foresightSeen');
      return painted > 0 && whole > 0;
    });
    found.push(
      await page.evaluate(() => {
        const seen = Reflect.get(window, 'foresightSeen');
        return {
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
  return found;
}

export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join('.cache', 'bench-foresight-'));
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  const site = await siteOf(folder);
  const tablet = await openTablet({ width: 1024, height: 768 });
  try {
    const found = await refreshes(tablet, site.url);
    // What the worker would take on a tablet that is slower altogether.
    const line = found.map(one => one.line + one.lineWork * (slower - 1));
    const map = found.map(one => one.map + one.mapWork * (slower - 1));
    const whole = found.map(one => one.whole + one.wholeWork * (slower - 1));
    const ms = (times: readonly number[], share = 0.5) => `${at(times, share).toFixed(0)} ms`;
    const row = (what: string, times: readonly number[], worker: readonly number[], then = ''): BenchRow => ({
      what: `${what} after a model was moved, page and worker 4x slower, median`,
      measured: `${ms(times)} (p95 ${ms(times, 0.95)})`,
      budget: '100 ms',
      beside: `of it the worker, which the browser does not slow: ${ms(worker)} x 4${then}`,
      within: at(times, 0.5) <= 100,
    });
    return [
      row(
        'forecast on the screen',
        line,
        found.map(one => one.lineWork),
      ),
      row(
        'threat map of whom was moved',
        map,
        found.map(one => one.mapWork),
        `; those of all four at ${ms(whole)}`,
      ),
    ];
  } finally {
    await tablet.close();
    await site.stop();
  }
}
