import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { filesOut } from '../../support/browser/file-out';
import { beginDemo } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  // As on an iPad's home screen: no share sheet where the tap was too long ago, no vibration, a wake lock in vain.
  await tablet.page.addInitScript(() => {
    const is = (name: string, value: unknown): void =>
      void Object.defineProperty(Navigator.prototype, name, { value, configurable: true });
    is(
      'userAgent',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    );
    is('maxTouchPoints', 5);
    is('standalone', true);
    is('canShare', () => true);
    const tries: string[] = [];
    Reflect.set(window, 'tries', tries);
    is('share', async ({ files }: ShareData) => {
      tries.push(files?.[0]?.name ?? '');
      if (tries.length === 1) throw new DOMException('too late', 'NotAllowedError');
    });
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    Reflect.deleteProperty(window, 'cookieStore');
  });
});
afterEach(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
});

const press = (name: string | RegExp): Promise<void> =>
  tablet.page.getByRole('button', { name }).first().click();
const ready = () => tablet.page.getByRole('dialog').filter({ hasText: 'Ready. Tap once more' });

/** Says that something leaves as a file; the sheet for it comes too late, so it is asked for again. */
async function leavesByASecondTap(save: string | RegExp): Promise<void> {
  const { page } = tablet;
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'tries'), 'length', 0));
  await press(save);
  await ready().getByRole('button', { name: 'Hand it out' }).click();
  await ready().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(window, 'tries'))).toHaveLength(2);
}

it('keeps a file for a second tap where the share sheet came too late, and never downloads it', async () => {
  const { page } = tablet;
  const downloads = filesOut(page);
  await beginDemo(tablet, site);
  await page.goto(`${site.url}#/settings`);
  await leavesByASecondTap('Save everything as a file');
  // Put away, nothing has left: it is not called saved.
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'tries'), 'length', 0));
  await press('Save everything as a file');
  await ready().getByRole('button', { name: 'Cancel' }).click();
  await ready().waitFor({ state: 'detached' });
  // A neighbour's box leaves the same way.
  await page.goto(`${site.url}#/darkholds/box`);
  await leavesByASecondTap('Save our box as a file');
  expect(downloads()).toEqual([]);
});

it('asks for the second tap over a table too, which has no frame of a page', async () => {
  const { page } = tablet;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(`${site.url}#/harrow`);
  await press('Show me');
  await page.locator('.hc-table').waitFor();
  await leavesByASecondTap('Save it as a file');
});

it('offers no buzz where nothing buzzes, and says where the screen is kept on', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}#/settings`);
  await page.getByText('The app cannot keep the screen on here').waitFor();
  expect(await page.getByRole('group', { name: 'Short buzz on taps' }).count()).toBe(0);
});
