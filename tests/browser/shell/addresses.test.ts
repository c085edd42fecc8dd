import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neighbours } from '../../../src/games/all';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { samples } from '../../support/samples';

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

/** As the pages are made slower (tests/support/browser/tablet.ts). */
const slowness = Number(process.env.NORTHWEST_SLOW ?? 1);

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
/** A hundred addresses that somebody mistyped, cut, guessed or made up, by the page that each ends on. */
const shown = pages.filter(page => !['pack', 'begin', 'setup', 'shelf'].includes(page));
const ofPages = [
  ...shown.map(page => parts.slice(0, 8).map(part => `#/${page}/${part}`)),
  ...neighbours.map(({ id }) => [
    ...[...parts.slice(0, 2), ...parts.slice(5, 9)].map(part => `#/${id}/${part}`),
    ...['solo', 'table', 'level', 'duel', 'battle'].map(one => `#/${id}/${one}/__proto__`),
  ]),
];
const ofHome = [
  ...pages
    .filter(page => !shown.includes(page))
    .flatMap(page => parts.slice(0, 8).map(part => `#/${page}/${part}`)),
  ...parts.map(part => `#/${part}`),
  ...parts.slice(0, 6).map(part => `#${part}`),
];
/** No two of one page in a row: the heading changes with each, so none is taken for the one before. */
const addresses = Array.from({ length: Math.max(...ofPages.map(all => all.length)) }, (_, n) =>
  ofPages.flatMap(all => all[n] ?? []),
)
  .flat()
  .flatMap((address, n) => [address, ...ofHome.slice(n, n + 1)]);
/** Every fourth pair of them, so that each page and each kind of part occurs; in a soak all. */
const visited = samples(
  addresses.filter((_, n) => n % 8 < 2),
  addresses,
);

/** Pages that lead home and are there at every address that has lost its own. */
const lists = ['#/', '#/company', '#/packs', ...neighbours.map(({ id }) => `#/${id}`)];

/** 'home', or what stands there when no page with another heading than before and a way home comes. */
const endOf = (page: Page, address: string): Promise<string> =>
  page.evaluate(
    async ({ address, lists, patience }) => {
      const heading = (): string | undefined => document.querySelector('main h1')?.textContent?.trim();
      const before = heading();
      const home = (): boolean =>
        document.querySelector('main.home') !== null ||
        lists.some(list => document.querySelector(`a[href="${list}"]`) !== null);
      location.hash = address;
      const began = performance.now();
      while (!heading() || heading() === before || !home()) {
        if (performance.now() - began > patience) return document.body.textContent?.slice(0, 200) ?? '';
        await new Promise(again => setTimeout(again));
      }
      return 'home';
    },
    { address, lists, patience: 45_000 * slowness },
  );

test(`ADDRESS-1: each of ${visited.length} hostile addresses ends on a page with a way home`, async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(100);
  const { page } = tablet;
  const thrown: string[] = [];
  page.on('pageerror', error => thrown.push(error.message));
  await page.goto(site.url);
  await page.locator('main.home').waitFor();
  for (const address of visited) expect([address, await endOf(page, address)]).toEqual([address, 'home']);
  // One after the other: the way back from one of them is not the one before.
  await page.evaluate(() => {
    location.hash = '#/fight/%zz';
  });
  await page.locator('main h1', { hasText: 'The fight' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/fight/__proto__';
  });
  await expect
    .poll(() => page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href'))
    .toBe('#/');
  // A fresh start at each kind of them, not only a way there.
  for (const address of ['#/fight/%', '#/%E0%A4%A', '#/company/__proto__', '#/rules/%zz', '#/settings/%']) {
    await page.goto('about:blank');
    await page.goto(`${site.url}${address}`);
    await page.locator('a[href^="#/"]').first().waitFor();
  }
  expect(thrown).toEqual([]);
});
