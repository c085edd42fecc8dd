// A walk through all screens with a picture of each: `node scripts/run.mjs scripts/pictures.ts [folder] [size ...]`.
// Sizes are tablet, wide and phone; a theme may follow after a colon (phone:light). Nothing is judged here: look.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { siteOf } from '../tests/support/site';
import { openTablet } from '../tests/support/tablet';
import { dealtAlike } from '../tests/ui/hands';
import { stops, tourOf } from '../tests/ui/tour';

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  tablet: { width: 1024, height: 768 },
  wide: { width: 1366, height: 1024 },
  phone: { width: 390, height: 844 },
};

const [folder = '.cache/pictures', ...asked] = process.argv.slice(2);
const made = process.env.NORTHWEST_DIST ?? mkdtempSync(join('.cache', 'pictures-'));
if (made !== process.env.NORTHWEST_DIST)
  await build({ build: { outDir: made, emptyOutDir: true }, logLevel: 'error' });
const site = await siteOf(made);
for (const wish of asked.length > 0 ? asked : Object.keys(sizes)) {
  const [name = '', theme = 'dark'] = wish.split(':');
  const size = sizes[name];
  if (!size) throw new Error(`No size ${name}: ${Object.keys(sizes).join(', ')}`);
  const tablet = await openTablet({ ...size, touch: true });
  await dealtAlike(tablet);
  await tablet.page.addInitScript(look => {
    localStorage.setItem('northwest.theme', look);
    localStorage.setItem('northwest.motion', 'still');
  }, theme);
  const tour = tourOf(tablet.page, site.url);
  for (const stop of stops) {
    console.log(stop.name);
    await stop.go(tour);
    await tablet.picture(`${wish.replace(':', '-')}-${stop.name}`, folder);
  }
  await tablet.close();
  console.log(`${wish}: ${stops.length} pictures in ${folder}`);
}
await site.stop();
if (made !== process.env.NORTHWEST_DIST) rmSync(made, { recursive: true });
