import type { Stop, Tour } from './tour';

const opened = ({ page }: Tour) => page.locator('dialog[open] .sheet-body').waitFor();

/** A button of the dock, in which the question stands. */
const dock = ({ page }: Tour, name: string | RegExp) =>
  page
    .locator('.ko-dock')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const hex = ({ page }: Tour, name: string) => page.locator(`[data-hex="${name}"]`).click();

/** A sheet, by the button that opens it, when whatever lay there before is closed. */
const sheetBy = (name: string, button: string | RegExp, inDock = false): Stop => ({
  name,
  async go(tour) {
    await tour.close();
    await (inDock ? dock(tour, button) : tour.press(button));
    await opened(tour);
  },
});

/** The Wight at the ford: its set-up, a creature's turn, our blows, and what lies over them. */
const battle: readonly Stop[] = [
  {
    name: 'korrem-set-up',
    async go({ press, open, page }) {
      await open('korrem');
      await press(/^Show me/);
      await page.getByText('Put the cards as they lie').waitFor();
    },
  },
  sheetBy('korrem-new-card', 'Add a card'),
  {
    name: 'korrem-next',
    async go(tour) {
      await tour.close();
      await tour.press('Begin the battle');
      await tour.page.getByText('Gallow Heron is next.').first().waitFor();
    },
  },
  {
    name: 'korrem-rolled',
    async go(tour) {
      await dock(tour, '5');
      await tour.page.getByText('Gallow Heron, 5').first().waitFor();
    },
  },
  sheetBy('korrem-why', 'Why?'),
  {
    name: 'korrem-blows',
    async go(tour) {
      await tour.close();
      for (let i = 0; i < 3; i++) {
        if (i > 0) await dock(tour, '1');
        await dock(tour, /^(Done so|It worked|It failed)$/);
      }
      await tour.page.getByText('Your blows').first().waitFor();
    },
  },
  {
    name: 'korrem-enough',
    async go({ page }) {
      await page.locator('[data-card="n1"]').click();
      await page.getByText('tap a card of yours, or a cell.').first().waitFor();
    },
  },
  sheetBy('korrem-card', 'The table says otherwise', true),
  sheetBy('korrem-battle-settings', 'This battle'),
];

/** A short game: its map, a meeting, and every sheet of a whole game. */
const world: readonly Stop[] = [
  {
    name: 'korrem-map',
    async go({ close, open, press, page }) {
      await close();
      await open('korrem');
      await press(/^A short game/);
      await page.getByText('tap the hex of the first village').first().waitFor();
    },
  },
  {
    name: 'korrem-weather',
    async go(tour) {
      await hex(tour, 'M13');
      await hex(tour, 'O13');
      await dock(tour, 'Reedfolk');
      await tour.page.getByText('Which number was rolled?').first().waitFor();
    },
  },
  {
    name: 'korrem-command',
    async go(tour) {
      await dock(tour, '5');
      await dock(tour, 'Reedfolk begins');
      await hex(tour, 'M13');
      await hex(tour, 'N12');
      await dock(tour, 'Let go');
      await tour.page.getByText('Reedfolk gets 1 wood.').first().waitFor();
    },
  },
  sheetBy('korrem-hall', 'Town hall', true),
  sheetBy('korrem-hand-over', 'Hand over', true),
  sheetBy('korrem-saga', 'Saga and plots', true),
  sheetBy('korrem-nation', /^Reedfolk/),
  sheetBy('korrem-settings', 'This game'),
  {
    name: 'korrem-pack-up',
    async go(tour) {
      await tour.press('Pack up');
      await tour.page.getByRole('dialog', { name: 'Pack up' }).waitFor();
    },
  },
  {
    name: 'korrem-met',
    async go(tour) {
      await tour.close();
      await hex(tour, 'N12');
      await dock(tour, 'A creature is met');
      await opened(tour);
    },
  },
  {
    name: 'korrem-meeting',
    async go(tour) {
      await tour.page.getByRole('dialog').getByLabel('Name').fill('Lantern Hare');
      await tour.press('So it is');
      await tour.page.getByText('meets Lantern Hare').first().waitFor();
    },
  },
  {
    name: 'korrem-rest',
    async go({ page, press }) {
      await press('The glasses, large, for both sides of the table');
      await page.locator('.ko-at-rest').waitFor();
    },
  },
];

const pages: readonly Stop[] = [
  {
    name: 'korrem-new',
    async go({ press, open, page }) {
      await press('Back to the table');
      await open('korrem/new');
      await page.getByText('Who plays, in seating order?').waitFor();
    },
  },
  { name: 'korrem-odds', go: tour => tour.open('korrem/meeting') },
  { name: 'korrem-box', go: tour => tour.open('korrem/box') },
  { name: 'korrem-games', go: tour => tour.open('korrem/games') },
];

export const korremStops: readonly Stop[] = [
  { name: 'korrem', go: tour => tour.open('korrem') },
  ...battle,
  ...world,
  ...pages,
];
