import { expect, it } from 'vitest';
import { hollowFork } from '../../../../src/games/harrow/sample/hollow-fork';
import { atTable, site, tablet } from '../../../support/at-table';

atTable();

let taps = 0;
const dock = () => tablet.page.locator('.hc-dock');
const asks = (text: string | RegExp) => dock().locator('.hc-question', { hasText: text }).first().waitFor();

async function tap(name: string | RegExp): Promise<void> {
  taps++;
  const found = tablet.page.getByRole('button', { name, exact: typeof name === 'string' });
  await found.first().click();
}

async function tapHex(hex: string): Promise<void> {
  taps++;
  const box = await tablet.page.locator(`.hc-middle [data-hex="${hex}"]`).boundingBox();
  if (!box) throw new Error(`No hex ${hex}`);
  await tablet.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const out = async (color: string, n: string): Promise<void> => {
  taps++;
  await dock().getByRole('group', { name: color }).getByRole('button', { name: n, exact: true }).click();
};

/** How many taps that takes, printed and held. */
async function counted(what: string, most: number, go: () => Promise<void>): Promise<void> {
  taps = 0;
  await go();
  console.log(`${what}: ${taps} of ${most} taps`);
  expect(taps, what).toBeLessThanOrEqual(most);
}

const face = (numbers: readonly [number, number], element: string, hester: boolean) => ({
  ...{ special: false, color: 'red', name: `Red ${numbers.join('·')}`, numbers, element, hester },
});
/** The two factions stand in each other's range; of the red cards two are known, of the red numbers six. */
const pack = JSON.stringify({
  northwest: 'harrow-pack',
  map: {
    ...hollowFork,
    name: 'Fox Hollow',
    homes: ['E4', 'E6'],
    solo: { ...hollowFork.solo, red: hollowFork.solo.red.map((hex, i) => (i === 1 || i === 6 ? '' : hex)) },
  },
  faces: { 'red-1-4': face([1, 4], 'cube', false), 'red-3-5': face([3, 5], 'spawn', false) },
});

it('DESIGN, SO-3 to SO-16, HE-1 to HE-12: each flow of the solo game by the own box within its taps', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}#/harrow`);
  await page.getByRole('button', { name: /^My own box/ }).click();
  await page.getByLabel('A text from another group').fill(pack);
  await page.getByRole('button', { name: 'Look what it would change' }).click();
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByRole('link', { name: 'Ready: play on it' }).waitFor();
  await page.goto(`${site.url}#/harrow`);

  await counted('Solo set-up, known map', 9, async () => {
    await tap(/^Alone as Hester/);
    await tap('Fox Hollow');
    await tap('On my table');
    await tap('Begin');
    await asks('The Townsfolk is missing');
  });
  await counted('A goal placed', 2, async () => {
    await tap(/^red 4/);
    await tap(/^red 1/);
    await asks('The Building is missing');
  });
  await counted('A card that nobody knew, with numbers that nobody knew, beyond the two', 4 + 2, async () => {
    await tap(/^red 2/);
    await tap(/^red 7/);
    await tap('Cube');
    await tap('Without');
    for (const hex of ['H7', 'A5']) {
      await page.locator('.sheet .hc-ahead-map').waitFor();
      taps++;
      const box = await page.locator(`.sheet [data-hex="${hex}"]`).boundingBox();
      if (!box) throw new Error(`No hex ${hex}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await asks('Where does the Building stand');
  });
  await tapHex('H7');
  await asks('Whom do you wake');
  await counted('A faction’s turn: pile, side, card, all by default, attack, colours out', 12, async () => {
    await tap(/^red · /);
    await tap('Wake the Protectors');
    await tap('3');
    await tap('5');
    await asks('Red 3·5');
    await tap('All by default');
    await asks('The Protectors attack');
    await dock().locator('.hc-aims .btn').first().click();
    taps++;
    await asks('All cubes of all colours');
    await out('red', '3');
    await out('blue', '1');
    await out('brown', '1');
    await out('teal', '1');
    await tap(/^Done: 6 cubes out/);
    await asks('Your first Root');
  });
  await counted('Hester’s turn', 18, async () => {
    await tapHex('E1');
    await asks('The second Root');
    await tapHex('E2');
    await asks('Before the Tree');
    await tap('Call a Haint');
    await dock().locator('.hc-scroll .btn').first().click();
    taps++;
    await asks('Before the Tree');
    await out('green', '1');
    await out('teal', '1');
    await tap(/^Done: 2 cubes out/);
    await asks('After the Tree');
    await tap('End the turn');
    await page.locator('.hc-bar-top h1', { hasText: 'Round 2' }).waitFor();
  });
  // What was told in the game lies in the box.
  await page.goto(`${site.url}#/harrow`);
  await page.getByRole('button', { name: /^My own box/ }).click();
  await page.getByText('Red 2·7').waitFor();
});
