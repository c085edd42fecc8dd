import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser';
import { holdStill } from '../../support/chosen-before';
import { dealtAlike } from '../../ui/hands';
import { stops, tourOf } from '../../ui/tour';

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
declare global {
  interface Window {
    readonly axe: { run(where: Document, how: object): Promise<{ readonly violations: readonly Found[] }> };
  }
}

/** What axe is to look for; colours are all that a theme changes. */
type Looking = 'everything' | 'colours';

/** Violations in words, so that a failure says what is wrong where. The page keeps the axe that the first look brought. */
const violations = (page: Page, looking: Looking): Promise<string[]> =>
  page.evaluate(async what => {
    const { axe } = window;
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      ...(what === 'colours' ? { runOnly: ['color-contrast'] } : {}),
      // What is written on a control is part of its name: whoever speaks to the tablet says what they read.
      rules: { 'label-content-name-mismatch': { enabled: what === 'everything' } },
    });
    return found.violations.flatMap(one =>
      one.nodes.map(node => `${one.id}: ${node.html.slice(0, 140)} ${node.failureSummary ?? ''}`),
    );
  }, looking);

/** The page hears of another size with a frame, and draws what belongs to it for the next one. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Controls that a finger would miss, and what sticks out to the side. Links within a sentence are as large as their words. */
const clumsy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll('button, a.btn, a.way, input, summary')]
      .filter(one => !one.closest('.board-keys') && !one.classList.contains('term'))
      .map(one => ({
        text: one.textContent || one.getAttribute('aria-label'),
        // Whoever taps a line ticks it.
        box: (one.closest('label') ?? one).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wide > 0 ? [`${wide} too wide`, ...small] : small;
  });

/** Controls that no finger comes to: their middle lies beyond an edge behind which nothing is scrolled. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const rolls = (box: Element, axis: 'X' | 'Y'): boolean =>
      box === root
        ? getComputedStyle(document.body)[`overflow${axis}`] !== 'hidden'
        : ['auto', 'scroll'].includes(getComputedStyle(box)[`overflow${axis}`]);
    const out: string[] = [];
    for (const one of document.querySelectorAll('button, a.btn, a.way, input:not([type="file"]), summary')) {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (width < 8 || height < 8 || !one.checkVisibility()) continue;
      let [across, down] = [true, true];
      for (let box = one.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (rolls(box, 'X')) across = false;
        if (rolls(box, 'Y')) down = false;
        const edge =
          box === root
            ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
            : box.getBoundingClientRect();
        const hides = box === root || position === 'fixed';
        if (across && (hides || overflowX === 'hidden') && (x < edge.left || x > edge.right)) {
          out.push(`beyond the side: ${one.textContent || one.getAttribute('aria-label')}`);
          break;
        }
        if (down && (hides || overflowY === 'hidden') && (y < edge.top || y > edge.bottom)) {
          out.push(`below the edge: ${one.textContent || one.getAttribute('aria-label')}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return out;
  });

/** What leaves the page to the right. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter(one => !one.closest('svg') && one.getBoundingClientRect().right > clientWidth + 1)
          .slice(-3)
          .map(one => one.outerHTML.slice(0, 120))
      : [];
  });

const lettersOf = (page: Page, size: 'largest' | undefined): Promise<void> =>
  page.evaluate(name => {
    if (name === undefined) delete document.documentElement.dataset.text;
    else document.documentElement.dataset.text = name;
  }, size);

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  await dealtAlike(tablet);
  // Nothing half faded in: what is looked at is what stands there.
  await holdStill(tablet.page);
  await tablet.page.goto(site.url);
  await tablet.page.locator('main h1').waitFor();
  // A walk between hashes never loads the page again, so axe is brought along once.
  await new AxeBuilder({ page: tablet.page }).setLegacyMode().include('h1').analyze();
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

const sizes = { tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
const themes = ['dark', 'light', 'contrast'] as const;

describe('every screen, sheet and dialog, one after the other', () => {
  for (const stop of stops)
    it(`${stop.name}: nothing for axe in any light, nothing that a finger misses, on a tablet and on a phone`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await stop.go(tourOf(page, site.url));
      const found: string[] = [];
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await laidOut(page);
        for (const theme of themes) {
          await page.evaluate(name => {
            document.documentElement.dataset.theme = name;
          }, theme);
          const seen = await violations(page, theme === 'dark' ? 'everything' : 'colours');
          found.push(...seen.map(one => `${size}, ${theme}: ${one}`));
        }
        found.push(...[...(await clumsy(page)), ...(await lost(page))].map(one => `${size}: ${one}`));
        await lettersOf(page, 'largest');
        const large = [...(await tooWide(page)), ...(await lost(page))];
        found.push(...large.map(one => `${size}, largest text: ${one}`));
        await lettersOf(page, undefined);
      }
      expect(found).toEqual([]);
      expect(tablet.problems).toEqual([]);
    });
});
