import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../scripts/build/csp';
import { precached } from '../../../scripts/check/budgets';
import { filesOf } from '../../../scripts/check/files';
import { releasesIn } from '../../../scripts/release/changelog';
import {
  borrowTablet,
  built,
  type OwnTablet,
  openSite,
  openTablet,
  pageIn,
  type Site,
  type Tablet,
  untilOffline,
} from '../../support/browser/browser';
import { nextBuild } from '../../support/browser/shared-build';
import { itInSoak } from '../../support/soak';

let site: Site;
let browser: OwnTablet;
let tablet: Tablet;
beforeAll(async () => {
  browser = await openTablet();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await openSite();
  tablet = await pageIn(browser);
});
afterEach(async () => {
  await tablet.close();
  await site.stop();
});

const title = (): Promise<void> =>
  tablet.page.getByRole('heading', { level: 1, name: 'Northwest' }).waitFor();
const versionOf = (): Promise<string | undefined> =>
  tablet.page.evaluate(() => document.documentElement.dataset.version);

describe('the first visit', () => {
  it('opens without a complaint, from this origin alone, with at most 60 kB of packed scripts before the first screen', async () => {
    const { page } = tablet;
    const elsewhere: string[] = [];
    tablet.context.on('request', request => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    });
    // What is asked for afterwards, while nobody waits for it, is no part of that.
    await page.addInitScript(() => {
      new MutationObserver((_, seen) => {
        if (!document.querySelector('main h1')) return;
        seen.disconnect();
        performance.mark('the first screen stands');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url);
    await title();
    const scripts = await page.evaluate(() => {
      const [stands] = performance.getEntriesByName('the first screen stands');
      return performance
        .getEntriesByType('resource')
        .filter(one => one.name.endsWith('.js') && one.startTime <= (stands?.startTime ?? 0))
        .map(one => new URL(one.name).pathname);
    });
    const packed = [...new Set(scripts)].map(path => gzipSync(readFileSync(join(built(), path))).length);
    expect(packed.length).toBeGreaterThan(0);
    expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
    await untilOffline(page);
    expect(elsewhere).toEqual([]);
    expect(tablet.problems).toEqual([]);
  });
});

describe('with the server gone and no network', () => {
  it('opens again, by its own name and by a deep link to a part that was never loaded, with every file byte for byte', async () => {
    await tablet.page.goto(site.url);
    await title();
    await untilOffline(tablet.page);
    await site.stop();
    await tablet.offline(true);
    await tablet.page.reload();
    await title();
    await tablet.page.goto('about:blank');
    await tablet.page.goto(`${site.url}#/settings`);
    await tablet.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(tablet.problems.filter(problem => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    const kept = filesOf(built()).filter(file => file !== 'sw.js');
    expect(precached(built())).toEqual(kept);
    const hashes = await tablet.page.evaluate(async files => {
      const hash = async (file: string): Promise<string> => {
        const body = await (await fetch(file)).arrayBuffer();
        const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
        return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
      };
      return Promise.all(files.map(hash));
    }, kept);
    expect(hashes).toEqual(
      kept.map(file =>
        createHash('sha256')
          .update(readFileSync(join(built(), file)))
          .digest('hex'),
      ),
    );
  });
});

describe('a page whose file came with a wrong type, which the browser may keep for a year', () => {
  const again = () => tablet.page.getByRole('button', { name: 'Try again' });
  const rules = () => tablet.page.getByRole('heading', { level: 1, name: 'Rules' });
  const [file] = precached(built()).filter(name => /\/rules-[^/]*\.js$/.test(name));
  const hostIsWrong = (): void =>
    site.disturb((request, response) => {
      if (!file || !request.url?.endsWith(file)) return false;
      response.writeHead(200, {
        'content-type': 'text/plain',
        'cache-control': 'max-age=31536000, immutable',
      });
      response.end(readFileSync(join(built(), file)));
      return true;
    });
  /** The page fails as long as the host is wrong, and stands at the first press after the host is right. */
  const comesAtTheFirstPress = async (): Promise<void> => {
    await tablet.page.goto(`${site.url}#/rules`);
    await again().waitFor();
    const left = tablet.page.waitForEvent('load');
    await again().click();
    await left;
    await again().waitFor();
    site.disturb();
    await again().click();
    await rules().waitFor();
  };

  it('comes at the first press of Try again where nothing is kept offline', async () => {
    const visitor = await borrowTablet();
    const own = tablet;
    tablet = visitor;
    try {
      hostIsWrong();
      await comesAtTheFirstPress();
    } finally {
      tablet = own;
      await visitor.close();
    }
  });

  itInSoak('comes at the first press of Try again where an earlier version kept it', async () => {
    await tablet.page.goto(site.url);
    await title();
    await untilOffline(tablet.page);
    hostIsWrong();
    const spoilt = await tablet.page.evaluate(async name => {
      let found = 0;
      for (const key of await caches.keys()) {
        const cache = await caches.open(key);
        for (const request of await cache.keys()) {
          if (!new URL(request.url).pathname.endsWith(`${name}`)) continue;
          const kept = await cache.match(request);
          // The browser's own store has it as the host sends it now.
          await cache.delete(request);
          await fetch(`./${name}`, { cache: 'reload' }).catch(() => undefined);
          await cache.put(
            request,
            new Response(await kept?.blob(), { headers: { 'content-type': 'text/plain' } }),
          );
          found += 1;
        }
      }
      return found;
    }, file);
    expect(spoilt).toBe(1);
    await comesAtTheFirstPress();
  });
});

describe('in a folder of somebody else’s host', () => {
  it('works there, offline too, and leaves the rest of the host alone', async () => {
    const host = await mkdtemp(join(tmpdir(), 'northwest-host-'));
    await cp(built(), join(host, 'games', 'northwest'), { recursive: true });
    await writeFile(join(host, 'index.html'), '<!doctype html><title>Somebody else</title>');
    site.deploy(host);
    const here = `${site.url}games/northwest/`;
    await tablet.page.goto(here);
    await title();
    await untilOffline(tablet.page);
    await tablet.page.goto(site.url);
    expect(await tablet.page.title()).toBe('Somebody else');
    await site.stop();
    await tablet.offline(true);
    await tablet.page.goto(`${here}#/settings`);
    await tablet.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect(tablet.page.goto(site.url)).rejects.toThrow();
    await rm(host, { recursive: true });
  });
});

describe('a deployed new version of the app', () => {
  let next: string;
  beforeAll(async () => {
    next = await nextBuild();
  });

  /** The browser finds the new version and has it ready. */
  const deployNext = async (): Promise<void> => {
    site.deploy(next);
    await tablet.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing;
      while (worker?.state === 'installing')
        await new Promise(done => worker.addEventListener('statechange', done, { once: true }));
    });
  };
  const isNext = (): Promise<void> => tablet.page.locator('html[data-version="next"]').waitFor();
  const cached = (): Promise<string[]> =>
    tablet.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
    });

  beforeEach(async () => {
    await tablet.page.goto(site.url);
    await title();
    await untilOffline(tablet.page);
  });

  it('is offered on the first page, and put in when the player says so; the old caches are gone', async () => {
    const before = await versionOf();
    await deployNext();
    const use = tablet.page.getByRole('button', { name: 'Use it now' });
    await use.waitFor();
    expect(await versionOf()).toBe(before);
    // It says by itself what it brings, from its own files; the one that runs tells its own.
    await tablet.page.getByText('Version next is ready.').waitFor();
    const [newest] = releasesIn(readFileSync('CHANGELOG.md', 'utf8'));
    const told = await tablet.page.locator('.toast .news li').allTextContents();
    expect(told.length).toBeGreaterThan(0);
    for (const [n, line] of told.entries()) expect(line).toContain(newest?.news[n]);
    await use.click();
    await isNext();
    await title();
    expect((await cached()).sort()).toEqual(precached(next));
    await site.stop();
    await tablet.offline(true);
    await tablet.page.reload();
    await isNext();
    await title();
  });

  // With a small page in offline/updates.test.ts, too.
  itInSoak('is there at the next start outside a fight', async () => {
    await deployNext();
    await tablet.page.reload();
    await isNext();
    await title();
    expect((await cached()).sort()).toEqual(precached(next));
  });

  it('does not come before a fight is over, wherever and however the app is started', async () => {
    const before = await versionOf();
    await tablet.page.goto(`${site.url}#/demo`);
    await tablet.page.locator('main button.main').click();
    await tablet.page.locator('main.fight').waitFor();
    await deployNext();
    await tablet.page.reload();
    await tablet.page.locator('main.fight').waitFor();
    expect(await versionOf()).toBe(before);
    await tablet.page.goto('about:blank');
    await tablet.page.goto(site.url);
    await title();
    expect(await versionOf()).toBe(before);
    await deployNext();
    await tablet.page.reload();
    await title();
    expect(await versionOf()).toBe(before);
  });
});

describe('the content policy', () => {
  it('stands in the built page, which holds no inline script, style or handler and names no other origin', () => {
    const html = readFileSync(join(built(), 'index.html'), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy?.replaceAll('&#39;', "'")).toBe(pagePolicy());
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, text] of scripts) {
      expect(attributes).toMatch(/\bsrc="\.\/[^"]+"/);
      expect(text?.trim()).toBe('');
    }
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:|https?:|["']\/\//i);
    for (const file of filesOf(built()).filter(name => name.endsWith('.css')))
      expect(readFileSync(join(built(), file), 'utf8')).not.toMatch(/https?:|@import|url\(["']?\/\//);
  });

  it('is obeyed: an inline script and another origin are refused', async () => {
    await tablet.page.goto(site.url);
    await title();
    const tried = await tablet.page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.append('document.documentElement.dataset.ran = "yes"');
      document.body.append(inline);
      const fetched = await fetch('http://127.0.0.1:9/').then(
        () => 'fetched',
        () => 'refused',
      );
      return { ran: document.documentElement.dataset.ran ?? 'refused', fetched };
    });
    expect(tried).toEqual({ ran: 'refused', fetched: 'refused' });
    // They are told a moment later.
    await expect
      .poll(
        () =>
          tablet.problems.filter(problem =>
            /Content Security Policy|The page’s settings blocked/.test(problem),
          ).length,
      )
      .toBeGreaterThan(1);
  });
});

describe('the manifest', () => {
  it('makes an app of its own of it, with icons of the sizes that it names', async () => {
    await tablet.page.goto(site.url);
    const { errors } = await (await tablet.devtools()).send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(built(), 'northwest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({
      display: 'standalone',
      start_url: './',
      scope: './',
      theme_color: '#131c17',
    });
    const purposes = new Set<string>();
    for (const { src, sizes, purpose, type } of manifest.icons) {
      purposes.add(purpose);
      if (type !== 'image/png') continue;
      const png = readFileSync(join(built(), src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(purposes).toEqual(new Set(['any', 'maskable']));
    const { installabilityErrors } = await (await tablet.devtools()).send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  });
});
