import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const kilo = 1000;
/** What the project allows itself. */
const firstScreenJs = 60 * kilo;
const wholePrecache = 3000 * kilo;

/** The scripts that a page loads before anything is asked of it: its own and all that those import at once. */
export function firstScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js)"/g)];
  const open = tags.map(([, path = '']) => posix.normalize(path));
  const seen = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:import|from)\s*["'](\.[^"']+\.js)["']/g))
      open.push(posix.join(posix.dirname(path), imported));
  }
  return [...seen].sort();
}

/** What the service worker keeps, as it says itself. */
export function precached(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  return [...worker.matchAll(/\burl:"([^"]+)",revision:/g)].map(([, path = '']) => path).sort();
}

const packed = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
const plain = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);

export const budgetsOf = (folder: string): Budget[] => [
  { what: 'first screen, scripts, gzip', bytes: packed(folder, firstScripts(folder)), limit: firstScreenJs },
  { what: 'whole precache', bytes: plain(folder, precached(folder)), limit: wholePrecache },
];
