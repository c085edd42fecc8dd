import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../../support/browser/axe';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { looksFor } from '../../support/browser/looks';
import { dress, sizes } from '../../support/browser/page-boxes';
import { holdStill } from '../../support/chosen-before';
import { samples } from '../../support/samples';
import { dealtAlike } from '../../ui/hands';
import { stops, tourOf } from '../../ui/tours/tour';

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

/** In a soak every screen is seen in the largest text, too; in `npm test` every third, in turn on a tablet and a phone. */
const seenInLargest = (nth: number): boolean => samples(nth % 3 === 0, true);

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
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

describe('every screen, sheet and dialog, one after the other', () => {
  for (const [nth, stop] of stops.entries()) {
    const looks = looksFor(nth, ['tablet', 'phone'] as const);
    const seenAs = looks.map(({ size, theme }) => `${theme} on a ${size}`).join(', ');
    it(`${stop.name}, ${seenAs}: nothing for axe, nothing that a finger misses, nothing too wide`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await stop.go(tourOf(page, site.url));
      const found: string[] = [];
      for (const { size, theme } of looks) {
        await page.setViewportSize(sizes[size]);
        await dress(page, { theme });
        await laidOut(page);
        // What is written on a control is part of its name: whoever speaks to the tablet says what they read.
        const all = [
          // The page behind a sheet is a stop of its own; a soak looks at both together.
          ...(await violations(page, { also: ['label-content-name-mismatch'], onTop: samples(true, false) })),
          ...(await clumsy(page)),
          ...(await lost(page)),
        ];
        found.push(...all.map(one => `${size}, ${theme}: ${one}`));
        if (!seenInLargest(nth)) continue;
        await lettersOf(page, 'largest');
        const large = [...(await tooWide(page)), ...(await lost(page))];
        await lettersOf(page, undefined);
        found.push(...large.map(one => `${size}, ${theme}, largest text: ${one}`));
      }
      expect(found).toEqual([]);
      expect(tablet.problems).toEqual([]);
    });
  }
});
