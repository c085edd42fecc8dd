import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { borrowTablet, built, type Tablet } from '../../support/browser/browser';
import { appAndRelay } from '../../support/network/app-and-relay';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end();
});

/** A button or a place of a board: by what it is, and by the words on it. */
type Tap = readonly [css: string, words?: string | RegExp];

/** A neighbour's table: the way to it, and what a phone does there. */
interface Table {
  readonly from: string;
  readonly begin: readonly Tap[];
  readonly stands: string;
  /** Behind which button phones are asked for, where they stand in no bar. */
  readonly menu?: string;
  /** Whom the phone plays, where several do. */
  readonly plays?: string;
  readonly steps: readonly (readonly Tap[])[];
}

const tables: readonly Table[] = [
  {
    from: 'harrow',
    begin: [['button', 'Show me']],
    stands: '.hc-table',
    steps: [[['.hc-pile']], [['.hc-dock .hc-answers .btn']]],
  },
  {
    from: 'darkholds',
    begin: [['button', 'Under Cold Mere at once']],
    stands: '.dh-dock',
    plays: 'Odo',
    steps: [
      [['button', 'Odo'], ['[data-square="D2"]']],
      [
        ['button', /^Let go$/],
        ['button', 'Enemy phase'],
      ],
    ],
  },
  {
    from: 'korrem',
    begin: [
      ['button', 'Show me'],
      ['button', 'Begin the battle'],
    ],
    stands: '.ko-dock',
    steps: [[['button', /^5$/]], [['[data-card="o3"]']]],
  },
  {
    from: 'darkleaf/new/two',
    begin: [
      ['.dl-clan', 'The Murg'],
      ['.dl-clan', 'Huldra'],
      ['button', /^Begin$/],
    ],
    stands: '.dl-board',
    menu: 'Settings of this duel',
    plays: 'The Murg',
    steps: [[['button', 'We rolled 3']]],
  },
];

/** One is enough for every run, beside Kammi's table (own-hands.test.ts); a soak goes to all of them. */
const tried = tables.filter(({ from }) => process.env.SOAK === '1' || from.startsWith('darkleaf'));

const soon = <T>(what: () => T) => expect.poll(what, { timeout: 60_000 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tap = (page: Page, [css, hasText]: Tap): Promise<void> =>
  (hasText === undefined ? page.locator(css) : page.locator(css, { hasText })).first().click();
const undo = (page: Page) => page.locator('[aria-label^="Undo: "]').first();
/** What an undo would undo, or nothing where nothing was done. */
const last = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => document.querySelector('[aria-label^="Undo: "]')?.getAttribute('aria-label') ?? undefined,
  );

async function browser(width: number, height: number): Promise<Tablet> {
  const one = await borrowTablet({ width, height, touch: true });
  open.push(() => one.close());
  return one;
}

/** The table of the tablet, open to phones: the addresses for players and for onlookers. */
async function shared(
  page: Page,
  { from, begin, stands, menu }: Table,
  url: string,
): Promise<readonly string[]> {
  await page.goto(`${url}#/${from}`);
  for (const one of begin) await tap(page, one);
  await page.locator(stands).first().waitFor();
  if (menu !== undefined) await button(page, menu).click();
  await button(page, 'Phones').click();
  const link = page.locator('.hands-link');
  const join = (await link.textContent()) ?? '';
  await page.getByText('Onlookers', { exact: true }).click();
  await soon(() => link.textContent()).not.toBe(join);
  const look = (await link.textContent()) ?? '';
  for (let open = await page.locator('dialog[open]').count(); open > 0; open--)
    await page.keyboard.press('Escape');
  return [join, look];
}

test('OWN-285, OWN-288: at each neighbour’s table a phone taps and undoes what it names; an onlooker sees it and changes nothing', async () => {
  const host = await appAndRelay(built());
  open.push(() => host.close());
  const [tablet, ann, zoe] = [await browser(1024, 768), await browser(390, 844), await browser(390, 844)];
  const guests = [ann, zoe];
  for (const table of tried) {
    const links = await shared(tablet.page, table, host.url);
    for (const [i, { page }] of guests.entries()) {
      // Who sits at the table comes along to the next one; the first is joined by its code.
      if (table === tried[0]) {
        await page.goto(links[i] ?? '');
        await page.getByLabel('Your name').fill(i === 0 ? 'Ann' : 'Zoe');
        await button(page, i === 0 ? 'Sit down' : 'Look on').click();
      }
      await page.locator(table.stands).first().waitFor();
    }
    if (table.plays !== undefined)
      await ann.page
        .getByRole('dialog', { name: 'Whom do you play?' })
        .getByText(table.plays)
        .first()
        .click();
    const marks = [await last(tablet.page)];
    for (const step of table.steps) {
      for (const one of step) await tap(ann.page, one);
      await soon(() => last(tablet.page)).not.toBe(marks.at(-1));
      marks.push(await last(tablet.page));
      for (const { page } of guests) await soon(() => last(page)).toBe(marks.at(-1));
    }
    await undo(zoe.page).click();
    await zoe.page.getByText('This device only looks on.').waitFor();
    await undo(ann.page).click();
    // The step that its name told is undone, and nothing of the onlooker's.
    for (const { page } of [tablet, ...guests]) await soon(() => last(page)).toBe(marks.at(-2));
    await ann.page.locator('.hands-sign', { hasText: 'heard' }).waitFor();
    await zoe.page.locator('.hands-sign', { hasText: 'looking on' }).waitFor();
  }
  expect([...tablet.problems, ...ann.problems, ...zoe.problems]).toEqual([]);
});
