import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBuilds } from '../versions';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the production build that the browser tests open. */
    dist: string;
    /** The folder of the other builds of this run, which test files share. */
    builds: string;
  }
}

/** One production build for a whole run of browser tests; NORTHWEST_DIST names one that is there already. */
export default async function buildOnce(project: TestProject): Promise<() => Promise<void>> {
  const builds = await openBuilds();
  const { NORTHWEST_DIST: dist } = process.env;
  project.provide('dist', dist ? resolve(dist) : await builds.make('test'));
  project.provide('builds', builds.folder);
  return () => builds.remove();
}
