import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { kept } from '../../support/browser/kept';
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

describe('a new company', () => {
  it('CP-1, LL-1 to LL-12: comes to the end of chapter 1, and all of it survives a reload', async () => {
    const { page } = tablet;
    const { tap, sees, link } = hands;
    await hands.found(four);
    console.log(`Founding: ${hands.taps()} taps of 7.`);
    expect(hands.taps()).toBeLessThanOrEqual(7);
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
    const before = hands.taps();
    await kept(page, () => tap('Tally level, loot and losses'));
    await sees(/1 ticks? on the knockout track/);
    await sees('Everybody is of level 2 now.');
    await page.reload();
    await tap('All unlocked (4), without names');
    await tap('All 3 drawn, not written down');
    const unique = page.getByRole('textbox', { name: 'Name of a unique item' });
    await unique.fill('Thorn Blade');
    await unique.press('Enter');
    // One is left of the two, and the line is ready for it.
    await tap('Drawn, not written down');
    await tap('Add: Name of the injury card');
    // LL-12: nobody's items are written down, and each is asked all the same, two of the Witch who fell.
    await page.locator('[data-task=item]').waitFor();
    await tap('On to chapter 2');
    await sees(/Still open:.*Witch: give up 2/);
    await tap('Leave it');
    await tap('All 5 laid aside, none is written down');
    await page.locator('[data-task=item]').waitFor({ state: 'detached' });
    await tap('On to chapter 2');
    // One for the field that was filled, and not the two that only asked what is open.
    const tally = hands.taps() - before + 1 - 2;
    console.log(`Tally of a chapter: ${tally} taps of 12.`);
    expect(tally).toBeLessThanOrEqual(12);
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
    await tap('Cards');
    await page.getByRole('textbox', { name: 'Name of a card' }).fill('Rally');
    await tap('Add: Name of a card');
    await tap('Close');
    await tap(/^Rally\s*start/);
    await tap('A weapon or shield');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name of an item' }).fill('Horn');
    await tap('Add: Name of an item');
    await sheet.waitFor({ state: 'detached' });
    await tap(/^Horn/);
    await tap('Correct Horn');
    await sheet.getByText('Cooldown and what it can do').click();
    await tap('Add an effect');
    await sheet.getByRole('textbox', { name: 'What else, in a few words' }).fill('Blow it');
    await tap('Keep it');
    await hands.link('Company');
    await tap(/^Man-at-Arms\s*Copy its card/);
    await tap('Defense: +1');
    await tap('Keep it');
    await page.getByRole('button', { name: /^Man-at-Arms\s*Defense 3/ }).waitFor();
    await hands.link('Chapter');
    await tap('The story is over');
    const home = page.url();
    // CP-3: what a number is made of is there, also where nothing is worn.
    const priest = page.locator('.ready-one', { hasText: 'Priest' });
    await priest.getByRole('button', { name: /Defense/ }).click();
    await sees('never less than 1');
    await tap('Close');
    await page.locator('.company-dock').getByRole('button', { name: 'Fight it in the app' }).click();
    await sheet.getByRole('button', { name: 'Begin the fight' }).waitFor();
    await tap('Close');
    await sees('The company in this fight: Full sheets');
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
    // Whoever comes from the fight finds its result open.
    await page.goto(home);
    await page
      .getByRole('group', { name: /^Face down/ })
      .getByRole('button', { name: 'Horn' })
      .click();
    await tap('Write the result down');
    await sees(/Replay the encounter for 4 knockout ticks/);
    await tap('Replay the encounter');
    // The same beast again is one tap; the tokens of the replay are asked first.
    await tap('Fight Old Mossback');
    await page.getByRole('alert').getByText('EN-10').waitFor();
    await tap('Leave it');
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
