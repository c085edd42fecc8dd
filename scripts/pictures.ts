// A walk through all screens with a picture of each: `node scripts/run.mjs scripts/pictures.ts [folder] [size ...]`.
// Sizes are tablet, wide and phone; a theme may follow after a colon (phone:light). Nothing is judged here: look.
// `docs` instead of a folder renews docs/pictures.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Site, siteOf } from '../tests/support/site';
import { openTablet } from '../tests/support/tablet';
import { dealtAlike } from '../tests/ui/hands';
import { stops, tourOf } from '../tests/ui/tour';

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  tablet: { width: 1024, height: 768 },
  wide: { width: 1366, height: 1024 },
  phone: { width: 390, height: 844 },
};

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
  editor: 'tablet-editor-enemies',
  day: 'tablet-light-after-enemy',
  phone: 'phone-fight',
};

async function walk(site: Site, wish: string, folder: string): Promise<void> {
  const [name = '', theme = 'dark'] = wish.split(':');
  const size = sizes[name];
  if (!size) throw new Error(`No size ${name}: ${Object.keys(sizes).join(', ')}`);
  const tablet = await openTablet({ ...size, touch: true });
  await dealtAlike(tablet);
  await tablet.page.addInitScript(look => {
    localStorage.setItem('northwest.theme', look);
    localStorage.setItem('northwest.motion', 'still');
    localStorage.setItem('northwest.install-hint', 'off');
  }, theme);
  const tour = tourOf(tablet.page, site.url);
  for (const stop of stops) {
    await stop.go(tour);
    await tablet.page.evaluate(() => window.scrollTo(0, 0));
    await tablet.picture(`${wish.replace(':', '-')}-${stop.name}`, folder);
  }
  await tablet.close();
  console.log(`${wish}: ${stops.length} pictures in ${folder}`);
}

const [where = '.cache/pictures', ...asked] = process.argv.slice(2);
const forDocs = where === 'docs';
mkdirSync('.cache', { recursive: true });
const folder = forDocs ? mkdtempSync(join('.cache', 'docs-pictures-')) : where;
const given = process.env.NORTHWEST_DIST;
const made = given ?? mkdtempSync(join('.cache', 'pictures-'));
if (!given) await build({ build: { outDir: made, emptyOutDir: true }, logLevel: 'error' });
const site = await siteOf(made);
const wishes = forDocs
  ? ['tablet', 'wide', 'phone', 'tablet:light']
  : asked.length > 0
    ? asked
    : Object.keys(sizes);
for (const wish of wishes) await walk(site, wish, folder);
if (forDocs) {
  for (const [name, from] of Object.entries(shown))
    copyFileSync(join(folder, `${from}.png`), join('docs', 'pictures', `${name}.png`));
  rmSync(folder, { recursive: true });
}
await site.stop();
if (!given) rmSync(made, { recursive: true });
