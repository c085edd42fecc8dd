import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../../support/at-table';

atTable();

const press = (name: string | RegExp) => tablet.page.getByRole('button', { name }).first().click();
const roll = (n: number) => tablet.page.getByRole('button', { name: String(n), exact: true }).click();
const card = (id: string) => tablet.page.locator(`[data-card="${id}"]`);
const sentence = () => tablet.page.locator('.ko-dock .ko-sentence').first();

async function openSample(): Promise<void> {
  await tablet.page.goto(`${site.url}#/korrem`);
  await tablet.page.getByRole('button', { name: /^Show me/ }).click();
  await press('Begin the battle');
}

describe('the Wight at the ford by taps', () => {
  it('NA-1, NM-7: a creature’s turn is two taps with its reason, overruled by a third, kept over a reload', async () => {
    const { page } = tablet;
    await openSample();
    await page.getByText('Gallow Heron is next.').waitFor();
    await roll(5);
    await page
      .getByText('Gallow Heron, 5: Stoop to Reed Ox: who stands beside it, by health left.')
      .waitFor();
    await card('o3').click();
    await page.getByText('The table says: Reed Bee.').waitFor();
    await press('Done so');
    await page.getByText('Ford Wight is next.').waitFor();
    await page.reload();
    await page.getByText('Ford Wight is next.').waitFor();
    await press(/^Undo/);
    await page.getByText('The table says: Reed Bee.').waitFor();
  });

  it('WT-7: no undo turns the glass back', async () => {
    const { page } = tablet;
    await openSample();
    await press('Turn the glass');
    await press('Hold');
    const held = await page.getByRole('timer').textContent();
    await roll(3);
    await press(/^Undo/);
    expect(await page.getByRole('timer').textContent()).toBe(held);
    await press('Go on');
    await page.getByRole('button', { name: 'Hold' }).waitFor();
  });

  it('DM-4, BP-2: two taps strike, and what cannot be struck is told with its rule', async () => {
    const { page } = tablet;
    await openSample();
    for (let i = 0; i < 3; i++) {
      await roll(1);
      await press(/^(Done so|It failed)$/);
    }
    await page.getByText('Your blows').waitFor();
    await card('o1').click();
    await card('n3').click();
    await page.getByText('They do not stand beside each other.').waitFor();
    await page.getByRole('link', { name: 'BP-2' }).waitFor();
    expect(await sentence().textContent()).toContain('Reed Fox');
  });

  it('the grid stands still between two questions, and every button is within the screen, on all sizes', async () => {
    const { page } = tablet;
    await openSample();
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = () => page.locator('.ko-middle').boundingBox();
      const before = await box();
      await roll(1);
      await press('Done so');
      expect(await box()).toEqual(before);
      for (const button of await page.locator('.ko-head a, .ko-head button').all()) {
        const at = await button.boundingBox();
        expect((at?.x ?? width) + (at?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      }
      await press(/^Undo/);
      await press(/^Undo/);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
  });

  it('EN-1, OD-1: a meeting says what a number brings, and the odds of every end', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/korrem/meeting`);
    const nature = page.getByRole('button', { name: 'Conniving' });
    await nature.waitFor();
    // A button that is still being laid out in other letters slips away under the finger.
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await nature.click();
    await page.getByRole('button', { name: 'Conniving', pressed: true }).waitFor();
    await page.getByRole('button', { name: '4', exact: true }).click();
    await page.getByText('4: it joins for twice its cost.').waitFor();
    await press('Nothing');
    await page.getByText('it attacks twice').waitFor();
  });
});
