// Every page of Oathsworn, and the lobby and the tables of each game, in this build and in the comparison build: the
// time until the page can be used from an empty cache and from the offline cache, and the first visit until the app is
// available offline. NORTHWEST_PAGES names the pages to open (`#/demo,harrow`: all whose address contains one of them),
// NORTHWEST_RUNS how often.

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { siteOf } from '../../../tests/support/browser/site';
import { untilOffline } from '../../../tests/support/browser/tablet';
import { findChromium, noChromium } from '../../chromium';
import { comparisonBuild, comparisonName } from '../comparison';
import type { BenchRow } from '../row';
import { type SavedTables, savedTables, writeSavedTables } from '../saved-tables';

const runs = Number(process.env.NORTHWEST_RUNS ?? 3);
const chosenPages = (process.env.NORTHWEST_PAGES ?? '').split(',').filter(part => part !== '');
const isChosen = (name: string): boolean =>
  chosenPages.length === 0 || chosenPages.some(part => name.includes(part));

const slowdown = 4;
/** 1.6 Mbit/s and 150 ms, as Lighthouse's mobile profile has it. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** No page may be slower than in the comparison build by more than this. */
const mostRatio = 1.1;
/** The targets are for a machine that needs this long for the plain steps at CPU 4x. */
const plainStepsOfTargets = 74;

interface PageToOpen {
  readonly name: string;
  readonly hash: string;
  /** In seconds on the machine that the targets are made for. */
  readonly target?: number;
}

const pagesToOpen = (ids: SavedTables['ids']): readonly PageToOpen[] => {
  const page = (hash: string): PageToOpen => ({ name: `#/${hash}`, hash });
  const table = (kind: string, path = kind, target?: number): PageToOpen => ({
    name: `#/${path}/<id>`,
    hash: `${path}/${ids[kind]}`,
    ...(target !== undefined && { target }),
  });
  return [
    page(''),
    ...['new', 'new/preset', 'new/broodmother'].map(page),
    { ...page('demo'), target: 1.1 },
    table('fight', 'fight', 2.2),
    ...['might', 'company', 'company/new'].map(page),
    table('campaign', 'company'),
    ...[
      'packs',
      'packs/builtin',
      'rules',
      'settings',
      'settings/safe',
      'settings/device',
      'about',
      'moving',
    ].map(page),
    ...['harrow', 'harrow/solo/new', 'harrow/table/new'].map(page),
    table('harrow/solo', 'harrow/solo', 1.5),
    table('harrow/table', 'harrow/table', 1.5),
    ...['darkholds', 'darkholds/box'].map(page),
    table('darkholds/level', 'darkholds/level', 1.5),
    ...['korrem', 'korrem/new', 'korrem/box'].map(page),
    table('korrem/world', 'korrem/world', 1.5),
    table('korrem/battle', 'korrem/battle', 1.5),
    ...['darkleaf', 'darkleaf/new', 'darkleaf/clans'].map(page),
    table('darkleaf/duel', 'darkleaf/duel', 1.5),
  ];
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

interface Opened {
  /** Milliseconds from the navigation until the page shows its content and the main thread is free. */
  readonly usable: number;
  /** The same until the page no longer changes: pictures and forecasts have arrived, too. */
  readonly settled: number;
  readonly requests: number;
}

/** Notes when the page showed its content, when it last changed, and when long tasks ran. */
const observePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shown: 0, changed: 0, tasks: [] as { from: number; to: number }[] };
    Object.assign(window, { benchSeen: seen });
    /** Something can be tapped, and nothing says any more that it is loading. */
    const isShown = (): boolean =>
      document.querySelector('#app :is(main, .fight) :is(button:not([disabled]), a[href])') !== null &&
      ![...document.querySelectorAll('#app p.soft')].some(one => one.textContent?.startsWith('Loading'));
    new MutationObserver(() => {
      seen.changed = performance.now();
      if (!isShown()) seen.shown = 0;
      else if (seen.shown === 0) seen.shown = seen.changed;
    }).observe(document, { childList: true, characterData: true, subtree: true });
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks.push({ from: startTime, to: startTime + duration });
    }).observe({ type: 'longtask', buffered: true });
  });

/** Opens an address and waits until nothing is loading and the page has been still for a while. */
async function openPage(page: Page, url: string): Promise<Opened> {
  const pending = new Set<unknown>();
  const begin = (request: unknown): unknown => pending.add(request);
  const end = (request: unknown): unknown => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto('about:blank');
    pending.clear();
    await page.goto(url, { waitUntil: 'commit' });
    for (;;) {
      await page.waitForTimeout(100);
      const opened = await page.evaluate(() => {
        const { shown, changed, tasks } = Reflect.get(window, 'benchSeen') as {
          readonly shown: number;
          readonly changed: number;
          readonly tasks: readonly { readonly from: number; readonly to: number }[];
        };
        // A change is painted by a task that follows it at once.
        const freeAfter = (time: number): number =>
          tasks.reduce((latest, { from, to }) => (from <= latest + 50 ? Math.max(latest, to) : latest), time);
        const settled = freeAfter(changed);
        const found = performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= settled);
        return {
          usable: freeAfter(shown),
          settled,
          requests: found.length + 1,
          isShown: shown > 0,
          stillFor: performance.now() - Math.max(settled, tasks.at(-1)?.to ?? 0),
        };
      });
      if (opened.isShown && pending.size === 0 && opened.stillFor > 700) return opened;
      if (opened.stillFor > 20_000) throw new Error(`${url} never came to rest`);
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

const slowDown = async (context: BrowserContext, page: Page, isOnline: boolean): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isOnline) await session.send('Network.emulateNetworkConditions', network);
};

const screen = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true } as const;

/** One visit in a new profile. The service worker is kept out, so that it takes no time from the page. */
async function openFromEmptyCache(
  browser: Browser,
  url: string,
  hash: string,
  saved: SavedTables,
): Promise<Opened> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await writeSavedTables(page, url, saved);
    await observePage(page);
    await slowDown(context, page, true);
    return await openPage(page, `${url}#/${hash}`);
  } finally {
    await context.close();
  }
}

/** A profile in which the app is available offline, without network. */
async function offlineProfile(
  browser: Browser,
  url: string,
  saved: SavedTables,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await writeSavedTables(page, url, saved);
  await page.goto(url);
  await untilOffline(page);
  await context.setOffline(true);
  await observePage(page);
  await slowDown(context, page, false);
  return { context, page };
}

const plainSteps = async (browser: Browser): Promise<number> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await slowDown(context, page, false);
    return await page.evaluate(() => {
      const from = performance.now();
      let x = 0;
      for (let i = 0; i < 5_000_000; i++) x = (x + i * 7) % 1_000_003;
      return performance.now() - from + (x < 0 ? 1 : 0);
    });
  } finally {
    await context.close();
  }
};

const cpuSeconds = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

/** From the navigation until the service worker has everything, in a browser of its own. */
async function firstVisit(url: string): Promise<{ time: number; cpu: number }> {
  const browser = await launch();
  try {
    const page = await (await browser.newContext(screen)).newPage();
    const cpuBefore = await cpuSeconds(browser);
    const from = performance.now();
    await page.goto(url);
    await untilOffline(page);
    const time = performance.now() - from;
    return { time, cpu: (await cpuSeconds(browser)) - cpuBefore };
  } finally {
    await browser.close();
  }
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium());
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Both builds in turn, each first as often as the other, so that other work on the machine slows both. */
async function inTurn<T>(
  measure: (which: 'now' | 'before') => Promise<T>,
): Promise<{ now: T[]; before: T[] }> {
  const found: { now: T[]; before: T[] } = { now: [], before: [] };
  for (let run = 0; run < runs; run++)
    for (const which of run % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const))
      found[which].push(await measure(which));
  return found;
}

interface Compared {
  readonly row: BenchRow;
  readonly ratio: number;
}

function compare(
  { name, target }: PageToOpen,
  from: string,
  { now, before }: { readonly now: readonly Opened[]; readonly before: readonly Opened[] },
  plain: number,
): Compared {
  const of = (all: readonly Opened[]): Opened => ({
    usable: median(all.map(one => one.usable)),
    settled: median(all.map(one => one.settled)),
    requests: median(all.map(one => one.requests)),
  });
  const [here, there] = [of(now), of(before)];
  const ratio = here.usable / there.usable;
  const settled = here.settled / there.settled;
  const limit = target === undefined ? undefined : (target * 1000 * plain) / plainStepsOfTargets;
  const text = (one: Opened): string =>
    `${seconds(one.usable)}, settled ${seconds(one.settled)}, ${one.requests} requests`;
  // All pages take minutes: what is measured is shown at once.
  console.error(`${name}, ${from}: ${text(here)}; ${comparisonName()}: ${text(there)}`);
  return {
    ratio,
    row: {
      what: `${name} usable, ${from}`,
      measured: text(here),
      ratio: `${ratio.toFixed(2)}, settled ${settled.toFixed(2)}`,
      budget: `${mostRatio.toFixed(2)}${limit === undefined ? '' : `; ${seconds(limit)}`}`,
      beside: `${comparisonName()}: ${text(there)}`,
      within: ratio <= mostRatio && settled <= mostRatio && (limit === undefined || here.usable <= limit),
    },
  };
}

function medianRow(from: string, compared: readonly Compared[]): BenchRow {
  const middle = median(compared.map(({ ratio }) => ratio));
  return {
    what: `median of all pages, ${from}`,
    measured: middle.toFixed(2),
    budget: 'below 1',
    beside: `${runs} runs of each build in turn`,
    within: middle < 1,
  };
}

async function firstVisitRows(urls: Readonly<Record<'now' | 'before', string>>): Promise<BenchRow[]> {
  const { now, before } = await inTurn(which => firstVisit(urls[which]));
  const row = (what: string, of: 'time' | 'cpu', text: (value: number) => string): BenchRow => {
    const [value, valueBefore] = [now, before].map(all => median(all.map(one => one[of]))) as [
      number,
      number,
    ];
    const ratio = value / valueBefore;
    return {
      what: `first visit until available offline, ${what}`,
      measured: text(value),
      ratio: ratio.toFixed(2),
      budget: '0.50',
      beside: `${comparisonName()}: ${text(valueBefore)}`,
      within: ratio <= 0.5,
    };
  };
  return [row('time', 'time', seconds), row('CPU', 'cpu', value => `${value.toFixed(1)} CPU s`)];
}

export async function bench(): Promise<BenchRow[]> {
  const folder = process.env.NORTHWEST_DIST ?? mkdtempSync(join('.cache', 'bench-pages-'));
  if (folder !== process.env.NORTHWEST_DIST)
    await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  const sites = { now: await siteOf(folder), before: await siteOf(comparisonBuild()) };
  const urls = { now: sites.now.url, before: sites.before.url };
  const saved = await savedTables();
  const pages = pagesToOpen(saved.ids).filter(({ name }) => isChosen(name));
  const browser = await launch();
  try {
    const rows: BenchRow[] = [];
    const plain = median([await plainSteps(browser), await plainSteps(browser), await plainSteps(browser)]);
    const empty: Compared[] = [];
    for (const page of pages)
      empty.push(
        compare(
          page,
          'empty cache',
          await inTurn(which => openFromEmptyCache(browser, urls[which], page.hash, saved)),
          plain,
        ),
      );
    const profiles = {
      now: await offlineProfile(browser, urls.now, saved),
      before: await offlineProfile(browser, urls.before, saved),
    };
    const offline: Compared[] = [];
    for (const { name, hash } of pages)
      offline.push(
        compare(
          { name, hash },
          'offline cache',
          await inTurn(which => openPage(profiles[which].page, `${urls[which]}#/${hash}`)),
          plain,
        ),
      );
    rows.push(...empty.map(one => one.row));
    if (empty.length > 0) rows.push(medianRow('empty cache', empty));
    rows.push(...offline.map(one => one.row));
    if (offline.length > 0) rows.push(medianRow('offline cache', offline));
    if (isChosen('first visit')) rows.push(...(await firstVisitRows(urls)));
    return rows;
  } finally {
    await browser.close();
    await sites.now.stop();
    await sites.before.stop();
  }
}
