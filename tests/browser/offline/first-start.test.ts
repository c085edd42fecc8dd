import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { words } from '../../../src/ui/words';
import {
  type OwnTablet,
  openSite,
  openTablet,
  pageIn,
  type Site,
  type Tablet,
  untilOffline,
} from '../../support/browser/browser';
import { samples } from '../../support/samples';
import { beginDemo } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
/** What the browser itself complains of where a test lets a request fail. */
let expected: readonly string[];
let browser: OwnTablet;
beforeAll(async () => {
  browser = await openTablet({ width: 390, height: 844, touch: true, names: ['table.local'] });
});
afterAll(() => browser.close());
beforeEach(async () => {
  expected = [];
  site = await openSite();
  tablet = await pageIn(browser);
  // What this browser offers by itself, and when, is its own affair.
  await tablet.page.addInitScript(() => {
    window.addEventListener('beforeinstallprompt', event => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
});
afterEach(async () => {
  expect(tablet.problems).toEqual(expected);
  await tablet.close();
  await site.stop();
});

const line = () => tablet.page.locator('.toast');
const button = (name: string) => tablet.page.getByRole('button', { name });
const home = async (): Promise<void> => {
  await tablet.page.goto('about:blank');
  await tablet.page.goto(site.url);
};
/** What comes after the first paint has come: the lists, and with them what is told of the device. */
const settled = async (): Promise<void> => {
  await untilOffline(tablet.page);
  await tablet.page
    .getByRole('link', { name: /^Go on: |^Show me how/ })
    .first()
    .waitFor();
  await tablet.page.waitForLoadState('networkidle');
};

it('on an iPad it says what Safari does after seven days, until the app is on the home screen', async () => {
  const { page } = tablet;
  await page.addInitScript(() => {
    const agent = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
    Object.defineProperty(Navigator.prototype, 'userAgent', { value: agent });
    const standalone = new URLSearchParams(location.search).has('installed');
    Object.defineProperty(Navigator.prototype, 'standalone', { value: standalone });
  });
  await home();
  await page.getByText('After seven days Safari forgets').waitFor();
  await tablet.picture('first-start-ipad');
  await button('Show me how').click();
  await page.getByText('tap Share (the square with the arrow)').waitFor();
  await tablet.picture('first-start-page');
  // Put away, it is told again at the next visit.
  await home();
  await button('Not now').click();
  await line().waitFor({ state: 'detached' });
  await home();
  await button('Show me how').waitFor();
  await page.goto(`${site.url}?installed`);
  await settled();
  expect(await line().count()).toBe(0);
});

it('where the browser offers it, one tap installs it; then nothing is left to say', async () => {
  const { page } = tablet;
  await home();
  await settled();
  expect(await line().count()).toBe(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      window.dispatchEvent(new Event('appinstalled'));
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  await button('Install').click();
  await line().waitFor({ state: 'detached' });
  await page.goto(`${site.url}#/settings/device`);
  await page.getByText('it was opened from the home screen or as an app').waitFor();
});

it('as soon as something was played, it asks whether the device keeps it, and takes a no', async () => {
  const { page } = tablet;
  await page.addInitScript(() => {
    // An empty page has none.
    if (!('StorageManager' in window)) return;
    const is = (name: string, value: unknown): void =>
      void Object.defineProperty(StorageManager.prototype, name, { value });
    is('persisted', async () => false);
    is('persist', async () => false);
  });
  await beginDemo(tablet, site);
  await home();
  await button('Ask it to keep them').click();
  await page.getByText('It gave no promise. A file outside of the device outlives it.').waitFor();
  await button('Not now').click();
  await home();
  await settled();
  expect(await line().count()).toBe(0);
  await page.goto(`${site.url}#/settings/device`);
  await page.getByText('The browser may remove what is saved here').waitFor();
});

it('over plain http the page says so at once, and one tap leads to what helps', async () => {
  const { page } = tablet;
  await page.goto(site.url.replace('127.0.0.1', 'table.local'));
  await page.getByText('This address is not secure').waitFor();
  await tablet.picture('first-start-http');
  await page.getByRole('link', { name: 'What helps' }).click();
  await page.getByText('can start it with --https').waitFor();
  await page.getByRole('link', { name: /^Moving house/ }).click();
  await page.getByRole('button', { name: 'Take everything along' }).waitFor();
});

const failures = [
  { what: 'the library that registers the worker', path: '/assets/workbox-window', complaints: 1 },
  { what: 'a file to be stored', path: '/licences.txt', complaints: 0 },
];
it.each(failures.slice(0, samples(1, 2)))(
  'a first visit whose network fails at $what keeps the app as soon as the network is back',
  async ({ path, complaints }) => {
    const { page } = tablet;
    let failed = 0;
    site.disturb((request, response) => {
      if (!request.url?.startsWith(path)) return false;
      failed++;
      response.writeHead(503);
      response.end();
      return true;
    });
    await page.goto(`${site.url}#/settings`);
    await page.getByText(words.device.kept.failed).waitFor();
    expect(failed).toBe(1);
    site.disturb();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(words.device.kept.kept).waitFor();
    expected = Array.from({ length: complaints }, () => expect.stringContaining('503'));
  },
);
