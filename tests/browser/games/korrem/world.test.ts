import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { kept } from '../../../support/browser/kept';

atTable();

const dock = (name: string | RegExp) =>
  tablet.page.locator('.ko-dock').getByRole('button', { name }).first().click();
const number = (n: number) =>
  tablet.page
    .locator('.ko-dock')
    .getByRole('button', { name: String(n), exact: true })
    .click();
const hex = (name: string) => tablet.page.locator(`[data-hex="${name}"]`).click();
const says = (text: string | RegExp) => tablet.page.locator('.ko-dock').getByText(text).first().waitFor();
const tabs = () => tablet.page.getByRole('navigation', { name: 'Battles and the map' });

/** The glasses that run, as the device keeps them. */
const runs = (): Promise<string[]> =>
  tablet.page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('northwest.clocks.'))
      .flatMap(key => Object.entries<{ since: number | null }>(JSON.parse(localStorage.getItem(key) ?? '{}')))
      .flatMap(([name, { since }]) => (since === null ? [] : [name]))
      .sort(),
  );

/** A creature that the table tells of is met by the army that is chosen, and attacks. */
async function attackedBy(name: string): Promise<void> {
  await dock('A creature is met');
  await tablet.page.getByRole('dialog').getByLabel('Name').fill(name);
  await tablet.page.getByRole('button', { name: 'So it is' }).click();
  await says(`meets ${name}`);
  await number(8);
  await dock('Begin the battle');
}

/** A short game with dice that lie on the table; Kilnfolk command, and their army is chosen. */
async function kilnfolkCommand(): Promise<void> {
  const { page } = tablet;
  await page.goto(`${site.url}#/korrem`);
  await page.getByRole('button', { name: /^A short game/ }).click();
  await hex('M13');
  await hex('O13');
  await page.getByRole('button', { name: 'This game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ours', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await dock('Kilnfolk');
  await number(5);
  await dock('Kilnfolk begins');
  await hex('O13');
}

describe('a whole game by taps', () => {
  it('LD-8, WT-2, MV-1, BP-1, VP-2: a map, weather, a move, two battles at once with their glasses, kept over a reload', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/korrem`);
    await page.getByRole('button', { name: /^A short game/ }).click();
    await says('Reedfolk: tap the hex of the first village.');
    await hex('M13');
    await hex('O13');
    await dock('Reedfolk');
    await number(5);
    await dock('Reedfolk begins');
    // WT-6: the same tap has turned the blue glass.
    await page.getByRole('button', { name: 'Hold' }).waitFor();
    await says('Reedfolk: 5 actions left.');
    await hex('M13');
    await hex('N12');
    await says('Reedfolk gets 1 wood.');
    await attackedBy('Lantern Hare');
    await tabs()
      .getByRole('button', { name: /^Lantern Hare/ })
      .waitFor();
    await number(1);
    await dock('Done so');
    // BP-1: our phase, and its red glass runs.
    await says('Your blows');
    await page.getByRole('timer', { name: /^Lantern Hare/ }).waitFor();
    // WT-7: all glasses are held, and from any of them exactly those go on; WT-6: the blue one stands by its rule.
    await page.getByRole('button', { name: 'Hold' }).click();
    await expect.poll(runs).toEqual([]);
    await tabs().getByRole('button', { name: 'Map' }).click();
    await page.getByRole('timer', { name: /^Blue glass/ }).waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Hold' }).waitFor();
    expect(await runs()).toEqual(['phase', expect.stringMatching(/^red/)]);
    await dock('Town hall');
    await page.getByRole('button', { name: 'A card of our box' }).click();
    await page.getByRole('dialog', { name: 'A card' }).getByLabel('Name').fill('Scout');
    // TE-1: its health is told, so that it may fight.
    await page.getByRole('button', { name: 'Health 5' }).click();
    await page.getByRole('button', { name: 'So it is' }).click();
    await page
      .getByRole('dialog', { name: /^Town hall/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await hex('M13');
    await kept(page, async () => {
      await attackedBy('Lantern Hare');
      await expect.poll(() => tabs().getByRole('button').count()).toBe(3);
    });
    await page.reload();
    await tabs()
      .getByRole('button', { name: /^Lantern Hare – Reedfolk, / })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await says('Put the cards as they lie');
    // MV-5: the phase does not end while somebody fights.
    await tabs().getByRole('button', { name: 'Map' }).click();
    await dock('End the phase');
    await says('A battle is under way there; it comes first.');
    // VP-2: what happened stands in the saga, with a line of one's own.
    await dock('Saga and plots');
    const saga = page.getByRole('dialog', { name: 'Saga and plots' });
    await saga.getByLabel('A line of your own').fill('We met at the ford.');
    await saga.getByRole('button', { name: 'Write it down' }).click();
    await saga.getByText('We met at the ford.').waitFor();
    await saga.getByRole('rowheader', { name: 'Anxious: it flees' }).waitFor();
    await saga.getByRole('button', { name: 'Close' }).click();
    // At rest: the glass large, its time for both sides of the table.
    await page.getByRole('button', { name: 'The glasses, large, for both sides of the table' }).click();
    const rest = page.getByRole('dialog', { name: 'The glasses, large, for both sides of the table' });
    await expect.poll(() => rest.locator('.ko-sand').count()).toBe(2);
    expect(await rest.locator('.ko-sand-far').count()).toBe(2);
    await rest.getByRole('button', { name: 'Back to the table' }).click();
    // The ledger goes by a code of its turn, and is read on another device.
    await page
      .getByRole('button', { name: /^Reedfolk/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Copy as a code' }).click();
    const link = await page.getByLabel('Copy it as a text').inputValue();
    expect(link.length).toBeLessThanOrEqual(1_200);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    // What sets the table again next week, with a note.
    await page.getByRole('button', { name: 'This game' }).click();
    await page.getByRole('button', { name: 'Pack up' }).click();
    const list = page.getByRole('dialog', { name: 'Pack up' });
    await list.getByRole('region', { name: 'Reedfolk' }).getByText('Village on M13').waitFor();
    await list.getByRole('region', { name: 'Reedfolk' }).getByLabel('A note for the rest').fill('Blue bag');
    await list.getByRole('button', { name: 'Close' }).click();
    for (const [width, height] of [
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const button of await page.locator('.ko-head button, .ko-dock button').all()) {
        const at = await button.boundingBox();
        expect((at?.x ?? width) + (at?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      }
    }
    // VP-2: the book of all games reads this one too, though it was open a moment ago.
    await page.goto(`${site.url}#/korrem/games`);
    await page.getByRole('rowheader', { name: 'Lantern Hare' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Reedfolk, as of turn 1' }).waitFor();
    await page.getByText('Village on M13').waitFor();
  });
});

it('BE-2, EN-1, NA-1: where the dice lie on the table, the app asks for every number', async () => {
  await kilnfolkCommand();
  await attackedBy('Lantern Hare');
  await number(1);
  await dock('Done so');
  await says('Your blows');
  await dock('Retreat');
  await says('Kilnfolk flees so many hexes. Which number was rolled?');
  await number(2);
  await says('Kilnfolk: tap where it goes.');
});

it('TH-6: a settlement calls to arms by the number that lies on the table', async () => {
  const { page } = tablet;
  await kilnfolkCommand();
  await page.locator('[data-hex][aria-label*="Farfield"]').click();
  await dock('Let go');
  await dock('End the phase');
  await dock('Reedfolk begins');
  await hex('M13');
  await hex('N13');
  await hex('O13');
  await dock('Attack the settlement');
  await says('Reedfolk: which number was rolled?');
  await number(2);
  await says('Put the cards');
  expect(await page.locator('[data-card]').count()).toBe(3);
});
