import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/model/state';
import { play } from '../../campaign/company';
import { openSite, openTablet, type Site, type Tablet } from '../../support/browser';
import { fileOf, inStory, madeReady, richCompany, toTally } from '../../support/companies';

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
const sizes = {
  tablet: { width: 1024, height: 768 },
  tall: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

let site: Site;
let tablet: Tablet;
const ids = new Map<string, string>();
beforeAll(async () => {
  site = await openSite();
  tablet = await openTablet({ ...sizes.tablet, touch: true });
  const { page } = tablet;
  await page.addInitScript(() => localStorage.setItem('northwest.motion', 'still'));
  await page.goto(`${site.url}#/settings`);
  await page.locator('main h1').waitFor();
  const file = await fileOf(...Object.entries(companies).map(([name, state]) => called(state, name)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'companies.northwest', mimeType: 'application/octet-stream', buffer: file });
  await page.getByRole('button', { name: 'Bring in as new copies' }).click();
  await page.getByText(/brought in/).waitFor();
  await page.goto(`${site.url}#/company`);
  await page.locator('.company-row a').nth(3).waitFor();
  for (const row of await page.locator('.company-row a').all()) {
    const name = (await row.locator('.way-name').textContent())?.split(' ')[0] ?? '';
    ids.set(name, (await row.getAttribute('href'))?.split('/').pop() ?? '');
  }
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

interface Seen {
  /** Screens that one scrolls through, head and bar counted. */
  readonly screens: number;
  readonly wrong: readonly string[];
}

/** What lies over what, and what leaves the page, by the boxes that the browser has drawn. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect();
    const wrong: string[] = [];
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className.toString().split(' ')[0] ?? ''} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const [head, body, bar] = ['.book-head', '.book-page', '.company-dock'].map(which => {
      const found = document.querySelector(which);
      if (!found) throw new Error(`no ${which}`);
      return found;
    });
    if (!head || !body || !bar) throw new Error('no book');
    if (box(head).bottom > box(body).top + 0.5) wrong.push('the head lies over the page');
    if (box(body).bottom > box(bar).top + 0.5) wrong.push('the bar lies over the page');
    if (box(bar).bottom > innerHeight + 0.5) wrong.push('the bar leaves the screen');
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width || body.scrollWidth > body.clientWidth)
      wrong.push('the page is too wide');
    const folded = (one: Element): boolean => {
      const by = (one.matches('summary') ? one.parentElement?.parentElement : one)?.closest(
        'details:not([open])',
      );
      return by !== null && by !== undefined;
    };
    const held = [...document.querySelectorAll('main :is(a, button, input, textarea, summary)')].filter(
      one => box(one).width > 0 && !folded(one) && !one.closest('.unseen'),
    );
    for (const one of held) {
      const at = box(one);
      if (at.right > width + 0.5 || at.left < -0.5) wrong.push(`${name(one)} leaves the page`);
    }
    // Two things to tap never lie over each other: neither inside the other, and more than a hair's breadth.
    const inPage = held.filter(one => body.contains(one) && !one.classList.contains('rule-tag'));
    inPage.forEach((one, i) => {
      const a = box(one);
      for (const other of inPage.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = box(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1)
          wrong.push(`${name(one)} and ${name(other)} overlap by ${Math.round(wide)} x ${Math.round(high)}`);
      }
    });
    // Words stay within what holds them.
    for (const one of document.querySelectorAll('.book-page :is(button, a, h2, h3, .who-name)'))
      if (
        one.scrollWidth > one.clientWidth + 2 &&
        getComputedStyle(one).overflow === 'visible' &&
        box(one).width > 0 &&
        !folded(one) &&
        getComputedStyle(one).display !== 'inline'
      )
        wrong.push(`${name(one)} is wider inside than outside`);
    return { screens: (body.scrollHeight + innerHeight - body.clientHeight) / innerHeight, wrong };
  });

const dress = (page: Page, data: { readonly theme?: string; readonly text?: string }) =>
  page.evaluate(given => Object.assign(document.documentElement.dataset, given), data);

describe('the company’s book, page by page', () => {
  for (const [company] of Object.entries(companies))
    for (const part of pages) {
      // The sheets and the paper are the same at every place of the chapter.
      if (company !== 'Starting' && part !== '' && !part.startsWith('people/')) continue;
      it(`${company}, ${part || 'chapter'}: nothing lies over anything, at every size, in large letters too`, async () => {
        const { page } = tablet;
        const found: string[] = [];
        await page.setViewportSize(sizes.tablet);
        await open(page, company, part);
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          for (const text of ['normal', 'largest']) {
            await dress(page, { text });
            const { screens, wrong } = await look(page);
            found.push(...wrong.map(one => `${size}, ${text}: ${one}`));
            if (size === 'tablet' && text === 'normal' && screens > 2.2)
              found.push(`${screens.toFixed(2)} screens`);
            if (size === 'tablet' && text === 'normal' && part.startsWith('people/') && screens > 1.05)
              found.push(`a sheet of ${screens.toFixed(2)} screens`);
            if (size === 'phone' && text === 'normal' && part.startsWith('people/') && screens > 2.2)
              found.push(`a sheet of ${screens.toFixed(2)} screens on a phone`);
          }
          await dress(page, { text: 'normal' });
        }
        await page.setViewportSize(sizes.tablet);
        for (const theme of ['dark', 'light', 'contrast']) {
          await dress(page, { theme });
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          found.push(
            ...violations.flatMap(one =>
              one.nodes.map(node => `${theme}: ${one.id} ${node.html.slice(0, 120)}`),
            ),
          );
        }
        await dress(page, { theme: 'dark' });
        expect(found).toEqual([]);
        expect(tablet.problems).toEqual([]);
      });
    }
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
});
