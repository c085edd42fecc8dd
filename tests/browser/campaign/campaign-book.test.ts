import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/model/state';
import { play } from '../../campaign/company';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { tabThrough } from '../../support/browser/keyboard';
import { placeSaved } from '../../support/browser/saved';
import { holdStill } from '../../support/chosen-before';
import { inStory, richCompany, savedCompanies, toTally } from '../../support/companies';
import { fightFile } from '../../support/fight-file';
import { samples } from '../../support/samples';
import { four, handsOf } from './campaign-hands';

const rich = richCompany();
const called = (state: Campaign, name: string): Campaign => play(state, { set: 'name', name });
const telling = called(inStory(rich), 'Telling');
const fought = called(toTally(rich), 'Fought');

let site: Site;
let tablet: Tablet;
const ids = new Map<string, string>();

async function bringIn(page: Page, buffer: Buffer): Promise<void> {
  await page.goto(`${site.url}#/settings`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'some.northwest', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Bring in as new copies' }).click();
  await page.getByText(/brought in/).waitFor();
}

beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768 });
  const { page } = tablet;
  await holdStill(page);
  const saved = await savedCompanies(fought, telling);
  for (const [i, { name }] of [fought, telling].entries()) ids.set(name, saved.ids[i] ?? '');
  await placeSaved(page, [saved]);
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

const at = (company: string, part = ''): string =>
  `company/${ids.get(company) ?? ''}${part === '' ? '' : `/${part}`}`;

async function open(hash: string): Promise<void> {
  await tablet.page.goto(`${site.url}#/${hash}`);
  await tablet.page.locator('main h1, .book-page > *').first().waitFor();
  await tablet.page.getByText('Loading …').waitFor({ state: 'detached' });
}

interface Mark {
  readonly key: string;
  readonly value: number;
  readonly tall: number;
}

/** The marks of a chart as the browser has drawn them, each with the value that it stands for. */
/** As tall as they are filled: in Firefox the box of a drawing has its edge in it. */
const marksOf = (which: string, key: string, value: string): Promise<Mark[]> =>
  tablet.page.locator(which).evaluateAll(
    (all, names) =>
      all.map(one => ({
        key: one.getAttribute(names.key) ?? '',
        value: Number(one.getAttribute(names.value)),
        tall: one instanceof SVGGraphicsElement ? one.getBBox().height * (one.getScreenCTM()?.d ?? 1) : 0,
      })),
    { key, value },
  );

/** One unit, one scale: every mark is as tall as its value says. */
function expectOneScale(marks: readonly Mark[]): void {
  const most = marks.reduce((tallest, one) => (one.value > tallest.value ? one : tallest));
  expect(most.value).toBeGreaterThan(0);
  for (const one of marks) expect(one.tall).toBeCloseTo((one.value / most.value) * most.tall, 0);
}

describe('what a stranger looks for', () => {
  /** What is looked for, the words that are followed from the first page, and what is in sight then. */
  const things: readonly (readonly [string, readonly (string | RegExp)[], string])[] = [
    ['what the company does next', [/^Telling/], '[data-now], .now-part h2, .way-of'],
    ['how many HP somebody has', [/^Telling/, 'Company'], '.hp-die, [aria-label$=" HP"]'],
    ['which traits can be chosen', [/^Telling/, 'Company'], '[aria-label="Traits"]'],
    ['where to buy a curative', [/^Telling/, /^Banksmith/], '[aria-label="Apothecary"]'],
    ['where an injury is written down', [/^Telling/, 'Oathsworn'], '[aria-label^="Injury: "]'],
    ['what was done before', [/^Telling/], 'text=What was done'],
    ['how a chapter went', [/^Telling/, 'Looking back'], '.chapter-past.lost'],
    ['the notes of the campaign', [/^Telling/, 'Company'], '[aria-label="Notes"]'],
    [
      'where a campaign on paper is taken over',
      [/^Campaigns/, /^Found a company/],
      'text=copy your paper sheets',
    ],
    ['how the campaign went so far', [/^Telling/, 'Looking back'], '.score'],
    ['a rule by its word', [/^Rules/], 'main input'],
    ['larger letters', ['Settings'], '[aria-label="Text"], [aria-label="Text size"], [aria-label="Letters"]'],
    ['how to write an encounter', [/^Packs/], 'text=A new encounter'],
  ];
  // Every fourth, each on another page; in a soak all.
  for (const [what, ways, sign] of samples(
    things.filter((_, n) => n % 4 === 0),
    things,
  ))
    it(`${what}: ${ways.length} ${ways.length === 1 ? 'tap' : 'taps'} from the first page, by words in sight`, async () => {
      const { page } = tablet;
      await open('');
      for (const name of ways) {
        const way = page
          .getByRole('link', { name, exact: typeof name === 'string' })
          .or(page.getByRole('button', { name, exact: typeof name === 'string' }))
          .first();
        await way.waitFor();
        const box = await way.boundingBox();
        expect(box && box.y + box.height <= 768, `${String(name)} is in sight`).toBe(true);
        await way.click();
      }
      const found = page.locator(sign).first();
      await found.waitFor();
      const box = await found.boundingBox();
      expect(box && box.y < 768 && box.y >= 0, 'in sight at once').toBe(true);
      await page.keyboard.press('Escape');
    });
});

describe('pictures against the log', () => {
  it('OWN-149: the look-back draws ticks, minutes and HP of every chapter of a known campaign', async () => {
    await open(at('Fought', 'past'));
    const chapters = fought.chapters.flatMap(({ fights, minutes }, i) => {
      const lines = fights.flatMap(fight => fight.heroes);
      const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
      return fights.length === 0
        ? []
        : [
            {
              key: `${i + 1}`,
              ticks: fought.ticks.filter(tick => tick.chapter === i + 1).length,
              minutes: minutes + sum(fights.map(fight => fight.minutes)),
              dealt: sum(lines.map(line => line.dealt)),
              lost: sum(lines.map(line => line.lost)),
            },
          ];
    });
    expect(chapters.length).toBe(8);
    const drawn = (of: string) => marksOf(`[data-series="${of}"] rect`, 'data-column', 'data-value');
    for (const [of, field] of [
      ['ticks', 'ticks'],
      ['time', 'minutes'],
      ['dealt', 'dealt'],
      ['lost', 'lost'],
    ] as const) {
      const marks = await drawn(of);
      expect(marks.map(({ key, value }) => [key, value])).toEqual(chapters.map(one => [one.key, one[field]]));
      expectOneScale(marks);
    }
    expectOneScale([...(await drawn('dealt')), ...(await drawn('lost'))]);
    // Each chart names its unit at its top, its legend names each series, and a table holds the same numbers.
    for (const [title, unit] of [
      ['Ticks, chapter by chapter', /^\d+ ticks$/],
      ['Damage dealt and HP lost', /^\d+ HP$/],
      ['Minutes, chapter by chapter', /^\d+ min$/],
    ] as const) {
      const chart = tablet.page.getByRole('figure', { name: title });
      expect(await chart.locator('svg text').first().textContent()).toMatch(unit);
      const names = await chart.locator('tbody th').allTextContents();
      expect(names.length).toBe(await chart.locator('[data-series]').count());
      expect(
        (await chart.locator('.chart-legend > span').allTextContents()).map(text => text.trim()),
      ).toEqual(names);
    }
    const climb = await marksOf('[data-series="so-far"] circle', 'data-column', 'data-value');
    expect(climb.at(-1)?.value).toBe(fought.ticks.length);
  });

  it('DM-1, MT-1: the summary draws what the log of a whole fight says, round by round', async () => {
    const { page } = tablet;
    const { file, rounds } = await fightFile('12 The Weir Wyrm plain');
    await bringIn(page, file);
    await open('');
    await page.getByRole('link', { name: /^Look back: / }).click();
    await page.locator('.btn.next').click();
    await page.locator('.chart').first().waitFor();
    const taken = await marksOf('[data-series="dealt"] rect', 'data-column', 'data-value');
    const lost = await marksOf('[data-series="lost"] rect', 'data-column', 'data-value');
    const told = (of: 'taken' | 'lost') => rounds.map(one => [`${one.round}`, one[of]]);
    expect(taken.map(({ key, value }) => [key, value])).toEqual(told('taken'));
    expect(lost.map(({ key, value }) => [key, value])).toEqual(told('lost'));
    expectOneScale([...taken, ...lost]);
    for (const [who, left] of Object.entries(rounds.at(-1)?.hp ?? {})) {
      const dots = page.locator(`[data-series="${who}"] circle`);
      if ((await dots.count()) > 0)
        expect(await dots.last().getAttribute('data-value'), who).toBe(String(left));
    }
  });
});

describe('from the last blow to the epilogue', () => {
  it('EN-3: three taps', async () => {
    const { page } = tablet;
    const hands = handsOf(tablet, site);
    await hands.found(four);
    await hands.tap('Begin chapter 1');
    await hands.tap('The story is over');
    await hands.tap('Old Mossback');
    await page.getByRole('button', { name: /Witch, 6 of 6 HP/ }).waitFor();
    await hands.tap(/^Begin/);
    // The table says what the last blow does; from here on everything is as after a blow.
    await hands.tap('Menu');
    await hands.tap('We have won');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('.btn.next').click();
    await page.getByRole('link', { name: 'On with the company' }).click();
    await page.getByRole('button', { name: 'Write the result down' }).click();
    await page.locator('.phases [aria-current]', { hasText: 'Epilogue' }).waitFor();
    expect(tablet.problems).toEqual([]);
  });
});

describe('by the keyboard alone', () => {
  const people = Object.values(rich.people).filter(c => c.fate === 'active');
  const pages = [
    '',
    'packs',
    'company',
    'company/new',
    'rules',
    ...['', 'sheet', 'people', `people/${people[0]?.id ?? ''}`, 'past', 'paper'].map(
      part => `Telling/${part}`,
    ),
  ];
  for (const name of samples(['company/new', 'Telling/', `Telling/people/${people[0]?.id ?? ''}`], pages))
    it(`${name || 'home'}: everything is reached, and stands in sight when it is`, async () => {
      const { page } = tablet;
      const [company, ...part] = name.split('/');
      await open(company === 'Telling' ? at(company, part.join('/')) : name);
      expect(await tabThrough(page)).toEqual({ wrong: [], missed: [] });
    });
});
