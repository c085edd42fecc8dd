import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { activeOf, type Campaign } from '../../../src/campaign/model/state';
import { borrowTablet, built, type Tablet } from '../../support/browser/browser';
import { placeSaved } from '../../support/browser/saved';
import { richCompany, savedCompanies, toTally } from '../../support/companies';
import { appAndRelay } from '../../support/network/app-and-relay';
import { itInSoak } from '../../support/soak';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end();
});

const soon = <T>(what: () => T) => expect.poll(what, { timeout: 60_000 });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const sign = (page: Page) => page.locator('.hands-sign');

async function browser(width: number, height: number): Promise<Tablet> {
  const one = await borrowTablet({ width, height, touch: true });
  open.push(() => one.close());
  return one;
}

async function host(): Promise<string> {
  const running = await appAndRelay(built());
  open.push(() => running.close());
  return running.url;
}

/** Opens the table to phones: the addresses for players and for onlookers. */
async function links(page: Page): Promise<{ readonly join: string; readonly look: string }> {
  await button(page, 'Phones').click();
  const link = page.locator('.hands-link');
  const join = (await link.textContent()) ?? '';
  await page.getByText('Onlookers', { exact: true }).click();
  await soon(() => link.textContent()).not.toBe(join);
  const look = (await link.textContent()) ?? '';
  await page.getByText('Players', { exact: true }).click();
  return { join, look };
}

async function sits(page: Page, link: string, name: string, plays?: string | RegExp): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, plays === undefined ? 'Look on' : 'Sit down').click();
  if (plays === undefined) return sign(page).getByText('looking on').waitFor();
  await page.getByRole('dialog', { name: 'Whom do you play?' }).getByRole('button', { name: plays }).click();
  await sign(page).getByText('heard').waitFor();
}

/** What an undo would undo. */
const last = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => document.querySelector('[aria-label^="Undo: "]')?.getAttribute('aria-label') ?? undefined,
  );

const secretOf = (page: Page, side: string) =>
  page.getByRole('region', { name: new RegExp(`secret: ${side}$`) });

async function writeSecret(page: Page, side: string, note: string): Promise<void> {
  await button(page, 'Secrets').click();
  const here = secretOf(page, side);
  await here.getByRole('button', { name: 'Write it down' }).click();
  await here.getByRole('textbox').fill(note);
  await here.getByRole('button', { name: 'Hide it' }).click();
  await page.keyboard.press('Escape');
}

/** All that this device shows of secrets while each button is held, one after the other. */
async function secretsSeen(page: Page): Promise<readonly string[]> {
  await button(page, 'Secrets').click();
  await page.getByRole('dialog').waitFor();
  const seen: string[] = [];
  for (const hold of await page.getByRole('button', { name: 'Hold to see it' }).all()) {
    await hold.hover();
    await page.mouse.down();
    await soon(() => page.locator('.hands-secret-text', { hasText: /\S/ }).count()).toBe(1);
    seen.push(...(await page.locator('.hands-secret-text', { hasText: /\S/ }).allTextContents()));
    await page.mouse.up();
  }
  await page.keyboard.press('Escape');
  return seen;
}

test('KA-3, OB-6, OWN-303, OWN-305: Kammi’s table on two phones: each note on its owner’s phone alone, each taps its own', async () => {
  const url = await host();
  const [tablet, ann, ben, zoe] = [
    await browser(1024, 768),
    await browser(390, 844),
    await browser(390, 844),
    await browser(768, 1024),
  ];
  const all = [tablet, ann, ben, zoe];
  await tablet.page.goto(`${url}#/harrow/table/new`);
  await button(tablet.page, 'The Protectors · Kammi').click();
  await button(tablet.page, 'Begin').click();
  await tablet.page.locator('.hc-table').waitFor();
  const { join, look } = await links(tablet.page);
  await sits(ann.page, join, 'Ann', 'The Protectors');
  await sits(ben.page, join, 'Ben', 'Kammi');
  await sits(zoe.page, look, 'Zoe');
  await button(tablet.page, 'Each its own').click();
  await tablet.picture('phones-own');
  await tablet.page.keyboard.press('Escape');

  // RD-1: Kammi places for her opponent. Whoever is not asked is told so, and nothing comes of it.
  const before = await last(tablet.page);
  const answer = (page: Page) => page.locator('.hc-dock .hc-answers .btn:visible').first();
  await answer(zoe.page).click();
  await zoe.page.getByText('This device only looks on.').waitFor();
  await answer(ann.page).click();
  await ann.page.getByText('At this table each plays its own: this belongs to somebody else.').waitFor();
  expect(await last(tablet.page)).toBe(before);
  await answer(ben.page).click();
  for (const { page } of all) await soon(() => last(page)).not.toBe(before);

  await writeSecret(ann.page, 'The Protectors', 'quicksilver is the real one');
  await writeSecret(ben.page, 'Kammi', 'the fox is marigold');
  expect(await secretsSeen(ann.page)).toEqual(['quicksilver is the real one']);
  expect(await secretsSeen(ben.page)).toEqual(['the fox is marigold']);
  for (const { page } of [tablet, zoe]) expect(await secretsSeen(page)).toEqual([]);
  // The note of the other side is not even asked for.
  await button(ann.page, 'Secrets').click();
  expect(await secretOf(ann.page, 'Kammi').count()).toBe(0);
  await ann.picture('phones-secret');
  await ann.page.keyboard.press('Escape');
  for (const { problems } of all) expect(problems).toEqual([]);
});

const company: Campaign = toTally(richCompany());

itInSoak(
  'OWN-302, OWN-305: after a chapter two choose their loot, each on the own phone; the tablet and an onlooker see both',
  async () => {
    const url = await host();
    const [tablet, ann, ben, zoe] = [
      await browser(1024, 768),
      await browser(390, 844),
      await browser(390, 844),
      await browser(390, 844),
    ];
    const all = [tablet, ann, ben, zoe];
    const [one, two] = activeOf(company);
    if (!one || !two) throw new Error('two of the company');
    const saved = await savedCompanies(company);
    const [id] = saved.ids;
    await placeSaved(tablet.page, [saved]);
    await tablet.page.goto(`${url}#/company/${id}/sheet`);
    const { join, look } = await links(tablet.page);
    await sits(ann.page, join, 'Ann', one.name);
    await sits(ben.page, join, 'Ben', two.name);
    await sits(zoe.page, look, 'Zoe');
    await tablet.page.keyboard.press('Escape');

    const loot = async ({ page }: Tablet, name: string): Promise<void> => {
      await page.goto(`${url}#/company/${id}`);
      // What is only theirs to choose leads the page; the loot is for all to share.
      await button(page, 'Draw common items').click();
      const field = page.getByRole('textbox', { name: /^Name of a (common|unique) item$/ }).first();
      await field.fill(name);
      await field.press('Enter');
      await sign(page).getByText('heard').waitFor();
    };
    await loot(ann, 'Thorn Blade');
    await loot(ben, 'Ferry Lantern');
    for (const [who, name] of [
      [one, 'Thorn Blade'],
      [two, 'Ferry Lantern'],
    ] as const) {
      for (const { page } of [tablet, zoe, ann, ben]) {
        await page.goto(`${url}#/company/${id}/people/${who.id}`);
        await page.getByText(name).first().waitFor();
      }
    }
    // Whoever only looks on writes nothing down.
    await zoe.page.goto(`${url}#/company/${id}/sheet`);
    const before = await last(tablet.page);
    await zoe.page.locator('[aria-label^="Undo: "]').first().click();
    await zoe.page.getByText('This device only looks on.').waitFor();
    expect(await last(tablet.page)).toBe(before);
    for (const { problems } of all) expect(problems).toEqual([]);
  },
);
