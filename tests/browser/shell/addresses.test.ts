import { afterAll, beforeAll, expect, test } from 'vitest';
import { neighbours } from '../../../src/games/all';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet();
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

const pages = [
  'fight',
  'company',
  'packs',
  'pack',
  'might',
  'rules',
  'settings',
  'about',
  'begin',
  'setup',
  'shelf',
];
const parts = [
  '%',
  '%E0%A4%A',
  '%zz',
  '%2e%2e%2f',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  'no-such-thing',
  'x'.repeat(5_000),
  '///',
  '?a=1#b',
  '%00',
  '👾',
];
/** A hundred addresses that somebody mistyped, cut, guessed or made up. */
const addresses = [
  ...pages.flatMap(page => parts.slice(0, 8).map(part => `#/${page}/${part}`)),
  ...parts.map(part => `#/${part}`),
  ...parts.slice(0, 6).map(part => `#${part}`),
  ...neighbours.flatMap(({ id }) =>
    [...parts.slice(0, 2), ...parts.slice(5, 9)].map(part => `#/${id}/${part}`),
  ),
  ...neighbours.flatMap(({ id }) =>
    ['solo', 'table', 'level', 'duel', 'battle'].map(one => `#/${id}/${one}/__proto__`),
  ),
];

test(`ADDRESS-1: each of ${addresses.length} hostile addresses ends on a page with a way home`, async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(100);
  const { page } = tablet;
  const thrown: string[] = [];
  page.on('pageerror', error => thrown.push(error.message));
  await page.goto(site.url);
  for (const address of addresses) {
    await page.evaluate(hash => {
      location.hash = hash;
    }, address);
    // A heading of the page, or of the home page itself, and a link that leads home.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const main = document.querySelector('main, .page, .fight, #app > *');
            const home = document.querySelector('a[href="#/"], a[href^="#/"]');
            return Boolean(main?.textContent?.trim()) && home !== null;
          }),
        { timeout: 20_000, message: address },
      )
      .toBe(true);
  }
  // A fresh start at each kind of them, not only a way there.
  for (const address of ['#/fight/%', '#/%E0%A4%A', '#/company/__proto__', '#/rules/%zz', '#/settings/%']) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${address}`);
    await page.locator('a[href^="#/"]').first().waitFor();
  }
  expect(thrown).toEqual([]);
});
