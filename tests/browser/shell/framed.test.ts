import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  tablet = await borrowTablet();
  // A page on the same host under two names: two sites, as a browser counts.
  site.disturb((request, response) => {
    if (!request.url?.startsWith('/around')) return false;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<link rel=icon href="data:,"><iframe width=900 height=700 src="${site.url}#/settings"></iframe>`,
    );
    return true;
  });
});
afterEach(async () => {
  site.disturb();
  await tablet.close();
});

it('shows nothing to tap but the way out within a page of another site', async () => {
  const { page } = tablet;
  await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}around`);
  const app = page.frameLocator('iframe');
  await app.getByText('Another page shows Northwest').waitFor();
  expect(await app.locator('button, input, select, summary').count()).toBe(0);
  const [alone] = await Promise.all([
    page.context().waitForEvent('page'),
    app.getByRole('link', { name: 'Open Northwest by itself' }).click(),
  ]);
  await alone.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(tablet.problems).toEqual([]);
});

it('runs within a page of its own site', async () => {
  const { page } = tablet;
  await page.goto(`${site.url}around`);
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(tablet.problems).toEqual([]);
});

it('makes no text into HTML, and loads no worker from elsewhere', async () => {
  const { page } = tablet;
  await page.goto(site.url);
  await page.locator('main h1').waitFor();
  const tried = (name: 'html' | 'foreign' | 'own') =>
    page.evaluate(what => {
      try {
        if (what === 'html') document.createElement('div').innerHTML = '<b>no</b>';
        else new Worker(what === 'own' ? './sw.js' : 'https://elsewhere.invalid/worker.js').terminate();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    }, name);
  expect([await tried('html'), await tried('foreign'), await tried('own')]).toEqual([
    'TypeError',
    'TypeError',
    'done',
  ]);
});
