import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { borrowTablet, built, type Tablet } from '../../support/browser/browser';
import { appAndRelay } from '../../support/network/app-and-relay';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end();
});

async function device(width: number, height: number): Promise<Tablet> {
  const one = await borrowTablet({ width, height, touch: true });
  open.push(() => one.close());
  return one;
}

const soon = <T>(what: () => T) => expect.poll(what, { timeout: 60_000 });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dock = (page: Page, name: string) =>
  page.locator('.ko-dock').getByRole('button', { name, exact: true }).click();
const close = (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
const ledger = (page: Page, of: string) => page.locator('.ko-ledger', { hasText: of });

/** All that a device keeps and shows. */
const all = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, document.documentElement.outerHTML];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise((done, fail) => {
            const reading = db.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => done(reading.result);
            reading.onerror = () => fail(reading.error);
          }),
        );
      db.close();
    }
    return JSON.stringify(kept);
  });

test('WD-1, OWN-303, OWN-305: two phones in a whole game: a hand that one alone knows, and each hands over only its own', async () => {
  const host = await appAndRelay(built());
  open.push(() => host.close());
  const [tablet, ann, ben] = [await device(1024, 768), await device(390, 844), await device(390, 844)];
  const { page } = tablet;
  await page.goto(`${host.url}#/korrem`);
  await button(page, /^A short game/).click();
  for (const hex of ['M13', 'O13']) await page.locator(`[data-hex="${hex}"]`).click();
  await dock(page, 'Reedfolk');
  await dock(page, '5');
  await dock(page, 'Reedfolk begins');
  await button(page, 'Phones').click();
  const link = (await page.locator('.hands-link').textContent()) ?? '';
  await page.keyboard.press('Escape');
  for (const [phone, name, nation] of [
    [ann.page, 'Ann', 'Reedfolk'],
    [ben.page, 'Ben', 'Kilnfolk'],
  ] as const) {
    await phone.goto(link);
    await phone.getByLabel('Your name').fill(name);
    await button(phone, 'Sit down').click();
    await phone.getByRole('dialog', { name: 'Whom do you play?' }).getByText(nation).first().click();
    await phone.locator('.ko-dock').waitFor();
  }

  // Ann writes a card down: it is on her phone, hidden until she holds a button, and nowhere else.
  await ledger(ann.page, 'Reedfolk').click();
  await button(ann.page, /^Secret hand/).click();
  const hand = ann.page.getByRole('region', { name: 'Secret hand: Reedfolk' });
  await hand.getByLabel('A card of the hand').fill('Moonlit Oath');
  await button(ann.page, 'Write it down').click();
  await hand.getByText('0 in the hand, 1 written down').waitFor();
  expect(await hand.getByText('Moonlit Oath').count()).toBe(0);
  await button(ann.page, 'Hold to see it').dispatchEvent('pointerdown', { isPrimary: true });
  await hand.getByText('Moonlit Oath').waitFor();
  await button(ann.page, 'Hold to see it').dispatchEvent('pointerup', { isPrimary: true });
  await close(ann.page);
  // Whoever plays another nation finds the own hand behind every ledger.
  await ledger(ben.page, 'Reedfolk').click();
  await button(ben.page, /^Secret hand/).click();
  await ben.page.getByRole('region', { name: 'Secret hand: Kilnfolk' }).waitFor();
  expect(await ben.page.getByRole('region', { name: 'Secret hand: Reedfolk' }).count()).toBe(0);
  await close(ben.page);

  // Each hands over only its own; three taps and the one who gets it.
  await dock(ann.page, 'Hand over');
  const from = ann.page.getByRole('group', { name: 'Who gives?' });
  expect(
    (await from.getByRole('button').allTextContents()).filter(text => text.includes('Kilnfolk')),
  ).toEqual([]);
  await ann.page
    .getByRole('group', { name: 'Who gets it?' })
    .getByRole('button', { name: 'Bank of Kilnfolk' })
    .click();
  await from.getByRole('button', { name: 'Bank of Reedfolk' }).click();
  await button(ann.page, 'grain: +1').click();
  await button(ann.page, 'Hand it over').click();
  for (const { page: one } of [tablet, ann, ben]) {
    await soon(() => ledger(one, 'Kilnfolk').locator('.ko-goods').textContent()).toContain('2 grain');
    await soon(() => ledger(one, 'Reedfolk').locator('.ko-goods').textContent()).not.toContain('1 grain');
  }

  // A reload of her phone loses nothing, and nobody else has ever had it.
  await ann.page.reload();
  await ledger(ann.page, 'Reedfolk').click();
  await button(ann.page, /^Secret hand/).click();
  await hand.getByText('0 in the hand, 1 written down').waitFor();
  expect(await all(ann.page)).toContain('Moonlit Oath');
  for (const other of [page, ben.page]) expect(await all(other)).not.toContain('Moonlit Oath');
  expect([...tablet.problems, ...ann.problems, ...ben.problems]).toEqual([]);
});
