import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { precached } from '../../scripts/check/budgets';
import type { Handler } from '../../scripts/serve';
import { type OfflinePage, offlinePage, openOfflinePage } from '../support/offline-page';
import { type Builds, openBuilds } from '../support/versions';

let builds: Builds;
let old: string;
let fresh: string;
let on: OfflinePage;

beforeAll(async () => {
  builds = await openBuilds();
  old = await builds.make('old', offlinePage);
  fresh = await builds.make('new', offlinePage);
});
afterAll(() => builds.remove());
beforeEach(async () => {
  on = await openOfflinePage(old);
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
  });
});
