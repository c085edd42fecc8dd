import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { placeOf } from '../../support/place';
import { inSoak } from '../../support/samples';
import { itInSoak } from '../../support/soak';
import {
  chooseFour,
  eachPart,
  type Hands,
  handsOn,
  openDemo,
  openPreset,
  questionId,
  strike,
  throughTheEnemy,
} from '../../ui/hands';

declare global {
  interface Window {
    /** Moments that came over the table, in their order. */
    moments: string[];
  }
}

atTable();

/** From here on each moment over the table is noted as it comes up. */
const notesMoments = (): Promise<unknown> =>
  tablet.page.evaluate(() => {
    window.moments = [];
    const look = new MutationObserver(changes => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element && node.matches('.ceremony'))
            window.moments.push(
              `${node.className.replace('ceremony ceremony-', '')}${node.querySelector('.shatter') ? ', a die shatters' : ''}`,
            );
    });
    look.observe(document, { childList: true, subtree: true });
  });
const moments = (): Promise<string[]> => tablet.page.evaluate(() => window.moments);

const choice = (label: string, option: string): Locator =>
  tablet.page
    .locator(`fieldset[aria-label="${label}"]`)
    .last()
    .getByRole('button', { name: option, exact: true });

/** A boss by preset, four Oathsworn, round 1 begun. */
const preset = (wanted: Parameters<typeof openPreset>[2] = {}): Promise<void> =>
  openPreset(tablet, site, wanted, [{ do: 'begin' }]);

/** The table drew by itself: so much damage, in two taps. */
async function said(hands: Hands, who: number, damage: number): Promise<void> {
  const { page } = tablet;
  await hands.tap(page.locator('.member-attack').nth(who));
  await hands.tap(page.locator(`dialog .damage-pad [aria-label="${damage} damage"]`));
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Where a model's base is on the screen, and how high a hex is there: 55.4 units to the base's 43. */
async function middleOf(base: Locator): Promise<{ x: number; y: number; hex: number }> {
  const { middle, width } = await placeOf(base);
  return { ...middle, hex: (width * 55.4) / 43 };
}

async function answered(act: () => Promise<void>): Promise<void> {
  const before = await questionId(tablet);
  await act();
  await tablet.page.waitForFunction(
    was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
    before,
  );
}

describe.runIf(inSoak)('a boss by preset', () => {
  // packs/play-box.test.ts sets up a boss by preset in at most 20 taps, too.
  itInSoak('is set up with minions in at most 20 taps', async () => {
    const { page } = tablet;
    const hands = handsOn(tablet);
    await page.goto(`${site.url}#/new/preset`);
    await chooseFour(page, hands.tap);
    await hands.tap(choice('Minions', 'Some'));
    await hands.press('Begin the fight');
    await hands.next();
    await page.getByText('Oathsworn phase').waitFor();
    console.log(`A boss by preset with minions, to round 1: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(20);
  });
});

describe.runIf(inSoak)('what cannot be chosen', () => {
  itInSoak(
    'a deck that nobody knows cannot be in the app: it says why, in the set-up and in the menu',
    async () => {
      const { page } = tablet;
      await page.goto(`${site.url}#/new/preset`);
      await eachPart(page).click();
      const inApp = choice('Stage cards', 'In the app');
      await expect.poll(() => inApp.isDisabled()).toBe(true);
      await page.getByText('Not in the app: it does not know the cards.').waitFor();
      await chooseFour(page);
      await handsOn(tablet).press('Begin the fight');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect.poll(() => inApp.isDisabled()).toBe(true);
      await page.getByText('Not in the app: here the deck lies on the table.').waitFor();
    },
  );

  itInSoak(
    'a choice of the menu that is refused says so in the menu, and no longer when it is closed',
    async () => {
      const { page } = tablet;
      await preset();
      await page.locator('.ceremony').waitFor({ state: 'detached' });
      await notesMoments();
      await page.locator('.member-open').first().click();
      await page.locator('dialog summary', { hasText: 'who is down' }).click();
      await page.getByRole('button', { name: 'Is unconscious' }).click();
      await expect.poll(moments).toEqual(['fall']);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'We have won' }).click();
      await page.locator('.dock-middle').getByText('The fight is won.').waitFor();
      await expect.poll(moments).toEqual(['fall', 'end']);
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.getByRole('dialog', { name: 'The fight is won.' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'We have lost' }).click();
      await page.locator('dialog .refusal').getByText('The fight is over.').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.refusal').waitFor({ state: 'detached' });
    },
  );
});

describe('the light way', () => {
  it('a round: four strikes, the beast, four minions and a loss of HP in at most 12 taps', async () => {
    const { page } = tablet;
    await preset({ minions: true, settings: { board: 'off', might: 'physical', stage: 'count' } });
    const hands = handsOn(tablet);
    for (let who = 0; who < 4; who++) await said(hands, who, 4);
    await hands.next();
    await hands.press('Done, begin round 2');
    await page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
    await hands.tap(page.locator('.member-hp').first());
    await hands.tap(page.locator('.counting [aria-label="HP: −1"]'));
    await expect.poll(() => page.locator('.member .die').first().textContent()).toBe('5');
    console.log(`A whole round in light mode: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(12);
  });
});

describe('cards that nobody knows', () => {
  it('one is composed in at most six taps, resolved at once, and known when it comes again', async () => {
    const { page } = tablet;
    await preset({ settings: { board: 'off', might: 'physical' } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await choice('Stage', 'III').click();
    await page.keyboard.press('Escape');
    await handsOn(tablet).next();
    await page.locator('.composer').waitFor();
    const hands = handsOn(tablet);
    await hands.press('Move 4');
    await hands.press('Attack');
    await hands.press('Knockback 2');
    await answered(() => hands.press('Resolve the card'));
    expect(hands.taps()).toBeLessThanOrEqual(6);
    await expect.poll(() => page.locator('.dock-middle').textContent()).toMatch(/closest/i);
    await answered(() => hands.press('Nobody'));
    let rounds = 0;
    for (let i = 0; i < 30; i++) {
      await page.locator('.dock-middle .ask').waitFor();
      if ((await page.locator('.btn.next').count()) > 0) {
        rounds++;
        await answered(() => hands.next());
      } else if (await page.locator('.ask-card .big', { hasText: 'Move 4' }).count()) break;
      else {
        const aloud = page.getByRole('button', { name: 'We read the card and do what it says' });
        const any = page.locator('.dock-middle .ask button:enabled:not(.term)');
        await answered(() => hands.tap(aloud.or(any).last()));
      }
    }
    expect(rounds).toBeGreaterThanOrEqual(4);
    await answered(() => hands.tap(page.locator('.ask-card .big', { hasText: 'Move 4' })));
    await expect.poll(() => page.locator('.dock-middle').textContent()).toMatch(/closest/i);
  });

  it('DM-3: a location broken in mid-attack asks for the reaction, and undo puts the die back', async () => {
    const { page } = tablet;
    await preset({ settings: { board: 'off', might: 'physical' } });
    const hands = handsOn(tablet);
    await notesMoments();
    await said(hands, 1, 18);
    // OWN-200: which stage it draws from is asked first.
    await expect.poll(() => hands.ask()).toMatch(/stage/i);
    await hands.press('No');
    await expect.poll(() => hands.ask()).toMatch(/reaction/i);
    await expect.poll(() => page.locator('.body-part.broken').count()).toBe(1);
    expect(await moments()).toEqual(['break, a die shatters']);
    await hands.press('We read the card and do what it says');
    await page.locator('.btn.next').waitFor();
    await hands.press(/^Undo/);
    // The sheet that asks for the card lies over the table's undo, and bears its own.
    await hands.tap(page.locator('dialog').getByRole('button', { name: /^Undo/ }));
    await page.locator('dialog').waitFor({ state: 'detached' });
    await hands.press(/^Undo/);
    await expect.poll(() => page.locator('.body-part.broken').count()).toBe(0);
  });
});

describe('the table says', () => {
  itInSoak('puts a number right in one tap, and says so in the history', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.member-open').first().click();
    await page.locator('.sheet [aria-label="HP: −1"]').click();
    await expect.poll(() => page.locator('.member .die').first().textContent()).toBe('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    await expect.poll(() => page.locator('.history-line.head').textContent()).toMatch(/table/i);
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();

    // UC-2: whoever has fallen asks on the strip for an ally.
    await page.locator('dialog').waitFor({ state: 'detached' });
    const fallen = page.locator('.member').nth(2);
    await fallen.locator('.member-open').click();
    await page.locator('.sheet .hero-more summary').click();
    await page.getByRole('button', { name: 'Is unconscious' }).click();
    await fallen.getByText('Who takes over?').waitFor();
  });

  it('puts the whole table right by one confirmation and one mark', async () => {
    const { page } = tablet;
    await preset();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Put everything right' }).click();
    const sheet = page.locator('dialog[open]');
    const model = sheet.locator('[data-piece="warden"] .base');
    const from = await middleOf(model);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 2 * from.hex, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => Math.abs(from.y - 2 * from.hex - (await middleOf(model)).y))
      .toBeLessThan(from.hex / 4);
    const part = (name: string) => sheet.locator('.resync-parts').getByRole('button', { name }).click();
    await part('Company');
    await sheet.getByRole('button', { name: 'HP of Witch: −1' }).click();
    await sheet.getByRole('button', { name: /^0 Bleed for Priest/ }).click();
    await part('Enemy');
    await sheet.getByRole('button', { name: 'The beast, Core: −1' }).click();
    await part('Decks');
    await sheet.getByRole('button', { name: 'Stage I: −1' }).click();
    await sheet.locator('details').nth(2).locator('summary').click();
    await sheet.getByRole('button', { name: 'red, blank: −1' }).click();
    await sheet.getByRole('button', { name: 'This is how it stands' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator('.member', { hasText: 'Witch' }).locator('.die').textContent())
      .toBe('5');
    await page.locator('.member', { hasText: 'Priest' }).locator('.token', { hasText: 'Bleed' }).waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('dialog[open] .history-line').first().waitFor();
    await expect.poll(() => page.locator('.history-line').count()).toBe(3);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await handsOn(tablet).press(/^Undo/);
    await expect
      .poll(() => page.locator('.member', { hasText: 'Witch' }).locator('.die').textContent())
      .toBe('6');
  });

  it('has another target by one tap, and says in the why that it was the table', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    const other = page.locator('.other-target button').first();
    const name = (await other.textContent()) ?? '';
    expect(await hands.ask()).not.toContain(name);
    await answered(() => hands.tap(other));
    await expect.poll(() => hands.ask()).toContain(name);
    await expect.poll(() => page.locator('button.why').textContent()).toContain(name);

    if (!inSoak) return;
    // The why stays until the company has acted since: then it explains nothing that lies there.
    await throughTheEnemy(tablet, hands);
    await page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
    await page.locator('button.why').waitFor();
    await strike(tablet, hands, 0);
    await page.locator('button.why').waitFor({ state: 'detached' });
  });
});

describe.runIf(inSoak)('we move it', () => {
  itInSoak(
    'the app names the target, the players put the model, and the app goes on from there',
    async () => {
      const { page } = tablet;
      await openDemo(tablet, site);
      const hands = handsOn(tablet);
      await hands.next();
      await page.getByRole('button', { name: 'Menu' }).click();
      await choice('Board', 'We move it').click();
      await page.keyboard.press('Escape');
      await hands.next();
      await page.locator('.ask-place').waitFor();
      await expect.poll(() => page.locator('button.why').textContent()).toMatch(/Perrin|Ysolde|Bodo|Wenna/);
      const boss = page.locator('.piece.enemy .nose').first();
      const before = (await placeOf(boss)).middle;
      const rat = await middleOf(page.locator('.piece.oathsworn .base').first());
      await answered(() => page.mouse.click(rat.x, rat.y - 3 * rat.hex));
      expect((await placeOf(boss)).middle).not.toEqual(before);
    },
  );
});

describe.runIf(inSoak)('defense tokens', () => {
  itInSoak('DM-1: are asked after the reveal, and lower the loss', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    for (let who = 0; who < 4; who++) {
      await page.locator('.member-open').nth(who).click();
      await page.locator('.sheet [aria-label="Defense: +1"]').last().click();
      await page.keyboard.press('Escape');
    }
    for (let i = 0; i < 40 && (await page.locator('.ask-soak').count()) === 0; i++) {
      await page.locator('.dock-middle .ask').waitFor();
      if ((await page.locator('.btn.next').count()) > 0) await answered(() => hands.next());
      else await answered(() => hands.tap(page.locator('.dock-middle .ask button.main').last()));
    }
    await page.locator('.ask-soak').waitFor();
    const sum = page.locator('.ask-soak .sum').first();
    const before = Number(/÷ (\d+)/.exec((await sum.textContent()) ?? '')?.[1]);
    await page.locator('.ask-soak [aria-label$="+1"]').first().click();
    await expect.poll(() => sum.textContent()).toContain(`÷ ${before + 1} =`);
    await answered(() => hands.press('Take the damage'));
  });
});
