import { openSite, openTablet, type Site, type Tablet, untilOffline } from './browser';
import type { OwnTablet } from './tablet';

/** The page of tests/browser/fixtures-offline, opened, and kept on the tablet as its old version. */
export interface OfflinePage {
  readonly site: Site;
  readonly tablet: Tablet;
  /** Waits until the element of this id says just this. */
  reads(id: string, text: string, where?: Tablet['page']): Promise<void>;
  tap(id: string): Promise<void>;
  /** Asks for a new version as a start of the app does, and waits until it lies ready or is given up. */
  look(): Promise<string>;
  /** The paths of all that is cached, sorted. */
  cached(): Promise<string[]>;
  worksOfflineAs(version: string): Promise<void>;
  close(): Promise<void>;
}

export const offlinePage = 'tests/browser/fixtures-offline';

/** A browser for all such pages of a file: each comes from a host of its own, of which nothing is kept yet. */
export const openOfflineBrowser = (): Promise<OwnTablet> =>
  // A name of another machine, for what a browser allows to such a one.
  openTablet({ names: ['northwest.test'] });

export async function openOfflinePage(build: string, browser: OwnTablet): Promise<OfflinePage> {
  const site = await openSite(build);
  const page = await browser.context.newPage();
  const tablet: Tablet = { ...browser, page };
  const reads: OfflinePage['reads'] = (id, text, where = page) =>
    where.locator(`#${id}`, { hasText: new RegExp(`^${text}$`) }).waitFor();
  const tap: OfflinePage['tap'] = id => page.locator(`#${id}`).click();
  await page.goto(site.url);
  await reads('kept', 'kept');
  await untilOffline(page);
  return {
    site,
    tablet,
    reads,
    tap,
    look: () =>
      page.evaluate(async () => {
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
      }),
    cached: () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
        return requests
          .flat()
          .map(({ url }) => new URL(url).pathname.slice(1))
          .sort();
      }),
    async worksOfflineAs(version) {
      await site.stop();
      await tablet.offline(true);
      await page.reload();
      await reads('version', version);
      await tap('load');
      await reads('lazy', `lazy of ${version}`);
      await tablet.offline(false);
      await site.start();
    },
    async close() {
      for (const one of browser.context.pages()) if (one !== browser.page) await one.close();
      await site.stop();
    },
  };
}
