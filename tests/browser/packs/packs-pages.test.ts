import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { tabThrough } from '../../support/browser/keyboard';
import { looksFor } from '../../support/browser/looks';
import { lookAt, sizeNames, sizes } from '../../support/browser/page-boxes';
import { holdStill } from '../../support/chosen-before';

let site: Site;
let tablet: Tablet;
/** Where the pack lies that the table writes in, with one of the encounters that come with the app. */
let pack = '';
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ ...sizes.tablet, touch: true });
  const { page } = tablet;
  await holdStill(page);
  await page.goto(`${site.url}#/packs/builtin`);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await page.getByRole('button', { name: 'Show them all the same' }).click();
  await page.locator('.editor-tabs').waitFor();
  pack = /#\/(packs\/[^/]+\/[^/]+)/.exec(page.url())?.[1] ?? '';
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

describe('packs and their editor, page by page', () => {
  const parts = ['board', 'enemies', 'cards', 'rules', 'course'];
  const pages = ['packs', 'packs/builtin', ...parts];
  for (const [nth, name] of pages.entries()) {
    const looks = looksFor(nth, sizeNames);
    const seenAs = looks.map(({ size, theme }) => `${theme} at ${size}`).join(', ');
    it(`${name}, ${seenAs}: nothing lies over anything, in large letters too, and keys reach all`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await page.goto(`${site.url}#/${parts.includes(name) ? `${pack}/${name}` : name}`);
      await page.locator('main h1').waitFor();
      await page.getByText('Loading …').waitFor({ state: 'detached' });
      const { wrong, screens } = await lookAt(page, looks, ['.board-svg', '.board-keys']);
      expect(wrong).toEqual([]);
      // The five cards of a stage lie in one row.
      if (name === 'cards') expect(screens.tablet ?? 0).toBeLessThanOrEqual(2.2);
      expect(await tabThrough(page)).toEqual({ wrong: [], missed: [] });
      expect(tablet.problems).toEqual([]);
    });
  }
});
