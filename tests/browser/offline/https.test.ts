import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../scripts/engines/browsers';
import { firefoxPath } from '../../../scripts/engines/programs';
import { built, openTablet, untilOffline } from '../../support/browser/browser';
import { commandHere, type Started, startServer, trustIn } from '../../support/network/trust';
import { inSoak, samples } from '../../support/samples';

/** A name of homes that leads to this machine: to a browser no place of its own, as `localhost` would be. */
const host = 'table.local';
const names = [host];

let folder: string;
let server: Started;
let authority: Buffer;
const start = (port = 0): Promise<Started> =>
  startServer(['scripts/run.mjs', 'scripts/start/main.ts', '--https', '--address', host], {
    NORTHWEST_DIST: built(),
    NORTHWEST_HOME: join(folder, 'own'),
    PORT: `${port}`,
  });
const plain = (): string => `http://${host}:${server.port}/`;
const secure = (): string => `https://${host}:${server.port}/`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northwest-trust-'));
  server = await start();
  const fetched = await fetch(`http://127.0.0.1:${server.port}/northwest-authority.crt`);
  authority = Buffer.from(await fetched.arrayBuffer());
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const untrusted = (page: Page) => page.getByText('does not trust the machine that serves the app yet');
const title = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: 'Northwest' }).waitFor();

/** From the page over plain http to the app, kept: then the server goes, and everything is still there. */
async function keepsTheApp(page: Page): Promise<void> {
  await page.goto(plain());
  await page.getByRole('link', { name: 'Open the app' }).click();
  await title(page);
  expect(page.url()).toBe(secure());
  expect(await page.evaluate(() => [isSecureContext, 'wakeLock' in navigator])).toEqual([true, true]);
  await untilOffline(page);
  const { port } = server;
  await server.stop();
  await page.reload();
  await title(page);
  await page.goto(`${secure()}#/settings`);
  await page.getByText('The whole app is on this device').waitFor();
  server = await start(port);
}

describe('Chromium', () => {
  it(`without trust explains${samples('', ', with it keeps the app, and can install it')}`, async () => {
    const profile = join(folder, 'chromium');
    const home = join(folder, 'home');
    const before = await openTablet({ names, profile, home });
    await before.page.goto(plain());
    await untrusted(before.page).waitFor();
    // What belongs to this kind of device stands open, the others are there to be opened.
    expect(await before.page.locator('details[open]').count()).toBe(1);
    const [certificate] = await Promise.all([
      before.page.waitForEvent('download'),
      before.page.getByRole('link', { name: 'Fetch the certificate' }).click(),
    ]);
    expect(await readFile(await certificate.path())).toEqual(authority);
    const stopped = await before.context.newPage();
    await expect(stopped.goto(secure())).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID');
    await stopped.close();
    await before.page.getByRole('link', { name: 'Play over plain http' }).click();
    await title(before.page);
    expect(await before.page.evaluate(() => isSecureContext)).toBe(false);
    // Something is played there, and taken along.
    await before.page.goto(`${plain()}plain/#/demo`);
    await before.page.getByRole('button', { name: 'Begin the fight' }).click();
    await before.page.locator('main.fight').waitFor();
    await before.page.goto(plain());
    await before.page.getByRole('link', { name: 'Take my saves along' }).click();
    const [saves] = await Promise.all([
      before.page.waitForEvent('download'),
      before.page.getByRole('button', { name: 'Take everything along' }).click(),
    ]);
    const along = join(folder, 'along.northwest');
    await saves.saveAs(along);
    const onward = before.page.getByRole('link', { name: 'Open the secure address' });
    expect(await onward.getAttribute('href')).toBe(`${secure()}#/moving`);
    await before.close();

    // That a secure page keeps the app is seen in shell.test.ts; that trust makes this one secure, in a soak.
    if (!inSoak || !commandHere('certutil', 'libnss3-tools')) return;
    await trustIn(join(home, '.pki', 'nssdb'), authority);
    const tablet = await openTablet({ names, profile, home });
    try {
      await keepsTheApp(tablet.page);
      await tablet.page.goto(`${secure()}#/moving`);
      await tablet.page.locator('input[type=file]').setInputFiles(along);
      await tablet.page.getByRole('button', { name: /^Bring in/ }).click();
      await tablet.page.getByText(/came in\. All is as it was/).waitFor();
      await tablet.page.goto(secure());
      await tablet.page.getByRole('link', { name: /^Go on: / }).waitFor();
      const { installabilityErrors } = await (await tablet.devtools()).send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
    } finally {
      await tablet.close();
    }
  });
});

// The same in another engine.
if (inSoak)
  describe('Firefox', () => {
    it('without trust explains, with it keeps the app', async () => {
      const executablePath = firefoxPath();
      if (!executablePath || !engines.some(({ name, here }) => name === 'Firefox' && here())) {
        console.warn('Firefox is not here: nothing was proven with it.');
        return;
      }
      const profile = join(folder, 'firefox');
      const open = () =>
        firefox.launchPersistentContext(profile, {
          ...{ channel: 'moz-firefox', executablePath, headless: true },
          firefoxUserPrefs: { 'network.dns.localDomains': host },
        });
      const before = await open();
      const page = before.pages()[0] ?? (await before.newPage());
      await page.goto(plain());
      await untrusted(page).waitFor();
      await page.getByText('Firefox on a computer').waitFor();
      await before.close();

      if (!commandHere('certutil', 'libnss3-tools')) return;
      await trustIn(profile, authority);
      const after = await open();
      try {
        await keepsTheApp(after.pages()[0] ?? (await after.newPage()));
      } finally {
        await after.close();
      }
    });
  });
