import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { moveIn } from '../../games/counter/move-in';
import { buildVersion } from '../versions';
import { offlinePage } from './offline-page';

/** True for the one worker that may build now: a folder can be made only once. */
const lock = (path: string): Promise<boolean> =>
  mkdir(path).then(
    () => true,
    () => false,
  );

/** A build that several test files open: the first that asks makes it, and the other workers wait for it. */
export async function sharedBuild(name: string, build: (outDir: string) => Promise<void>): Promise<string> {
  const done = join(inject('builds'), name);
  while (!existsSync(done)) {
    if (!(await lock(`${done}.lock`))) {
      await delay(100);
      continue;
    }
    try {
      if (existsSync(done)) break;
      await build(`${done}.part`);
      await rename(`${done}.part`, done);
    } finally {
      await rmdir(`${done}.lock`);
    }
  }
  return done;
}

/** The page of tests/browser/fixtures-offline as this version. */
export const offlineBuild = (version: string): Promise<string> =>
  sharedBuild(`offline-${version}`, outDir => buildVersion(version, outDir, offlinePage));

/** The app as the version `next`, which brings one more game: The Counter of tests/games. */
export const nextBuild = (): Promise<string> =>
  sharedBuild('next', async outDir => {
    const house = moveIn();
    try {
      await buildVersion('next', outDir, house.folder);
    } finally {
      house.remove();
    }
  });
