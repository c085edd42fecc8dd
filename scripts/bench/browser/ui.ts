// The screens in a real browser: first paint and settled as a phone on a slow network has them, then taps after
// 500 decisions with the CPU 4x slower. Beside them a plain loop of the same browser, so that a slow machine shows.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteOf } from '../../../tests/support/browser/site';
import { openTablet, type Tablet } from '../../../tests/support/browser/tablet';
import { comparisonBuild, comparisonName } from '../comparison';
import { median, plainIn, referencePlain, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

async function firstVisit(url: string): Promise<{ paint: number; settled: number; script: number }> {
  const tablet = await openTablet({ width: 390, height: 844, touch: true });
  try {
    await tablet.slow(4);
    await tablet.network({ kbit: 1600, latencyMs: 150 });
    await tablet.page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { longTasks: seen });
      new PerformanceObserver(list => {
        for (const one of list.getEntries()) seen.push(one.startTime + one.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await tablet.page.goto(url);
    await tablet.page.locator('h1').waitFor();
    await tablet.page.waitForLoadState('networkidle');
    return await tablet.page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const tasks: unknown = Reflect.get(window, 'longTasks');
      const last = Array.isArray(tasks)
        ? Math.max(paint, ...tasks.filter(t => typeof t === 'number'))
        : paint;
      const script = performance
        .getEntriesByType('resource')
        .filter(one => one.name.endsWith('.js'))
        .reduce((sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.encodedBodySize : 0), 0);
      return { paint, settled: last, script };
    });
  } finally {
    await tablet.close();
  }
}

/**
 * The time from a tap to the frame that shows it: the click comes where browsers deliver a finger, at the start of a
 * frame, and the clock stops when that frame's script, layout and paint are done.
 */
const tapToFrame = (tablet: Tablet, selector: string): Promise<number> =>
  tablet.page.evaluate(
    wanted =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector(wanted);
        if (!(button instanceof HTMLElement)) return reject(new Error(`No ${wanted}`));
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

/** A quick finger taps eight times a second. */
const fingersPace = 125;

interface Taps {
  readonly taps: readonly number[];
  /** Each as soon as the one before is painted, on top of what that one still writes and foresees. */
  readonly hurried: readonly number[];
  /** On a number of the tile, with no sheet over the table: all of the table is drawn with the tap. */
  readonly tile: readonly number[];
  readonly plain: number;
}

/** Taps on a page that has so many decisions behind it. */
async function tapsAfter(url: string, decisions: number): Promise<Taps> {
  const tablet = await openTablet({ width: 1024, height: 768, touch: true });
  try {
    const { page } = tablet;
    await page.goto(`${url}#/demo`);
    await page.locator('main .btn.main.big').click();
    await page.locator('.fight').waitFor();
    await page.locator('.btn.next').click();
    await page.locator('.member-open').first().click();
    const less = '.sheet [aria-label="HP: −1"]';
    const more = '.sheet [aria-label="HP: +1"]';
    await page.locator(less).waitFor();
    for (let i = 0; i < decisions; i++)
      await page.evaluate(
        wanted => {
          const button = document.querySelector(wanted);
          if (button instanceof HTMLElement) button.click();
        },
        i % 2 === 0 ? less : more,
      );
    await tablet.slow(4);
    const plain = await plainIn(page);
    const taken = async (pause: number, fewer = less, further = more): Promise<number[]> => {
      const taps: number[] = [];
      for (let i = 0; i < 40; i++) {
        await page.waitForTimeout(pause);
        taps.push(await tapToFrame(tablet, i % 2 === 0 ? fewer : further));
      }
      return taps;
    };
    const taps = await taken(fingersPace);
    const hurried = await taken(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const hp = page.locator('.member-hp').first();
    // Earlier builds have no number on the tile to tap.
    if ((await hp.count()) === 0) return { taps, hurried, tile: [], plain };
    await hp.click();
    const counting = (by: string) => `.counting [aria-label="HP: ${by}"]`;
    await page.locator(counting('−1')).waitFor();
    const tile = await taken(fingersPace, counting('−1'), counting('+1'));
    return { taps, hurried, tile, plain };
  } finally {
    await tablet.close();
  }
}

/** The scripts that the page names itself; what loads later is not among them. */
function firstScreen(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return readdirSync(join(folder, 'assets'))
    .filter(name => name.endsWith('.js') && page.includes(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name))).length, 0);
}

/** Runs of each build, in turn: what else the machine does falls on both. */
const turns = 3;

/** The same taps on both builds, one after the other, each first as often as the other. */
async function besideEachOther(now: string, before: string): Promise<{ now: Taps; before: Taps }> {
  const runs: { now: Taps[]; before: Taps[] } = { now: [], before: [] };
  for (let turn = 0; turn < turns; turn++)
    for (const which of turn % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const))
      runs[which].push(await tapsAfter(which === 'now' ? now : before, 500));
  const together = (of: readonly Taps[]): Taps => ({
    taps: of.flatMap(one => one.taps),
    hurried: of.flatMap(one => one.hurried),
    tile: of.flatMap(one => one.tile),
    plain: median(of.map(one => one.plain)),
  });
  return { now: together(runs.now), before: together(runs.before) };
}

/** Taps on this build and on the one that it is compared with. */
async function tapsBeside(url: string): Promise<{ now: Taps; beside: string }> {
  const site = await siteOf(comparisonBuild());
  try {
    const { now, before } = await besideEachOther(url, site.url);
    const [tap, hurried] = [median(before.taps), median(before.hurried)];
    const tile = before.tile.length > 0 ? `, ${timeText(median(before.tile))} on the tile` : '';
    return {
      now,
      beside: `${comparisonName()}: ${timeText(tap)} (${timeText(hurried)} at once${tile}; plain steps ${timeText(before.plain)}), ${turns} runs each in turn`,
    };
  } finally {
    await site.stop();
  }
}

export async function bench(): Promise<BenchRow[]> {
  const folder = await builtApp();
  const site = await siteOf(folder);
  try {
    const visits = [];
    for (let i = 0; i < 3; i++) visits.push(await firstVisit(site.url));
    const script = firstScreen(folder) / 1024;
    const { now, beside } = await tapsBeside(site.url);
    const { taps, hurried, tile, plain } = now;
    const tapRow = (what: string, times: readonly number[], compared = ''): BenchRow =>
      timedRow({
        what: `tap to next frame after 500 decisions, ${what}, CPU 4x slower, median`,
        ms: median(times),
        plain,
        limit: { ms: 0.12 * referencePlain, slowed: 4 },
        beside: compared,
      });
    return [
      {
        what: 'first-screen JS, gzip',
        measured: `${script.toFixed(1)} kB`,
        budget: '32 kB',
        beside: `all scripts of the first visit ${((visits[0]?.script ?? 0) / 1024).toFixed(0)} kB as sent`,
        within: script <= 32,
      },
      timedRow({
        what: 'first contentful paint, 1.6 Mbit/s, 150 ms, CPU 4x slower',
        ms: median(visits.map(one => one.paint)),
        plain,
        limit: { ms: 720, slowed: 4 },
      }),
      timedRow({
        what: 'settled (end of the last long task), the same',
        ms: median(visits.map(one => one.settled)),
        plain,
        limit: { ms: 720, slowed: 4 },
      }),
      tapRow('8 taps a second', taps, beside),
      ...(
        [
          ['each right after the last', hurried],
          ['on a number of a tile', tile],
        ] as const
      ).map(([what, times]) => ({ ...tapRow(what, times), budget: 'none', within: true })),
    ];
  } finally {
    await site.stop();
  }
}
