import { describe, expect, it } from 'vitest';
import { codeOfText } from '../../../../src/storage/file/address';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { reloadKept } from '../../../support/browser/kept';
import { onPaper } from '../../../support/on-paper';

atTable();

const heading = (text: string) => tablet.page.getByRole('heading', { name: text }).waitFor();
const press = (name: string | RegExp) => tablet.page.getByRole('button', { name }).first().click();
const square = (name: string) => tablet.page.locator(`[data-square="${name}"]`);
const sentence = () => tablet.page.locator('.dh-dock .dh-sentence').first();

/** Where the middle of a square lies on the screen. */
async function middleOf(name: string): Promise<{ x: number; y: number }> {
  const box = await square(name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openSample(): Promise<void> {
  await tablet.page.goto(`${site.url}#/darkholds`);
  await tablet.page.getByRole('button', { name: /^Show me Under Cold Mere/ }).click();
  await heading('Turn 1 · Heroes');
}

describe('Under Cold Mere by taps', () => {
  it('LS-4: a model is tapped and moved, and the line of whoever sees it is drawn', async () => {
    const { page } = tablet;
    await openSample();
    await press(/^Odo/);
    await square('D2').click();
    await page.getByText('Odo is seen by Husk 1.').waitFor();
    expect(await page.locator('.dh-line').count()).toBe(1);
    await press('Let go');
    await press('Slinger 1');
    await page.getByText(/^Slinger 1 sees nobody/).waitFor();
    expect(await page.locator('.dh-lit').count()).toBeGreaterThan(5);
  });

  it('MV-2: a model is dragged; where nobody can stand it stays and the rule is told', async () => {
    const { page } = tablet;
    await openSample();
    const drag = async (from: string, to: string) => {
      const [a, b] = [await middleOf(from), await middleOf(to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
      await page.mouse.move(b.x, b.y);
      await page.mouse.up();
    };
    await drag('C1', 'D3');
    await page.getByText(/^(Nobody sees Wren|Wren is seen)/).waitFor();
    await drag('D3', 'B2');
    await page.getByText('Wren cannot stand on B2.').waitFor();
  });

  it('AN-14: the next enemy acts in one tap with its reason, and is overruled in two', async () => {
    const { page } = tablet;
    await openSample();
    await press('Enemy phase');
    await page.getByRole('button', { name: /^Next: / }).waitFor();
    const first =
      (await page.getByRole('button', { name: /^Next: / }).textContent())?.replace('Next: ', '') ?? '';
    await press(/^Next: /);
    await page.locator('.dh-acted').waitFor();
    expect(await sentence().textContent()).toContain(first);
    await press('Why?');
    await press('It stays');
    await page.getByText(`${first} stays, as the table says.`).first().waitFor();
    await press('All');
    await press('Reinforcement');
    await press('Turn 2');
    await heading('Turn 2 · Heroes');
  });

  it('MK-9, TU-1: it is kept over a reload, undone past it, and ends when the heroes have left', async () => {
    const { page } = tablet;
    await openSample();
    await press(/^Wren/);
    await square('I8').click();
    await page.getByText('Wren has left by the exit.').waitFor();
    await reloadKept(page);
    await page.getByRole('button', { name: /^Odo/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Wren/ }).count()).toBe(0);
    await press(/^Undo/);
    await page.getByRole('button', { name: /^Wren/ }).waitFor();
    await press(/^Redo/);
    await press(/^Odo/);
    await square('I8').click();
    await heading('Turn 1 · The end');
    // The chronicle: plots with their table, and paper that holds nothing else.
    await press('How it went');
    const paper = page.locator('.for-paper');
    await paper.getByRole('row', { name: /^Mere rat 2 0 0 0/ }).waitFor();
    await onPaper(page, true);
    expect(await paper.getByRole('heading', { name: 'Under Cold Mere' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Print it' }).isVisible()).toBe(false);
    await onPaper(page, false);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the levels' }).click();
    await page.getByText('Look back: Under Cold Mere').waitFor();
  });
});

describe('a level of one’s own', () => {
  it('TA-1, BD-1: 100 squares, a hero and an enemy are drawn in at most 60 taps and strokes, and play', async () => {
    const { page } = tablet;
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps++;
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
    };
    await page.goto(`${site.url}#/darkholds`);
    await tap(/^Draw a level/);
    await page.getByRole('heading', { name: 'Our level' }).waitFor();
    const at = async (column: number, row: number) => {
      const raster = await page.locator('.dh-raster').boundingBox();
      if (!raster) throw new Error('No canvas is drawn');
      return {
        x: raster.x + ((column + 0.5) * raster.width) / 16,
        y: raster.y + ((row + 0.5) * raster.height) / 14,
      };
    };
    const stroke = async (from: readonly [number, number], to: readonly [number, number]) => {
      taps++;
      const [a, b] = [await at(...from), await at(...to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
      await page.mouse.move(b.x, b.y);
      await page.mouse.up();
    };
    const on = (column: number, row: number) => stroke([column, row], [column, row]);
    for (const [i, tile] of ['a', 'b', 'c', 'd'].entries()) {
      await tap(`Tile ${tile}`);
      await stroke([(i % 2) * 5 + 1, i < 2 ? 1 : 6], [(i % 2) * 5 + 5, i < 2 ? 5 : 10]);
    }
    expect(await page.locator('.dh-canvas .dh-square').count()).toBe(100);
    for (const [what, column, row] of [
      ['Exit', 10, 10],
      ['Entry point', 1, 10],
      ['Guard point', 8, 8],
      ['Door', 5, 3],
      ['Column', 3, 3],
      ['Rockfall', 7, 7],
    ] as const) {
      await tap(what);
      await on(column, row);
    }
    await tap('Wall');
    await stroke([6, 8], [6, 8]);
    await tap('Teach somebody');
    await tap('Taught');
    await on(9, 2);
    await tap('Teach somebody');
    await tap('Hero');
    await tap('Taught');
    await on(2, 2);
    await tap('Into our box');
    await page.getByText('Our level lies in our box.').waitFor();
    await tap('Begin the level');
    await heading('Turn 1 · Heroes');
    await tap('Enemy phase');
    await tap(/^Next: /);
    await page.locator('.dh-acted').waitFor();
    console.log(`A level of 100 squares, drawn and begun: ${taps} taps and strokes`);
    expect(taps).toBeLessThanOrEqual(60);
    // DK-1: what was drawn and taught lies in the box; a pack brings more, and the level is played anew.
    await page.goto(`${site.url}#/darkholds/box`);
    await page.getByRole('button', { name: 'Forget Enemy A' }).waitFor();
    // CA-4: somebody for hire is taught here, for every later campaign.
    await press('Teach somebody for hire');
    await press('Taught');
    await page.getByRole('button', { name: 'Forget For hire A' }).waitFor();
    await page.getByLabel('Or its text').fill('{"northwest":"darkholds-pack","tiles":{"Ell":["##","#."]}}');
    await press('Look into it');
    await press('Take 1 thing');
    await page.getByRole('button', { name: 'Forget Ell' }).waitFor();
    // TA-1: one thing goes by a code; where it is known already nothing is to be taken.
    await press('Enemy A as a code');
    await page.locator('.hands-code').waitFor();
    await press('Close');
    await page.goto(
      `${site.url}#/darkholds/pack/${await codeOfText('{"northwest":"darkholds-pack","tiles":{"Bar":["##"]}}')}`,
    );
    await press('Take 1 thing');
    await page.getByRole('button', { name: 'Forget Bar' }).waitFor();
    await press('Play Our level');
    await page.getByRole('heading', { name: 'Our level' }).waitFor();
    expect(await page.locator('.dh-canvas .dh-enemy').count()).toBe(1);
    // BD-1: a tile of the drawer is turned and set in one tap; the level is tried, and one undo leads back.
    await press('Ell');
    await press('Turn it');
    await on(12, 1);
    await page.locator('.dh-canvas [data-square="N3"]').waitFor();
    expect(await page.locator('.dh-canvas .dh-square').count()).toBe(103);
    await press('Try it');
    await heading('Turn 1 · Heroes');
    await press(/^Undo/);
    await page.getByRole('button', { name: 'Try it' }).waitFor();
  });
});
