import type { Locator, Page } from 'playwright-core';
import type { ClassId } from '../../src/campaign/kinds/classes';
import type { Command } from '../../src/encounter/model/command';
import type { Settings } from '../../src/encounter/model/settings';
import type { Setup } from '../../src/encounter/model/setup';
import { type Draft, freshDraft, freshMinions, heroOf, setupOf } from '../../src/table/setup/draft';
import { demoFight, readySetup } from '../../src/table/setup/ready';
import { presetNames } from '../../src/ui/words/preset';
import { placeSaved, type Saved, savedFight } from '../support/browser/saved';
import type { Site } from '../support/browser/site';
import type { Tablet } from '../support/browser/tablet';
import { placeOf } from '../support/place';

/** A player's hands on the screen: every tap is counted. */
export interface Hands {
  readonly taps: () => number;
  readonly tap: (what: Locator) => Promise<void>;
  /** One finger that stays for a while. */
  readonly hold: (what: Locator) => Promise<void>;
  /** In the middle of something drawn, which other drawings may lie over. */
  readonly point: (what: Locator) => Promise<void>;
  /** By the words on it. */
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly ask: () => Promise<string>;
}

export function handsOn({ page }: Tablet): Hands {
  let count = 0;
  const tap = async (what: Locator): Promise<void> => {
    count++;
    await what.click();
  };
  return {
    taps: () => count,
    tap,
    hold: async what => {
      count++;
      await what.click({ delay: 1200 });
    },
    point: async what => {
      count++;
      await what.scrollIntoViewIfNeeded();
      const { middle } = await placeOf(what);
      await page.mouse.click(middle.x, middle.y);
    },
    press: name => tap(page.getByRole('button', { name, exact: typeof name === 'string' }).first()),
    next: () => tap(page.locator('.btn.next')),
    ask: async () => (await page.locator('.ask-sentence').first().textContent()) ?? '',
  };
}

/** The four of a new fight; those of the last one are chosen already. */
export async function chooseFour(
  page: Page,
  tap: (what: Locator) => Promise<void> = what => what.click(),
  names: readonly string[] = ['Warden', 'Priest', 'Witch', 'Ranger'],
): Promise<void> {
  for (const name of names) {
    const one = page.locator('.class-pick', { hasText: name });
    if ((await one.getAttribute('aria-pressed')) === 'false') await tap(one);
  }
}

/** Board, cards and dice of a new fight, each by itself. */
export const eachPart = (page: Page): Locator =>
  page.locator('summary', { hasText: 'Board, cards, dice: each by itself' });

/** What every fight is dealt by. */
const seed = 2026;

/** The same cards are dealt every time: a test that fails does so again. */
export const dealtAlike = ({ page }: Tablet): Promise<unknown> =>
  page.addInitScript(fixed => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = array => {
      if (array instanceof Int32Array && array.length === 1) array[0] = fixed;
      else random(array);
      return array;
    };
  }, seed);

/** Waits until text is shown in the app's own fonts, which a first visit requests after the page has loaded. */
export async function lettersCame(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('own-fonts'));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Begins the demo as a newcomer does: the practice company before Old Mossback, ready to begin. */
export async function beginDemo({ page }: Tablet, site: Site): Promise<void> {
  await page.goto(`${site.url}#/demo`);
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('.fight .btn.next').waitFor();
  await lettersCame(page);
}

/** Saved fights by what they are made of: each is made once for all tests of a worker. */
const fights = new Map<string, Promise<Saved>>();

/** Opens a saved fight; it is the first page that the tablet opens. */
async function openFight(
  { page }: Tablet,
  site: Site,
  setup: Setup,
  commands: readonly Command[],
): Promise<void> {
  const key = JSON.stringify([setup, commands]);
  const making = fights.get(key) ?? savedFight(setup, commands);
  fights.set(key, making);
  const saved = await making;
  await placeSaved(page, [saved]);
  await page.goto(`${site.url}#/fight/${saved.ids[0]}`);
  await page.locator('.fight .dock').waitFor();
  await lettersCame(page);
}

/** The fight of the demo with the same cards, saved after these commands, without the guide that goes with the demo. */
export function openDemo(tablet: Tablet, site: Site, commands: readonly Command[] = []): Promise<void> {
  const setup = readySetup(demoFight, seed);
  if (!setup) throw new Error('no demo');
  return openFight(tablet, site, setup, commands);
}

interface Preset {
  readonly minions?: boolean;
  readonly settings?: Partial<Settings>;
  readonly classes?: readonly ClassId[];
}

/** A fight against a boss by preset, saved after these commands. */
export const openPreset = (
  tablet: Tablet,
  site: Site,
  { minions = false, settings = {}, classes = ['warden', 'priest', 'witch', 'ranger'] }: Preset = {},
  commands: readonly Command[] = [],
): Promise<void> => {
  const draft: Draft = {
    ...freshDraft,
    heroes: classes.map(heroOf),
    minions: minions ? freshMinions : undefined,
    settings: { ...freshDraft.settings, ...settings },
  };
  return openFight(tablet, site, setupOf(draft, seed, presetNames), commands);
};

/** Which buttons answer the question that stands. */
export const answers = ({ page }: Tablet): Promise<string[]> =>
  page.locator('.dock-middle .ask button:not(.term)').allTextContents();

/** The open questions are answered with what lies nearest until the players' own phase is open or it is over. */
export async function throughTheEnemy(tablet: Tablet, hands: Hands): Promise<void> {
  const { page } = tablet;
  for (let i = 0; i < 60; i++) {
    await page.locator('.dock-middle .ask').waitFor();
    const next = page.locator('.btn.next');
    if ((await next.count()) > 0) {
      // OWN-210: the enemy's phase ends with a stop, and a tap of its own begins the round.
      if ((await next.getAttribute('data-go')) !== 'nextRound') return;
      await hands.next();
      await page.locator('.btn.next[data-go="endTurns"]').waitFor();
      return;
    }
    const card = page.locator('dialog:has(.composer)');
    if ((await page.locator('.dock-middle .ask-card, .dock-middle .ask-compose').count()) > 0) {
      // Its sheet comes by itself, with what it loads.
      await card.waitFor();
      // A known card by name, or it is read aloud.
      const known = card.locator('.known-cards .btn');
      const aloud = card.getByRole('button', { name: 'We read the card and do what it says' });
      await hands.tap((await known.count()) > 0 ? known.first() : aloud);
      await card.waitFor({ state: 'detached' });
      continue;
    }
    const sum = page.locator('.dock-middle .damage-pad [aria-label="4 damage"]');
    const main = (await sum.count()) > 0 ? sum : page.locator('.dock-middle .ask button.main:enabled');
    const any = page.locator('.dock-middle .ask button:enabled:not(.term)');
    const before = await questionId(tablet);
    await hands.tap((await main.count()) > 0 ? main.last() : any.first());
    await page.waitForFunction(
      was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
      before,
    );
  }
  throw new Error(`No end of questions: ${await hands.ask()}`);
}

export const questionId = async ({ page }: Tablet): Promise<string> =>
  (await page.locator('.dock-middle').textContent()) ?? '';

/** One strikes with the number of white that is suggested, and takes what comes. */
export async function strike(tablet: Tablet, hands: Hands, who: number): Promise<void> {
  const { page } = tablet;
  await hands.tap(page.locator('.member-attack').nth(who));
  await hands.tap(page.locator('.sheet .sheet-foot .main'));
  await page.locator('dialog').waitFor({ state: 'detached' });
  await throughTheEnemy(tablet, hands);
}
