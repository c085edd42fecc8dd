import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { jump, redo, undo } from '../../../src/history/head';
import { begin, commit, type History } from '../../../src/history/history';
import { type Added, start, type Tally, tally } from '../../storage/tally';
import { sharedBuild } from '../../support/browser/shared-build';
import { type Site, siteOf } from '../../support/browser/site';
import { type OwnTablet, openTablet } from '../../support/browser/tablet';
import { stepOf } from './script';

/** Builds the page that exposes storage, once for all files; returns where it lies. */
const buildStoragePage = (): Promise<string> =>
  sharedBuild('storage', async outDir => {
    await build({
      configFile: false,
      root: resolve('tests', 'browser', 'fixtures-storage'),
      base: './',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
  });

/** That page, on an address of its own. */
export async function openStoragePage(): Promise<{ site: Site; remove: () => Promise<void> }> {
  const site = await siteOf(await buildStoragePage());
  return { site, remove: () => site.stop() };
}

/** A host that no browser has kept anything of, and a page that is not there yet. */
export interface Place {
  readonly site: Site;
  readonly page: Page;
  /** What the pages here threw. */
  readonly thrown: readonly string[];
  /** Another tab of the same browser. */
  another(): Promise<Page>;
}

export interface Places extends Pick<OwnTablet, 'devtools'> {
  /** Something done at a place of its own. */
  at(work: (place: Place) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/** One browser on the disk for all tests of a file: to start one takes longer than most of what they do. */
export async function openPlaces(): Promise<Places> {
  const folder = await buildStoragePage();
  const { context, devtools, close } = await openTablet();
  return {
    devtools,
    async at(work) {
      const site = await siteOf(folder);
      const pages: Page[] = [];
      const thrown: string[] = [];
      const another = async (): Promise<Page> => {
        const page = await context.newPage();
        page.on('pageerror', error => thrown.push(error.message));
        page.on('console', message => message.type() === 'error' && thrown.push(message.text()));
        pages.push(page);
        return page;
      };
      try {
        await work({ site, page: await another(), thrown, another });
      } finally {
        for (const page of pages) await page.close();
        await site.stop();
      }
    },
    remove: close,
  };
}

/** Resolves when a page asks for `held`; that request is answered when the function returned is called, not before. */
export const heldRequest = (site: Site): Promise<() => void> =>
  new Promise(resolve => {
    site.disturb((request, response) => {
      if (!request.url?.endsWith('/held')) return false;
      resolve(() => response.end());
      return true;
    });
  });

/** The same script without any storage: every step is exactly one entry of the log. */
export function playedTo(steps: number): History<Tally, Added> {
  let history = begin<Tally, Added>(start);
  for (let s = 1; s <= steps; s++) {
    const step = stepOf(history, s);
    const next =
      step.do === 'commit'
        ? { ok: true as const, value: commit(tally, history, step) }
        : step.do === 'undo'
          ? undo(tally, history, step.steps)
          : step.do === 'redo'
            ? redo(tally, history)
            : jump(tally, history, step.to);
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}
