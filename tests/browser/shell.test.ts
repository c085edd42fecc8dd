import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, openTablet, type Site, type Tablet, untilOffline } from '../support/browser';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
  tablet = await openTablet();
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

describe('the shell', () => {
  it('opens without a complaint and keeps to its content policy', async () => {
    await tablet.page.goto(site.url);
    await tablet.page.getByRole('heading', { name: 'Northwest' }).waitFor();
    await tablet.picture('shell');
    expect(tablet.problems).toEqual([]);
  });
});
