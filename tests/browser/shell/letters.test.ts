import { expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { samples } from '../../support/samples';

atTable();

/** Where each button and link stands, by its words. */
const places = (): Promise<Readonly<Record<string, readonly number[]>>> =>
  tablet.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main a, main button')]
        .filter(one => one.offsetParent !== null)
        .map(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.ariaLabel ?? one.textContent ?? '', [x, y, width, height]];
        }),
    ),
  );

/** Less than the gap between two buttons: a finger on its way meets what it was meant for. */
const most = 6;

async function standsAs(before: Awaited<ReturnType<typeof places>>): Promise<void> {
  const after = await places();
  const moved = Object.entries(before).filter(([name, was]) =>
    was.some((place, i) => Math.abs(place - (after[name]?.[i] ?? place)) > most),
  );
  expect(moved.map(([name, was]) => [name, was, after[name]])).toEqual([]);
}

const pages = [
  ['the first page', ''],
  ['a boss of your own', 'new/preset'],
  ['a neighbour', 'korrem'],
] as const;
it.each(pages.slice(0, samples(1, 3)))('letters that come late move no button: %s', async (_, address) => {
  const { page } = tablet;
  let come = () => {};
  const late = new Promise<void>(done => {
    come = done;
  });
  await page.route('**/*.woff2', async route => {
    await late;
    await route.continue();
  });
  // What is loaded is not waited for: the letters are held back.
  await page.goto(`${site.url}#/${address}`, { waitUntil: 'commit' });
  await page.locator('main a.way, main .class-pick').first().waitFor();
  await page.waitForFunction(
    () => document.fonts.size > 0 && [...document.fonts].some(one => one.status === 'loading'),
  );
  const before = await places();
  expect(Object.keys(before).length).toBeGreaterThan(5);
  come();
  await page.waitForFunction(() => document.fonts.check('1rem "Atkinson Hyperlegible"'));
  await page.evaluate(() => document.fonts.ready);
  await standsAs(before);
});

it('what the device says late of its room moves no button', async () => {
  const { page } = tablet;
  await page.addInitScript(() => {
    if (origin === 'null') return;
    StorageManager.prototype.persisted = () =>
      new Promise(done => {
        window.addEventListener('told', () => done(false), { once: true });
      });
  });
  await page.goto(`${site.url}#/settings`);
  await page.getByRole('button', { name: 'Save everything as a file' }).waitFor();
  await page.getByText('Copies of earlier sittings').waitFor();
  const before = await places();
  expect(Object.keys(before).length).toBeGreaterThan(10);
  await page.evaluate(() => window.dispatchEvent(new Event('told')));
  await page.getByText('The browser may remove what is saved here').waitFor();
  await standsAs(before);
});
