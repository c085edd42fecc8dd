import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the production build that the browser tests open. */
    dist: string;
  }
}

/** One production build for a whole run of browser tests; NORTHWEST_DIST names one that is there already. */
export default async function buildOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.NORTHWEST_DIST) {
    project.provide('dist', resolve(process.env.NORTHWEST_DIST));
    return undefined;
  }
  const dist = resolve(`.cache/browser-dist-${process.pid}`);
  await build({ logLevel: 'warn', build: { outDir: dist } });
  project.provide('dist', dist);
  return () => rm(dist, { recursive: true, force: true });
}
