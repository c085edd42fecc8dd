import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet } from '../support/browser';
import { kept } from '../support/kept';
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

describe('a new company', () => {
  it('CP-1, LL-1 to LL-12: comes to the end of chapter 1, and all of it survives a reload', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four);
    await page.getByRole('button', { name: 'Redraw' }).first().waitFor();
    for (let n = 0; n < 4; n++) {
      await tap('Redraw');
      await expect.poll(() => page.getByRole('button', { name: 'Redraw', exact: true }).count()).toBe(3 - n);
    }
    for (const name of ['Priest', 'Witch']) await tap(`Write it down: ${name}`);
    await tap('Begin chapter 1');
    await tap('HP of Priest: −1');
    await tap('The story is over');
    await tap(/^We played it on the table/);
    await tap('Witch fell');
    await tap('HP of Warden: −1');
    await tap('Write the result down');
    await kept(page, () => tap('Tally level, loot and losses'));
    await sees(/1 ticks? on the knockout track/);
    await sees('Everybody is of level 2 now.');
    await page.reload();
    await sees(/Draw 3 common items of chapter 2; drawn so far: 0/);
    const common = page.getByRole('group', { name: /common items? to draw/ });
    for (let n = 1; n <= 3; n++) {
      await common.getByRole('button', { name: /^Drawn/ }).click();
      await sees(new RegExp(`common items of chapter 2; drawn so far: ${n}`));
    }
    const unique = page.getByRole('group', { name: /unique items? to draw/ });
    await unique.getByRole('button', { name: 'Write the card down' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Thorn Blade');
    await tap('Keep it');
    await unique.getByRole('button', { name: /^Drawn/ }).click();
    await tap('Add: Name of the injury card');
    await tap('All unlocked (4), without names');
    await expect.poll(() => page.getByRole('button', { name: /nlocked/ }).count()).toBe(0);
    await tap('On to chapter 2');
    await page.getByRole('heading', { name: 'Chapter 2' }).waitFor();
    await link('Company');
    await sees('1 tick');
    await sees('Thorn Blade');
    await kept(page, () => tap(/^Undo/));
    await kept(page, () => page.getByRole('button', { name: 'Redo: End chapter 1' }).click());
    await page.reload();
    await sees('Thorn Blade');
    await link('Chapter');
    await page.getByRole('heading', { name: 'Chapter 2' }).waitFor();
    expect(tablet.problems).toEqual([]);
  });

  it('EN-4, EN-5, EN-10, OWN-140, OWN-143: fights in the app with its cards, gives up, takes the result home and replays', async () => {
    const { page } = tablet;
    const { tap, sees } = hands;
    await hands.found(four);
    await tap('Begin chapter 1');
    await tap('HP of Priest: −1');
    await hands.link('Warden');
    await page.getByRole('textbox', { name: 'Name of a card' }).fill('Rally 0');
    await tap('Add: Name of a card');
    await tap(/^Rally level 1, cooldown 0/);
    await tap('Add an item');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Horn');
    await sheet.getByText('Cooldown and what it can do').click();
    await tap('Add an effect');
    await sheet.getByRole('textbox', { name: 'What else, in a few words' }).fill('Blow it');
    await tap('Keep it');
    await hands.link('Company');
    await tap(/^Man-at-Arms: /);
    await tap('Defense: +1');
    await tap('Keep it');
    await expect.poll(() => page.getByRole('button', { name: /^Man-at-Arms: / }).count()).toBe(4);
    await hands.link('Chapter');
    await tap('The story is over');
    const home = page.url();
    // CP-3: what a number is made of is there, also where nothing is worn.
    await page.locator('.rule-sum summary', { hasText: '1, and why' }).first().click();
    await sees('never less than 1');
    await page.locator('.company-dock').getByRole('button', { name: 'Fight it in the app' }).click();
    await sheet.getByRole('button', { name: 'A boss of your own' }).click();
    await sheet.getByRole('button', { name: 'Begin the fight' }).waitFor();
    await tap('Another encounter');
    await sheet.getByRole('button', { name: 'Begin the fight' }).waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Full sheets', pressed: true }).waitFor();
    await tap('Old Mossback');
    await page.getByRole('button', { name: /Priest, 5 of 6 HP/ }).waitFor();
    await tap(/^Begin/);
    await page.getByRole('button', { name: /Warden, 6 of 6 HP/ }).click();
    await sheet.getByText('Rally').waitFor();
    await sheet.getByRole('button', { name: /Blow it/ }).click();
    await page.getByText('Blow it').first().waitFor();
    await tap(/^Done/);
    await page.goto(home);
    await tap(/^Go on with the fight/);
    await tap('Menu');
    await tap('Give up');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /give up|sure/i })
      .click();
    await page.goto(home);
    await tap(/^Take the result home/);
    await page
      .getByRole('group', { name: /^Face down/ })
      .getByRole('button', { name: 'Horn' })
      .click();
    await tap('Write the result down');
    await sees(/Replay the encounter for 4 knockout ticks/);
    await tap('Replay the encounter');
    await tap(/^Fight it in the app/);
    await tap('Old Mossback');
    await page.getByRole('alert').getByText('EN-10').waitFor();
    await tap('Leave it');
    await tap(/^Fight it in the app/);
    await tap('Old Mossback');
    // What was chosen stands: done anyway, the fight begins.
    await tap('Do it anyway');
    await page.getByRole('button', { name: /Warden, 6 of 6 HP/ }).waitFor();
    await page.goto(home);
    await tap(/^We played it on the table/);
    await tap('Write the result down');
    await tap('Tally level, loot and losses');
    await sees(/The replay has marked 4 ticks/);
    expect(tablet.problems).toEqual([]);
  });
});
