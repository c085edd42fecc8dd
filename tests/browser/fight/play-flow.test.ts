import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { handsOn, openDemo } from '../../ui/hands';

// A movement is looked at.
atTable({ animated: true });

/** Every card that is on its way in some frame, as long as the page lives. */
const watchCards = (): Promise<unknown> =>
  tablet.page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { cardsSeen: seen });
    const look = (): void => {
      for (const { effect } of document.getAnimations()) {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const card = target instanceof HTMLElement ? target.dataset.card : undefined;
        if (card) seen.add(card);
      }
      requestAnimationFrame(look);
    };
    look();
  });

const moving = (): Promise<string[]> => tablet.page.evaluate(() => [...Reflect.get(window, 'cardsSeen')]);

describe('battleflow on the screen', () => {
  it('a card that comes where another lies sends it on, and that is seen as movement', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await page.getByRole('button', { name: 'End our turns' }).waitFor();
    await watchCards();
    const row = page.locator('.cooldown-row').first();
    const play = async (text: string) => {
      await page.locator('.member-open').first().click();
      await page.locator('dialog .hand-choice', { hasText: text }).click();
    };
    await play('Taunt.');
    await expect.poll(() => row.getAttribute('title')).toBe('cooldown 1: Hold the Light');
    expect(await moving()).toEqual([]);
    await play('Move 1 and attack.');
    await page.getByRole('button', { name: 'Did not move' }).click();
    await page.getByRole('button', { name: 'Nobody' }).click();
    await expect
      .poll(() => row.getAttribute('title'))
      .toBe('cooldown 0: Hold the Light; cooldown 1: Lean In');
    await expect.poll(moving).toEqual(['hold-the-light']);
  });
});
