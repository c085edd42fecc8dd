// Lighthouse in its mobile profile (slow 4G, CPU 4x slower): the first page, and the pages behind it as a link opens
// them. Each page is visited in a browser of its own, as a newcomer has it, except the fight, which must be there.

import lighthouse from 'lighthouse';
import { siteOf } from '../../../tests/support/browser/site';
import { openTablet } from '../../../tests/support/browser/tablet';
import type { BenchRow } from '../row';
import { builtApp } from '../run/built';

const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const categories = Object.keys(wanted);

const pages: readonly { readonly name: string; readonly hash: string }[] = [
  { name: 'the first page', hash: '' },
  { name: 'a fight', hash: 'fight' },
  { name: 'campaigns', hash: 'company' },
  { name: 'a new company', hash: 'company/new' },
  { name: 'packs', hash: 'packs' },
  { name: 'rules', hash: 'rules' },
];

/** A demo fight is begun, so that there is one to open. */
async function beginDemo(url: string, port: number): Promise<{ hash: string; close: () => Promise<void> }> {
  const tablet = await openTablet({
    width: 412,
    height: 823,
    touch: true,
    flags: [`--remote-debugging-port=${port}`],
  });
  await tablet.page.goto(`${url}#/demo`);
  await tablet.page.getByRole('button', { name: 'Begin the fight' }).click();
  await tablet.page.locator('.fight .btn.next').click();
  await tablet.page.getByText('Oathsworn phase').waitFor();
  const hash = new URL(tablet.page.url()).hash.slice(2);
  // The page that holds the fight is left, so that the next one may take it.
  await tablet.page.goto(`${url}#/about`);
  await tablet.page.close();
  return { hash, close: () => tablet.close() };
}

export async function bench(): Promise<BenchRow[]> {
  const site = await siteOf(await builtApp());
  const rows: BenchRow[] = [];
  try {
    let port = 9400;
    for (const { name, hash } of pages) {
      port += 1;
      const known = hash === 'fight' ? await beginDemo(site.url, port) : undefined;
      const browser =
        known ??
        (await openTablet({
          width: 412,
          height: 823,
          touch: true,
          flags: [`--remote-debugging-port=${port}`],
        }));
      const ran = await lighthouse(`${site.url}#/${known?.hash ?? hash}`, {
        port,
        onlyCategories: categories,
        logLevel: 'error',
        // The fight lies in the storage of this browser.
        disableStorageReset: known !== undefined,
      });
      await browser.close();
      if (!ran) throw new Error(`No report on ${name}`);
      const scores = Object.entries(wanted).map(([id, least]) => {
        const score = Math.round((ran.lhr.categories[id]?.score ?? 0) * 100);
        return { id, score, fine: score >= least };
      });
      const audits = ran.lhr.audits;
      const figure = (id: string) => audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? '?';
      const failed = Object.values(audits)
        .filter(one => one.score === 0 && one.scoreDisplayMode === 'binary')
        .map(one => one.id);
      rows.push({
        what: `Lighthouse, ${name}: performance, accessibility, best practices`,
        measured: scores.map(one => one.score).join(' / '),
        budget: Object.values(wanted).join(' / '),
        beside: `FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')}${failed.length > 0 ? `; ${failed.join(', ')}` : ''}`,
        within: scores.every(one => one.fine),
      });
    }
    return rows;
  } finally {
    await site.stop();
  }
}
