import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Equal, equals } from '../../../tests/mutants/equal';
import { filesOf } from '../../check/files';
import { endAll } from '../../command';
import { type Change, changesIn, linesOf } from './changes';
import { compiling } from './compiling';
import { importers, testsOf } from './related';
import { Server } from './server';
import { askerName, metName, type Numbered, onName, withSwitches } from './switches';
import { copyOfTree } from './tree';

/** What is pure or of the device; screens, sentences and the encounters that come with the app are looked at by others. */
const folders = [
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'might', 'board', 'stage', 'encounter'],
  ...['campaign', 'packs', 'foresight', 'storage', 'session', 'play', 'table', 'games'],
];
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
  readonly workers: number;
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

const equalTo = ({ file }: Change, before: string, after: string): Equal | undefined =>
  equals.find(one => one.file === file && one.before === before && one.after === after);

interface Lived {
  readonly change: Change;
  readonly before: string;
  readonly after: string;
  readonly equal: string | undefined;
}

/** So many changes at random places that still compile and have tests above them. */
async function drawn(folder: string, { count, seed, words }: Wanted): Promise<readonly Change[]> {
  const next = chance(seed);
  const places = sources(words).flatMap(file => changesIn(file, readFileSync(file, 'utf8')));
  console.log(`${places.length} places.`);
  const by = importers();
  const found: Change[] = [];
  while (found.length < count && places.length > 0) {
    const some: Change[] = [];
    while (some.length < Math.ceil((count - found.length) * 1.3) && places.length > 0) {
      const [made = []] = places.splice(next(places.length), 1);
      const change = made[next(made.length)];
      if (change && testsOf(change.file, by).length > 0) some.push(change);
    }
    found.push(...(await compiling(folder, some)));
  }
  return found.slice(0, count);
}

/** Every source of a change with its switches in it, so that all of them lie in one tree. */
function writeSwitches(folder: string, changes: readonly Numbered[]): void {
  for (const file of new Set(changes.map(({ change }) => change.file))) {
    const own = changes.filter(({ change }) => change.file === file);
    writeFileSync(join(folder, file), withSwitches(readFileSync(file, 'utf8'), own));
  }
}

/** What each test file takes, and which come to a change; those that fail without any are left out. */
interface Met {
  readonly seconds: ReadonlyMap<string, number>;
  readonly at: (number: number) => readonly string[];
}

/** Does something with each, by as many hands as there are servers. */
async function shared<T>(
  servers: readonly Server[],
  all: readonly T[],
  one: (server: Server, it: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    servers.map(async server => {
      for (let it = waiting.shift(); it !== undefined; it = waiting.shift()) await one(server, it);
    }),
  );
}

async function meet(folder: string, servers: readonly Server[], tests: readonly string[]): Promise<Met> {
  const met = join(folder, '.cache', 'met');
  mkdirSync(met, { recursive: true });
  const seconds = new Map<string, number>();
  await shared(servers, tests, async (server, test) => {
    const started = performance.now();
    const env = { [onName]: '-1', [metName]: met, [askerName]: test };
    const { failed } = await server.ask({ tests: [test], env }, 3_600_000);
    if (failed) console.log(`left out: ${test} fails without a change (${failed.name})`);
    else seconds.set(test, (performance.now() - started) / 1000);
  });
  return {
    seconds,
    at: number => {
      const file = join(met, `${number}`);
      const named = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      return [...new Set(named)].filter(test => seconds.has(test));
    },
  };
}

/** Changes random places, one at a time, in a copy of the tree, and tells which of them no test notices. */
export async function randomMutants(wanted: Wanted): Promise<boolean> {
  const folder = copyOfTree();
  const servers = Array.from({ length: wanted.workers }, () => new Server(folder));
  const tidy = (): void => {
    for (const server of servers) server.end();
    endAll();
    // What has just been ended may still be writing there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const lived: Lived[] = [];
  let [done, fallen] = [0, 0];
  const report = (): void => {
    const named = lived.filter(({ equal }) => equal !== undefined).length;
    for (const { change, before, after, equal } of lived)
      console.log(
        `\n${equal ? `EQUAL: ${equal}` : 'SURVIVED'}\n  ${change.file}:${change.line}\n  - ${before}\n  + ${after}`,
      );
    const rest = Math.max(1, done - named);
    const share = Math.floor((1000 * fallen) / rest) / 10;
    console.log(
      `\nseed ${wanted.seed}: ${fallen} of ${done} fell, ${named} are equal in effect: ${share} % of the others.`,
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      report();
      tidy();
      process.exit(130);
    });
  try {
    // The tree that it was copied from may go on changing.
    const changes = (await drawn(folder, wanted)).map((change, number) => ({
      change,
      number,
      lines: linesOf(readFileSync(change.file, 'utf8'), change),
    }));
    writeSwitches(folder, changes);
    const by = importers();
    const above = new Map(changes.map(({ change }) => [change.file, testsOf(change.file, by)]));
    const tests = [...new Set([...above.values()].flatMap(all => all.slice(0, wanted.tests)))];
    console.log(`${changes.length} changes compile; ${tests.length} test files are run once without any.`);
    const met = await meet(folder, servers, tests);
    await shared(servers, changes, async (server, { change, number, lines }) => {
      const near = above.get(change.file) ?? [];
      const far = (test: string): number => (near.includes(test) ? near.indexOf(test) / near.length : 1);
      const cost = (test: string): number => (met.seconds.get(test) ?? 0) * (1 + 4 * far(test));
      // A test that never comes to the place cannot notice it; the nearest and quickest go first.
      const asked = met
        .at(number)
        .toSorted((a, b) => cost(a) - cost(b))
        .slice(0, wanted.tests);
      const most = 60_000 + asked.reduce((sum, test) => sum + (met.seconds.get(test) ?? 0) * 20_000, 0);
      const started = performance.now();
      const env = { [onName]: `${number}`, [metName]: '' };
      const failed = asked.length === 0 ? null : (await server.ask({ tests: asked, env }, most)).failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { before, after } = lines;
      done++;
      const what = failed === null ? 'SURVIVED' : 'fell';
      const by = failed?.name ?? (asked.length === 0 ? 'no test comes there' : `${asked.length} test files`);
      const nth = `${done}/${changes.length}`.padEnd(8);
      const where = `${change.file}:${change.line}  ${before} -> ${after}`.slice(0, 230);
      console.log(`${nth} ${what.padEnd(8)} ${seconds.padStart(5)} s  ${where}  [${by.slice(0, 80)}]`);
      if (failed) fallen++;
      else lived.push({ change, before, after, equal: equalTo(change, before, after)?.reason });
    });
  } finally {
    tidy();
  }
  report();
  return lived.every(({ equal }) => equal !== undefined);
}
