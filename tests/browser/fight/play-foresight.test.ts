import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { placeOf } from '../../support/place';
import { itInSoak } from '../../support/soak';
import { handsOn, openDemo } from '../../ui/hands';

atTable();

/** The demo with its first card face up. */
async function begun(): Promise<void> {
  await openDemo(tablet, site);
  await handsOn(tablet).next();
  await tablet.page.getByRole('button', { name: 'End our turns' }).waitFor();
}

/** Says of foresight's worker what the browser would: it broke. */
const breakTheWorker = (): Promise<unknown> =>
  tablet.page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes('foresight')) setTimeout(() => this.dispatchEvent(new Event('error')));
      }
    };
  });

describe('foresight at the table', () => {
  it('tells who would be hit, and each number opens into how it comes about', async () => {
    const { page } = tablet;
    await begun();
    const number = page.locator('.foresight .opens').first();
    await expect.poll(() => number.textContent()).toMatch(/HP expected/);
    const told = Number.parseFloat((await number.textContent()) ?? '');
    await number.click();
    const sheet = page.getByRole('dialog', { name: /^What may come at/ });
    await sheet.waitFor();
    const rows = await sheet.locator('.chance-table tr').allTextContents();
    const shares = rows.map(row => Number(/(\d+) %/.exec(row)?.[1] ?? 0));
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(rows.length);
    await expect
      .poll(() => sheet.locator('.chance-sums dd').first().textContent())
      .toMatch(new RegExp(`= ${told.toFixed(1)}$`));
    // The rule opens over it, and closing that leads back.
    await sheet.getByRole('button', { name: 'HP lost (DM-1)' }).click();
    await expect
      .poll(() => page.getByRole('dialog', { name: 'HP lost (DM-1)' }).textContent())
      .toMatch(/defense/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog', { name: 'HP lost (DM-1)' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  });

  it('shows whoever is in hand which hexes are safe, and follows a move', async () => {
    const { page } = tablet;
    await begun();
    const model = page.locator('.board-pane .piece.oathsworn').first();
    await model.click();
    await expect.poll(() => page.locator('.threat').count()).toBeGreaterThan(100);
    const kinds = await page
      .locator('.threat')
      .evaluateAll(all => [...new Set(all.map(one => one.getAttribute('class')))].sort());
    expect(kinds).toContain('threat target');
    expect(kinds).toContain('threat safe');
    // Whoever would be hit first is put out of every reach: then it is somebody else.
    const first = () => page.locator('.foresight li b').first().textContent();
    const hit = await first();
    const inHand = page.locator('.hand-bar b');
    const models = page.locator('.board-pane .piece.oathsworn');
    for (let i = 1, held = await inHand.textContent(); held !== hit && i < 4; i++) {
      const before = held;
      await models.nth(i).click();
      await expect.poll(() => inHand.textContent()).not.toBe(before);
      held = await inHand.textContent();
    }
    await expect.poll(() => inHand.textContent()).toBe(hit);
    const { x, y } = (await placeOf(page.locator('.hex[data-hex="Q9"]').first())).middle;
    await page.mouse.click(x, y);
    // OP-3: a way that could be paid for is asked about once a sitting.
    const asks = page.getByRole('button', { name: 'Just moved' });
    const moved = page.getByRole('button', { name: /^Undo: The table says/ });
    await asks.or(moved).first().waitFor();
    if ((await asks.count()) > 0) await asks.click();
    await expect.poll(() => inHand.count()).toBe(0);
    await expect.poll(first).not.toBe(hit);
  });

  itInSoak(
    'shows it to whoever is dragged too, and the hex under the finger, until the finger lets go',
    async () => {
      const { page } = tablet;
      await begun();
      const { middle, width } = await placeOf(page.locator('.board-pane .piece.oathsworn .base').first());
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x, middle.y - 3 * width, { steps: 4 });
      await expect.poll(() => page.locator('.threat').count()).toBeGreaterThan(100);
      await expect.poll(() => page.locator('.landing').count()).toBe(1);
      await page.mouse.up();
      await expect.poll(() => page.locator('.threat, .landing').count()).toBe(0);
    },
  );

  it('is gone with its worker, and nothing else is', async () => {
    const { page } = tablet;
    await breakTheWorker();
    await begun();
    const hands = handsOn(tablet);
    await page.locator('.board-pane .piece.oathsworn').first().click();
    await page.locator('.hand-bar').waitFor();
    await expect.poll(() => page.locator('.threat, .foresight').count()).toBe(0);
    await hands.press('End our turns');
    await page.locator('.dock-middle .ask').waitFor();
    await expect.poll(() => page.locator('.ask-sentence').first().textContent()).not.toBe('');
  });
});
