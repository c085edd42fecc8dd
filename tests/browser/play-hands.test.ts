import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet } from '../support/browser';
import { dealtAlike, handsOn, openDemo, throughTheEnemy } from '../ui/hands';

let site: Site;
let tablet: Tablet;
beforeEach(async () => {
  site = await openSite();
  tablet = await openTablet({ width: 1024, height: 768, touch: true });
  await dealtAlike(tablet);
});
afterEach(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

const gone = () => tablet.page.locator('dialog').waitFor({ state: 'detached' });
const member = (name: string) => tablet.page.locator('.member-main', { hasText: name });
const sheet = () => tablet.page.locator('dialog[open]');

describe('a company whose cards the app keeps', () => {
  it('plays cards, items and tokens, strikes with cards and dice, and interrupts', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();

    // AB-3: an ability costs its animus and lies on its cooldown side.
    await member('Ysolde').click();
    await sheet().locator('.hand-choice', { hasText: 'Taunt.' }).click();
    await gone();
    await expect
      .poll(() => member('Ysolde').locator('.cooldown-row').getAttribute('aria-label'))
      .toBe('cooldown 1: Hold the Light');
    expect(await member('Ysolde').locator('.gem.full').count()).toBe(5);

    // IT-1: an item of one use gives its token and is used up.
    await member('Perrin').click();
    await sheet().locator('.hand-choice', { hasText: 'Gain a redraw token.' }).click();
    await gone();
    await member('Perrin').locator('.token', { hasText: 'Redraw' }).waitFor();
    await member('Perrin').click();
    await sheet().getByText('Used for this fight: Bone Charm').waitFor();

    // A token is spent where it lies.
    await sheet().getByRole('button', { name: '+2 Animus: +1' }).click();
    await sheet().getByRole('button', { name: 'Animus available: −1' }).click();
    await sheet().getByRole('button', { name: 'Animus available: −1' }).click();
    await sheet().getByRole('button', { name: 'Spend +2 Animus' }).click();
    await page.keyboard.press('Escape');
    await gone();
    await expect.poll(() => member('Perrin').locator('.gem.full').count()).toBe(6);

    // MT-9: one of the two white is a die; what is not in reach is said before anything is drawn.
    await page.locator('.member-attack').nth(2).click();
    await sheet().getByText('no attack without an enemy in range').waitFor();
    await sheet().getByRole('button', { name: 'Both', exact: true }).click();
    await sheet().getByRole('button', { name: 'white card' }).first().click();
    await sheet().getByRole('button', { name: 'A card allows it: draw' }).click();
    await gone();
    expect(await page.locator('.draw .as-die').count()).toBe(1);
    await throughTheEnemy(tablet, hands);

    // What stands in the way of an interrupt is said, and the question comes back as it was.
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    const asked = await hands.ask();
    await page.getByRole('button', { name: 'Interrupt' }).click();
    const crown = sheet().locator('.hand-choice', { hasText: 'Thorn Crown' });
    await crown.locator('.hand-against').waitFor();
    await crown.click();
    await sheet().getByRole('button', { name: 'Do it anyway' }).waitFor();
    await page.keyboard.press('Escape');
    await gone();
    expect(await hands.ask()).toBe(asked);
  });
});
