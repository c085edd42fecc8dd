import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { jump, redo, undo } from '../../../src/history/head';
import { begin, commit, type History } from '../../../src/history/history';
import { type Added, start, type Tally, tally } from '../../storage/tally';
import { type Site, siteOf } from '../../support/site';
import { stepOf } from './script';

/** The page that exposes storage, on an address of its own. */
export async function openStoragePage(): Promise<{ site: Site; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'northwest-storage-'));
  await build({
    configFile: false,
    root: resolve('tests', 'browser', 'fixtures-storage'),
    base: './',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const site = await siteOf(folder);
  return {
    site,
    async remove() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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
