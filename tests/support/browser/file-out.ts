import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inFirefox } from './chromium-only';

export interface FileOut {
  /** As the app calls it. */
  readonly name: string;
  readonly path: string;
}

/** Where Firefox lays what it downloads: it does not tell the test of a file that the page made by itself. */
export const downloads = join(tmpdir(), `northwest-downloads-${process.pid}`);
if (inFirefox) {
  mkdirSync(downloads, { recursive: true });
  process.once('exit', () => rmSync(downloads, { recursive: true, force: true }));
}

/** What Firefox has downloaded, whole. */
function arrived(): readonly string[] {
  const names = readdirSync(downloads);
  return names.some(name => name.endsWith('.part')) ? [] : names;
}

/** The next file that leaves the page as a download, by what is done. */
export async function fileOut(page: Page, act: () => Promise<unknown>): Promise<FileOut> {
  if (!inFirefox) {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  }
  await act();
  while (arrived().length === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
  const [name = ''] = arrived();
  const path = join(await mkdtemp(join(tmpdir(), 'northwest-out-')), name);
  await rename(join(downloads, name), path);
  return { name, path };
}

/** Names of the files that leave the page as downloads, from now on. */
export function filesOut(page: Page): () => readonly string[] {
  const names: string[] = [];
  page.on('download', one => names.push(one.suggestedFilename()));
  return inFirefox ? arrived : () => names;
}
