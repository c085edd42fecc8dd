import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PageFiles, pageFilesPath } from '../build/page-files';

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** Of both; files are counted. */
  readonly unit: 'bytes' | 'files';
}

const kilo = 1000;
/** What people wait for on a first visit. The waiting time itself is measured by `npm run bench -- --browser pages`. */
const limits = {
  firstScreenScripts: 32 * kilo,
  precachedFiles: 80,
  allScripts: 1150 * kilo,
  serviceWorker: 15 * kilo,
  wholePrecache: 5000 * kilo,
};

/** These scripts and everything that they import statically. */
function withImports(folder: string, scripts: readonly string[]): string[] {
  const open = [...scripts];
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

/** The scripts that index.html names, with their imports. */
export function firstScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js)"/g)];
  return withImports(
    folder,
    tags.map(([, path = '']) => posix.normalize(path)),
  );
}

/** The files that the service worker keeps offline, read from the worker itself. */
export function precached(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  return [...worker.matchAll(/\burl:"([^"]+)",revision:/g)].map(([, path = '']) => path).sort();
}

const gzipped = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
const plain = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);

const allScripts = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => `assets/${name}`);

/** The hard limits of a build. */
export function limitsOf(folder: string): Limit[] {
  const kept = precached(folder);
  return [
    {
      what: 'first screen, scripts, gzip',
      value: gzipped(folder, firstScripts(folder)),
      limit: limits.firstScreenScripts,
      unit: 'bytes',
    },
    { what: 'files in the precache', value: kept.length, limit: limits.precachedFiles, unit: 'files' },
    {
      what: 'all scripts, gzip',
      value: gzipped(folder, allScripts(folder)),
      limit: limits.allScripts,
      unit: 'bytes',
    },
    { what: 'sw.js, gzip', value: gzipped(folder, ['sw.js']), limit: limits.serviceWorker, unit: 'bytes' },
    { what: 'whole precache', value: plain(folder, kept), limit: limits.wholePrecache, unit: 'bytes' },
  ];
}

/** What each page loads, as the build recorded it beside its folder. */
export function pagesOf(folder: string): PageFiles[] {
  const path = pageFilesPath(folder);
  if (!existsSync(path)) throw new Error(`${path} is missing: build the app anew.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Bytes of each page at the last release, by page. */
export type RecordedBytes = Readonly<Record<string, number>>;

/** A page may grow by one of these without being noticed. */
const growth = { share: 0.05, bytes: 5 * kilo };

/** What is wrong with the size of each page, compared with the last release. */
export function growthProblems(pages: readonly PageFiles[], recorded: RecordedBytes): string[] {
  const grown = pages.flatMap(({ page, bytes }) => {
    const before = recorded[page];
    if (before === undefined) return [`${page} is new: record "${page}": ${bytes}`];
    const isMuch = bytes > before * (1 + growth.share) && bytes > before + growth.bytes;
    return isMuch
      ? [`${page} has grown from ${before} to ${bytes} bytes: record the new figure if it is worth it`]
      : [];
  });
  const gone = Object.keys(recorded)
    .filter(name => !pages.some(({ page }) => page === name))
    .map(name => `${name} is recorded, but no page of the build`);
  return [...grown, ...gone];
}

/** A constant of the cipher: whatever chunk holds the cipher holds it, in any build. */
const cipherConstant = 'expand 32-byte k';
/** Joining a shared table needs the cipher at once. */
const pagesWithCipher = new Set(['ui/hands/JoinPage']);

/** The pages that load the cipher although nobody shares a table there. */
export function pagesLoadingCipher(folder: string, pages: readonly PageFiles[]): string[] {
  const withCipher = new Set(
    allScripts(folder).filter(file => readFileSync(join(folder, file), 'utf8').includes(cipherConstant)),
  );
  if (withCipher.size === 0) throw new Error('No script of the build holds the cipher.');
  return pages
    .filter(({ page, files }) => !pagesWithCipher.has(page) && files.some(file => withCipher.has(file)))
    .map(({ page }) => page);
}
