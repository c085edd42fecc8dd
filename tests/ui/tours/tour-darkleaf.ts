import { overWords } from '../../../src/games/darkleaf/words/sheets';
import { ui } from '../../../src/games/darkleaf/words/ui';
import { duelsFile, type duelsToSee } from './duels-darkleaf';
import type { Stop, Tour } from './tour';

type Name = keyof typeof duelsToSee;

const ids = new Map<string, string>();
const w = ui.ask;

/** The duels are brought in once, as a file, and opened by their names. */
async function bringIn({ page, open }: Tour): Promise<void> {
  await open('settings');
  const buffer = await duelsFile();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'duels.northwest', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Bring in as new copies' }).click();
  await page.getByText(/brought in/).waitFor();
  await open('darkleaf');
  const rows = page.locator('.dl-lobby li a');
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    const [name = ''] = (await row.innerText()).split(/\s(?=turn |over )/);
    ids.set(name.trim(), (await row.getAttribute('href')) ?? '');
  }
}

/** What the dock says stands there. */
const says = ({ page }: Tour, text: string | RegExp) =>
  page.locator('.dl-dock .dl-sentence').getByText(text).waitFor();
const square = ({ page }: Tour, at: string) => page.locator(`.dl-board [data-at="${at}"]`);
const glows = ({ page }: Tour) => page.locator('.dl-glow').first().waitFor();
const opened = ({ page }: Tour) => page.locator('dialog[open] .sheet-body').waitFor();
const button = ({ page }: Tour, name: string) =>
  page.locator('.dl-table').getByRole('button', { name, exact: true }).first();

const sizes = { tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
const boxes = new Map<string, string>();

/** The board lies where it lay in every other duel, whatever is asked beside it. */
async function lies({ page }: Tour): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes).reverse()) {
    await page.setViewportSize(viewport);
    const box = JSON.stringify(await page.locator('.dl-board').boundingBox());
    const first = boxes.get(size) ?? box;
    if (first !== box) throw new Error(`On a ${size} the board lies at ${box}, before at ${first}`);
    boxes.set(size, box);
  }
}

/** A duel where it waits, and what is tapped there. */
const duel = (name: string, of: Name, text: string | RegExp, tap?: (tour: Tour) => Promise<void>): Stop => ({
  name: `darkleaf-${name}`,
  async go(tour) {
    await tour.close();
    await tour.open((ids.get(of) ?? '').replace(/^.*#\//, ''));
    await says(tour, text);
    await tap?.(tour);
    if (of !== 'Light') await lies(tour);
  },
});
const then = (name: string, go: (tour: Tour) => Promise<void>): Stop => ({
  name: `darkleaf-${name}`,
  async go(tour) {
    await tour.close();
    await go(tour);
  },
});
/** A sheet over the table, by the button that opens it. */
const sheet = (name: string, by: string): Stop =>
  then(name, async tour => {
    await button(tour, by).click();
    await opened(tour);
  });

const beginnings: readonly Stop[] = [
  then('new', async tour => {
    await tour.open('darkleaf/new/two');
    for (const i of [0, 3]) await tour.page.locator('.dl-clan').nth(i).click();
    await tour.page.getByText('go first.').waitFor();
  }),
  duel('quarry', 'Quarry', w.quarry),
  duel('early', 'Early', /^Before the game/, async tour => {
    await tour.press('3');
    await says(tour, /^Where do Huldra put the 3/);
  }),
];

const turns: readonly Stop[] = [
  duel('upkeep', 'Upkeep', w.counters),
  then('hexen', async tour => {
    await button(tour, w.count).click();
    await says(tour, w.rollNow);
  }),
  duel('hexes', 'Hexes', w.hex),
  duel('huldra', 'Hunts', w.rollNow),
  then('huldra-act', async tour => {
    await tour.page.locator('.dl-strip button').nth(2).click();
    await square(tour, 'e4').click();
    await glows(tour);
  }),
  then('says', async tour => {
    await square(tour, 'c1').click({ button: 'right' });
    await opened(tour);
  }),
  then('slot', async tour => {
    await button(tour, w.letGo).click();
    await button(tour, w.pass).click();
    await tour.page.locator('.dl-on .dl-slot.dl-full').first().click();
    await tour.page.locator('.dl-dock .refusal').waitFor();
  }),
  duel('murg', 'Declares', w.declare),
  duel('murg-declared', 'Declared', w.declared),
  duel('ferrymen', 'Pushes', /^1 rolled/, async tour => {
    await square(tour, 'f4').click();
    await square(tour, 'f5').click();
    await tour.page.locator('.dl-dock').getByText(/^Push/).first().waitFor();
  }),
  duel('erde', 'Splits', /^5 rolled/, async tour => {
    await square(tour, 'e3').click();
    await tour.page.locator('.dl-dock').getByText('By 2').waitFor();
  }),
  duel('wibo', 'Morphs', w.morph),
  duel('willed', 'Willed', w.declare, tour => tour.page.locator('.dl-effect').first().waitFor()),
];

const sheets: readonly Stop[] = [
  sheet('clan', 'The Murg'),
  sheet('check', ui.bar.check),
  sheet('log', ui.bar.history),
  then('settings', async tour => {
    await button(tour, ui.bar.menu).click();
    await tour.press('Start the clock');
    await tour.page.getByText('Let it rest').waitFor();
  }),
  then('clock', tour => tour.page.getByRole('timer').first().waitFor()),
];

const wood: readonly Stop[] = [
  duel('wood', 'Wood', w.rollNow, tour => tour.page.locator('.dl-on-table li').first().waitFor()),
  sheet('hint', ui.bar.hint),
  then('why', async tour => {
    await button(tour, 'Why?').click();
    await tour.page.locator('.dl-advice').first().waitFor();
  }),
];

const ends: readonly Stop[] = [
  duel('light', 'Light', w.counters),
  duel('over', 'Dear', /^3 rolled/, async tour => {
    await button(tour, w.pass).click();
    await button(tour, w.keep).click();
    await square(tour, 'a4').click({ button: 'right' });
    await tour.press(w.resign);
    await says(tour, /wins with/);
  }),
  then('luck', async tour => {
    await button(tour, overWords.luck).click();
    await tour.page.getByText('Try it').first().waitFor();
  }),
  {
    name: 'darkleaf-puzzle',
    async go({ page }) {
      await page.getByText('Try it').first().click();
      await page.locator('.dl-lesson').getByText('Show me').click();
    },
  },
];

const pages: readonly Stop[] = [
  then('clans', tour => tour.open('darkleaf/clans')),
  then('ask', async tour => {
    await tour.open('darkleaf/ask');
    await tour.press('sage');
    await square(tour, 'c1').click();
    await tour.press('Ask');
    await square(tour, 'c1').click();
    await glows(tour);
  }),
  then('lesson', async tour => {
    await tour.open('darkleaf/lesson/ladder');
    await tour.page.locator('.dl-lesson').waitFor();
  }),
  then('books', tour => tour.open('darkleaf/books')),
  then('book', async tour => {
    await tour.press('Begin a pack');
    await tour.press('From nothing');
    await tour.press('Show it as a code');
    await tour.page.getByLabel('A line that somebody sent you').fill('no clan book');
    await tour.press('Take it over');
    await tour.page.getByRole('alert').waitFor();
  }),
  then('book-scanned', tour => tour.open('darkleaf/book/DL1')),
];

/** Every screen, sheet and question of Darkleaf Gambit. */
export const darkleafStops: readonly Stop[] = [
  { name: 'darkleaf', go: bringIn },
  ...beginnings,
  ...turns,
  ...sheets,
  ...wood,
  ...ends,
  ...pages,
];
