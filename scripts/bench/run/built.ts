import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The folder of the app's build: the one that NORTHWEST_DIST names, or a new one, which later benches use too. */
export async function builtApp(): Promise<string> {
  const present = process.env.NORTHWEST_DIST;
  if (present !== undefined) return present;
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'bench-app-'));
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' });
  process.env.NORTHWEST_DIST = folder;
  return folder;
}
