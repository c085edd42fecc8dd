import { expect } from 'vitest';
import type { Site, Tablet } from '../../support/browser/browser';

/** What hands do on the pages of a campaign. */
export interface Hands {
  tap(name: string | RegExp): Promise<void>;
  /** Taps so far. */
  taps(): number;
  link(name: string | RegExp): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  open(hash: string): Promise<void>;
  /** Four classes by seat, the chapter, and a company is there. */
  found(classes: readonly string[], wish?: { chapter?: number; also?: readonly string[] }): Promise<void>;
  /** Answers the first of the steps that say so, until so many have gone. */
  settle(step: RegExp, answer: string | RegExp, times: number): Promise<void>;
}

export function handsOf(tablet: Tablet, site: Pick<Site, 'url'>): Hands {
  const { page } = tablet;
  let taps = 0;
  const tap: Hands['tap'] = name => {
    taps++;
    return page.getByRole('button', { name, exact: true }).first().click();
  };
  return {
    tap,
    taps: () => taps,
    link: name => page.getByRole('link', { name, exact: true }).first().click(),
    sees: text => page.getByText(text).first().waitFor(),
    async open(hash) {
      await page.goto(`${site.url}#/${hash}`);
      await page.locator('main h1').waitFor();
    },
    async found(classes, { chapter = 1, also = [] } = {}) {
      await page.goto(`${site.url}#/company/new`);
      for (const name of classes) await tap(new RegExp(`^${name}\\s*\\d?$`));
      if (chapter > 1) await tap(`Begins with chapter: ${chapter}`);
      for (const name of also) await tap(name);
      await tap('Found the company');
      await page.getByRole('heading', { level: 1, name: 'Free Company' }).waitFor();
    },
    async settle(step, answer, times) {
      for (let left = times; left > 0; left--) {
        const steps = page
          .locator('.step:not(.done)', { hasText: step })
          .filter({ has: page.getByRole('button', { name: answer }) });
        const title = await page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label');
        await steps.first().getByRole('button', { name: answer }).first().click();
        await expect
          .poll(async () => {
            const now = page.getByRole('button', { name: /^Undo/ });
            return (await now.getAttribute('aria-label')) !== title || (await steps.count()) === 0;
          })
          .toBe(true);
      }
    },
  };
}

export const four = ['Warden', 'Priest', 'Witch', "A'Dendri Ranger"];
