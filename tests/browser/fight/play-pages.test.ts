import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { handsOn, openDemo } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeEach(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
});
afterEach(async () => {
  await tablet.close();
  await site.stop();
});

const open = async (hash: string): Promise<void> => {
  await tablet.page.goto(`${site.url}#/${hash}`);
  await tablet.page.locator('main h1').waitFor();
};

describe('the settings', () => {
  it('stay after a reload', async () => {
    await open('settings');
    await tablet.page.getByRole('button', { name: 'Day', exact: true }).click();
    await tablet.page.getByRole('button', { name: 'Largest', exact: true }).click();
    await tablet.page.reload();
    await tablet.page.locator('main h1').waitFor();
    const root = await tablet.page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(root).toMatchObject({ theme: 'light', text: 'largest' });
  });
});

describe('the rules', () => {
  it('are found by a word and by their number', async () => {
    await open('rules');
    const search = tablet.page.getByRole('searchbox');
    await search.fill('MT-8');
    const first = tablet.page.locator('.rule').first();
    await expect.poll(() => first.locator('b').textContent()).toBe('MT-8');
    await search.fill('knockback obstacle');
    await expect.poll(() => first.textContent()).toMatch(/knock/i);
  });
});

describe('the might decks alone', () => {
  it('dice are rolled, and the decks are not spoken of', async () => {
    await open('might');
    const { page } = tablet;
    await page.getByRole('heading', { name: 'Left in the decks' }).waitFor();
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await page.getByRole('button', { name: 'One white more;' }).click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByRole('button', { name: 'Next roll' }).waitFor();
    expect(await page.getByText('Left in the decks').count()).toBe(0);
  });

  it('MT-2: undo and the same draw again bring the same cards', async () => {
    await open('might');
    const { page } = tablet;
    for (const color of ['white', 'white', 'red'])
      await page.getByRole('button', { name: `One ${color} more;` }).click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const cards = page.locator('.draw .might-card');
    await cards.first().waitFor();
    const faces = () => cards.evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
    const before = await faces();
    expect(before).toHaveLength(3);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await cards.first().waitFor();
    expect(await faces()).toEqual(before);
  });
});

describe('keys and terms', () => {
  it('a question mark opens the help to keys, F fills the screen, and both go again', async () => {
    const { page } = tablet;
    await open('');
    // Who closes the help is back where it was opened.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('link', { name: /Show me how/ }).focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('full screen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toContain('Show me how');
    const full = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press('f');
    await expect.poll(full).toBe(true);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(full).toBe(false);
    expect(tablet.problems).toEqual([]);
  });

  it('a term of the fight is explained where it stands, its rule opens, and the book leads back to the table', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    await handsOn(tablet).next();
    await page.getByText('Oathsworn phase').waitFor();
    await page.locator('.member-open').first().click();
    await page.locator('dialog .term', { hasText: 'Animus' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Animus' });
    await sheet.getByText('Each one spent on a move action is one hex.').waitFor();
    await sheet.locator('summary', { hasText: 'OP-3' }).click();
    await sheet.getByText(/each one moves the character one step/).waitFor();
    await sheet.getByRole('link', { name: 'All rules about it' }).click();
    await page.locator('.rule').first().waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.locator('.fight .btn.next').waitFor();
    expect(tablet.problems).toEqual([]);
  });
});
