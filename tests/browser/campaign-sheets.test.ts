import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet } from '../support/browser';
import { four, type Hands, handsOf } from './campaign-hands';

let site: Site;
let tablet: Tablet;
let hands: Hands;
beforeEach(async () => {
  site = await openSite();
  tablet = await openTablet({ width: 1024, height: 768, touch: true });
  hands = handsOf(tablet, site);
});
afterEach(async () => {
  await tablet.close();
  await site.stop();
});

describe('a campaign taken over from paper', () => {
  it('LV-22 to LV-24: asks for what five levels gave, keeps it over a reload, and plays on', async () => {
    const { page } = tablet;
    const { tap, sees } = hands;
    await hands.found(four, { chapter: 5 });
    await sees('From paper');
    await tap('Add ticks by hand: +1');
    await tap('Add ticks by hand');
    await sees('2 ticks');
    await tap('All cards up to their levels are unlocked');
    await expect.poll(() => page.getByText(/unlock all ability cards/).count()).toBe(0);
    await tap(/^Bushcraft/);
    const redraw = page.getByRole('button', { name: 'Redraw', exact: true });
    const battleflow = page.getByRole('button', { name: 'Battleflow', exact: true });
    for (let n = 4; n > 0; n--) {
      await expect.poll(() => redraw.count()).toBe(n);
      await redraw.first().click();
      await battleflow.first().click();
    }
    await expect.poll(() => redraw.count()).toBe(0);
    await page.reload();
    await sees('2 ticks');
    await hands.link('To the chapter');
    await tap('Begin chapter 5');
    await sees('The four now');
    await hands.link('Oathsworn');
    await sees(/level 5/);
    expect(tablet.problems).toEqual([]);
  });
});

describe('the four', () => {
  it('LV-25 to LV-31: swap with quick leveling, change to a companion, come back, each undone in one tap', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four, { chapter: 3 });
    await link('Oathsworn');
    await page.getByRole('link', { name: 'Open the sheet of Witch' }).click();
    await tap('Swap');
    await tap('Huntress');
    await tap('Huntress comes in');
    await page.getByRole('link', { name: 'Open the sheet of Huntress' }).waitFor();
    await sees(/Away, save bag in the box/);
    await page.reload();
    await page.getByRole('link', { name: 'Open the sheet of Huntress' }).click();
    await sees(/level 3/);
    await tap('Becomes a companion');
    await page.getByRole('dialog').getByRole('button', { name: 'Becomes a companion' }).click();
    await sees(/Companion · level 3/);
    await tap(/^Undo/);
    await sees(/Full character · level 3/);
    await link('Chapter');
    await sees(/Huntress: equip fully/);
    await page.getByRole('button', { name: 'Huntress is equipped' }).click();
    await link('Oathsworn');
    await page.getByRole('link', { name: 'Open the sheet of Huntress' }).click();
    await tap('Swap');
    await tap(/^Witch comes back/);
    await page.getByRole('link', { name: 'Open the sheet of Witch' }).waitFor();
    expect(tablet.problems).toEqual([]);
  });

  it('OWN-16: what breaks a rule is said with its number, done anyway, and marked until undone', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four);
    await tap('Begin chapter 1');
    await sees('The four now');
    await link('Oathsworn');
    await page.getByRole('link', { name: 'Open the sheet of Witch' }).click();
    await tap('Becomes a companion');
    await page.getByRole('dialog').getByRole('button', { name: 'Becomes a companion' }).click();
    await page.getByRole('alert').getByText('LV-28').waitFor();
    await tap('Do it anyway');
    await sees('Not by the rules');
    await tap(/^Undo/);
    await expect.poll(() => page.getByText('Not by the rules').count()).toBe(0);
    expect(tablet.problems).toEqual([]);
  });
});

describe('the pages of a campaign', () => {
  it('are without a violation for axe in every light, and fit a phone with controls of 44 pixels', async () => {
    const { page } = tablet;
    await hands.found(four, { chapter: 3 });
    const id = page.url().split('/company/')[1]?.split('/')[0] ?? '';
    await hands.open(`company/${id}`);
    await hands.tap('Begin chapter 3');
    await hands.sees('The four now');
    const parts = [
      'company',
      'company/new',
      ...['', '/sheet', '/people', '/people/c3', '/past', '/paper'].map(part => `company/${id}${part}`),
    ];
    for (const theme of ['dark', 'light', 'contrast']) {
      await page.evaluate(name => {
        document.documentElement.dataset.theme = name;
        localStorage.setItem('northwest.theme', name);
      }, theme);
      // The other lights differ in colours alone: two pages show all of them.
      for (const part of theme === 'dark' ? parts : [`company/${id}`, `company/${id}/sheet`]) {
        await hands.open(part);
        expect([theme, part, ...(await hands.violations())]).toEqual([theme, part]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of parts) {
      await hands.open(part);
      const seen = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        small: [
          ...document.querySelectorAll('main button, main a.btn, main a.way, main input, footer button'),
        ]
          .map(one => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ text, box }) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
      }));
      expect([part, seen]).toEqual([part, { wide: 390, small: [] }]);
    }
    expect(tablet.problems).toEqual([]);
  });
});
