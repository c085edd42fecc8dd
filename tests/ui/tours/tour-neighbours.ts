import type { Stop } from './tour';
import { darkleafStops } from './tour-darkleaf';
import { korremStops } from './tour-korrem';

/** The first screens of the other neighbours, and those that differ most from a table with a board. */
export const neighbourStops: readonly Stop[] = [
  { name: 'darkholds', go: tour => tour.open('darkholds') },
  {
    name: 'darkholds-box',
    async go({ open, page }) {
      await open('darkholds/box');
      await page.getByRole('heading', { name: 'Tile drawer' }).waitFor();
    },
  },
  {
    name: 'darkholds-level',
    async go({ open, press, page }) {
      await open('darkholds');
      await press(/^Show me Under/);
      await page.getByRole('heading', { name: 'Turn 1 · Heroes' }).waitFor();
    },
  },
  {
    name: 'darkholds-canvas',
    async go({ open, press, page }) {
      await open('darkholds');
      await press(/^Draw a level/);
      await page.locator('.dh-canvas .dh-raster').waitFor();
    },
  },
  {
    name: 'darkholds-light',
    async go({ open, press, page }) {
      await open('darkholds');
      await press(/^Light/);
      await page.getByText('Who is there?').waitFor();
    },
  },
  {
    name: 'darkholds-teach',
    async go({ press, page }) {
      await press('Teach somebody');
      await page.locator('dialog[open] .sheet-body').waitFor();
    },
  },
  ...darkleafStops,
  ...korremStops,
];
