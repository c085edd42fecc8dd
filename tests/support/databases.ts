import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inFirefox } from './browser/chromium-only';

/** The folder of a profile where the browser keeps the databases of the pages of this machine. */
export async function databasesOf(profile: string): Promise<string> {
  if (!inFirefox) return join(profile, 'Default', 'IndexedDB');
  const places = join(profile, 'storage', 'default');
  const name = (await readdir(places)).find(one => one.startsWith('http+++127.0.0.1'));
  return join(places, name ?? '', 'idb');
}
