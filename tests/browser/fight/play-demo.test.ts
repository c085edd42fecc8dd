import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { openTablet, untilOffline } from '../../support/browser/browser';
import { reloadKept } from '../../support/browser/kept';
import { itInSoak } from '../../support/soak';
import { answers, beginDemo, handsOn, openDemo, questionId, strike, throughTheEnemy } from '../../ui/hands';

atTable();

/** What the screen says of everybody: HP, and the dice of the beast. */
const sheet = (): Promise<string> =>
  tablet.page.evaluate(() =>
    [...document.querySelectorAll('.member-open, .body-picture, .foe-chip')]
      .map(one => one.getAttribute('aria-label'))
      .join('; '),
  );

const endTurns = async (): Promise<void> => {
  const hands = handsOn(tablet);
  await hands.next();
  await tablet.page.locator('.dock-middle .ask').waitFor();
};

describe('a newcomer in the demo', () => {
  it('comes from the first page to the first enemy attack resolved in at most 12 taps', async () => {
    const { page } = tablet;
    await page.goto(site.url);
    const hands = handsOn(tablet);
    await hands.tap(page.getByRole('link', { name: /Show me how/ }));
    await hands.press('Begin the fight');
    await hands.next();
    await hands.next();
    // While a stage card is carried out it is the one that is shown, and not the next.
    await page.locator('.stage.played', { hasText: 'Being played' }).waitFor();
    for (let i = 0; i < 8; i++) {
      await page.locator('.dock-middle .ask').waitFor();
      if ((await page.locator('.last .sum').count()) > 0 || (await page.locator('.btn.next').count()) > 0)
        break;
      const before = await questionId(tablet);
      await hands.tap(page.locator('.dock-middle .ask button.main').last());
      await page.waitForFunction(
        was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
        before,
      );
    }
    console.log(`Demo, from opening to the first enemy attack resolved: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(12);
  });
});

describe('a round of the demo', () => {
  // packs/play-box.test.ts plays such a round within the same number of taps.
  itInSoak('four strikes, the beast and four minions: at most 25 taps', async () => {
    await openDemo(tablet, site);
    const begin = handsOn(tablet);
    await begin.next();
    const hands = handsOn(tablet);
    for (let who = 0; who < 4; who++) await strike(tablet, hands, who);
    await hands.next();
    await throughTheEnemy(tablet, hands);
    await tablet.page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
    console.log(`A whole round in full mode: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(25);
  });

  it('MT-2: undo across a draw and the same tap again bring the same cards; redo brings it back', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    const draw = async (): Promise<string> => {
      await hands.tap(page.locator('.member-attack').first());
      await hands.tap(page.locator('.sheet .sheet-foot .main'));
      await page.locator('.draw .might-card').first().waitFor();
      const faces = await page
        .locator('.draw .might-card')
        .evaluateAll(all => all.map(one => one.getAttribute('aria-label')).join());
      return faces;
    };
    const first = await draw();
    await hands.press(/^Undo/);
    await page.locator('.draw').waitFor({ state: 'detached' });
    await page.getByText('That undo went back over cards you have seen').waitFor();
    expect(await draw()).toBe(first);
    await hands.press(/^Undo/);
    await hands.press(/^Redo/);
    await page.locator('.draw .might-card').first().waitFor();
  });

  it('is as it was after a reload in the middle of a decision', async () => {
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await endTurns();
    const before = await questionId(tablet);
    const numbers = await sheet();
    expect(await answers(tablet)).not.toEqual([]);
    await reloadKept(tablet.page);
    await tablet.page.locator('.dock-middle .ask').waitFor();
    expect(await questionId(tablet)).toBe(before);
    expect(await sheet()).toBe(numbers);
  });

  // The first page leads back to a fight in campaign-pages.test.ts, too.
  itInSoak('goes on from the first page in one tap', async () => {
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await tablet.page.goto(`${site.url}#/`);
    const goOn = tablet.page.getByRole('link', { name: /Go on: Old Mossback/ });
    await expect.poll(() => goOn.textContent()).toContain('round 1');
    await goOn.click();
    await tablet.page.getByText('Oathsworn phase').waitFor();
  });

  itInSoak('plays on with no network at all', async () => {
    const own = await openTablet({ touch: true });
    await own.page.goto(site.url);
    await untilOffline(own.page);
    await site.stop();
    await own.offline(true);
    await beginDemo(own, site);
    const hands = handsOn(own);
    await hands.next();
    await strike(own, hands, 0);
    await reloadKept(own.page);
    await own.page.locator('.fight').waitFor();
    await own.close();
    await site.start();
  });

  it('DM-1: a card for defense is asked before the reveal, and raises the defense', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    await endTurns();
    await page.locator('.ask-defend').waitFor();
    await expect.poll(() => page.locator('.ask-defend .might-card.down').count()).toBeGreaterThan(0);
    expect(await page.locator('.ask-defend .might-card:not(.down)').count()).toBe(0);
    const text = (await page.locator('.defender-name').first().textContent()) ?? '';
    const own = Number(/defense (\d+)/.exec(text)?.[1]);
    const card = page.locator('.defender .btn').first();
    const plus = Number(/\+(\d+)/.exec((await card.textContent()) ?? '')?.[1]);
    // The first answer by its number is that card, whatever else explains itself beside it.
    for (const chosen of ['true', 'false']) {
      await page.keyboard.press('1');
      await expect.poll(() => card.getAttribute('aria-pressed')).toBe(chosen);
    }
    await hands.tap(card);
    await hands.press('Play it, reveal');
    const sum = page.locator('.last .sum, .ask-soak .sum').first();
    await expect.poll(() => sum.textContent()).toContain(`÷ ${own + plus} =`);
  });
});

describe('the fight on the screen', () => {
  // A phone plays a whole round with the guide too (table-guide.test.ts).
  itInSoak('fits a phone held upright and plays there', async () => {
    await tablet.page.setViewportSize({ width: 390, height: 844 });
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await strike(tablet, hands, 0);
    await endTurns();
    await throughTheEnemy(tablet, hands);
    const wide = await tablet.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
  });

  it('is played with the keyboard alone', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    await page.locator('.btn.next:enabled').waitFor();
    await page.keyboard.press('n');
    await page.getByText('Oathsworn phase').waitFor();
    await page.locator('.member-attack').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.sheet .sheet-foot .main').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    for (let i = 0; i < 10 && (await page.locator('.btn.next').count()) === 0; i++) {
      const before = await questionId(tablet);
      await page.keyboard.press('1');
      await page.waitForFunction(
        was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
        before,
      );
    }
    await page.locator('.btn.next:enabled').waitFor();
    await page.keyboard.press('n');
    await page.locator('.dock-middle .ask-defend').waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.btn.next').waitFor();
    await page.keyboard.press('h');
    await page.locator('.history-line.head').waitFor();
    await page.keyboard.press('Escape');
  });
});
