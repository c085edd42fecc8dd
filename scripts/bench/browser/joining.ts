// How long a phone that has never seen the app takes to sit down at a table: from the address that its camera found.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { appAndRelay } from '../../../tests/support/app-and-relay';
import { openTablet, type Tablet } from '../../../tests/support/tablet';
import type { BenchRow } from '../row';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A first fight, and the address that its code shows. */
async function share({ page }: Tablet, url: string): Promise<string> {
  await page.goto(`${url}#/demo`);
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.waitForURL(/#\/fight\//);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Phones' }).click();
  await page.locator('.hands-code').waitFor();
  return (await page.locator('.hands-link').textContent()) ?? '';
}

/** To the page that asks for a name, and from the name to the fight with all that was played there. */
async function joins(link: string, slower: number): Promise<{ asked: number; there: number }> {
  const phone = await openTablet({ width: 390, height: 844, touch: true });
  try {
    const { page } = phone;
    await phone.slow(slower);
    await phone.network({ kbit: 20_000, latencyMs: 20 });
    const scanned = performance.now();
    await page.goto(link, { waitUntil: 'commit' });
    const name = page.getByLabel('Your name');
    await name.waitFor();
    const asked = performance.now() - scanned;
    await name.fill('Ann');
    const named = performance.now();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.hands-sign').getByText('heard').waitFor();
    await page.getByRole('dialog', { name: 'Whom do you play?' }).waitFor();
    return { asked, there: performance.now() - named };
  } finally {
    await phone.close();
  }
}

/** NORTHWEST_DIST names a build that is there. */
export async function bench(): Promise<BenchRow[]> {
  const made = mkdtempSync(join(tmpdir(), 'northwest-joining-'));
  const folder = process.env.NORTHWEST_DIST ?? made;
  if (folder === made) await build({ logLevel: 'error', build: { outDir: made, emptyOutDir: true } });
  const host = await appAndRelay(folder);
  const tablet = await openTablet();
  try {
    const link = await share(tablet, host.url);
    const rows: BenchRow[] = [];
    for (const slower of [1, 4]) {
      const all: { asked: number; there: number }[] = [];
      // As many as may sit there at once with room to spare; who has gone leaves a seat.
      for (let n = 0; n < 3; n++) all.push(await joins(link, slower));
      const [, middle] = all.toSorted((a, b) => a.asked + a.there - b.asked - b.there);
      if (!middle) continue;
      const whole = middle.asked + middle.there;
      rows.push({
        what: `a new phone joins by the code, CPU ${slower}x slower, 20 Mbit, 20 ms`,
        measured: seconds(whole),
        budget: '5 s',
        beside: `to the name ${seconds(middle.asked)}, from it to the fight ${seconds(middle.there)}`,
        within: whole <= 5_000,
      });
    }
    return rows;
  } finally {
    await tablet.close();
    await host.close();
    rmSync(made, { recursive: true, force: true });
  }
}
