import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { precached } from '../../scripts/check/budgets';
import type { Handler } from '../../scripts/serve';
import { openSite, openTablet, type Site, type Tablet, untilOffline } from '../support/browser';
import { type Builds, openBuilds } from '../support/versions';

const page = 'tests/browser/fixtures-offline';
let builds: Builds;
let old: string;
let fresh: string;
let site: Site;
let tablet: Tablet;

beforeAll(async () => {
  builds = await openBuilds();
  old = await builds.make('old', page);
  fresh = await builds.make('new', page);
});
afterAll(() => builds.remove());
beforeEach(async () => {
  site = await openSite(old);
  tablet = await openTablet();
  await tablet.page.goto(site.url);
  await reads('kept', 'kept');
  await untilOffline(tablet.page);
});
afterEach(async () => {
  await tablet.close();
  await site.stop();
});

const reads = (id: string, text: string, where = tablet.page): Promise<void> =>
  where.locator(`#${id}`, { hasText: new RegExp(`^${text}$`) }).waitFor();
const tap = (id: string): Promise<void> => tablet.page.locator(`#${id}`).click();

/** Asks for a new version as a start of the app does, and waits until it lies ready or is given up. */
const look = (): Promise<string> =>
  tablet.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'not registered';
    try {
      await registration.update();
    } catch {
      return 'refused';
    }
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'nothing new';
    while (worker.state === 'installing')
      await new Promise(done => worker.addEventListener('statechange', done, { once: true }));
    return worker.state;
  });

const cached = (): Promise<string[]> =>
  tablet.page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        paths.push(new URL(request.url).pathname.slice(1));
    return paths.sort();
  });

async function worksOfflineAs(version: string): Promise<void> {
  await site.stop();
  await tablet.offline(true);
  await tablet.page.reload();
  await reads('version', version);
  await tap('load');
  await reads('lazy', `lazy of ${version}`);
  await tablet.offline(false);
  await site.start();
}

describe('a new version', () => {
  beforeEach(async () => {
    site.deploy(fresh);
    expect(await look()).toBe('installed');
    await reads('ready', 'ready');
  });

  it('is offered and changes nothing until the player says so; then the old caches are gone', async () => {
    await reads('version', 'old');
    await tap('load');
    await reads('lazy', 'lazy of old');
    await tap('apply');
    await reads('version', 'new');
    await reads('ready', 'nothing new');
    expect(await cached()).toEqual(precached(fresh));
    await worksOfflineAs('new');
  });

  it('comes by itself at the next start', async () => {
    await tablet.page.reload();
    await reads('version', 'new');
    expect(await cached()).toEqual(precached(fresh));
  });

  it('comes at a start without network too', async () => {
    await worksOfflineAs('new');
  });

  it('never comes in mid-fight: neither when asked for nor at a start, but when the fight is over', async () => {
    await tap('fight');
    await tap('apply');
    await reads('answer', 'in-fight');
    await tablet.page.reload();
    await reads('version', 'old');
    await reads('ready', 'ready');
    await tap('load');
    await reads('lazy', 'lazy of old');
    await tap('fight');
    await tap('apply');
    await reads('version', 'new');
  });

  it('waits for a fight in another window', async () => {
    const other = await tablet.context.newPage();
    await other.goto(`${site.url}#/fight`);
    await reads('version', 'old', other);
    await tap('apply');
    await reads('answer', 'fight-elsewhere');
    await tablet.page.reload();
    await reads('version', 'old');
    await other.locator('#fight').click();
    await tap('apply');
    await reads('version', 'new');
    await reads('version', 'new', other);
  });
});

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

describe('a broken update leaves the old version working', () => {
  const lazyChunk = (): string => precached(fresh).find(file => /lazy-.*\.js$/.test(file)) ?? 'none';

  it.each([
    { what: 'a file breaks off', file: lazyChunk, by: brokenOff, said: 'redundant' },
    { what: 'a file is uploaded by half', file: lazyChunk, by: halfUploaded, said: 'redundant' },
    { what: 'a file is missing', file: lazyChunk, by: missing, said: 'redundant' },
    {
      what: 'the page itself is uploaded by half',
      file: () => 'index.html',
      by: halfUploaded,
      said: 'redundant',
    },
    { what: 'the worker breaks off', file: () => 'sw.js', by: brokenOff, said: 'refused' },
    { what: 'the worker is uploaded by half', file: () => 'sw.js', by: halfUploaded, said: 'refused' },
  ])('$what, and the next try succeeds', async ({ file, by, said }) => {
    site.deploy(fresh);
    site.disturb(by(fresh, file()));
    expect(await look()).toBe(said);
    await reads('ready', 'nothing new');
    await worksOfflineAs('old');
    site.disturb();
    expect(await look()).toBe('installed');
    await reads('ready', 'ready');
    await tap('apply');
    await reads('version', 'new');
  });
});
