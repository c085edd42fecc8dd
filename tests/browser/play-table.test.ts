import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet } from '../support/browser';
import { dealtAlike, type Hands, handsOn, openDemo, questionId } from '../ui/hands';

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

const choice = (label: string, option: string): Locator =>
  tablet.page
    .locator(`fieldset[aria-label="${label}"]`)
    .last()
    .getByRole('button', { name: option, exact: true });

interface Wanted {
  readonly minions?: boolean;
  readonly board?: 'Off';
  readonly might?: 'On the table';
  readonly stage?: 'Only count';
}

/** A boss by preset, four Oathsworn, round 1 begun. */
async function preset(hands: Hands, wanted: Wanted): Promise<void> {
  const { page } = tablet;
  await page.goto(`${site.url}#/new/preset`);
  for (const name of ['Warden', 'Priest', 'Witch', 'Ranger'])
    await hands.tap(page.locator('.class-pick', { hasText: name }));
  if (wanted.minions) await hands.tap(choice('Minions', 'Some'));
  if (wanted.board) await hands.tap(choice('Board', wanted.board));
  if (wanted.stage) await hands.tap(choice('Stage cards', wanted.stage));
  if (wanted.might) await hands.tap(choice('Might', wanted.might));
  await hands.press('Begin the fight');
  await hands.next();
  await page.getByText('Oathsworn phase').waitFor();
}

/** The table drew by itself: so much damage, in two taps. */
async function said(hands: Hands, who: number, damage: number): Promise<void> {
  const { page } = tablet;
  await hands.tap(page.locator('.member-attack').nth(who));
  await hands.tap(page.locator(`.damage-pad [aria-label="${damage} damage"]`));
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function answered(act: () => Promise<void>): Promise<void> {
  const before = await questionId(tablet);
  await act();
  await tablet.page.waitForFunction(
    was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
    before,
  );
}

describe('a boss by preset', () => {
  it('is set up with minions in at most 20 taps', async () => {
    const hands = handsOn(tablet);
    await preset(hands, { minions: true });
    console.log(`A boss by preset with minions, to round 1: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(20);
  });
});

describe('the light way', () => {
  it('a round: four strikes, the beast, four minions and a loss of HP in at most 12 taps', async () => {
    const { page } = tablet;
    await preset(handsOn(tablet), {
      minions: true,
      board: 'Off',
      might: 'On the table',
      stage: 'Only count',
    });
    const hands = handsOn(tablet);
    for (let who = 0; who < 4; who++) await said(hands, who, 4);
    await hands.next();
    await hands.press('Done');
    await page.getByText('Round 2').waitFor();
    await hands.tap(page.locator('.member-main').first());
    await hands.tap(page.locator('.sheet [aria-label="HP: −1"]'));
    await expect.poll(() => page.locator('.member .die').first().textContent()).toBe('5');
    console.log(`A whole round in light mode: ${hands.taps()} taps`);
    expect(hands.taps()).toBeLessThanOrEqual(12);
  });
});

describe('cards that nobody knows', () => {
  it('one is composed in at most six taps, resolved at once, and known when it comes again', async () => {
    const { page } = tablet;
    await preset(handsOn(tablet), { board: 'Off', might: 'On the table' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await choice('Stage', 'III').click();
    await page.keyboard.press('Escape');
    await handsOn(tablet).next();
    await page.locator('.composer').waitFor();
    const hands = handsOn(tablet);
    await hands.press('Move 4');
    await hands.press('Attack');
    await hands.press('Knockback 2');
    await answered(() => hands.press('Resolve it'));
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
        const aloud = page.getByRole('button', { name: 'We read it aloud and do it' });
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
    await preset(handsOn(tablet), { board: 'Off', might: 'On the table' });
    const hands = handsOn(tablet);
    await said(hands, 1, 18);
    await expect.poll(() => hands.ask()).toMatch(/reaction/i);
    expect(await page.locator('.flower-slot.broken').count()).toBe(1);
    await hands.press('We read it aloud and do it');
    await page.locator('.btn.next').waitFor();
    await hands.press(/^Undo/);
    await hands.press(/^Undo/);
    await expect.poll(() => page.locator('.flower-slot.broken').count()).toBe(0);
  });
});

describe('the table says', () => {
  it('puts a number right in one tap, and says so in the history', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.member-main').first().click();
    await page.locator('.sheet [aria-label="HP: −1"]').click();
    await expect.poll(() => page.locator('.member .die').first().textContent()).toBe('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    await expect.poll(() => page.locator('.history-line.head').textContent()).toMatch(/table/i);
  });

  it('puts the whole table right by one confirmation and one mark', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Put everything right' }).click();
    await page.getByRole('button', { name: 'This is how it stands' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'History' }).click();
    expect(await page.locator('.history-line').count()).toBe(3);
  });
});

describe('defense tokens', () => {
  it('DM-1: are asked after the reveal, and lower the loss', async () => {
    await openDemo(tablet, site);
    const { page } = tablet;
    const hands = handsOn(tablet);
    await hands.next();
    for (let who = 0; who < 4; who++) {
      await page.locator('.member-main').nth(who).click();
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
    await answered(() => hands.press('So be it'));
  });
});
