import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { precached } from '../../../scripts/check/budgets';
import type { Handler } from '../../../scripts/serve';
import { type OfflinePage, openOfflineBrowser, openOfflinePage } from '../../support/browser/offline-page';
import { offlineBuild } from '../../support/browser/shared-build';
import type { OwnTablet } from '../../support/browser/tablet';
import { samples } from '../../support/samples';

let old: string;
let fresh: string;
let browser: OwnTablet;
let on: OfflinePage;

beforeAll(async () => {
  old = await offlineBuild('old');
  fresh = await offlineBuild('new');
  browser = await openOfflineBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  on = await openOfflinePage(old, browser);
});
afterEach(() => on.close());

/** Half of a file, as it arrives when the connection breaks. */
const brokenOff =
  (folder: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    readFile(join(folder, file))
      .then(whole => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': whole.length });
        response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
      })
      .catch(() => response.destroy());
    return true;
  };

/** Half of a file that claims to be whole, as it lies there while somebody is still uploading. */
const halfUploaded =
  (folder: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    readFile(join(folder, file))
      .then(whole => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000' });
        response.end(whole.subarray(0, whole.length / 2));
      })
      .catch(() => response.destroy());
    return true;
  };

const missing =
  (_: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    response.writeHead(404).end();
    return true;
  };

/** Whole, and called something that no page takes for a script. */
const mistyped =
  (folder: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    readFile(join(folder, file))
      .then(whole => {
        response.writeHead(200, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
        response.end(whole);
      })
      .catch(() => response.destroy());
    return true;
  };

const empty =
  (_: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    return true;
  };

/** Whole, of the right type, and of the version before: somebody uploads one file after the other. */
const stillOld =
  (_: string, file: string) =>
  (...[request, response]: Parameters<Handler>): boolean => {
    if (!request.url?.startsWith(`/${file}`)) return false;
    readFile(join(old, file))
      .then(whole => {
        const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
        response.writeHead(200, { 'content-type': type });
        response.end(whole);
      })
      .catch(() => response.destroy());
    return true;
  };

describe('a broken update leaves the old version working', () => {
  const lazyChunk = (): string => precached(fresh).find(file => /lazy-.*\.js$/.test(file)) ?? 'none';

  /** First what `npm test` tries: a file, the page and the worker, each with the answer that it leads to. */
  const breaks = [
    { what: 'a file is uploaded by half', file: lazyChunk, by: halfUploaded, said: 'redundant' },
    { what: 'the page is still the old one', file: () => 'index.html', by: stillOld, said: 'redundant' },
    { what: 'the worker is still the old one', file: () => 'sw.js', by: stillOld, said: 'nothing new' },
    { what: 'the worker breaks off', file: () => 'sw.js', by: brokenOff, said: 'refused' },
    { what: 'a file breaks off', file: lazyChunk, by: brokenOff, said: 'redundant' },
    { what: 'a file is missing', file: lazyChunk, by: missing, said: 'redundant' },
    { what: 'a file comes with a wrong type', file: lazyChunk, by: mistyped, said: 'redundant' },
    { what: 'a file is empty', file: lazyChunk, by: empty, said: 'redundant' },
    {
      what: 'the page itself is uploaded by half',
      file: () => 'index.html',
      by: halfUploaded,
      said: 'redundant',
    },
    { what: 'the worker is uploaded by half', file: () => 'sw.js', by: halfUploaded, said: 'refused' },
  ];
  it.each(samples(breaks.slice(0, 4), breaks))(
    '$what, and the next try succeeds',
    async ({ file, by, said }) => {
      on.site.deploy(fresh);
      on.site.disturb(by(fresh, file()));
      expect(await on.look()).toBe(said);
      await on.reads('ready', 'nothing new');
      await on.worksOfflineAs('old');
      on.site.disturb();
      expect(await on.look()).toBe('installed');
      await on.reads('ready', 'ready');
      await on.tap('apply');
      await on.reads('version', 'new');
    },
  );
});

/** The page came out of a worker, and not from the host: Firefox tells of no worker, but then of no way and no size. */
const served = (page: OfflinePage['tablet']['page']): Promise<boolean> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming)) return false;
    return entry.workerStart > 0 || (entry.nextHopProtocol === '' && entry.decodedBodySize === 0);
  });

describe('an empty file in place of the worker', () => {
  it.each(samples([true], [false, true]))(
    'is got rid of at the next start with the right one there; a fight goes on: %s',
    async fight => {
      const { page } = on.tablet;
      if (fight) {
        await page.evaluate(async () => {
          const marks = await caches.open('northwest-fight');
          await marks.put('fight-mark', new Response(`${Date.now()}`));
        });
      }
      on.site.deploy(fresh);
      on.site.disturb(empty(fresh, 'sw.js'));
      expect(await on.look()).toBe('installed');
      // With the last window gone it takes over, and serves nothing. A page that comes too soon wakes the old one, which
      // then stays until it falls asleep, half a minute later.
      await page.goto('about:blank');
      await expect
        .poll(
          async () => {
            await page.goto(on.site.url);
            const still = await served(page);
            if (still) await page.goto('about:blank');
            return still;
          },
          { interval: 40_000, timeout: 130_000 },
        )
        .toBe(false);
      on.site.disturb();
      await page.goto(on.site.url);
      await on.reads('version', 'new');
      await expect
        .poll(
          async () => {
            await page.goto(on.site.url);
            await on.reads('version', 'new');
            return served(page);
          },
          { timeout: 60_000 },
        )
        .toBe(true);
      await on.worksOfflineAs('new');
    },
    300_000,
  );
});
