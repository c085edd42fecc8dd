import { expect, it } from 'vitest';
import { packText } from '../../../../src/games/darkholds/door/box';
import { emptyBox } from '../../../../src/games/darkholds/rules/box/box';
import type { Figure } from '../../../../src/games/darkholds/rules/play/model';
import { company, types } from '../../../../src/games/darkholds/sample/under-cold-mere';
import { atTable, site, tablet } from '../../../support/browser/at-table';

atTable();

const heroes = ['Ann', 'Bob', 'Cid', 'Dot'].map(
  (name): Figure => ({ ...company[0]!, id: name.toLowerCase(), name, con: 30 }),
);
const at = ['B3', 'D3', 'F3', 'H3', 'B5', 'D5'];
/** An open room with six enemies that nobody fells in a turn, and four heroes to put there. */
const pack = packText({
  ...emptyBox,
  types: Object.fromEntries(types.map(one => [one.type, { ...one, con: 30, models: 6 }])),
  company: Object.fromEntries(heroes.map(one => [one.id, one])),
  levels: {
    Room: {
      level: {
        name: 'Room',
        floors: [Array.from({ length: 5 }, () => 'aaaaaaaa')],
        ...{ walls: [], ladders: [], guards: [], entries: [{ id: 'hole', at: 'H5', tile: 'a' }] },
      },
      ...{ features: {}, rocks: {} },
      standing: at.map((square, i) => ({ type: i < 4 ? 'rat' : 'husk', at: square })),
    },
  },
});

it('DK-1, AN-14, OV-1: a turn of 4 heroes and 6 enemies takes 26 taps, 14 in light mode; an overlord pays', async () => {
  const { page } = tablet;
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps++;
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
  const turn = (text: string) => page.getByRole('heading', { name: text }).waitFor();
  const middle = async (name: string) => {
    const box = await page.locator(`[data-square="${name}"]`).boundingBox();
    if (!box) throw new Error(`${name} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await page.goto(`${site.url}#/darkholds/box`);
  await page.getByLabel('Or its text').fill(pack);
  await tap('Look into it');
  await tap(/^Take \d+ things/);
  await tap('Play Room');
  await page.getByRole('button', { name: 'Ann', exact: true }).waitFor();
  await tap('Try it');
  await turn('Turn 1 · Heroes');

  taps = 0;
  for (const [name, from, to] of [
    ['Ann', 'A1', 'A2'],
    ['Bob', 'B1', 'C2'],
    ['Cid', 'C1', 'E2'],
    ['Dot', 'D1', 'G2'],
  ] as const) {
    const [a, b] = [await middle(from), await middle(to)];
    taps++;
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
    await page.getByText(new RegExp(`^${name} is seen by`)).waitFor();
    await tap(/^Attack /);
    await tap('The app rolls');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await tap('Let go');
  await tap('Enemy phase');
  await tap('All');
  await tap('Reinforcement');
  await tap('Turn 2');
  await turn('Turn 2 · Heroes');
  const full = taps;

  await tap('What we agreed on');
  await tap(/^Light: no board/);
  await page.getByRole('heading', { name: 'The enemies' }).waitFor();
  taps = 0;
  await tap('Wounds of Mere rat 1: +1');
  await tap('Wounds of Mere rat 2: +1');
  await tap('Enemy phase');
  await tap('Ann');
  await tap('Bob');
  await page.getByText('Who of them is closest?').waitFor();
  taps++;
  await page.getByRole('button', { name: 'Ann', exact: true }).nth(1).click();
  await tap('1 attack each');
  await page.getByText('Whom do they see: Husk').waitFor();
  await tap('Dot');
  await tap('1 attack each');
  await tap('Reinforcement');
  await tap('Turn 3');
  await turn('Turn 3 · Heroes');
  const light = taps;
  console.log(`A whole turn, 4 heroes and 6 enemies: ${full} taps, ${light} in light mode`);
  expect(full).toBeLessThanOrEqual(26);
  expect(light).toBeLessThanOrEqual(14);

  // OV-1: the overlord sees what a square costs, and pays it.
  await tap('What we agreed on');
  await tap(/^Light: no board/);
  await page.locator('[data-square="A5"]').waitFor();
  await tap('What we agreed on');
  await tap(/^A player leads/);
  await tap('Close');
  await tap('Enemy phase');
  await tap(/^Husk 1/);
  await page.getByText('Husk 1 has 3 of 3 vigour.', { exact: false }).waitFor();
  const first = page.locator('.dh-cost').first();
  await first.waitFor();
  const [, square, cost] = /(\w+) for (\d) vigour/.exec((await first.textContent()) ?? '') ?? [];
  await page.locator(`[data-square="${square}"]`).click();
  await page.getByText(`Husk 1 has ${3 - Number(cost)} of 3 vigour.`, { exact: false }).waitFor();
  await tap('Husk 1 has done');
  await page.getByRole('button', { name: /^Husk 1.*has acted/ }).waitFor();
});
