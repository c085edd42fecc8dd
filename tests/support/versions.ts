import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bin, node } from '../../scripts/command';

export interface Builds {
  /** Where the builds lie. */
  readonly folder: string;
  /** Builds the app, or the page in the folder named, as this version; returns where it lies. */
  make(version: string, root?: string): Promise<string>;
  remove(): Promise<void>;
}

/** Builds in a process of their own, as `npm run build` does: a test runner's environment would change them. */
export async function buildVersion(version: string, outDir: string, root = '.'): Promise<void> {
  const { ok, output } = await node(
    [bin('vite'), 'build', root, '--config', 'vite.config.ts', '--outDir', outDir, '--logLevel', 'error'],
    120_000,
    { NODE_ENV: 'production', NORTHWEST_VERSION: version },
  );
  if (!ok) throw new Error(output);
}

export async function openBuilds(): Promise<Builds> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache', 'builds-'));
  return {
    folder,
    async make(version, root = '.') {
      const outDir = join(folder, `${version}${root.replace(/\W+/g, '-')}`);
      await buildVersion(version, outDir, root);
      return outDir;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
