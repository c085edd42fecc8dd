import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { placeOf } from '../../support/place';
import { inSoak, samples } from '../../support/samples';
import { itInSoak } from '../../support/soak';
import { handsOn, openDemo, openPreset, throughTheEnemy } from '../../ui/hands';

atTable();

/** Which phase button stands there, once it counts. */
const go = async (): Promise<string | null> => {
  const next = tablet.page.locator('.btn.next:enabled');
  await next.waitFor();
  return next.getAttribute('data-go');
};

const where = async (): Promise<string> =>
  (await tablet.page.locator('.topbar-phase').textContent())?.trim() ?? '';

/** The page's own clock goes on by so much, and by no more than we say. */
const passes = (ms: number): Promise<void> => tablet.page.clock.runFor(ms);

/** Every model far from everybody: no enemy reaches anybody, and the phase would go by without a question. */
const outOfReach = (): Promise<void> => openPreset(tablet, site, { settings: { stage: 'count' } });

describe.runIf(inSoak)('a stop after the enemy', () => {
  itInSoak(
    'OWN-210: tells what moved and what the next round brings, and a tap of its own begins it',
    async () => {
      const { page } = tablet;
      await openDemo(tablet, site);
      const hands = handsOn(tablet);
      await hands.next();
      await hands.next();
      for (let i = 0; i < 30 && (await page.locator('.btn.next').count()) === 0; i++) {
        const before = await page.locator('.dock-middle').textContent();
        await page.locator('.dock-middle .ask button.main:enabled').last().click();
        await page.waitForFunction(
          was => document.querySelector('.dock-middle')?.textContent !== was,
          before,
        );
      }
      expect(await go()).toBe('nextRound');
      await page.getByRole('heading', { name: 'Round 1: the enemy has acted' }).waitFor();
      expect(await page.locator('.stop .task').count()).toBeGreaterThan(0);
      await page.getByRole('heading', { name: 'Round 2 brings' }).waitFor();
      expect(await where()).toContain('Round 1');
      await hands.next();
      await page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
      expect(await go()).toBe('endTurns');
    },
  );
});

describe('a hasty finger at the phases', () => {
  for (const pace of samples([300], [0, 120, 300, 500, 650, 800, 1100, 1500]))
    it(`a second tap ${pace} ms after the first, at each button that ends or begins a phase, loses no turn`, async () => {
      const { page } = tablet;
      await page.clock.install();
      await openDemo(tablet, site);
      const twice = async () => {
        await passes(700);
        const { middle } = await placeOf(page.locator('.btn.next:enabled'));
        await page.mouse.click(middle.x, middle.y);
        await passes(pace);
        await page.mouse.click(middle.x, middle.y);
        await passes(700);
      };
      // Begins round 1, and nothing more.
      await twice();
      expect(await go()).toBe('endTurns');
      expect(await where()).toMatch(/Round 1.*Oathsworn/);
      // Ends the turns, and answers nothing for the table.
      await twice();
      await page.locator('.ask-defend').waitFor();
      expect(await page.locator('.ask-defend .might-card:not(.down)').count()).toBe(0);
      const hands = handsOn(tablet);
      for (let i = 0; i < 30 && (await page.locator('.btn.next').count()) === 0; i++) {
        const before = await page.locator('.dock-middle').textContent();
        const main = page.locator('.dock-middle .ask button.main:enabled').last();
        const { middle } = await placeOf(main);
        await hands.tap(main);
        await passes(pace);
        // The last answer of the phase is tapped twice too: it begins no round.
        if ((await page.locator('.btn.next').count()) > 0) await page.mouse.click(middle.x, middle.y);
        await page.waitForFunction(
          was => document.querySelector('.dock-middle')?.textContent !== was,
          before,
        );
      }
      await passes(700);
      expect(await go()).toBe('nextRound');
      expect(await where()).toContain('Round 1');
      // Begins round 2, and takes no turn from the players.
      await twice();
      expect(await go()).toBe('endTurns');
      expect(await where()).toMatch(/Round 2.*Oathsworn/);
    });

  itInSoak(
    'where nobody is asked anything the enemy’s phase, the stop and the next turns are three taps',
    async () => {
      await outOfReach();
      const { page } = tablet;
      const hands = handsOn(tablet);
      await hands.next();
      expect(await go()).toBe('endTurns');
      await hands.next();
      await page.getByRole('button', { name: 'Done, begin round 2' }).waitFor();
      expect(await where()).toContain('Round 1');
    },
  );
});

describe('numbers on the tile', () => {
  it('HP, animus, tokens: each is counted by two taps, with no sheet', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    await handsOn(tablet).next();
    const tile = page.locator('.member').first();
    for (const [opens, counts, shows, before, after] of [
      ['.member-hp', 'HP: −1', '.die', '6', '5'],
      ['.member-animus', 'Animus available: −1', '.animus b', '6', '5'],
      ['.member-hp', 'Bleed: +1', '.token', '', '1'],
    ] as const) {
      const hands = handsOn(tablet);
      if (before) await expect.poll(() => tile.locator(shows).first().textContent()).toContain(before);
      await hands.tap(tile.locator(opens));
      await hands.tap(page.locator(`.counting [aria-label="${counts}"]`));
      await expect.poll(() => tile.locator(shows).first().textContent()).toContain(after);
      expect(hands.taps()).toBe(2);
      expect(await page.locator('dialog').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('.counting').waitFor({ state: 'detached' });
    }
  });

  it('OWN-211: who has had turns is marked on the strip, the leader and the order are seen', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.member').first().locator('.leads').waitFor();
    await expect
      .poll(() => page.locator('.member-place').evaluateAll(all => all.map(one => one.textContent)))
      .toEqual(['', '2', '3', '4']);
    const third = page.locator('.member').nth(2).locator('.member-place');
    await hands.tap(third);
    await expect.poll(() => third.getAttribute('aria-pressed')).toBe('true');
    await hands.next();
    await throughTheEnemy(tablet, hands);
    await expect.poll(() => third.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a model that is dragged', () => {
  it('OP-3: asks once whether it pays, and then does so for the sitting', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    await handsOn(tablet).next();
    const drag = async (by: number) => {
      const model = await placeOf(page.locator('.board-pane .piece.oathsworn .base').first());
      await page.mouse.move(model.middle.x, model.middle.y);
      await page.mouse.down();
      await page.mouse.move(model.middle.x, model.middle.y + by * model.height, { steps: 4 });
      await page.mouse.up();
    };
    const animus = page.locator('.member').first().locator('.animus b');
    await expect.poll(() => animus.textContent()).toBe('6');
    await drag(-2.6);
    await page.getByRole('button', { name: 'Pay 2 animus' }).click();
    await expect.poll(() => animus.textContent()).toBe('4');
    await drag(1.3);
    await expect.poll(() => animus.textContent()).toBe('3');
    await page.getByRole('button', { name: /^Undo: Ysolde/ }).waitFor();
  });
});
