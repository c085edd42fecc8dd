import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Equal, equals } from '../../../tests/mutants/equal';
import { filesOf } from '../../check/files';
import { bin, endAll, node } from '../../command';
import { type Change, changed, changesIn, linesOf } from './changes';
import { importers, testsOf } from './related';
import { Server } from './server';
import { copyOfTree } from './tree';

/** What is pure or of the device; screens, sentences and the encounters that come with the app are looked at by others. */
const folders = [
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'might', 'board', 'stage', 'encounter'],
  ...['campaign', 'packs', 'foresight', 'storage', 'session', 'play', 'table', 'games'],
];
const pure = new Set([
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'might', 'board', 'stage', 'encounter'],
  ...['campaign', 'packs', 'foresight'],
]);
// What needs a browser's database is run by the tests of the browser alone (tests/browser/storage-connection.test.ts).
const passedOver =
  /(?:^|\/)(?:says|words|ui|sample|builtin)\/|\/says\.ts$|\.gen\.ts$|\.tsx$|\/game\.ts$|\/all\.ts$|\/storage\/(?:connection|idb)\.ts$/;

export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** How many test files are run for one change at most: the nearest ones. */
  readonly tests: number;
  /** Folders of src, all of them if none is named. */
  readonly words: readonly string[];
}

/** Whole numbers from a seed (mulberry32): the same seed changes the same places. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n ^= n + Math.imul(n ^ (n >>> 7), 61 | n);
    return Math.floor((((n ^ (n >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const sources = (words: readonly string[]): readonly string[] =>
  (words.length > 0 ? words : folders)
    .flatMap(folder => filesOf(join('src', folder)).map(file => join('src', folder, file)))
    .filter(file => file.endsWith('.ts') && !passedOver.test(file.replaceAll('\\', '/')))
    .toSorted();

const isEqual = (change: Change, source: string): Equal | undefined => {
  const { before, after } = linesOf(source, change);
  return equals.find(one => one.file === change.file && one.before === before && one.after === after);
};

/** Whether the tree with the change still compiles: a change that does not is none. */
async function compiles(folder: string, file: string): Promise<boolean> {
  const isPure = pure.has(file.split(/[\\/]/)[1] ?? '') || /[\\/]rules[\\/]/.test(file);
  const config = join(folder, isPure ? 'tsconfig.pure.json' : 'tsconfig.app.json');
  const { ok } = await node([join(folder, bin('typescript', 'tsc')), '-p', config], 120_000);
  return ok;
}

interface Lived {
  readonly change: Change;
  readonly before: string;
  readonly after: string;
  readonly equal: string | undefined;
}

/** Changes random places, one at a time, in a copy of the tree, and tells which of them no test notices. */
export async function randomMutants({ count, seed, tests: most, words }: Wanted): Promise<boolean> {
  const next = chance(seed);
  const places = sources(words).flatMap(file => changesIn(file, readFileSync(file, 'utf8')));
  const by = importers();
  const folder = copyOfTree();
  const server = new Server(folder);
  const tidy = (): void => {
    server.end();
    endAll();
    // What has just been ended may still be writing there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const lived: Lived[] = [];
  let [done, fallen] = [0, 0];
  /** What was changed last lies there as it was again. */
  let restored = '';
  const report = (): void => {
    const named = lived.filter(({ equal }) => equal !== undefined).length;
    for (const { change, before, after, equal } of lived)
      console.log(
        `\n${equal ? `EQUAL: ${equal}` : 'SURVIVED'}\n  ${change.file}:${change.line}\n  - ${before}\n  + ${after}`,
      );
    const rest = Math.max(1, done - named);
    const share = Math.floor((1000 * fallen) / rest) / 10;
    console.log(
      `\nseed ${seed}: ${fallen} of ${done} fell, ${named} are equal in effect: ${share} % of the others.`,
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      report();
      tidy();
      process.exit(130);
    });
  console.log(`${places.length} places.`);
  try {
    while (done < count && places.length > 0) {
      const [made = []] = places.splice(next(places.length), 1);
      const change = made[next(made.length)];
      if (!change) continue;
      const source = readFileSync(change.file, 'utf8');
      const file = join(folder, change.file);
      const { before, after } = linesOf(source, change);
      const tests = testsOf(change.file, by).slice(0, most);
      if (tests.length === 0) continue;
      writeFileSync(file, changed(source, change));
      if (await compiles(folder, change.file)) {
        done++;
        const started = performance.now();
        const test = await noticed(server, [change.file, restored], tests);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        restored = change.file;
        const what = test === null ? 'SURVIVED' : 'fell';
        console.log(
          `${`${done}/${count}`.padEnd(8)} ${what.padEnd(8)} ${seconds.padStart(5)} s  ${change.file}:${change.line}  ${before} -> ${after}`.slice(
            0,
            260,
          ) + (test ? `  [${test.slice(0, 80)}]` : ''),
        );
        if (test === null) lived.push({ change, before, after, equal: isEqual(change, source)?.reason });
        else fallen++;
      }
      writeFileSync(file, source);
    }
  } finally {
    tidy();
  }
  report();
  return lived.every(({ equal }) => equal !== undefined);
}

/** The test that fails for it; the nearest are tried first, a few at a time. */
async function noticed(
  server: Server,
  changed: readonly string[],
  tests: readonly string[],
): Promise<string | null> {
  for (let [at, size] = [0, 4]; at < tests.length; at += size, size *= 2) {
    const { failed } = await server.ask({ changed, tests: tests.slice(at, at + size) }, 180_000);
    if (failed !== null) return failed;
  }
  return null;
}
