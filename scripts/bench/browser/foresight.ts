// Foresight on the screen: a model is moved to another hex by two taps, and the clock stops when the forecast for the
// new positions is drawn. The page's CPU is slowed four times. Chromium does not slow workers, so each answer of the
// worker is held back until one that is four times slower would have sent it.

import type { Locator } from 'playwright-core';
import { siteOf } from '../../../tests/support/browser/site';
import { openTablet, type Tablet } from '../../../tests/support/browser/tablet';
import { median, plainIn, quantile, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

const moves = 30;
const slower = 4;

/** Milliseconds of the worker from a request to its answers, while the page does nothing. */
interface WorkerTimes {
  readonly forecast: number;
  readonly map: number;
  readonly whole: number;
}

/**
 * Notes when the finger leaves the screen, when the worker is asked, and when the forecast is painted. The app gets an
 * answer only when a worker that is `slower` times slower would have sent it: `alone` says how long this one takes.
 */
const watch = ({ page }: Tablet): Promise<unknown> =>
  page.addInitScript(times => {
    const seen = { up: 0, asked: 0, painted: 0, mapped: 0, whole: 0 };
    const alone: { -readonly [kind in keyof WorkerTimes]: number } = { forecast: 0, map: 0, whole: 0 };
    /** Requests of the bench itself, by marks below 0: the app never sees their answers. */
    let own: ((kind: keyof WorkerTimes) => void) | undefined;
    let worker: Worker | undefined;
    const askAgain = (): Promise<WorkerTimes> =>
      new Promise(resolve => {
        const from = performance.now();
        const took = { forecast: 0, map: 0, whole: 0 };
        own = kind => {
          took[kind] = performance.now() - from;
          if (kind === 'whole') resolve(took);
        };
        worker?.postMessage({ ask: 'foresee', mark: -1, changed: {}, inHand: undefined });
      });
    Object.assign(window, { foresightBench: { seen, alone, askAgain } });
    addEventListener(
      'pointerup',
      () => Object.assign(seen, { up: performance.now(), painted: 0, mapped: 0, whole: 0 }),
      true,
    );
    const note = (kind: keyof WorkerTimes): void => {
      if (kind !== 'forecast') seen.mapped ||= performance.now();
      if (kind === 'whole') seen.whole = performance.now();
      if (kind !== 'forecast') return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          seen.painted = performance.now();
        };
        channel.port2.postMessage(null);
      });
    };
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
        super.addEventListener(type, event => {
          const receive = (): void => {
            if (typeof listener === 'function') listener.call(this, event);
          };
          // Storage has a worker too; only foresight's answers have marks.
          if (!(event instanceof MessageEvent) || typeof event.data?.mark !== 'number') return receive();
          const { tells, whole, mark } = event.data;
          const kind = tells === 'forecast' ? 'forecast' : whole ? 'whole' : 'map';
          if (mark < 0) return own?.(kind);
          setTimeout(
            () => {
              receive();
              note(kind);
            },
            seen.asked + times * alone[kind] - performance.now(),
          );
        });
      }
      override postMessage(message: { readonly mark?: number }): void {
        if (message.mark !== undefined) {
          worker = this;
          if (message.mark >= 0) seen.asked = performance.now();
        }
        super.postMessage(message);
      }
    };
  }, slower);

/** How long the worker takes alone, from now on the base of what is added to its answers. */
async function timeWorker({ page }: Tablet): Promise<WorkerTimes> {
  const times: WorkerTimes[] = [];
  for (let i = 0; i < 12; i++)
    times.push(await page.evaluate(() => Reflect.get(window, 'foresightBench').askAgain()));
  const alone = {
    forecast: median(times.map(one => one.forecast)),
    map: median(times.map(one => one.map)),
    whole: median(times.map(one => one.whole)),
  };
  await page.evaluate(found => Object.assign(Reflect.get(window, 'foresightBench').alone, found), alone);
  return alone;
}

/** Milliseconds from the second tap. */
interface Refresh {
  readonly asked: number;
  readonly line: number;
  readonly map: number;
  readonly whole: number;
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

interface Refreshes {
  readonly all: readonly Refresh[];
  readonly alone: WorkerTimes;
  readonly plain: number;
}

async function refreshes(tablet: Tablet, url: string): Promise<Refreshes> {
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
  await page.locator('.foresight').waitFor();
  const alone = await timeWorker(tablet);
  await tablet.slow(slower);
  const plain = await plainIn(page);
  const all: Refresh[] = [];
  for (let i = 0; i < moves; i++) {
    await moveModel(tablet, piece, i % 2 !== 0);
    await page.waitForFunction(() => {
      const { painted, whole } = Reflect.get(window, 'foresightBench').seen;
      return painted > 0 && whole > 0;
    });
    all.push(
      await page.evaluate(() => {
        const seen = Reflect.get(window, 'foresightBench').seen;
        return {
          asked: seen.asked - seen.up,
          line: seen.painted - seen.up,
          map: seen.mapped - seen.up,
          whole: seen.whole - seen.up,
        };
      }),
    );
  }
  return { all, alone, plain };
}

export async function bench(): Promise<BenchRow[]> {
  const site = await siteOf(await builtApp());
  const tablet = await openTablet({ width: 1024, height: 768 });
  try {
    const { all, alone, plain } = await refreshes(tablet, site.url);
    const asked = timeText(median(all.map(one => one.asked)));
    const row = (what: string, times: readonly number[], work: number): BenchRow =>
      timedRow({
        what: `${what} after a model was moved, page and worker 4x slower, median`,
        ms: median(times),
        plain,
        limit: { ms: 100, slowed: slower },
        beside: `p95 ${timeText(quantile(times, 0.95))}; the worker is asked after ${asked}, which takes ${timeText(work)} x ${slower}`,
      });
    const whole = all.map(one => one.whole);
    return [
      row(
        'forecast on the screen',
        all.map(one => one.line),
        alone.forecast,
      ),
      row(
        'threat map of the moved character',
        all.map(one => one.map),
        alone.map,
      ),
      { ...row('threat maps of all four characters', whole, alone.whole), budget: 'none', within: true },
    ];
  } finally {
    await tablet.close();
    await site.stop();
  }
}
