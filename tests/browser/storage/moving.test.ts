import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowTablet, built, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { fileOut } from '../../support/browser/file-out';
import { kept } from '../../support/browser/kept';
import { appAndRelay } from '../../support/network/app-and-relay';
import { beginDemo, handsOn } from '../../ui/hands';

let here: Site;
let there: Site;
let tablet: Tablet;
beforeAll(async () => {
  here = await openSite();
  there = await openSite();
  tablet = await borrowTablet({ width: 768, height: 1024, touch: true });
});
afterAll(async () => {
  await tablet.close();
  await Promise.all([here.stop(), there.stop()]);
});

const theme = (): Promise<string | undefined> =>
  tablet.page.evaluate(() => document.documentElement.dataset.theme);
const press = (name: string | RegExp): Promise<void> => tablet.page.getByRole('button', { name }).click();

async function open(site: Site, path = 'moving'): Promise<void> {
  await tablet.page.goto('about:blank');
  await tablet.page.goto(`${site.url}#/${path}`);
}

it('FILE-12: everything moves from one address to another as one file, and nothing is replaced unasked', async () => {
  const { page } = tablet;
  await beginDemo(tablet, here);
  const hands = handsOn(tablet);
  await hands.next();
  await open(here, 'settings');
  await press('Day');
  await page.getByRole('link', { name: /^Moving house/ }).click();
  const download = await fileOut(page, () => press('Take everything along'));
  expect(download.name).toMatch(/^northwest-all-.*\.northwest$/);
  const file = download.path;
  await page.getByText('Open the app at the other place').waitFor();
  const choose = () => page.locator('input[type=file]').setInputFiles(file);

  // At the other address nothing is known of it, and it comes in whole.
  await open(there);
  expect(await theme()).toBe('dark');
  await choose();
  await page.getByText('not here yet').first().waitFor();
  await tablet.picture('moving-in');
  await press(/^Bring in \d save/);
  await page.getByText(/came in\. All is as it was/).waitFor();
  expect(await theme()).toBe('light');
  await page.getByRole('link', { name: 'Home' }).click();
  const goOn = page.getByRole('link', { name: /Go on: / });
  await goOn.waitFor();

  // What has just come in is the same: there is nothing to bring in.
  await open(there);
  await choose();
  await page.getByText('here just like that').first().waitFor();
  expect(await page.getByRole('button', { name: 'Nothing to bring in' }).isDisabled()).toBe(true);

  // Played on there, it is another: both are kept unless somebody says otherwise, and settings stay if wanted.
  await open(there, 'settings');
  await press('Night');
  await open(there, '');
  await goOn.click();
  await page.locator('main.fight').waitFor();
  await page.locator('.btn.next').click();
  await page.locator('.topbar .saving').waitFor({ state: 'detached' });
  await open(there);
  await choose();
  await page.getByText('here too, but not the same').waitFor();
  expect(await page.getByRole('button', { name: 'Keep both', pressed: true }).count()).toBe(1);
  await press('Keep the one here');
  await press('As they are here');
  expect(await page.getByRole('button', { name: 'Nothing to bring in' }).isDisabled()).toBe(true);
  await press('Keep both');
  await tablet.picture('moving-parted');
  await press('Bring in 1 save');
  await page.getByText('1 save came in').waitFor();
  expect(await theme()).toBe('dark');
  await open(there, '');
  await page.getByText('Fights (2)').waitFor();
  expect(tablet.problems).toEqual([]);
});

it('FILE-12: a file that is none is refused by its name, and nothing changes', async () => {
  const { page } = tablet;
  await open(here);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('north') });
  await page.getByText(/^picture\.jpg: /).waitFor();
  expect(await page.getByRole('button', { name: /^Bring in/ }).count()).toBe(0);
});

it('OWN-304: another device fetches everything by a code, looks into it, and brings it in', async () => {
  const host = await appAndRelay(built());
  const [from, to] = [await borrowTablet(), await borrowTablet({ width: 390, height: 844, touch: true })];
  const { url } = host;
  await from.page.goto(`${url}#/settings`);
  await from.page.getByRole('button', { name: 'Day' }).click();
  await from.page.goto(`${url}#/demo`);
  await from.page.getByRole('button', { name: 'Begin the fight' }).click();
  await from.page.waitForURL(/#\/fight\//);
  await kept(from.page, () => from.page.locator('.btn.next').click());
  await from.page.goto(`${url}#/moving`);
  await from.page.getByRole('button', { name: 'Show a code' }).click();
  await from.page.getByText('Waiting for the other device').waitFor();
  await from.picture('moving-code');
  const link = await from.page.locator('.hands-link').textContent();
  await to.page.goto(link ?? '');
  await to.page.getByText('not here yet').first().waitFor();
  await from.page.getByText('It is there.').waitFor();
  await to.picture('moving-fetched');
  await to.page.getByRole('button', { name: /^Bring in 1 save/ }).click();
  await to.page.getByText(/came in\. All is as it was/).waitFor();
  expect(await to.page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await to.page.getByRole('link', { name: 'Home' }).click();
  await to.page.getByRole('link', { name: /Go on: / }).waitFor();
  // No code at all, and one that nobody shows any more.
  await to.page.goto(`${url}#/moving/nonsense`);
  await to.page.getByText('This is no code for moving').waitFor();
  await from.page.keyboard.press('Escape');
  await to.page.goto(link ?? '');
  await to.page.getByText('Nobody answers').waitFor();
  expect([...from.problems, ...to.problems]).toEqual([]);
  for (const one of [from, to]) await one.close();
  await host.close();
});
