import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../../support/browser/browser';
import { fileOut } from '../../../support/browser/file-out';
import { kept } from '../../../support/browser/kept';
import { nextBuild } from '../../../support/browser/shared-build';

let site: Site;
beforeAll(async () => {
  site = await openSite(await nextBuild());
});
afterAll(() => site.stop());

const press = ({ page }: Tablet, name: string) => page.getByRole('button', { name, exact: true }).click();
const total = ({ page }: Tablet) => page.getByLabel('Total').textContent();

it('CT-1, CT-2: a game of the shelf is opened, played, undone, kept, taken out, brought in and looked up', async () => {
  const tablet = await borrowTablet({ width: 768, height: 1024, touch: true });
  const { page } = tablet;
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto(site.url);
  const way = page.getByRole('link', { name: /^The Counter/ });
  await way.waitFor();
  // Oathsworn comes first, and the first page loads no game of the shelf.
  const places = await page.locator('.home-body a').evaluateAll(all => all.map(one => one.textContent ?? ''));
  expect(places.findIndex(one => one.startsWith('The Counter'))).toBeGreaterThan(
    places.findIndex(one => one.startsWith('Show me how')),
  );
  const code = () => [...new Set(asked.filter(url => /\/assets\/.*\.js$/.test(url)))];
  const holdsTheGame = async (urls: readonly string[]) => {
    const texts = await page.evaluate(
      all => Promise.all(all.map(async url => (await fetch(url)).text())),
      [...urls],
    );
    return texts.some(text => text.includes('New count'));
  };
  const before = code();
  expect(before.length).toBeGreaterThan(0);
  expect(await holdsTheGame(before)).toBe(false);
  await tablet.picture('shelf');
  await way.click();
  await page.getByRole('heading', { name: 'Counts' }).waitFor();
  expect(await holdsTheGame(code().filter(url => !before.includes(url)))).toBe(true);

  await press(tablet, 'New count');
  await expect.poll(() => total(tablet)).toBe('0');
  await kept(page, () => press(tablet, 'Add 5'));
  await kept(page, () => press(tablet, 'Add 1'));
  await press(tablet, 'Add 10');
  await page.getByText('10 is no number from 1 to 9.').waitFor();
  expect(await total(tablet)).toBe('6');
  await kept(page, () => press(tablet, 'Undo 1 more'));
  expect(await total(tablet)).toBe('5');
  await page.reload();
  await expect.poll(() => total(tablet)).toBe('5');
  await press(tablet, 'Redo 1 more');
  await expect.poll(() => total(tablet)).toBe('6');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'A count: 6' }).waitFor();

  await page.goto(`${site.url}#/rules/counter/CT-1`);
  await page.getByText('The Counter CT-1').waitFor();
  expect(await page.locator('.rule').count()).toBe(1);

  await page.goto(`${site.url}#/settings`);
  const file = await fileOut(page, () => press(tablet, 'Save everything as a file'));
  const bytes = await readFile(file.path);
  expect(tablet.problems).toEqual([]);
  await tablet.close();

  const other = await borrowTablet({ width: 390, height: 844, touch: true });
  await other.page.goto(`${site.url}#/settings`);
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'all.northwest', mimeType: 'application/octet-stream', buffer: bytes });
  await press(other, 'Bring in as new copies');
  await other.page.getByText(/brought in/).waitFor();
  await other.page.goto(`${site.url}#/counter`);
  await other.page.getByRole('link', { name: /^A count.*: 6/ }).click();
  await press(other, 'Undo 1 more');
  await expect.poll(() => total(other)).toBe('5');
  expect(other.problems).toEqual([]);
  await other.close();
});
