import { expect, it } from 'vitest';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { kept } from '../../../support/browser/kept';

atTable();

const press = (name: string | RegExp) => tablet.page.getByRole('button', { name }).first().click();

it('CA-1, CA-3, HA-4, FO-2: a campaign goes from level 1 to the market and on to level 2, over a reload', async () => {
  const { page } = tablet;
  const square = (name: string) => page.locator(`[data-square="${name}"]`);
  await page.goto(`${site.url}#/darkholds/campaign`);
  await press(/^Wren, Odo and Tam/);
  await press('Play Under Cold Mere');
  await page.getByRole('heading', { name: 'Turn 1 · Heroes' }).waitFor();
  for (const hero of ['Wren', 'Odo']) {
    await press(new RegExp(`^${hero}`));
    await square('I8').click();
  }
  await press('On to the camp');
  await page.getByRole('heading', { name: 'Chronicle' }).waitFor();
  // Tam was abandoned when no hero was left (TU-1).
  await page.getByText('Dead: Tam.').waitFor();
  await press('Buy for 6');
  await page.getByRole('heading', { name: 'Wren: 4 hacksilver' }).waitFor();
  const given = page.getByRole('button', { name: /^Odo .*1 card/ });
  await kept(page, async () => {
    await press(/^To Odo/);
    await given.waitFor();
  });
  await page.reload();
  await given.waitFor();
  await press('Play The Drowned Stair');
  await page.getByRole('heading', { name: 'Turn 1 · Heroes' }).waitFor();
  expect(await page.getByRole('button', { name: /^Wren/ }).count()).toBe(1);
  // HA-4: vigour counts, a step is paid for, and what is found is told.
  await press('What we agreed on');
  await press(/^Count vigour/);
  await press('Close');
  await press(/^Odo/);
  await square('B2').click();
  await page.getByText('4 of 5 vigour').waitFor();
  await page.locator('.dh-threat').first().waitFor();
  await press('More…');
  await press(/^Rummage in the pile on B3/);
  await page.getByText(/^Odo finds/).waitFor();
  await page.getByText('3 of 5 vigour').waitFor();
  // CA-1: a lost level is played once more, in light mode too.
  await press('What we agreed on');
  await press(/^Light: no board/);
  await page.getByRole('heading', { name: 'The enemies' }).waitFor();
  await press('What we agreed on');
  await press('It is lost');
  await press('The same level once more');
  await page.getByRole('button', { name: 'Play The Drowned Stair' }).waitFor();
});
