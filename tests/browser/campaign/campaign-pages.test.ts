import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/model/state';
import { play } from '../../campaign/company';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { looksFor } from '../../support/browser/looks';
import { dress, lookAt, lookAtSizes, type Size, sizeNames, sizes } from '../../support/browser/page-boxes';
import { placeSaved } from '../../support/browser/saved';
import { holdStill } from '../../support/chosen-before';
import { inStory, madeReady, richCompany, savedCompanies, toTally } from '../../support/companies';
import { samples } from '../../support/samples';

/** Every page of a company that has much written on it, at four places of its chapter. */
const rich = richCompany();
const called = (state: Campaign, name: string): Campaign => play(state, { set: 'name', name });
const companies: Readonly<Record<string, Campaign>> = {
  Starting: rich,
  Telling: inStory(rich),
  Ready: madeReady(rich),
  Tallied: toTally(rich),
};
const people = Object.values(rich.people).filter(c => c.fate === 'active');
const pages = ['', 'sheet', 'people', ...people.slice(0, 2).map(c => `people/${c.id}`), 'past', 'paper'];

let site: Site;
let tablet: Tablet;
const ids = new Map<string, string>();
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ ...sizes.tablet, touch: true });
  const { page } = tablet;
  await holdStill(page);
  const saved = await savedCompanies(
    ...Object.entries(companies).map(([name, state]) => called(state, name)),
  );
  for (const [i, name] of Object.keys(companies).entries()) ids.set(name, saved.ids[i] ?? '');
  await placeSaved(page, [saved]);
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

async function open(page: Page, company: string, part: string): Promise<void> {
  await page.goto(`${site.url}#/company/${ids.get(company) ?? ''}${part === '' ? '' : `/${part}`}`);
  await page.locator('.book-page > *').first().waitFor();
  // What comes along by itself has come when nothing says any more that it loads.
  await page.getByText('Loading …').waitFor({ state: 'detached' });
}

/** The sheets of two people at each place of the chapter; in `npm test` at one place besides the first. */
const sheets = (company: string): readonly string[] =>
  samples(company === 'Tallied', true) ? pages.filter(part => part.startsWith('people/')) : [];

/** Each page of the book at each place of the chapter where it differs. */
const stops = Object.keys(companies).flatMap(company =>
  pages
    // The sheets and the paper are the same at every place of the chapter.
    .filter(part => company === 'Starting' || part === '' || sheets(company).includes(part))
    .map(part => ({ company, part })),
);
const named = (looks: ReturnType<typeof looksFor<Size>>): string =>
  looks.map(({ size, theme }) => `${theme} at ${size}`).join(', ');

describe('the company’s book, page by page', () => {
  for (const [nth, { company, part }] of stops.entries()) {
    const looks = looksFor(nth, sizeNames);
    it(`${company}, ${part || 'chapter'}, ${named(looks)}: nothing lies over anything, in large letters too`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await open(page, company, part);
      const { wrong, screens, inLargest } = await lookAt(page, looks);
      expect(wrong).toEqual([]);
      const isSheet = part.startsWith('people/');
      expect(screens.tablet ?? 0).toBeLessThanOrEqual(isSheet ? 1.05 : 2.2);
      if (isSheet) {
        expect(screens.phone ?? 0).toBeLessThanOrEqual(2.2);
        // The sheet is one screen for whoever reads the largest letters, too.
        expect(inLargest.tablet ?? 0).toBeLessThanOrEqual(1.05);
      }
      expect(tablet.problems).toEqual([]);
    });
  }
});

/** In a soak every size. */
const sizesFor = (nth: number): readonly Size[] => [
  ...new Set(looksFor(nth, sizeNames).map(one => one.size)),
];

describe('before a company is open', () => {
  for (const [nth, hash] of ['company', 'company/new'].entries())
    it(`${hash}: nothing lies over anything, and it is no longer than two screens`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await page.goto(`${site.url}#/${hash}`);
      await page.locator('.portrait-of').first().waitFor();
      const { wrong, screens } = await lookAtSizes(page, sizesFor(nth));
      expect(wrong).toEqual([]);
      expect(screens.tablet ?? 0).toBeLessThanOrEqual(hash === 'company/new' ? 1.1 : 2.2);
      if (hash !== 'company/new') return;
      // With four chosen, each a full character or a companion, all of it and its button are on one screen.
      await page.setViewportSize(sizes.tablet);
      for (const one of [0, 1, 2, 3]) await page.locator('.class-tap').nth(one).click();
      await page.locator('.found-kinds .btn').nth(3).waitFor();
      const foot = await page.getByRole('button', { name: 'Found the company' }).boundingBox();
      expect((foot?.y ?? 9999) + (foot?.height ?? 0)).toBeLessThanOrEqual(sizes.tablet.height);
    });
});

describe('the pages around the games', () => {
  const around = ['settings', 'settings/safe', 'settings/device', 'moving', 'about', 'rules', 'new', 'might'];
  for (const [nth, hash] of around.entries())
    it(`${hash}: nothing lies over anything, in large letters too`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await page.goto(`${site.url}#/${hash}`);
      await page.locator('main h1').waitFor();
      await page.getByText('Loading …').waitFor({ state: 'detached' });
      const { wrong, screens } = await lookAtSizes(page, sizesFor(nth));
      expect(wrong).toEqual([]);
      // The book of rules lists what was just looked at before its parts and its terms.
      expect(screens.tablet ?? 0).toBeLessThanOrEqual(hash === 'rules' ? 2.6 : 2.2);
    });

  it('rules: the first page lists the parts of the book, and a tap opens one', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/rules`);
    const part = page.locator('.content', { hasText: 'Push and knockback' });
    const told = Number((await part.locator('small').textContent())?.split(' ')[0]);
    await part.click();
    await expect.poll(() => page.locator('.rule').count()).toBe(told);
    const ids = await page.locator('.rule b').allTextContents();
    for (const id of ids) expect(id).toMatch(/^PS-/);
    // A term that is asked for explains itself at once, and the typo is understood.
    await page.getByRole('searchbox').fill('knokback');
    await page.locator('.term-entry[open]', { hasText: 'Knockback' }).waitFor();
    await page.locator('.rule-title mark', { hasText: 'Knockback' }).first().waitFor();
  });
});

describe('the first page', () => {
  it('shows the running fight and the company’s next step first, and settings and about always', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/demo`);
    await page.getByRole('button', { name: 'Begin the fight' }).click();
    await page.locator('.fight .btn.next').waitFor();
    await page.goto(`${site.url}#/`);
    const ways = page.locator('.home-body a.way');
    await expect.poll(() => ways.first().textContent()).toContain('Go on: Old Mossback');
    expect(await ways.nth(1).textContent()).toMatch(/^(Starting|Telling|Ready|Tallied)Chapter 8 · /);
    expect(await ways.nth(2).getAttribute('href')).toBe('#/new');
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      for (const text of ['normal', 'largest']) {
        await dress(page, { text });
        for (const name of ['Settings', 'About'])
          for (const to of [0, 100_000]) {
            await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), to);
            const box = await page.getByRole('link', { name, exact: true }).boundingBox();
            expect(box && box.y >= 0 && box.y + box.height <= viewport.height, `${name} at ${to}`).toBe(true);
          }
        // At its end nothing of the page lies under the bar.
        const [last, bar] = [await ways.last().boundingBox(), await page.locator('.home-foot').boundingBox()];
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await dress(page, { text: 'normal' });
    }
    await page.setViewportSize(sizes.tablet);
    // What stood first last time stands there at once, before the disk was asked.
    await page.reload();
    await ways.first().waitFor();
    expect(await ways.first().textContent()).toContain('Go on: Old Mossback');
    expect(tablet.problems).toEqual([]);
  });

  it('shows the running table of a neighbour before all that could be begun, and leads to it', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow`);
    await page.getByText('Show me', { exact: true }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/harrow/solo/'));
    const table = await page.evaluate(() => location.hash);
    await page.goto(`${site.url}#/`);
    const way = page.locator('.home-first a', { hasText: 'Go on: Harrow County' });
    await way.waitFor();
    const box = await way.boundingBox();
    expect(box && box.y + box.height <= sizes.tablet.height).toBe(true);
    // Next time it stands there with the page, before the disk was asked.
    await page.reload();
    await page.locator('.home-ways a').first().waitFor();
    expect(await way.count()).toBe(1);
    await way.click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(table);
    expect(tablet.problems).toEqual([]);
  });
});
