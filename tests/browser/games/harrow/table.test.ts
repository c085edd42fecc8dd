import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../../support/browser/browser';
import { fileOut } from '../../../support/browser/file-out';
import { lettersCame } from '../../../ui/hands';

let site: Site;
let tablet: Tablet;

beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
});
afterAll(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

const dock = (name: string | RegExp) => tablet.page.locator('.hc-dock').getByRole('button', { name });
const guide = (step: string) => tablet.page.locator(`[data-guide="${step}"]`).waitFor();

describe('at a table, and a box of one’s own', () => {
  it('TG-1, PR-1, FA-1: the training game leads both sides through their first turns', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow/table/new`);
    await page.getByRole('button', { name: 'Training' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await guide('first');
    await lettersCame(page);
    const map = await page.locator('.hc-middle').boundingBox();
    await dock(/^Abilities/)
      .first()
      .click();
    await guide('row');
    await dock('2 STRENGTHEN').click();
    await guide('actions');
    await dock('STRENGTHEN').click();
    await dock('STRENGTHEN').click();
    await guide('end');
    await dock('End the turn').click();
    await guide('clean');
    await dock('Done').click();
    // The Family's first turn: the bag with its chances.
    await guide('first');
    await dock(/^Abilities/)
      .first()
      .click();
    await guide('bag');
    await page.locator('.hc-least').first().waitFor();
    await dock(/Draw from/).click();
    await guide('actions');
    await dock('End the turn').click();
    await guide('lay');
    await dock('Done').click();
    await guide('jar');
    // The map keeps its box all game.
    expect(await page.locator('.hc-middle').boundingBox()).toEqual(map);
  });

  it('DESIGN, KA-3: a round as keeper takes 20 taps at most; no tap is lost; a secret is seen while it is held', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow/table/new`);
    await page.getByRole('button', { name: 'On the table alone' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const round = page.locator('.hc-bar-top h1', { hasText: 'Round 2' });
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps++;
      await dock(name).first().click();
    };
    const jar = async (name: string) => {
      await page.locator('.hc-question', { hasText: 'which jar' }).waitFor();
      await tap(new RegExp(`^${name}`));
    };
    const end = async () => {
      await tap('End the turn');
      await page.locator('.hc-question', { hasText: 'which jar' }).waitFor();
    };
    // The Protectors attack: their jar, the attack, the Tree, a kill, and the end.
    await jar('Attack');
    await tap('Against the Family');
    await tap('Shake the Tree');
    await tap('A kill');
    await end();
    expect(taps).toBeLessThanOrEqual(6);
    await jar('Legend');
    await end();
    await jar('Wild');
    // Two presses in one breath are two cubes, two keys in one breath two steps back.
    const out = () => page.locator('.hc-tree tbody td').first();
    const before = Number(await out().textContent());
    await page.evaluate(() => {
      const button = [...document.querySelectorAll<HTMLElement>('.hc-dock button')].find(
        one => one.textContent === 'STRENGTHEN',
      );
      button?.click();
      button?.click();
    });
    await page.waitForFunction(
      n => document.querySelector('.hc-tree tbody td')?.textContent === `${n}`,
      before + 2,
    );
    await page.evaluate(() => {
      for (let i = 0; i < 2; i++) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
    });
    await page.waitForFunction(
      n => document.querySelector('.hc-tree tbody td')?.textContent === `${n}`,
      before,
    );
    await end();
    await jar('Wild');
    await end();
    await jar('Legend');
    await end();
    await jar('Attack');
    await tap('End the turn');
    await round.waitFor();
    console.log(`A round of two as keeper: ${taps} taps`);
    expect(taps).toBeLessThanOrEqual(20);
    await page.getByRole('button', { name: 'Secrets' }).click();
    const note = page.locator('.hands-secret').first();
    await note.getByRole('button', { name: 'Write it down' }).click();
    await note.getByRole('textbox').fill('the fox is Kammi');
    await note.getByRole('button', { name: 'Hide it' }).click();
    const text = page.getByText('the fox is Kammi');
    await text.waitFor({ state: 'detached' });
    await note.getByRole('button', { name: /Hold/ }).hover();
    await page.mouse.down();
    await text.waitFor();
    await page.mouse.up();
    await text.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    // What only its owner may see is in no file: neither in the state, nor in the log, nor in what was undone.
    await page.getByRole('link', { name: 'Back to Harrow County' }).click();
    const download = await fileOut(page, () =>
      page
        .getByRole('button', { name: /^Save The Protectors · The Family as a file/ })
        .first()
        .click(),
    );
    const bytes = readFileSync(download.path);
    const file = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
    expect(file).toContain('harrow/table');
    expect(file).not.toContain('fox is Kammi');
  });

  it('HX-2: a map painted by taps is played on', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/harrow`);
    await page.getByRole('button', { name: /^My own box/ }).click();
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
    const tap = async (hex: string) => {
      const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
      if (!box) throw new Error(`No hex ${hex}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    const ready = page.getByRole('link', { name: 'Ready: play on it' });
    await page.getByRole('textbox', { name: 'The name of the map' }).fill('Fox Hollow');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { name: 'Fox Hollow' }).waitFor();
    await tool('Brambles').click();
    await tap('E5');
    await page.locator('.hc-x[data-hex="E5"]').waitFor();
    expect(await ready.count()).toBe(0);
    await tool('Home').click();
    await tap('E2');
    await tap('E8');
    await ready.click();
    await page.getByRole('heading', { name: 'Alone as Hester' }).waitFor();
  });
});

it('TM-6: on a phone the finger that stayed, lifted, presses nothing of the sheet that came under it', async () => {
  const phone = await borrowTablet({ width: 390, height: 844, touch: true });
  const { page } = phone;
  await page.goto(`${site.url}#/harrow/table/new`);
  await page.getByRole('button', { name: 'Begin' }).click();
  const hex = page.locator('.hc-middle [data-hex="E2"]').first();
  await hex.waitFor();
  const box = await hex.boundingBox();
  if (!box) throw new Error('No hex E2');
  const touch = await phone.devtools();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const sheet = page.getByRole('dialog', { name: 'Put right' });
  await sheet.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const mirrored = sheet.getByRole('button', { name: 'In the app too' });
  expect(await mirrored.getAttribute('aria-pressed')).toBe('true');
  // The next press counts again.
  await sheet.getByRole('button', { name: 'On the table alone' }).tap();
  await page.waitForFunction(
    one => one?.getAttribute('aria-pressed') === 'false',
    await mirrored.elementHandle(),
  );
  expect(phone.problems).toEqual([]);
  await phone.close();
});
