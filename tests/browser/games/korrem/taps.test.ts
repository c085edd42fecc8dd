import { expect, it } from 'vitest';
import { codeOfText, textOfCode } from '../../../../src/storage/file/address';
import { atTable, site, tablet } from '../../../support/browser/at-table';

atTable();

const button = (name: string | RegExp) => tablet.page.getByRole('button', { name });
const dock = () => tablet.page.locator('.ko-dock');
const sentence = () => dock().locator('.ko-sentence').first();

/** What is tapped in the dock leads to another sentence there. */
async function tap(name: string | RegExp): Promise<void> {
  const before = await sentence().textContent();
  await dock().getByRole('button', { name }).first().click();
  await expect.poll(() => sentence().textContent()).not.toBe(before);
}

async function added(name: string, army: string): Promise<void> {
  await button('Add a card').click();
  await button(army).click();
  await tablet.page.getByRole('dialog').getByLabel('Name').fill(name);
  await button('It stands').click();
  await tablet.page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The phase of the NPCs, by one roll for all of them; how many taps it took. */
async function theirPhase(): Promise<number> {
  await tap('Roll for all of them');
  let taps = 1;
  for (let i = 0; i < 20 && !(await sentence().getByText('Your blows').isVisible()); i++) {
    const next = dock().getByRole('button', { name: /^(Done so|It worked|Nobody)$/ });
    await next.first().waitFor();
    // Who stands beside it: one name is one tap.
    const named = (await next.first().textContent()) === 'Nobody';
    await tap(named ? /^Reed / : /^(Done so|It worked)$/);
    taps += 1;
  }
  return taps;
}

it('NA-1, NM-3, DM-1: a round of four NPCs against five is 23 taps at most on the grid, 12 without positions', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}#/korrem`);
  await button(/^Show me/).click();
  await sentence().getByText('Put the cards').waitFor();
  await added('Inn Cat', 'The NPCs');
  await added('Reed Ox', 'Our army');
  expect(await page.locator('[data-card]').count()).toBe(9);
  await tap('Begin the battle');
  const theirs = await theirPhase();
  // Whom it strikes is told first; the app strikes with all who reach it.
  let ours = 0;
  for (const id of ['n1', 'n2', 'n3']) {
    await page.locator(`[data-card="${id}"]`).click();
    ours += 1;
    const strike = dock().getByRole('button', { name: 'Strike' });
    await dock().getByText('tap a card of yours, or a cell.').waitFor();
    if (await strike.isVisible()) {
      await strike.click();
      ours += 1;
    }
    const back = dock().getByRole('button', { name: 'Let go' });
    if (await back.isVisible()) await back.click();
    await sentence().getByText('Your blows').waitFor();
  }
  expect(theirs + ours).toBeLessThanOrEqual(23);

  // One tap on what happened goes back to where the last card was put.
  await button('What happened').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reed Ox stands/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await button('Begin the battle').waitFor();
  await button('This battle').click();
  await button('The app asks').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await tap('Begin the battle');
  let light = await theirPhase();
  await page.locator('[data-card="n2"]').click();
  await dock().getByRole('button', { name: 'The table says otherwise' }).click();
  light += 3;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Takes/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(light).toBeLessThanOrEqual(12);
});

it('TE-1, TE-2: an unknown creature is taught in 5 taps and 3 for each ability, why it acts is shown, and it is known again', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}#/korrem`);
  await button(/^Show me/).click();
  await button('Add a card').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Barrow Crow');
  let taps = 0;
  const press = async (name: string): Promise<void> => {
    await sheet.getByRole('button', { name, exact: true }).click();
    taps += 1;
  };
  for (const name of ['Attack 3', 'Defense 1', 'Health 8', 'Speed 9']) await press(name);
  // One swipe over the numbers, the letter, the damage.
  const face = async (n: number) => {
    const box = await sheet.getByRole('button', { name: `1, On ${n}`, exact: true }).boundingBox();
    if (!box) throw new Error('no face');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await sheet.getByRole('button', { name: '1, On 5', exact: true }).scrollIntoViewIfNeeded();
  const [from, to] = [await face(2), await face(5)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...(await face(3)));
  await page.mouse.move(...to);
  await page.mouse.up();
  taps += 1;
  const one = sheet.getByRole('region', { name: 'Abilities' }).locator('> div').first();
  await one.getByRole('button', { name: /^A: / }).click();
  await one.getByRole('button', { name: '1, Damage 4', exact: true }).click();
  taps += 2;
  expect(await one.locator('[data-face][aria-pressed="true"]').allTextContents()).toEqual([
    '2',
    '3',
    '4',
    '5',
  ]);
  await press('It stands');
  expect(taps).toBeLessThanOrEqual(5 + 3);
  await sheet.waitFor({ state: 'detached' });

  // It acts first, and the sheet lays everybody side by side whom it might have taken.
  await tap('Begin the battle');
  await sentence().getByText('Barrow Crow is next').waitFor();
  await tap(/^8$/);
  await button('Why?').click();
  await sheet.getByRole('columnheader', { name: /decides/ }).waitFor();
  await sheet.getByText('Our notes on rules').click();
  const note = sheet.getByLabel(/^How we read NM-/).first();
  await note.fill('The owner says who is nearest.');
  await note.blur();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await dock().getByText('as we read it: The owner says who is nearest.').first().waitFor();

  // A slip of the finger is asked about, and two letters bring a known card into a battle by two taps.
  await page.goto(`${site.url}#/korrem`);
  await button(/^A battle of our own/).click();
  await button('Add a card').click();
  await sheet.getByLabel('Name').fill('Barow Crow');
  await sheet.getByRole('button', { name: 'It stands' }).click();
  await sheet.getByText('Did you mean Barrow Crow?').waitFor();
  await sheet.getByRole('button', { name: 'Yes, Barrow Crow' }).click();
  await sheet.getByRole('button', { name: 'Health 8', exact: true, pressed: true }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await button('Add a card').click();
  await sheet.getByLabel('Name').fill('cr');
  await sheet.getByRole('button', { name: 'Barrow Crow', exact: true }).click();
  await page.locator('[data-card]').first().waitFor();

  // TE-2: the card as a code; on another device its pack stands beside what is known there, and is taken by a tap.
  await page.goto(`${site.url}#/korrem/box`);
  await button('Barrow Crow as a code').click();
  const link = await sheet.getByLabel('Copy it as a text').inputValue();
  await sheet.getByRole('button', { name: 'Close' }).click();
  const pack = (await textOfCode(link.split('/').at(-1) ?? '')) ?? '';
  const other = pack.replace('"health":8', '"health":11');
  await page.goto(`${site.url}#/korrem/pack/${await codeOfText(other)}`);
  await page.getByRole('row', { name: 'Health 8 11' }).waitFor();
  await button('Barrow Crow: theirs').click();
  await button('Take 1 thing').click();
  await page.getByText('Health 11').waitFor();
  // The link is as good as its scan.
  await page.goto(`${site.url}#/korrem/box`);
  await button('Give and take').click();
  await page.getByLabel('Or its text').fill(link);
  await button('Look into it').click();
  await page.getByRole('row', { name: 'Health 11 8' }).waitFor();
});

it('AT-1, AT-4, DM-4, VP-2, MV-4, LD-8: a bond is three taps, a sum three, a land two, a way two, points two, a hand-over three', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}#/korrem`);
  await button(/^Show me/).click();
  await sentence().getByText('Put the cards').waitFor();
  await added('Inn Cat', 'The NPCs');
  await button('This battle').click();
  await button('The app asks').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ours', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await tap('Begin the battle');
  for (let i = 0; i < 20 && !(await sentence().getByText('Your blows').isVisible()); i++)
    await tap(
      (await dock().getByRole('button', { name: '1', exact: true }).isVisible()) ? '1' : /^(Done so|Nobody)$/,
    );
  const card = (name: string) => page.locator('[data-card]', { hasText: name }).first();
  // One that touches none whom it could attract is told so, and a tap on whom it cannot have tells the rule.
  await card('Reed Bee').click();
  await dock().getByRole('button', { name: 'Attracts somebody' }).click();
  await dock().getByText('Inn Cat: companionship with 1 heart, 3/4').waitFor();
  await card('Reed Ox').click();
  await dock().getByRole('alert').waitFor();
  await dock().getByRole('button', { name: 'Inn Cat: 1 heart on the dice' }).click();
  await dock().getByText('Reed Bee and Inn Cat: companionship.').waitFor();
  // AT-1: it may do so once.
  await card('Reed Bee').click();
  expect(await dock().getByRole('button', { name: 'Attracts somebody' }).count()).toBe(0);
  await dock().getByRole('button', { name: 'Let go' }).click();
  // A sum: the target, its sheet, what it takes.
  await card('Ford Wight').click();
  await dock().getByRole('button', { name: 'The table says otherwise' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Takes 1' }).click();
  await dock().getByText('Ford Wight').first().waitFor();

  // A land that is laid: which one, and its hex.
  await page.goto(`${site.url}#/korrem`);
  await button(/^The whole road/).click();
  await sentence().getByText('choose one, then its hex').waitFor();
  const lands = () => page.locator('.ko-map [data-hex]:not(.ko-void)').count();
  const before = await lands();
  await dock().getByRole('button').first().click();
  await page.locator('.ko-hex-glows').first().click();
  await expect.poll(lands).toBe(before + 1);

  await page.goto(`${site.url}#/korrem`);
  await button(/^A short game/).click();
  const hex = (name: string) => page.locator(`[data-hex="${name}"]`).click();
  await hex('M13');
  await hex('O13');
  await tap('Reedfolk');
  await tap(/^5$/);
  await tap('Reedfolk begins');
  const reedfolk = page.locator('.ko-ledger', { hasText: 'Reedfolk' });
  await reedfolk.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Points: +1' }).click();
  await expect.poll(() => reedfolk.locator('.ko-points').textContent()).toBe('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await hex('M13');
  await hex('N12');
  await dock().getByText('Reedfolk gets 1 wood.').waitFor();
  // TH-4: what its army brings home.
  await hex('M13');
  await dock().getByText('Reedfolk goes to M13').waitFor();
  await button('Let go').click();
  await dock().getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'wood: +1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand it over' }).click();
  await expect.poll(() => reedfolk.locator('.ko-goods').textContent()).toContain('2 wood');
});
