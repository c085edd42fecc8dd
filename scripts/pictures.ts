// A walk through all screens with a picture of each: `node scripts/run.mjs scripts/pictures.ts [folder] [size ...]`.
// Sizes are tablet, wide, upright and phone; a theme may follow after a colon (phone:light). Nothing is judged here: look.
// `docs` instead of a folder renews docs/pictures, or only those named after it (docs home road); `before` and the folder of an earlier build renew those of
// docs/PICTURES.md that show how the table was, `after` those beside them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Site, siteOf } from '../tests/support/browser/site';
import { openTablet, type Tablet } from '../tests/support/browser/tablet';
import { dealtAlike } from '../tests/ui/hands';
import { type Stop, stops, tourOf } from '../tests/ui/tours/tour';

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  tablet: { width: 1024, height: 768 },
  wide: { width: 1366, height: 1024 },
  upright: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

/** Where the pages of docs find their pictures. */
const ofDocs = join('docs', 'pictures');

/** Each is small enough to lie beside the source; the browser itself makes it, as well as that allows. */
const most = 60_000;
const qualities = [62, 52, 42, 32, 24];

async function keep(tablet: Tablet, name: string): Promise<void> {
  const session = await tablet.devtools();
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > most && quality !== qualities.at(-1)) continue;
    writeFileSync(join(ofDocs, `${name}.webp`), picture);
    return;
  }
}

/** The moments that docs/PICTURES.md holds side by side, at each of these sizes. */
const compared = ['tablet', 'upright', 'phone'] as const;

/** The players' turns and the enemy's attack in the demo, as this build shows them: `when` is before or after. */
async function compare(site: Site, when: 'before' | 'after'): Promise<void> {
  for (const size of compared) {
    const tablet = await sitDown(size, 'dark');
    const { page } = tablet;
    await page.goto(`${site.url}#/demo`);
    await page.locator('main .btn.main.big').click();
    const next = page.locator('.btn.next:enabled');
    await next.click();
    await page.getByText('Oathsworn phase').waitFor();
    await next.waitFor();
    await page.locator('.foresight li').first().waitFor();
    await keep(tablet, `${when}-${size}-turns`);
    await next.click();
    await page.locator('.ask-defend').waitFor();
    await page.waitForLoadState('networkidle');
    await keep(tablet, `${when}-${size}-enemy`);
    await tablet.close();
  }
}

/** What the pages of docs show, by the name of the picture that it is. */
const shown: Readonly<Record<string, string>> = {
  fight: 'tablet-after-enemy',
  'fight-wide': 'wide-after-enemy',
  threat: 'tablet-threat',
  attack: 'tablet-attack-near',
  defend: 'tablet-enemy-attack',
  why: 'tablet-history-then',
  summary: 'tablet-summary',
  home: 'tablet-home',
  setup: 'tablet-preset',
  menu: 'tablet-menu',
  company: 'tablet-company',
  character: 'tablet-company-people-c3',
  road: 'tablet-company-sheet',
  founding: 'tablet-company-new',
  oathsworn: 'tablet-company-people',
  'look-back-day': 'tablet-light-company-past-fought',
  editor: 'tablet-editor-enemies',
  cards: 'tablet-editor-card',
  shops: 'tablet-company-trade',
  'look-back': 'tablet-company-past-fought',
  day: 'tablet-light-after-enemy',
  phone: 'phone-fight',
};

async function sitDown(name: string, theme: string): Promise<Tablet> {
  const size = sizes[name];
  if (!size) throw new Error(`No size ${name}: ${Object.keys(sizes).join(', ')}`);
  const tablet = await openTablet({ ...size, touch: true });
  await dealtAlike(tablet);
  await tablet.page.addInitScript(look => {
    localStorage.setItem('northwest.theme', look);
    localStorage.setItem('northwest.motion', 'still');
    localStorage.setItem('northwest.install-hint', 'off');
  }, theme);
  return tablet;
}

const nameOf = (wish: string, stop: Stop): string => `${wish.replace(':', '-')}-${stop.name}`;

/** Stops follow each other: nobody goes on behind the last one that is wanted, or walks for none. */
async function walk(
  site: Site,
  wish: string,
  folder: string | undefined,
  wanted: Readonly<Record<string, string>> = shown,
): Promise<void> {
  const [size = '', theme = 'dark'] = wish.split(':');
  const last = folder
    ? stops.length - 1
    : stops.findLastIndex(stop => Object.values(wanted).includes(nameOf(wish, stop)));
  if (last < 0) return;
  const tablet = await sitDown(size, theme);
  const tour = tourOf(tablet.page, site.url);
  for (const stop of stops.slice(0, last + 1)) {
    await stop.go(tour);
    await tablet.page.evaluate(() => window.scrollTo(0, 0));
    const name = nameOf(wish, stop);
    if (folder !== undefined) await tablet.picture(name, folder);
    else for (const [one, from] of Object.entries(wanted)) if (from === name) await keep(tablet, one);
  }
  await tablet.close();
  console.log(`${wish}: ${last + 1} stops`);
}

const [where = '.cache/pictures', ...asked] = process.argv.slice(2);
mkdirSync('.cache', { recursive: true });
const given = where === 'before' ? asked[0] : process.env.NORTHWEST_DIST;
if (where === 'before' && given === undefined) throw new Error('Of which build? Name its folder.');
const made = given ?? mkdtempSync(join('.cache', 'pictures-'));
if (!given) await build({ build: { outDir: made, emptyOutDir: true }, logLevel: 'error' });
const site = await siteOf(made);
switch (where) {
  case 'before':
  case 'after':
    await compare(site, where);
    break;
  case 'docs': {
    const wanted = Object.fromEntries(
      Object.entries(shown).filter(([name]) => asked.length === 0 || asked.includes(name)),
    );
    if (asked.length === 0) await compare(site, 'after');
    for (const wish of ['tablet', 'wide', 'phone', 'tablet:light']) await walk(site, wish, undefined, wanted);
    break;
  }
  default:
    for (const wish of asked.length > 0 ? asked : Object.keys(sizes)) await walk(site, wish, where);
}
await site.stop();
if (!given) rmSync(made, { recursive: true });
