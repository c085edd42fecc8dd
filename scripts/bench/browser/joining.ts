// How long a phone that has never seen the app takes to sit down at a table: from the address that its camera found.

import { openTablet, type Tablet } from '../../../tests/support/browser/tablet';
import { appAndRelay } from '../../../tests/support/network/app-and-relay';
import { plainIn, timedRow } from '../plain';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

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

/** Milliseconds to the page that asks for a name, from there to the fight, and of plain steps. */
interface Joined {
  readonly asked: number;
  readonly there: number;
  readonly plain: number;
}

/** To the page that asks for a name, and from the name to the fight with all that was played there. */
async function joins(link: string, slower: number): Promise<Joined> {
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
    const there = performance.now() - named;
    return { asked, there, plain: await plainIn(page) };
  } finally {
    await phone.close();
  }
}

export async function bench(): Promise<BenchRow[]> {
  const host = await appAndRelay(await builtApp());
  const tablet = await openTablet();
  try {
    const link = await share(tablet, host.url);
    const rows: BenchRow[] = [];
    for (const slowed of [1, 4]) {
      const all: Joined[] = [];
      // Far fewer than may sit there at once; who leaves frees a seat.
      for (let n = 0; n < 3; n++) all.push(await joins(link, slowed));
      const [, middle] = all.toSorted((a, b) => a.asked + a.there - b.asked - b.there);
      if (!middle) continue;
      const { asked, there, plain } = middle;
      rows.push(
        timedRow({
          what: `a new phone joins by the code, CPU ${slowed}x slower, 20 Mbit, 20 ms`,
          ms: asked + there,
          plain,
          limit: { ms: 5_000, slowed },
          shown: seconds(asked + there),
          beside: `to the name ${seconds(asked)}, from it to the fight ${seconds(there)}`,
        }),
      );
    }
    return rows;
  } finally {
    await tablet.close();
    await host.close();
  }
}
