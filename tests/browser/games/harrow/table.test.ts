import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet } from '../../../support/browser';

let site: Site;
let tablet: Tablet;

beforeAll(async () => {
  site = await openSite();
  tablet = await openTablet({ width: 1024, height: 768, touch: true });
});
afterAll(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

const dock = (name: string | RegExp) => tablet.page.locator('.hc-dock').getByRole('button', { name });
const guide = (step: string) => tablet.page.locator(`[data-guide="${step}"]`).waitFor();

describe('at a table, and a box of one’s own', () => {
  it('TG-1, PR-1, FA-1: the training game leads both sides through their first turns', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow/table/new`);
    await page.getByRole('button', { name: 'Training' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await guide('first');
    const map = await page.locator('.hc-middle').boundingBox();
    await dock(/^Abilities/)
      .first()
      .click();
    await guide('row');
    await dock('2 STRENGTHEN').click();
    await guide('actions');
    await dock('STRENGTHEN').click();
    await dock('STRENGTHEN').click();
    await guide('end');
    await dock('End the turn').click();
    await guide('clean');
    await dock('Done').click();
    // The Family's first turn: the bag with its chances.
    await guide('first');
    await dock(/^Abilities/)
      .first()
      .click();
    await guide('bag');
    await page.locator('.hc-least').first().waitFor();
    await dock(/Draw from/).click();
    await guide('actions');
    await dock('End the turn').click();
    await guide('lay');
    await dock('Done').click();
    await guide('jar');
    // The map keeps its box all game.
    expect(await page.locator('.hc-middle').boundingBox()).toEqual(map);
  });

  it('HX-2: a map painted by taps is played on', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow`);
    await page.getByRole('button', { name: /^My own box/ }).click();
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
    const tap = async (hex: string) => {
      const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
      if (!box) throw new Error(`No hex ${hex}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    const ready = page.getByRole('link', { name: 'Ready: play on it' });
    await tool('Brambles').click();
    await tap('E5');
    await page.locator('.hc-x[data-hex="E5"]').waitFor();
    expect(await ready.count()).toBe(0);
    await tool('Home').click();
    await tap('E2');
    await tap('E8');
    await ready.click();
    await page.getByRole('heading', { name: 'Alone as Hester' }).waitFor();
  });
});
