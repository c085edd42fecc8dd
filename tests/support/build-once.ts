import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBuilds } from './versions';

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
  const builds = await openBuilds();
  project.provide('dist', await builds.make('test'));
  return () => builds.remove();
}
