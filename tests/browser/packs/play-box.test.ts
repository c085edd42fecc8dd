import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/at-table';
import { chooseFour, handsOn, throughTheEnemy } from '../../ui/hands';

atTable();

/** Four of the twelve and a boss by preset: the fight as paper, with the company that is tapped or known. */
async function begin(name: string, known: boolean, mode?: string): Promise<number> {
  const { page } = tablet;
  await page.goto(`${site.url}#/new/preset`);
  await page.getByLabel('Its name').fill(name);
  const hands = handsOn(tablet);
  if (!known) await chooseFour(page, hands.tap);
  if (mode) await hands.press(mode);
  await hands.press('Begin the fight');
  await page.locator('.fight .btn.next').waitFor();
  return hands.taps();
}

describe('a box that no pack describes', () => {
  it('OWN-201, MT-8: a card told early is foreseen, weakened by what broke, and known in two taps', async () => {
    const { page } = tablet;
    const setUp = await begin('Mire Heron', false);
    const hands = handsOn(tablet);
    await hands.next();
    const before = hands.taps();
    await hands.press('Which card is up?');
    await hands.press('Move 4');
    await hands.tap(page.locator('.composer').getByRole('button', { name: 'Front', exact: true }));
    await hands.press('Knockback 2');
    await hands.press('This lies face up');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const unknown = hands.taps() - before;
    // Foreseen from now on, though the deck is paper.
    await page
      .getByText(/to be knocked out|HP expected/)
      .first()
      .waitFor();
    // The front is put right to broken: it is felt before the draw.
    await page.locator('.foes button').first().click();
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Front: −1' }).click();
    await page.keyboard.press('Escape');
    await hands.next();
    await page.locator('.weakened', { hasText: 'Front is broken: one red fewer' }).waitFor();
    await throughTheEnemy(tablet, hands);
    // The same fight again is two taps, and knows the card.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'We have lost' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Look back' }).click();
    const replay = handsOn(tablet);
    const here = page.url();
    await replay.press('Fight it again');
    await page.waitForURL(url => url.href !== here);
    await replay.next();
    await page.getByText('Round 1').waitFor();
    const ofReplay = replay.taps();
    const knows = handsOn(tablet);
    await knows.press('Which card is up?');
    await knows.tap(page.locator('dialog').getByRole('button', { name: /^I 1: Move 4/ }));
    await page.locator('dialog').waitFor({ state: 'detached' });
    console.log(
      `By taps: set up ${setUp}, an unknown card ${unknown}, a known one ${knows.taps()}, the fight again ${ofReplay}`,
    );
    expect(setUp).toBeLessThanOrEqual(20);
    expect(unknown).toBeLessThanOrEqual(6);
    expect(knows.taps()).toBeLessThanOrEqual(2);
    expect(ofReplay).toBeLessThanOrEqual(2);
  });

  it('OWN-202, OWN-160: counted cards draw their attacks, and the boss lies in the group’s own pack', async () => {
    const { page } = tablet;
    await begin('Fog Ox', false);
    const again = await begin('Fog Ox', true, 'It only counts');
    const hands = handsOn(tablet);
    await hands.next();
    await hands.next();
    await page.getByText('The enemy attacks …').waitFor();
    const attack = handsOn(tablet);
    await attack.tap(page.locator('.dock-middle').getByRole('button', { name: 'Witch', exact: true }));
    await attack.press(/No card, reveal/);
    await page.locator('.ask-count, .ask-soak').first().waitFor();
    if (await page.locator('.ask-soak').count())
      await attack.tap(page.locator('.dock-middle .ask button.main').last());
    await page.locator('.ask-count').waitFor();
    console.log(`By taps: set up with a known company ${again}, an attack in light ${attack.taps()}`);
    expect(again).toBeLessThanOrEqual(8);
    expect(attack.taps()).toBeLessThanOrEqual(4);
    await page.goto(`${site.url}#/new`);
    await page.getByRole('link', { name: /Fog Ox/ }).waitFor();
  });
});
