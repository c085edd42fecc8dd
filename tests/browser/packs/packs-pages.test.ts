import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser';
import { holdStill } from '../../support/chosen-before';
import { tabThrough } from '../../support/keyboard';
import { dress, lookAtEverySize, sizes } from '../../support/page-boxes';

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
  for (const name of pages)
    it(`${name}: nothing lies over anything, at every size, in large letters and three lights, and keys reach all`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes.tablet);
      await page.goto(`${site.url}#/${parts.includes(name) ? `${pack}/${name}` : name}`);
      await page.locator('main h1').waitFor();
      await page.getByText('Loading …').waitFor({ state: 'detached' });
      const { wrong, screens } = await lookAtEverySize(page);
      const found: string[] = [...wrong];
      // The five cards of a stage lie in one row.
      if (name === 'cards') expect(screens.tablet).toBeLessThanOrEqual(2.2);
      for (const theme of ['dark', 'light', 'contrast']) {
        await dress(page, { theme });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .exclude('.board-svg')
          .exclude('.board-keys')
          .analyze();
        found.push(
          ...violations.flatMap(one =>
            one.nodes.map(node => `${theme}: ${one.id} ${node.html.slice(0, 120)}`),
          ),
        );
      }
      await dress(page, { theme: 'dark' });
      expect(found).toEqual([]);
      expect(await tabThrough(page)).toEqual({ wrong: [], missed: [] });
      expect(tablet.problems).toEqual([]);
    });
});
