import type { Page } from 'playwright-core';
import { chooseFour, eachPart } from '../hands';
import { harrowStops } from './tour-harrow';
import { neighbourStops } from './tour-neighbours';

/** One thing to look at: a screen, a sheet over it, or a dialog. Stops follow each other: each goes on from the last. */
export interface Stop {
  readonly name: string;
  readonly go: (tour: Tour) => Promise<void>;
}

export interface Tour {
  readonly page: Page;
  /** To a page of the app, by its hash. */
  readonly open: (hash: string) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function tourOf(page: Page, url: string): Tour {
  return {
    page,
    async open(hash) {
      await page.goto(`${url}#/${hash}`);
      await page.locator('main h1').waitFor();
    },
    press: name =>
      page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click(),
    async close() {
      for (let open = await page.locator('dialog').count(); open > 0; open--) {
        await page.keyboard.press('Escape');
        await page
          .locator('dialog')
          .nth(open - 1)
          .waitFor({ state: 'detached' });
      }
    },
  };
}

const sheet = ({ page }: Tour) => page.locator('dialog[open] .sheet-body').waitFor();

/** The pages that stand by themselves. */
const plain: readonly Stop[] = [
  { name: 'home', go: tour => tour.open('') },
  { name: 'new', go: tour => tour.open('new') },
  { name: 'start', go: tour => tour.open('new/old-mossback') },
  {
    name: 'preset',
    async go({ open, page }) {
      await open('new/preset');
      await chooseFour(page);
    },
  },
  {
    name: 'might',
    async go({ open, press, page }) {
      await open('might');
      for (const color of ['white', 'white', 'red']) await press(new RegExp(`^One ${color} more`));
      await press('Draw');
      await page.locator('.draw .might-card').first().waitFor();
    },
  },
  { name: 'rules', go: tour => tour.open('rules') },
  { name: 'settings', go: tour => tour.open('settings') },
  { name: 'settings/device', go: tour => tour.open('settings/device') },
  { name: 'moving', go: tour => tour.open('moving') },
  { name: 'about', go: tour => tour.open('about') },
];

/** Another page of the company that the tour is with. */
async function company({ page, open }: Tour, part: string): Promise<void> {
  const id = page.url().split('/company/')[1]?.split('/')[0] ?? '';
  await open(part === '' ? `company/${id}` : `company/${id}/${part}`);
}

const campaign: readonly Stop[] = [
  { name: 'companies-none', go: tour => tour.open('company') },
  {
    name: 'company-new',
    async go({ open, page }) {
      await open('company/new');
      for (const name of ['Warden', 'Priest', 'Witch', "A'Dendri Ranger"])
        await page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d?$`) }).click();
    },
  },
  {
    name: 'company',
    async go({ press, page }) {
      await press('Found the company');
      await page.getByRole('heading', { level: 1, name: 'Free Company' }).waitFor();
      await press('Begin chapter 1');
      await page.getByText('The four now').first().waitFor();
    },
  },
  ...['sheet', 'people', 'people/c3', 'past', 'paper'].map(part => ({
    name: `company-${part.replace('/', '-')}`,
    go: (tour: Tour) => company(tour, part),
  })),
  {
    name: 'company-history',
    async go(tour) {
      await tour.press('What was done');
      await sheet(tour);
    },
  },
  {
    name: 'company-ally',
    async go(tour) {
      await tour.close();
      await company(tour, 'sheet');
      await tour.press(/^Man-at-Arms/);
      await sheet(tour);
    },
  },
  {
    name: 'company-card',
    async go(tour) {
      await tour.close();
      await company(tour, 'people/c3');
      await tour.press('Cards');
      await tour.page.getByRole('textbox', { name: 'Name of a card' }).fill('Rally');
      await tour.press('Add: Name of a card');
      await tour.close();
      await tour.press('Correct Rally');
      await tour.press('Add an effect');
      await tour.page.locator('dialog .use').waitFor();
    },
  },
  {
    name: 'company-injury',
    async go(tour) {
      await tour.close();
      await tour.press('Injury');
      await tour.press('Add: Name of an injury');
      await tour.page.locator('.injury-token').click();
      await sheet(tour);
    },
  },
  {
    name: 'company-item',
    async go(tour) {
      await tour.close();
      await tour.press('A weapon or shield');
      await tour.page.getByRole('textbox', { name: 'Name of an item' }).fill('Thorn Blade');
      await tour.page.locator('dialog .entry-values').waitFor();
    },
  },
  {
    name: 'company-item-card',
    async go(tour) {
      await tour.press('Add: Name of an item');
      await tour.press(/^Thorn Blade/);
      await tour.press('Correct Thorn Blade');
      await tour.page.locator('dialog summary').first().click();
      await sheet(tour);
    },
  },
  {
    name: 'company-swap',
    async go(tour) {
      await tour.close();
      await tour.press('Swap, companion, death, numbers by hand');
      await sheet(tour);
    },
  },
  {
    name: 'company-swap-whom',
    async go(tour) {
      await tour.press('Swap …');
      await tour.page.locator('dialog .class-grid').waitFor();
    },
  },
  {
    name: 'company-check',
    async go(tour) {
      await tour.close();
      await company(tour, '');
      await tour.press('Check or round of combat');
      await tour.page.locator('summary', { hasText: 'What came up' }).click();
      await tour.press('Drew white blank');
    },
  },
  {
    name: 'company-trade',
    async go(tour) {
      await tour.close();
      await tour.press('Banksmith, Apothecary, runner');
      await sheet(tour);
    },
  },
  {
    name: 'company-link',
    async go(tour) {
      await tour.close();
      await tour.press('The story is over');
      await tour.page.locator('.encounters').waitFor();
    },
  },
  {
    name: 'company-own-boss',
    async go(tour) {
      await tour.press(/^A boss of your own/);
      await sheet(tour);
    },
  },
  {
    name: 'company-result',
    async go(tour) {
      await tour.close();
      await tour.press(/^We played it on the table/);
      await sheet(tour);
    },
  },
  {
    name: 'company-epilogue',
    async go(tour) {
      await tour.press('Witch fell');
      await tour.press('Write the result down');
      await tour.press('Tally level, loot and losses');
      await tour.page.getByText('Everybody is of level 2 now.').waitFor();
    },
  },
  { name: 'company-past-fought', go: tour => company(tour, 'past') },
];

const packs: readonly Stop[] = [
  {
    name: 'packs',
    async go({ open, page }) {
      await open('packs');
      await page.getByText('Fords and Hills').waitFor();
    },
  },
  { name: 'pack', go: tour => tour.open('packs/builtin') },
  {
    name: 'editor-board',
    async go({ open, press, page }) {
      await open('packs');
      await press(/A new encounter/);
      await page.locator('.editor .board').waitFor();
    },
  },
  ...['Enemies', 'Cards', 'Course'].map(part => ({
    name: `editor-${part.toLowerCase()}`,
    async go({ page }: Tour) {
      await page.getByRole('link', { name: part, exact: true }).click();
      await page.locator('[aria-current=page]', { hasText: part }).waitFor();
    },
  })),
  {
    name: 'editor-card',
    async go(tour) {
      await tour.page.getByRole('link', { name: 'Cards', exact: true }).click();
      await tour.press('Add a card to stage 1');
      await sheet(tour);
      await tour.press('Move 4');
      await tour.press('Attack');
    },
  },
];

const fight: readonly Stop[] = [
  {
    name: 'term',
    async go({ open, page }) {
      await open('rules');
      await page.locator('.term-entry summary').first().click();
    },
  },
  { name: 'demo', go: tour => tour.open('demo') },
  {
    name: 'fight-setup',
    async go({ open, press, page }) {
      await open('demo');
      await press('Begin the fight');
      await page.locator('.fight .btn.next').waitFor();
    },
  },
  {
    name: 'fight',
    async go({ page }) {
      await page.locator('.btn.next').click();
      await page.getByText('Oathsworn phase').waitFor();
    },
  },
  {
    name: 'friend',
    async go(tour) {
      await tour.page.locator('.member-open').nth(1).click();
      await sheet(tour);
    },
  },
  {
    name: 'attack',
    async go(tour) {
      await tour.close();
      await tour.page.locator('.member-attack').first().click();
      await sheet(tour);
    },
  },
  {
    name: 'enemy',
    async go(tour) {
      await tour.close();
      await tour.page.locator('.beast .boss').click();
      await sheet(tour);
    },
  },
  {
    name: 'menu',
    async go(tour) {
      await tour.close();
      await tour.press('Menu');
      await sheet(tour);
    },
  },
  {
    name: 'resync',
    async go(tour) {
      await tour.press('Put everything right');
      await tour.page.locator('dialog .resync-board').waitFor();
    },
  },
  ...['Company', 'Enemy', 'Decks'].map(
    (part): Stop => ({
      name: `resync-${part.toLowerCase()}`,
      async go({ page }) {
        await page.locator('.resync-parts').getByRole('button', { name: part }).click();
        await page.locator('.resync-one').first().waitFor();
      },
    }),
  ),
  {
    name: 'scenery',
    async go(tour) {
      await tour.close();
      await tour.press('Menu');
      await tour.press('Trees, walls, water, fire');
      await tour.page.locator('dialog .board').waitFor();
    },
  },
  {
    name: 'enemy-attack',
    async go(tour) {
      await tour.close();
      await tour.page.locator('.btn.next').click();
      await tour.page.locator('.ask-defend').waitFor();
    },
  },
  {
    name: 'interrupt',
    async go(tour) {
      await tour.press('Interrupt');
      await sheet(tour);
    },
  },
  {
    name: 'why',
    async go(tour) {
      await tour.close();
      await tour.page.locator('button.why, .brief-moved').first().click();
      // On a narrow screen the line lies on a sheet of its own.
      const line = tour.page.locator('dialog .why');
      const table = tour.page.locator('dialog .why-table');
      await table.or(line).first().waitFor();
      if ((await table.count()) === 0) await line.click();
      await table.waitFor();
    },
  },
  {
    name: 'stop',
    async go(tour) {
      await tour.close();
      const { page } = tour;
      for (let i = 0; i < 60; i++) {
        await page.locator('.dock-middle .ask').waitFor();
        if ((await page.locator('.btn.next').count()) > 0) break;
        const main = page.locator('.dock-middle .ask button.main:enabled');
        const any = page.locator('.dock-middle .ask button:enabled:not(.term)');
        const before = (await page.locator('.dock-middle').textContent()) ?? '';
        await ((await main.count()) > 0 ? main.last() : any.first()).click();
        await page.waitForFunction(
          was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
          before,
        );
      }
      await page.locator('.btn.next[data-go="nextRound"]').waitFor();
    },
  },
  {
    name: 'how-much',
    async go(tour) {
      await tour.page.locator('.last .sum').first().click();
      await sheet(tour);
    },
  },
  {
    name: 'after-enemy',
    async go(tour) {
      await tour.close();
      await tour.page.locator('.btn.next[data-go="nextRound"]').click();
      await tour.page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
    },
  },
  {
    name: 'threat',
    async go({ page }) {
      const four = page.locator('.board-pane .piece.oathsworn');
      await four.nth(2).click();
      // On a phone the first tap only brings the board nearer.
      const whole = page.getByRole('button', { name: 'Show the whole board' });
      await page.locator('.hand-bar').or(whole).first().waitFor();
      if ((await page.locator('.hand-bar').count()) === 0) await four.nth(2).click();
      await page.locator('.board-pane .threat').first().waitFor();
    },
  },
  {
    name: 'attack-near',
    async go(tour) {
      await tour.page.keyboard.press('Escape');
      await tour.page.locator('.member-attack').nth(1).click();
      await sheet(tour);
    },
  },
  {
    name: 'history',
    async go(tour) {
      await tour.close();
      await tour.press('History');
      await sheet(tour);
    },
  },
  {
    name: 'history-then',
    async go({ page }) {
      await page
        .locator('.history-row', { has: page.getByRole('button', { name: /^Why: / }) })
        .first()
        .getByRole('button')
        .first()
        .click({ button: 'right' });
      await page.locator('.then summary').first().click();
      await page.locator('.then .why-table').first().waitFor();
    },
  },
  {
    name: 'summary',
    async go(tour) {
      await tour.close();
      await tour.press('Menu');
      await tour.press('We have won');
      await tour.close();
      await tour.page.locator('.btn.next').click();
      await sheet(tour);
    },
  },
  {
    name: 'home-again',
    async go(tour) {
      await tour.open('');
      await tour.page.getByText('Look back: Old Mossback').waitFor();
    },
  },
];

const boardless: readonly Stop[] = [
  {
    name: 'light',
    async go({ open, press, page }) {
      await open('new/preset');
      await chooseFour(page);
      await eachPart(page).click();
      await page
        .locator('fieldset[aria-label="Board"]')
        .last()
        .getByRole('button', { name: 'Off', exact: true })
        .click();
      await press('Begin the fight');
      await page.locator('.btn.next').click();
      await page.getByText('Oathsworn phase').waitFor();
    },
  },
  {
    name: 'composer',
    async go({ page, press }) {
      await page.locator('.btn.next').click();
      await page.locator('.composer').waitFor();
      await press('Move 4');
      await press('Attack');
    },
  },
];

/** Every screen, sheet and dialog in the order of a visit. */
export const stops: readonly Stop[] = [
  ...plain,
  ...campaign,
  ...packs,
  ...fight,
  ...boardless,
  ...harrowStops,
  ...neighbourStops,
];
