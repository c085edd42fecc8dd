import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { kept, reloadKept } from '../../support/browser/kept';
import { four, type Hands, handsOf } from './campaign-hands';

let site: Site;
let tablet: Tablet;
let hands: Hands;
beforeEach(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  hands = handsOf(tablet, site);
});
afterEach(async () => {
  await tablet.close();
  await site.stop();
});

/** What a hurried hand takes: two seconds for a tap, a third of one for a key. */
const seconds = (taps: number, keys: number): number => 2 * taps + 0.3 * keys;

describe('a campaign taken over from paper', () => {
  it('OWN-144, OWN-145, LV-22 to LV-24: nine chapters are copied within 100 seconds, and all is there after a reload', async () => {
    const { page } = tablet;
    const { sees } = hands;
    let taps = 0;
    let keys = 0;
    const tap = async (name: string | RegExp) => {
      taps++;
      await hands.tap(name);
    };
    /** Typed over what stands in the field that has the focus; Enter goes on to the next. */
    const type = async (...numbers: readonly (number | undefined)[]) => {
      for (const number of numbers) {
        const text = number === undefined ? '' : String(number);
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        keys += text.length + 1;
      }
    };
    await page.goto(`${site.url}#/company/new`);
    for (const name of four) await tap(new RegExp(`^${name}\\s*\\d?$`));
    await tap('Begins with chapter: 10');
    await tap('Found the company');
    await sees('From paper');
    taps++;
    await page.getByRole('spinbutton', { name: 'Knockout ticks so far' }).click();
    await type(7, 3, 3);
    for (const name of four) {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toMatch(`, ${name}: `);
      const board = name === 'Priest' || name === 'Witch';
      // Iron, max animus and regen (where they are not known), defense, range, and the cubes by colour.
      await type(12, board ? 7 : undefined, board ? 6 : undefined, 5, undefined, undefined, 1, 2, undefined);
    }
    await tap(/^Bushcraft/);
    await tap('Endurance');
    await tap('Scavenger');
    for (const name of four) {
      const sheet = page.getByRole('region', { name, exact: true });
      for (const token of ['Defense', 'Redraw', 'Battleflow']) {
        taps++;
        await sheet.getByRole('button', { name: `${token} for ${name}: 0` }).click();
        await sheet.getByRole('button', { name: `${token} for ${name}: 1` }).waitFor();
      }
      taps++;
      await sheet.getByRole('button', { name: /^\+2 max animus/ }).click();
      await sheet.getByText('to choose').waitFor({ state: 'detached' });
    }
    taps++;
    await kept(page, () =>
      page
        .getByRole('region', { name: 'Witch', exact: true })
        .getByRole('button', { name: 'Add: Name of an injury' })
        .click(),
    );
    taps++;
    await hands.link('To the chapter');
    await page.getByRole('heading', { name: 'Chapter 10' }).waitFor();
    console.log(`From paper: ${taps} taps, ${keys} keys, ${seconds(taps, keys).toFixed(0)} s of 100.`);
    expect(seconds(taps, keys)).toBeLessThanOrEqual(100);
    await reloadKept(page);
    await page.getByRole('heading', { name: 'Chapter 10' }).waitFor();
    await expect.poll(() => page.getByText(/choose|unlock|read max animus/i).count()).toBe(0);
    await hands.link('Looking back');
    await sees('1–9');
    await hands.link('Oathsworn');
    const hurt = page.getByRole('article').filter({ has: page.locator('.injury-token') });
    await hurt.filter({ hasText: 'level 10' }).getByRole('button', { name: '5 Defense' }).waitFor();
    expect(await hurt.locator('.injury-token').count()).toBe(1);
    expect(tablet.problems).toEqual([]);
  });
});

describe('the four', () => {
  it('LV-25 to LV-31, OWN-7: swap with quick leveling, change to a companion, come back, die, each undone in one tap', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    /** Behind one button, and it asks. */
    const seldom = async (what: string) => {
      await tap('Swap, companion, death, numbers by hand');
      await tap(what);
    };
    await hands.found(four, { chapter: 3 });
    await link('Oathsworn');
    await page.getByRole('link', { name: /^Witch/ }).click();
    await seldom('Swap …');
    await tap('Huntress');
    await kept(page, () => tap('Huntress comes in'));
    await page.getByRole('link', { name: /^Huntress/ }).waitFor();
    await sees(/Away, save bag in the box/);
    await reloadKept(page);
    await page.getByRole('link', { name: /^Huntress/ }).click();
    await sees(/level 3/);
    await seldom('Becomes a companion …');
    await page.getByRole('dialog').getByRole('button', { name: 'Becomes a companion' }).click();
    await sees(/^Companion$/);
    await tap(/^Undo/);
    await sees(/^Full character$/);
    await link('Chapter');
    await tap('Equip who came in');
    await page.getByRole('button', { name: 'Huntress is equipped' }).click();
    await link('Oathsworn');
    await page.getByRole('link', { name: /^Huntress/ }).click();
    await seldom('Swap …');
    await tap(/^Witch comes back/);
    await page.getByRole('link', { name: /^Witch/ }).waitFor();
    await page.getByRole('link', { name: /^Warden/ }).click();
    await seldom('Dies …');
    await page.getByRole('dialog').getByRole('button', { name: 'Dies' }).click();
    await page.getByRole('button', { name: /^An empty seat/ }).waitFor();
    await tap(/^Undo/);
    await page.getByRole('link', { name: /^Warden/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^An empty seat/ }).count()).toBe(0);
    expect(tablet.problems).toEqual([]);
  });

  it('OWN-16: what breaks a rule is said with its number, done anyway, and marked until undone', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four);
    await tap('Begin chapter 1');
    await sees('The four now');
    await link('Oathsworn');
    await page.getByRole('link', { name: /^Witch/ }).click();
    await tap('Swap, companion, death, numbers by hand');
    await tap('Becomes a companion …');
    await page.getByRole('dialog').getByRole('button', { name: 'Becomes a companion' }).click();
    // The sheet that asked says so, over the page.
    await page.getByRole('dialog').getByRole('alert').getByText('LV-28').waitFor();
    await tap('Do it anyway');
    await sees('Not by the rules');
    await tap(/^Undo/);
    await expect.poll(() => page.getByText('Not by the rules').count()).toBe(0);
    expect(tablet.problems).toEqual([]);
  });
});
