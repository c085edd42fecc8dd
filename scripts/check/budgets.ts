import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const kilo = 1000;
/** What the project allows itself. */
const firstScreenJs = 30 * kilo;
const wholePrecache = 4000 * kilo;

/** The pages behind the first, by the file that opens them, and what each may come to with all that it imports. */
const pages: Readonly<Record<string, number>> = {
  CompanyRoutes: 80 * kilo,
  // The schema of saved fights and packs is 12 kB of it, the composer of stage cards and the moments as much again.
  FightPage: 255 * kilo,
  Found: 100 * kilo,
  // The words of a fight are shared with it.
  MightAlone: 85 * kilo,
  shelf: 115 * kilo,
  Rules: 100 * kilo,
};

/**
 * Pages of neighbours, and what each may come to beyond the shell and what a fight shares with it. Where one page opens
 * another, both are named: what stands on the screen needs all of them.
 */
const neighbourPages: Readonly<Record<string, number>> = {
  SoloPage: 45 * kilo,
  'DarkholdsPages DarkholdsLobby': 15 * kilo,
  'DarkholdsPages DarkholdsBox': 50 * kilo,
  // A level on the screen: the board, the company, the dock, with all rules of the game and its doors.
  'DarkholdsPages LevelPage LevelScreen': 50 * kilo,
  'DarkholdsPages LevelPage LightScreen': 50 * kilo,
  KorremPages: 55 * kilo,
  KorremBattle: 55 * kilo,
  // A whole game: its rules and those of battles, its door, map, ledgers and dock.
  WorldPage: 55 * kilo,
  DarkleafPages: 50 * kilo,
};
/** The page that has loaded what every table shares. */
const sharingPage = 'FightPage';

/** These scripts and all that they import at once. */
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

/** What is loaded before anything is asked of the app. */
export function firstScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js)"/g)];
  return withImports(
    folder,
    tags.map(([, path = '']) => posix.normalize(path)),
  );
}

/** What is there when a page behind the first stands. */
export function pageScripts(folder: string, page: string): string[] {
  const [file] = filesNamed(folder, page);
  if (file === undefined) throw new Error(`The build has no page ${page}.`);
  return withImports(folder, [file]);
}

const filesNamed = (folder: string, page: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter(name => name.startsWith(`${page}-`) && name.endsWith('.js'))
    .map(name => `assets/${name}`);

/** Several games may have a page of one name: the one is meant that the pages named before it open. */
function openedPages(folder: string, pages: readonly string[]): string[] {
  const open: string[] = [];
  for (const page of pages) {
    const named = filesNamed(folder, page);
    const code = open.map(path => readFileSync(join(folder, path), 'utf8')).join('\n');
    const file = named.find(path => code.includes(posix.basename(path))) ?? named[0];
    if (file === undefined) throw new Error(`The build has no page ${page}.`);
    open.push(...withImports(folder, [file]).filter(path => !open.includes(path)));
  }
  return open;
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

/** What a neighbour's page loads beyond what is shared. */
function beyond(folder: string, pages: string): string[] {
  const shared = new Set([...firstScripts(folder), ...pageScripts(folder, sharingPage)]);
  return openedPages(folder, pages.split(' ')).filter(path => !shared.has(path));
}

export const neighbourBudgetsOf = (folder: string, of = neighbourPages): Budget[] =>
  Object.entries(of).map(([page, limit]) => ({
    what: `${page} beyond the shell, gzip`,
    bytes: packed(folder, beyond(folder, page)),
    limit,
  }));

export const budgetsOf = (folder: string, of = pages): Budget[] => [
  { what: 'first screen, scripts, gzip', bytes: packed(folder, firstScripts(folder)), limit: firstScreenJs },
  { what: 'whole precache', bytes: plain(folder, precached(folder)), limit: wholePrecache },
  ...Object.entries(of).map(([page, limit]) => ({
    what: `${page}, scripts, gzip`,
    bytes: packed(folder, pageScripts(folder, page)),
    limit,
  })),
];

/** A constant of the cipher: whatever loads a shared table holds it, in any build. */
const phonesMark = 'expand 32-byte k';

/** A table that nobody shares loads nothing of what phones take: no page holds the cipher before it is asked for. */
export function phonesBudgetOf(folder: string, of = Object.keys(pages), neighbours = neighbourPages): Budget {
  const marked = (file: string): boolean => readFileSync(join(folder, file), 'utf8').includes(phonesMark);
  const assets = readdirSync(join(folder, 'assets')).map(name => `assets/${name}`);
  if (!assets.some(marked)) throw new Error('The build has no phones.');
  const loaded = new Set([
    ...firstScripts(folder),
    ...of.flatMap(page => pageScripts(folder, page)),
    ...Object.keys(neighbours).flatMap(page => openedPages(folder, page.split(' '))),
  ]);
  return {
    what: 'phones, on tables without them',
    bytes: plain(folder, [...loaded].filter(marked)),
    limit: 0,
  };
}

/** What is loaded when a table is shared or joined: one part of the house, for all games. */
const phonesParts = ['PhonesSheet', 'JoinPage', 'sign'];
/** What a game adds for phones to that, by its page and what is opened there: hands and ledgers of Korrem. */
const phonesOfGames: Readonly<Record<string, readonly string[]>> = {
  WorldPage: ['HandSheet', 'LedgerSheet', 'LedgerPage'],
};
const [phonesOfHouse, phonesOfGame] = [30 * kilo, 15 * kilo];

/** What phones add when they are asked for: of the house, and of each game beyond that. */
export function phonesAddOf(folder: string, of = phonesOfGames, shared = sharingPage): Budget[] {
  const parts = (named: readonly string[]): string[] =>
    withImports(
      folder,
      named.flatMap(part => filesNamed(folder, part)),
    );
  const added = (
    what: string,
    asked: readonly string[],
    there: readonly string[],
    limit: number,
  ): Budget => ({
    what: `phones, when asked for: ${what}, gzip`,
    bytes: packed(
      folder,
      asked.filter(file => !there.includes(file)),
    ),
    limit,
  });
  const [first, house] = [firstScripts(folder), parts(phonesParts)];
  return [
    added('of the house', house, [...first, ...pageScripts(folder, shared)], phonesOfHouse),
    ...Object.entries(of).map(([page, own]) =>
      added(page, parts(own), [...first, ...pageScripts(folder, page), ...house], phonesOfGame),
    ),
  ];
}
