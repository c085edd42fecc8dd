import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../../support/browser/browser';
import { fileOut } from '../../../support/browser/file-out';
import { kept } from '../../../support/browser/kept';

let site: Site;
let tablet: Tablet;
let taps = 0;

beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
});
afterAll(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

const question = (): Promise<string | null> => tablet.page.locator('.hc-question').first().textContent();
const round = (): Promise<string | null> => tablet.page.locator('.hc-bar-top h1').textContent();

/** A tap, and the question that comes of it. */
async function tap(locator: ReturnType<Tablet['page']['locator']>): Promise<void> {
  const before = await tablet.page.locator('.hc-dock').innerHTML();
  taps++;
  await locator.click();
  await tablet.page.waitForFunction(was => document.querySelector('.hc-dock')?.innerHTML !== was, before);
}

const button = (name: string | RegExp) => tablet.page.locator('.hc-dock').getByRole('button', { name });
const first = () => tablet.page.locator('.hc-dock .hc-answers .btn:not([disabled])').first();

/** One step of a round by what is offered first; `choose`: of several groups the last one goes. */
async function step(choose: boolean): Promise<void> {
  const asked = (await question()) ?? '';
  if (/Whom do you wake/.test(asked)) {
    await tap(tablet.page.locator('.hc-pile').first());
    await tap(button(/^Wake/).first());
  } else if (/Who goes next/.test(asked)) await tap(choose ? first() : button('All by default'));
  else if (/goes on: which hex/.test(asked)) await tap(first());
  else if (/attack\. The first/.test(asked)) await tap(tablet.page.locator('.hc-aims .btn').first());
  else if (/All cubes of all colours/.test(asked) || /Before the Tree/.test(asked))
    await tap(button('Shake the Tree'));
  else if (/After the Tree/.test(asked)) await tap(button('End the turn'));
  else if (/first Root comes/.test(asked)) {
    const hex = await tablet.page.locator('[data-glow="E1"]').boundingBox();
    if (!hex) throw new Error('No glowing hex');
    const before = await tablet.page.locator('.hc-dock').innerHTML();
    taps++;
    await tablet.page.mouse.click(hex.x + hex.width / 2, hex.y + hex.height / 2);
    await tablet.page.waitForFunction(was => document.querySelector('.hc-dock')?.innerHTML !== was, before);
  } else await tap(first());
}

async function playRound(choose: boolean): Promise<number> {
  const begun = (await round())?.split('·')[0];
  taps = 0;
  for (let i = 0; i < 40 && (await round())?.split('·')[0] === begun; i++) await step(choose);
  expect((await round())?.split('·')[0]).not.toBe(begun);
  return taps;
}

const standing = (): Promise<string> =>
  tablet.page.evaluate(
    () =>
      `${document.querySelector('.hc-bar-top h1')?.textContent}|${document.querySelector('.hc-pieces')?.innerHTML}|${document.querySelector('.hc-tree')?.textContent}`,
  );

describe('alone at the table', () => {
  it('SO-3 to SO-20: from the shelf to a round by defaults, with its reasons, at most 30 taps', async () => {
    const { page } = tablet;
    await page.goto(site.url);
    await page.getByRole('link', { name: /^Harrow County/ }).click();
    await page.getByRole('button', { name: /^Show me/ }).click();
    await page.locator('.hc-table').waitFor();
    const box = await page.locator('.hc-middle').boundingBox();
    const used = await playRound(false);
    console.log(`A solo round by defaults: ${used} taps`);
    expect(used).toBeLessThanOrEqual(30);
    // The map keeps its box all game.
    expect(await page.locator('.hc-middle').boundingBox()).toEqual(box);
  });

  it('SO-14: a round with choices; every step has its rule, which opens in the book’s words', async () => {
    const used = await playRound(true);
    console.log(`A solo round with choices: ${used} taps`);
    expect(used).toBeLessThanOrEqual(36);
    const { page } = tablet;
    const rule = page.locator('.hc-rule').last();
    const id = await rule.textContent();
    await rule.click();
    await page
      .locator('.sheet')
      .getByRole('heading', { name: id ?? '' })
      .waitFor();
    await page.locator('.sheet p').filter({ hasText: /\w{3}/ }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
  });

  it('undo and redo bring the same, a reload stands where it stood, a file goes out and in', async () => {
    const { page } = tablet;
    const now = await standing();
    const undo = page.getByRole('button', { name: /^Undo/ });
    const redo = page.getByRole('button', { name: /^Redo/ });
    for (let i = 0; i < 6; i++) await undo.click();
    expect(await standing()).not.toBe(now);
    for (let i = 0; i < 6; i++) await kept(page, () => redo.click());
    expect(await standing()).toBe(now);
    await page.reload();
    await page.locator('.hc-table').waitFor();
    expect(await standing()).toBe(now);
    await page.getByRole('link', { name: 'Back to Harrow County' }).click();
    await page.locator('.hc-lobby').waitFor();
    const download = await fileOut(page, () =>
      page.getByRole('button', { name: /^Save Hollow Fork as a file/ }).click(),
    );
    const path = download.path;
    await page.goto(`${site.url}#/settings`);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: 'Bring in as new copies' }).click();
    await page.goto(`${site.url}#/harrow`);
    await page
      .getByRole('link', { name: /Hollow Fork \(imported\)/ })
      .first()
      .click();
    await page.locator('.hc-table').waitFor();
    expect(await standing()).toBe(now);
  });
});
