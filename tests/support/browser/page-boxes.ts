import type { Page } from 'playwright-core';
import { violations } from './axe';
import type { Look } from './looks';

export const sizes = {
  tablet: { width: 1024, height: 768 },
  tall: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

export interface Seen {
  /** Screens that one scrolls through, head and bar counted. */
  readonly screens: number;
  readonly wrong: readonly string[];
}

/**
 * What lies over what, and what leaves the page, by the boxes that the browser has drawn. A book scrolls between its
 * head and its bar; any other page scrolls as a whole.
 */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect();
    const wrong: string[] = [];
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className.toString().split(' ')[0] ?? ''} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const [head, leaf, bar] = ['.book-head', '.book-page', '.company-dock'].map(which =>
      document.querySelector(which),
    );
    const main = document.querySelector('main');
    if (!main) throw new Error('no page');
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) wrong.push('the page is too wide');
    if (leaf) {
      if (!head || !bar) throw new Error('a book without head or bar');
      if (box(head).bottom > box(leaf).top + 0.5) wrong.push('the head lies over the page');
      if (box(leaf).bottom > box(bar).top + 0.5) wrong.push('the bar lies over the page');
      if (box(bar).bottom > innerHeight + 0.5) wrong.push('the bar leaves the screen');
      if (leaf.scrollWidth > leaf.clientWidth) wrong.push('the leaf is too wide');
    }
    const body = leaf ?? main;
    const folded = (one: Element): boolean => {
      const by = (one.matches('summary') ? one.parentElement?.parentElement : one)?.closest(
        'details:not([open])',
      );
      return by !== null && by !== undefined;
    };
    // The keys of a board lie on its hexes; what scrolls sideways by itself shows the rest when it is moved.
    const apart = (one: Element): boolean => {
      for (let at: Element | null = one; at && at !== main; at = at.parentElement)
        if (at !== one && ['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at !== body)
          return true;
      return one.closest('.unseen, .board-keys, svg') !== null;
    };
    // A link that goes on in the next line has a box as wide as both: its lines are no place to tap twice.
    const held = [...main.querySelectorAll(':is(a, button, input, textarea, select, summary)')].filter(
      one => box(one).width > 0 && one.getClientRects().length === 1 && !folded(one) && !apart(one),
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
    for (const one of body.querySelectorAll(':is(button, a, h2, h3, .who-name)'))
      if (
        one.scrollWidth > one.clientWidth + 2 &&
        getComputedStyle(one).overflow === 'visible' &&
        box(one).width > 0 &&
        !folded(one) &&
        !apart(one) &&
        getComputedStyle(one).display !== 'inline'
      )
        wrong.push(`${name(one)} is wider inside than outside`);
    const long = leaf
      ? leaf.scrollHeight + innerHeight - leaf.clientHeight
      : document.documentElement.scrollHeight;
    return { screens: long / innerHeight, wrong };
  });

export const dress = (page: Page, data: { readonly theme?: string; readonly text?: string }) =>
  page.evaluate(given => Object.assign(document.documentElement.dataset, given), data);

export type Size = keyof typeof sizes;
export const sizeNames = ['tablet', 'tall', 'phone'] as const satisfies readonly Size[];

type Screens = Readonly<Partial<Record<Size, number>>>;

/** The same page at these sizes, with usual and with the largest letters: what is wrong, and how long it is in either. */
export async function lookAtSizes(
  page: Page,
  which: readonly Size[],
): Promise<{
  readonly wrong: readonly string[];
  readonly screens: Screens;
  readonly inLargest: Screens;
}> {
  const found: string[] = [];
  const screens: Partial<Record<Size, number>> = {};
  const inLargest: Partial<Record<Size, number>> = {};
  for (const size of which) {
    await page.setViewportSize(sizes[size]);
    for (const text of ['normal', 'largest']) {
      await dress(page, { text });
      const seen = await look(page);
      found.push(...seen.wrong.map(one => `${size}, ${text}: ${one}`));
      (text === 'normal' ? screens : inLargest)[size] = seen.screens;
    }
    await dress(page, { text: 'normal' });
  }
  return { wrong: found, screens, inLargest };
}

/** The page in the looks given: what lies over what, what axe finds, and how many screens it is long. */
export async function lookAt(
  page: Page,
  looks: readonly Look<Size>[],
  exclude: readonly string[] = [],
): Promise<Awaited<ReturnType<typeof lookAtSizes>>> {
  const { wrong, screens, inLargest } = await lookAtSizes(page, [...new Set(looks.map(({ size }) => size))]);
  const found = [...wrong];
  for (const { size, theme } of looks) {
    await page.setViewportSize(sizes[size]);
    await dress(page, { theme });
    found.push(...(await violations(page, { exclude })).map(one => `${size}, ${theme}: ${one}`));
  }
  await dress(page, { theme: 'dark' });
  await page.setViewportSize(sizes.tablet);
  return { wrong: found, screens, inLargest };
}
