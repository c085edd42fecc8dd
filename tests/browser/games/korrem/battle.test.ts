import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { fileOut } from '../../../support/browser/file-out';
import { kept } from '../../../support/browser/kept';
import { samples } from '../../../support/samples';
import { lettersCame } from '../../../ui/hands';

atTable();

const press = (name: string | RegExp) => tablet.page.getByRole('button', { name }).first().click();
const roll = (n: number) => tablet.page.getByRole('button', { name: String(n), exact: true }).click();
const card = (id: string) => tablet.page.locator(`[data-card="${id}"]`);
const sentence = () => tablet.page.locator('.ko-dock .ko-sentence').first();

async function openSample(): Promise<void> {
  await tablet.page.goto(`${site.url}#/korrem`);
  await tablet.page.getByRole('button', { name: /^Show me/ }).click();
  await press('Begin the battle');
  await sentence().getByText('Gallow Heron is next.').waitFor();
  // A button that is still being laid out in other letters slips away under the finger.
  await lettersCame(tablet.page);
}

/** A creature's turn: the number, and what it does is done. */
async function turn(n: number, of: string): Promise<void> {
  await sentence().getByText(`${of} is next.`).waitFor();
  await roll(n);
  await sentence().getByText(`${of}, ${n}:`).waitFor();
  await press(/^(Done so|It failed)$/);
}

/** One tap and the next at once, before anything of the first was painted. */
const twoTaps = (first: string, second: string) =>
  tablet.page.evaluate(
    async ([one, other]) => {
      const tap = (found: Element | null | undefined) =>
        found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      tap([...document.querySelectorAll('button')].find(({ textContent }) => textContent === one));
      for (let i = 0; i < 10; i++) await Promise.resolve();
      tap(document.querySelector(`[data-card="${other}"]`));
    },
    [first, second] as const,
  );

/** A phone in `npm test`, and in a soak the others too. */
const screens = [
  [390, 844],
  [1024, 768],
  [768, 1024],
] as const;

describe('the Wight at the ford by taps', () => {
  it('NA-1, NM-7: a creature’s turn is two taps with its reason, overruled by a third, kept over a reload and a file', async () => {
    const { page } = tablet;
    await openSample();
    await roll(5);
    await page
      .getByText('Gallow Heron, 5: Stoop to Reed Ox: who stands beside it, by health left.')
      .waitFor();
    await card('o3').click();
    await page.getByText('The table says: Reed Bee.').waitFor();
    await kept(page, async () => {
      await press('Done so');
      await page.getByText('Ford Wight is next.').waitFor();
    });
    await page.reload();
    await page.getByText('Ford Wight is next.').waitFor();
    await kept(page, async () => {
      await press(/^Undo/);
      await page.getByText('The table says: Reed Bee.').waitFor();
    });
    // Out of the device as a file, and back as a copy that stands where it stood.
    await page.goto(`${site.url}#/settings`);
    const file = await fileOut(page, () =>
      page.getByRole('button', { name: 'Save everything as a file' }).click(),
    );
    await page.locator('input[type=file]').setInputFiles(file.path);
    await page.getByRole('button', { name: 'Bring in as new copies' }).click();
    await page.getByText(/brought in/).waitFor();
    await page.goto(`${site.url}#/korrem`);
    await page
      .getByRole('link', { name: /\(imported\)/ })
      .first()
      .click();
    await page.getByText('The table says: Reed Bee.').waitFor();
  });

  it('WT-7: no undo turns the glass back', async () => {
    const { page } = tablet;
    await openSample();
    await press('Turn the glass');
    await press('Hold');
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    const held = await page.getByRole('timer').textContent();
    await roll(3);
    await sentence().getByText('Gallow Heron, 3:').waitFor();
    await press(/^Undo/);
    await sentence().getByText('Gallow Heron is next.').waitFor();
    expect(await page.getByRole('timer').textContent()).toBe(held);
    await press('Go on');
    await page.getByRole('button', { name: 'Hold' }).waitFor();
  });

  it('DM-4, BP-2, OD-3: two taps strike, and what cannot be struck is told with its rule', async () => {
    const { page } = tablet;
    await openSample();
    await turn(1, 'Gallow Heron');
    await turn(1, 'Ford Wight');
    await roll(1);
    await sentence().getByText('1:').waitFor();
    // The tap that ends their phase puts no choice back that comes right after it.
    await twoTaps('Done so', 'o1');
    await sentence().getByText('Reed Fox').waitFor();
    // OD-3: the worker tells the danger of all, and where the chosen one may stand.
    await page.getByRole('heading', { name: 'If they acted now' }).waitFor();
    // A card that is drawn over a cell is told its chance to fall there, and moves nowhere.
    const [from, to] = await Promise.all(
      [card('o1'), page.locator('.ko-grid .ko-spot:not([data-card])').last()].map(one => one.boundingBox()),
    );
    if (!from || !to) throw new Error('No card, or no cell');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.locator('.ko-ghost').waitFor();
    await page.locator('.ko-danger').first().waitFor();
    await page.mouse.up();
    await page.locator('.ko-ghost').waitFor({ state: 'detached' });
    expect(await card('o1').boundingBox()).toEqual(from);
    await press('Where to stand');
    await page.locator('.ko-danger').nth(1).waitFor();
    await card('n3').click();
    await page.getByText('They do not stand beside each other.').waitFor();
    await page.getByRole('link', { name: 'BP-2' }).waitFor();
    await sentence().getByText('Reed Fox').waitFor();
  });

  it('the grid and the answer stand still between two questions, every button is within the screen', async () => {
    const { page } = tablet;
    await openSample();
    for (const [width, height] of screens.slice(0, samples(1, 3))) {
      await page.setViewportSize({ width, height });
      const grid = () => page.locator('.ko-middle').boundingBox();
      const done = () => page.getByRole('button', { name: 'Done so' }).boundingBox();
      const before = await grid();
      await roll(5);
      await sentence().getByText('Gallow Heron, 5:').waitFor();
      const answer = await done();
      await card('o3').click();
      await sentence().getByText('The table says: Reed Bee.').waitFor();
      expect(await done(), `${width}`).toEqual(answer);
      await press('Done so');
      await sentence().getByText('Ford Wight is next.').waitFor();
      expect(await grid(), `${width}`).toEqual(before);
      for (const button of await page.locator('.ko-head a, .ko-head button').all()) {
        const at = await button.boundingBox();
        expect((at?.x ?? width) + (at?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      }
      for (const back of ['The table says: Reed Bee.', 'Gallow Heron, 5:', 'Gallow Heron is next.']) {
        await press(/^Undo/);
        await sentence().getByText(back).waitFor();
      }
    }
    await page.setViewportSize({ width: 1024, height: 768 });
  });

  it('EN-1, OD-1: a meeting says what a number brings, and the odds of every end', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/korrem/meeting`);
    const nature = page.getByRole('button', { name: 'Conniving' });
    await nature.waitFor();
    // A button that is still being laid out in other letters slips away under the finger.
    await lettersCame(page);
    await nature.click();
    await page.getByRole('button', { name: 'Conniving', pressed: true }).waitFor();
    await page.getByRole('button', { name: '4', exact: true }).click();
    await page.getByText('4: it joins for twice its cost.').waitFor();
    await press('Nothing');
    await page.getByText('it attacks twice').waitFor();
  });
});
