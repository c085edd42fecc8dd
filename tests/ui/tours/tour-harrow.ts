import type { Stop } from './tour';

/** The neighbour's screens, in the order of a visit. */
export const harrowStops: readonly Stop[] = [
  { name: 'harrow', go: tour => tour.open('harrow') },
  { name: 'harrow-table-new', go: tour => tour.open('harrow/table/new') },
  {
    name: 'harrow-table',
    async go({ press, page }) {
      await press('Training');
      await press('On my table');
      await press('Begin');
      await page.locator('[data-guide="first"]').waitFor();
    },
  },
  {
    name: 'harrow-secrets',
    async go({ press, page }) {
      await press('Secrets');
      await page.locator('dialog[open] .hands-secret').first().waitFor();
    },
  },
  {
    name: 'harrow-right',
    async go({ close, press, page }) {
      await close();
      await press('Put right');
      await page.locator('dialog[open] .hc-fix-row').first().waitFor();
    },
  },
  {
    name: 'harrow-box',
    async go({ close, open, press, page }) {
      await close();
      await open('harrow');
      await press(/^My own box/);
      await page.getByText('Share the box').waitFor();
    },
  },
  {
    name: 'harrow-doubt',
    async go({ open, page }) {
      await open('harrow/doubt');
      await page.locator('[data-hex="E5"]').waitFor();
    },
  },
  {
    name: 'harrow-records',
    async go({ open, page }) {
      await open('harrow/records');
      await page.getByRole('button', { name: /CSV/ }).waitFor();
    },
  },
  {
    name: 'harrow-solo',
    async go({ open, press, page }) {
      await open('harrow');
      await press(/^Show me/);
      await page.locator('.hc-table .hc-pile').first().waitFor();
    },
  },
  {
    name: 'harrow-ahead',
    async go({ press, page }) {
      await press('Ahead');
      await page.locator('dialog[open] .hc-face').first().waitFor();
    },
  },
];
