// What a fight feels like with the CPU four times slower: the heaviest taps, pinching the board, and opening a fight
// again that has 1,000 entries in its history. The same is done in the comparison build.

import type { Page } from 'playwright-core';
import { siteOf } from '../../../tests/support/browser/site';
import { openTablet, type Tablet } from '../../../tests/support/browser/tablet';
import { dealtAlike } from '../../../tests/ui/hands';
import { comparisonBuild, comparisonName } from '../comparison';
import { median, plainIn, quantile, referencePlain, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

const slowed = 4;
const samples = 10;
const entries = 1_000;
const openings = 5;
/** Two refreshes of a screen take 33.3 ms: a longer frame has missed at least two. */
const longFrame = 34;

interface Fight {
  readonly endTurns: readonly number[];
  readonly takeDamage: readonly number[];
  /** Times between frames while two fingers pinch. */
  readonly frames: readonly number[];
  /** Calls that forced a layout during all pinches. */
  readonly forced: number;
  readonly opened: readonly number[];
  /** The longest task of each opening. */
  readonly longest: readonly number[];
  readonly plain: number;
}

/** From a click at the start of a frame until that frame's script, layout and paint are done. */
const clickToFrame = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(wanted);
        if (!button) return reject(new Error(`No ${wanted}`));
        requestAnimationFrame(() => {
          const from = performance.now();
          button.click();
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - from);
          channel.port2.postMessage(null);
        });
      }),
    selector,
  );

const endTurns = '.btn.next[data-go="endTurns"]:enabled';
const undo = '.dock-history button:enabled';
const question = '.dock-middle .ask:has(.ask-sentence)';

async function undone(page: Page, until: string): Promise<void> {
  for (let i = 0; i < 10 && (await page.locator(until).count()) === 0; i++) {
    await page.locator(undo).first().click();
    await page.waitForTimeout(700);
  }
  await page.locator(until).first().waitFor();
}

async function timeEndTurns({ page }: Tablet): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    await page.locator(endTurns).waitFor();
    await page.waitForTimeout(300);
    times.push(await clickToFrame(page, endTurns));
    await page.locator(question).first().waitFor();
    await undone(page, endTurns);
  }
  return times;
}

/** Answers what the enemy asks until it deals damage, then takes that damage as often as wanted. */
async function timeTakeDamage({ page }: Tablet): Promise<number[]> {
  const take = page.locator('.dock-middle .ask button.main:enabled', { hasText: 'Take the damage' });
  await page.locator(endTurns).click();
  for (let i = 0; i < 40 && (await take.count()) === 0; i++) {
    await page.locator(question).first().waitFor();
    const main = page.locator('.dock-middle .ask button.main:enabled');
    const any = page.locator('.dock-middle .ask button:enabled:not(.term)');
    await ((await main.count()) > 0 ? main.last() : any.first()).click();
    await page.waitForTimeout(400);
  }
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    await take.first().evaluate(one => {
      for (const other of document.querySelectorAll('[data-bench]')) other.removeAttribute('data-bench');
      one.setAttribute('data-bench', 'take');
    });
    times.push(await clickToFrame(page, '[data-bench="take"]'));
    await page.waitForTimeout(500);
    await page.locator(undo).first().click();
    await take.first().waitFor();
    await page.waitForTimeout(500);
  }
  return times;
}

async function timePinches(tablet: Tablet): Promise<{ frames: number[]; forced: number }> {
  const { page } = tablet;
  const box = await page.locator('.board-pane .board-svg').first().boundingBox();
  if (!box) throw new Error('No board');
  await page.evaluate(() => {
    const seen = { frames: [] as number[], forced: 0, done: false };
    const { prototype } = SVGGraphicsElement;
    const ask = prototype.getScreenCTM;
    prototype.getScreenCTM = function (this: SVGGraphicsElement) {
      seen.forced++;
      return ask.call(this);
    };
    let last = 0;
    const count = (now: number): void => {
      if (last > 0) seen.frames.push(now - last);
      last = now;
      if (seen.done) prototype.getScreenCTM = ask;
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { pinchBench: seen });
  });
  const devtools = await tablet.devtools();
  for (const scaleFactor of [2.5, 0.4, 2.5, 0.4])
    await devtools.send('Input.synthesizePinchGesture', {
      x: Math.round(box.x + box.width / 2),
      y: Math.round(box.y + box.height / 2),
      scaleFactor,
      relativeSpeed: 300,
      gestureSourceType: 'touch',
    });
  return page.evaluate(() => {
    const seen = Reflect.get(window, 'pinchBench');
    seen.done = true;
    return { frames: seen.frames, forced: seen.forced };
  });
}

/** Taps until the history is long, then opens the fight as from a link. */
async function timeOpenings(tablet: Tablet): Promise<{ opened: number[]; longest: number[] }> {
  const { page } = tablet;
  await page.locator('.member-open').first().click();
  const hp = (by: string) => `.sheet [aria-label="HP: ${by}"]`;
  await page.locator(hp('−1')).waitFor();
  await tablet.slow(1);
  for (let i = 0; i < entries; i++) {
    await page.evaluate(
      wanted => document.querySelector<HTMLElement>(wanted)?.click(),
      hp(i % 2 === 0 ? '−1' : '+1'),
    );
    if (i % 100 === 99) await page.waitForTimeout(500);
  }
  const url = page.url();
  await page.addInitScript(() => {
    const seen = { stood: 0, tasks: [] as number[] };
    Object.assign(window, { openBench: seen });
    new PerformanceObserver(list => {
      for (const one of list.getEntries()) seen.tasks.push(one.duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.fight .dock-middle')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        seen.stood = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
  });
  const opened: number[] = [];
  const longest: number[] = [];
  for (let i = 0; i < openings; i++) {
    await page.goto('about:blank');
    await tablet.slow(slowed);
    await page.goto(url);
    await page.waitForFunction(() => Reflect.get(window, 'openBench').stood > 0);
    await page.waitForTimeout(1_000);
    const seen = await page.evaluate(() => Reflect.get(window, 'openBench'));
    opened.push(seen.stood);
    longest.push(Math.max(50, ...seen.tasks));
  }
  return { opened, longest };
}

async function measure(url: string): Promise<Fight> {
  const tablet = await openTablet({ width: 1024, height: 768, touch: true });
  try {
    const { page } = tablet;
    await dealtAlike(tablet);
    await page.goto(`${url}#/demo`);
    await page.locator('main .btn.main.big').click();
    await page.locator('.fight .btn.next:enabled').click();
    await page.locator(endTurns).waitFor();
    await tablet.slow(slowed);
    const plain = await plainIn(page);
    const pinches = await timePinches(tablet);
    const ends = await timeEndTurns(tablet);
    const takes = await timeTakeDamage(tablet);
    const openedAgain = await timeOpenings(tablet);
    return { endTurns: ends, takeDamage: takes, ...pinches, ...openedAgain, plain };
  } finally {
    await tablet.close();
  }
}

async function measureFolder(folder: string): Promise<Fight> {
  const site = await siteOf(folder);
  try {
    return await measure(site.url);
  } finally {
    await site.stop();
  }
}

const spread = (times: readonly number[]): string =>
  `${timeText(median(times))} median, ${timeText(quantile(times, 0.95))} p95`;

/** Median and 95th percentile, each with its own limit. */
const tapRows = (what: string, now: Fight, before: Fight, of: (one: Fight) => readonly number[]) =>
  (
    [
      ['median', 0.5, 100],
      ['p95', 0.95, 150],
    ] as const
  ).map(([name, share, ms]) =>
    timedRow({
      what: `${what} to next frame, CPU 4x slower, ${name}`,
      ms: quantile(of(now), share),
      plain: now.plain,
      limit: { ms, slowed },
      beside: `${comparisonName()}: ${spread(of(before))}, plain ${timeText(before.plain)}`,
    }),
  );

/** The share of frames that are longer than the limit, which grows with the time of plain steps. */
const longShare = ({ frames, plain }: Fight): number =>
  frames.filter(one => one > longFrame * Math.max(1, plain / referencePlain)).length /
  Math.max(1, frames.length);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export async function bench(): Promise<BenchRow[]> {
  const now = await measureFolder(await builtApp());
  const before = await measureFolder(comparisonBuild());
  const beside = (of: (one: Fight) => string): string => `${comparisonName()}: ${of(before)}`;
  return [
    ...tapRows('End turns', now, before, one => one.endTurns),
    ...tapRows('Take the damage', now, before, one => one.takeDamage),
    {
      what: 'frames over 34 ms (at 74 ms of plain steps) while the board is pinched, CPU 4x slower',
      measured: `${spread(now.frames)}, ${now.frames.length} frames`,
      ratio: percent(longShare(now)),
      budget: '3 %',
      beside: `${now.forced} layouts forced; ${beside(one => `${percent(longShare(one))}, ${one.forced} layouts forced`)}`,
      within: longShare(now) <= 0.03,
    },
    timedRow({
      what: `a fight of ${entries.toLocaleString('en')} entries opened again, CPU 4x slower`,
      ms: median(now.opened),
      plain: now.plain,
      limit: { ms: 400, slowed },
      beside: beside(one => timeText(median(one.opened))),
    }),
    timedRow({
      what: 'its longest task',
      ms: median(now.longest),
      plain: now.plain,
      limit: { ms: 100, slowed },
      beside: beside(one => timeText(median(one.longest))),
    }),
  ];
}
