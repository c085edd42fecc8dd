import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { fileOut } from '../../support/browser/file-out';
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

describe('a company in a file', () => {
  it('SV-1 to SV-5: goes out of one device with its fight and comes into another as it was', async () => {
    const { page } = tablet;
    await hands.found(four);
    await hands.tap('Begin chapter 1');
    await hands.tap('HP of Witch: −1');
    await hands.tap('The story is over');
    await hands.tap('Old Mossback');
    await page.getByRole('button', { name: /Witch, 5 of 6 HP/ }).waitFor();
    await hands.open('settings');
    const file = await fileOut(page, () =>
      page.getByRole('button', { name: 'Save everything as a file' }).click(),
    );
    const path = file.path;
    const other = await borrowTablet({ width: 1024, height: 768, touch: true });
    const there = handsOf(other, site);
    await there.open('settings');
    await other.page.locator('input[type=file]').setInputFiles(path);
    await there.tap('Bring in as new copies');
    await there.sees(/brought in/);
    await there.open('company');
    await there.link(/^Free Company/);
    await there.sees('Go on with the fight');
    await there.sees('Witch');
    await there.link('Company');
    await other.page.getByRole('img', { name: '5 HP' }).waitFor();
    // The same file once more: a second company, with a fight of its own.
    await there.open('settings');
    await other.page.locator('input[type=file]').setInputFiles(path);
    await there.tap('Bring in as new copies');
    await there.sees(/brought in/);
    await there.open('company');
    const companies = other.page.locator('.company-row a');
    await expect.poll(() => companies.count()).toBe(2);
    for (const n of [0, 1]) {
      await there.open('company');
      await companies.nth(n).click();
      await there.sees('Go on with the fight');
    }
    expect([...tablet.problems, ...other.problems]).toEqual([]);
    await other.close();
    await rm(path, { force: true });
  });
});

describe('a campaign of encounters alone', () => {
  it('OWN-15, CP-1: leaves the story out; hardcore takes who fell, and a new one takes the seat', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four, { also: ['Instant Action', 'On'] });
    await tap('Begin chapter 1');
    await sees('What each takes along');
    await expect.poll(() => page.getByText(/Check or round|Iron|Time track/).count()).toBe(0);
    await tap(/^We played it on the table/);
    await tap('Witch fell');
    await tap('Write the result down');
    await tap('Tally level, loot and losses');
    await link('Oathsworn');
    await tap(/^An empty seat/);
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button', { name: 'Witch' }).isDisabled())
      .toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Cur', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cur comes in' }).click();
    await page.getByRole('link', { name: /^Cur/ }).waitFor();
    await link('Company');
    await sees('Lost for good: Witch.');
    expect(tablet.problems).toEqual([]);
  });
});
