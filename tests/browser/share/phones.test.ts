import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { borrowTablet, built, type Tablet } from '../../support/browser/browser';
import { appAndRelay } from '../../support/network/app-and-relay';
import { itInSoak } from '../../support/soak';

let host: Awaited<ReturnType<typeof appAndRelay>>;
const open: Tablet[] = [];

/** On a port of their own or on the one where they were before. */
async function start(port = 0): Promise<void> {
  host = await appAndRelay(built(), port);
}
const stop = (): Promise<void> => host.close();
beforeEach(() => start());
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await stop();
});

const browser = async (width: number, height: number): Promise<Tablet> => {
  const one = await borrowTablet({ width, height, touch: true });
  open.push(one);
  return one;
};
const url = () => host.url;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** As a finger does it over one's own sheet. */
async function swipeLeft(phone: Tablet): Promise<void> {
  const devtools = await phone.devtools();
  const at = (x: number) => ({ touchPoints: [{ x, y: 260 }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(320) });
  for (const x of [260, 180, 90])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** However slow the machine is. */
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 60_000 });
const sign = (page: Page) => page.locator('.hands-sign');

/** A first fight on the tablet, and the address that its code shows. */
async function shared(page: Page): Promise<string> {
  await page.goto(`${url()}#/demo`);
  await button(page, 'Begin the fight').click();
  await page.waitForURL(/#\/fight\//);
  await button(page, 'Menu').first().click();
  await button(page, 'Phones').click();
  await page.locator('.hands-code').waitFor();
  return (await page.locator('.hands-link').textContent()) ?? '';
}

async function joined(page: Page, link: string, name: string, whose: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit down').click();
  await page.waitForURL(/#\/fight\//);
  await sign(page).getByText('heard').waitFor();
  await page.getByRole('dialog', { name: 'Whom do you play?' }).getByRole('button', { name: whose }).click();
}

test('OWN-285, OWN-288, OWN-303: a phone joins by the code, taps, is heard; both see who it was, and undo', async () => {
  const tablet = await browser(1024, 768);
  const link = await shared(tablet.page);
  const code = await tablet.page.locator('.hands-code').boundingBox();
  const below = await tablet.page.locator('.hands-link').boundingBox();
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await tablet.picture('phones-code');
  const phone = await browser(390, 844);
  await joined(phone.page, link, 'Ann', 'Ysolde');
  await tablet.page.getByText('Ann', { exact: true }).waitFor();
  await tablet.page.keyboard.press('Escape');
  await tablet.page.keyboard.press('Escape');
  const title = (page: Page) => page.locator('[aria-label*="ndo" i]').first().getAttribute('aria-label');
  const before = await title(tablet.page);
  await phone.page.locator('.btn.next').click();
  await soon(() => title(tablet.page)).not.toBe(before);
  await soon(() => title(phone.page)).toBe(await title(tablet.page));
  await sign(phone.page).getByText('heard').waitFor();
  // One's own sheet first, and the table one swipe away.
  const own = phone.page.getByRole('region', { name: 'Ysolde', exact: true });
  const begun = await title(phone.page);
  await own.getByRole('button', { name: 'One HP less' }).click();
  await tablet.page.getByRole('button', { name: /Ysolde.*5 of 6 HP/ }).waitFor();
  await phone.picture('phones-phone');
  await soon(() => title(phone.page)).not.toBe(begun);
  await button(phone.page, 'Undo').first().click();
  await soon(() => title(phone.page)).toBe(begun);
  await swipeLeft(phone);
  await phone.page.getByRole('region', { name: 'Board' }).waitFor();
  await button(phone.page, 'History').first().click();
  await phone.page.getByRole('dialog').getByText('by Ann').first().waitFor();
  await phone.page.keyboard.press('Escape');
  await button(phone.page, 'Ysolde').first().click();
  await own.waitFor();
  await phone.page.locator('[aria-label*="ndo" i]').first().click();
  await soon(() => title(tablet.page)).toBe(before);
  // OWN-303: a secret is on this device alone, and seen while the button is held.
  await sign(phone.page).click();
  await button(phone.page, 'Write it down').click();
  await phone.page.getByRole('textbox', { name: 'Your secret' }).fill('The left one');
  await button(phone.page, 'Hide it').click();
  const secret = phone.page.getByText('The left one');
  expect(await secret.count()).toBe(0);
  await button(phone.page, 'Hold to see it').hover();
  await phone.page.mouse.down();
  await secret.waitFor();
  await phone.page.mouse.up();
  await secret.waitFor({ state: 'detached' });
  await phone.page.keyboard.press('Escape');
  // The page dies: the table stands there again, and taps go to the tablet.
  await phone.page.reload();
  await sign(phone.page).getByText('heard').waitFor();
  await phone.page.locator('.btn.next').click();
  await soon(() => title(tablet.page)).not.toBe(before);
  expect([...tablet.problems, ...phone.problems]).toEqual([]);
});

itInSoak(
  'OWN-288, OWN-289, OWN-300: two undo at the same moment one step; the tablet dies, and a phone goes on',
  async () => {
    const tablet = await browser(1024, 768);
    const link = await shared(tablet.page);
    const phones = [await browser(390, 844), await browser(768, 1024)];
    const [ann, ben] = phones;
    if (!ann || !ben) throw new Error('two phones');
    await joined(ann.page, link, 'Ann', 'Nobody of them');
    await joined(ben.page, link, 'Ben', 'Perrin');
    await sign(ben.page).click();
    const sheet = ben.page.getByRole('dialog', { name: 'Phones at this table' });
    for (const name of ['Ysolde', 'Bodo', 'Wenna']) await sheet.getByRole('button', { name }).click();
    await ben.page.keyboard.press('Escape');
    const undo = (page: Page) => page.locator('[aria-label*="ndo" i]').first();
    const title = (page: Page) => undo(page).getAttribute('aria-label');
    const before = await title(ann.page);
    await ann.page.locator('.btn.next').click();
    await soon(() => title(ben.page)).not.toBe(before);
    const first = await title(ben.page);
    await ben.page.locator('.btn.next').click();
    await soon(() => title(ben.page)).not.toBe(first);
    await soon(async () => (await title(ann.page)) === (await title(ben.page))).toBe(true);
    // Whoever is attacked lies before Ben: his phone asks, the others wait for him or answer by one tap more.
    const reveal = (page: Page) => button(page, 'No card, reveal');
    for (const { page } of [tablet, ann]) await page.getByText('Ben has this question.').waitFor();
    await reveal(ben.page).waitFor();
    expect(await reveal(ann.page).count()).toBe(0);
    await button(ann.page, 'Answer here').click();
    await reveal(ann.page).waitFor();
    // Nobody hears of the other's undo before both have tapped: so it is one moment, however slow the machine is.
    const { port } = host;
    await stop();
    for (const { page } of phones) {
      await undo(page).click();
      await sign(page).getByText('1 tap waits').waitFor();
    }
    await start(port);
    for (const { page } of phones) await sign(page).getByText('heard').waitFor();
    await soon(() => title(ann.page)).toBe(first);
    await soon(() => title(ben.page)).toBe(first);

    await tablet.page.goto('about:blank');
    await sign(ben.page).click();
    await button(ben.page, 'Go on here').click();
    await button(ben.page, /Sure\?/).click();
    await sign(ben.page).getByText('1 phone', { exact: true }).waitFor();
    await ann.page.locator('.btn.next').click();
    await soon(() => title(ben.page)).not.toBe(first);
    // The old one comes back as a phone.
    await tablet.page.goBack();
    await sign(tablet.page).getByText('heard').waitFor();
    await soon(async () => (await title(tablet.page)) === (await title(ben.page))).toBe(true);
    // While the relay was away the browser itself told of each try.
    const away = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;
    expect([...ann.problems, ...ben.problems].filter(one => !away.test(one))).toEqual([]);
  },
);
