import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf } from '../../check/files';
import { endAll } from '../../command';
import { holdToRecord } from '../ratchet';
import { BatchServer } from './batch-server';
import { type Change, changesIn, linesOf } from './changes';
import { compiling } from './compiling';
import { isWhole, Judge } from './judge';
import { Kept } from './kept';
import { importers, testsOf } from './related';
import { type Numbered, withSwitches } from './switches';
import { keptCopy, withTestsOfToday } from './tree';

/** What is pure or of the device; screens, sentences and the encounters that come with the app are looked at by others. */
const folders = [
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'might', 'board', 'stage', 'encounter'],
  ...['campaign', 'packs', 'foresight', 'storage', 'session', 'play', 'table', 'games'],
];
// What needs a browser's database or its private files is run by the tests of the browser alone (tests/browser/storage).
const passedOver =
  /(?:^|\/)(?:says|words|ui|sample|builtin)\/|\/says\.ts$|\.gen\.ts$|\.tsx$|\/game\.ts$|\/all\.ts$|\/storage\/(?:connection|idb|journal\/journal(?:\.worker)?)\.ts$/;

export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** Folders of src, all of them if none is named. */
  readonly words: readonly string[];
  /** How many test files a change is put before at most: the nearest, and whole games. */
  readonly tests: number;
  /** After so many minutes it ends; the same command goes on from there. */
  readonly minutes: number;
  /** Delete the copy of the tree afterwards, with all that was found out in it. */
  readonly discard: boolean;
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

/** Whole games come to nearly everything: they are always among them. */
const nearestOf = (tests: readonly string[], most: number): readonly string[] => [
  ...new Set([...tests.filter(isWhole), ...tests.slice(0, most)]),
];

interface Drawn extends Numbered {
  readonly before: string;
  readonly after: string;
}

/** The tree with the changes of this seed in it: that of an earlier run, or a new one. */
async function treeOf(
  wanted: Wanted,
): Promise<{ readonly folder: string; readonly changes: readonly Drawn[] }> {
  const { count, seed, words } = wanted;
  const name = `mutants-${[seed, count, ...words].join('-').replaceAll('/', '_')}`;
  const begun = join('.cache', name);
  const drawing = (folder: string): string => join(folder, '.kept', 'changes.json');
  if (existsSync(drawing(begun))) {
    withTestsOfToday(begun);
    return { folder: resolve(begun), changes: JSON.parse(readFileSync(drawing(begun), 'utf8')) };
  }
  const folder = keptCopy(name);
  const changes = (await drawn(folder, wanted)).map((change, number): Drawn => {
    return { change, number, ...linesOf(readFileSync(change.file, 'utf8'), change) };
  });
  writeSwitches(folder, changes);
  const kept = new Kept(folder);
  writeFileSync(join(kept.folder, 'changes.json'), JSON.stringify(changes));
  return { folder, changes };
}

/** By test file: its text and that of all that it imports of `tests` and `scripts`. */
function hashesOf(tests: readonly string[]): ReadonlyMap<string, string> {
  const imported = new Map<string, string[]>();
  for (const [file, by] of importers())
    if (!file.startsWith('src'))
      for (const one of by) imported.set(one, [...(imported.get(one) ?? []), file]);
  return new Map(
    tests.map(test => {
      const all = new Set([test]);
      for (const file of all) for (const one of imported.get(file) ?? []) all.add(one);
      const hash = createHash('sha1');
      for (const file of [...all].toSorted()) hash.update(readFileSync(file));
      return [test, hash.digest('hex')];
    }),
  );
}

/** Printed at the end, and whenever the run is broken off: what survived, and the share that was caught. */
function report({ seed }: Wanted, changes: readonly Drawn[], judge: Judge): boolean {
  const pending = judge.pending();
  const caught = changes.filter(({ number }) => judge.fallen.has(number));
  const left = changes.filter(({ number }) => !judge.fallen.has(number));
  const open = left.filter(({ number }) => pending.has(number));
  const survived = left.filter(({ number }) => !pending.has(number));
  for (const one of survived) {
    const count = judge.testsOf(one.number);
    const by = count === 0 ? 'no test runs it' : `${count} test files run it`;
    console.log(
      `\nSURVIVED ${by}\n  ${one.change.file}:${one.change.line}\n  - ${one.before}\n  + ${one.after}`,
    );
  }
  if (open.length > 0) {
    console.log(`\nseed ${seed}: ${caught.length} caught, ${survived.length} survived.`);
    console.log(`${open.length} are open: the same command goes on.`);
    return false;
  }
  const { ok, message } = holdToRecord(caught.length, changes.length);
  console.log(`\nseed ${seed}: ${message}`);
  return ok;
}

/**
 * Changes random places, one at a time, in a copy of the tree, and prints which of them no test notices. True if the
 * share that was caught is no less than what is recorded.
 */
export async function randomMutants(wanted: Wanted): Promise<boolean> {
  const until = performance.now() + wanted.minutes * 60_000;
  const { folder, changes } = await treeOf(wanted);
  const by = importers();
  const candidates = changes.map(({ number, change }) => ({
    number,
    source: change.file,
    above: nearestOf(testsOf(change.file, by), wanted.tests),
  }));
  const server = new BatchServer(folder);
  const judge = new Judge(
    server,
    new Kept(folder),
    candidates,
    hashesOf([...new Set(candidates.flatMap(({ above }) => above))]),
    () => performance.now() < until,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.end();
      endAll();
      process.exit(130);
    });
  try {
    await judge.meet();
    await judge.nearest();
    await judge.others();
  } finally {
    server.end();
    endAll();
  }
  const ok = report(wanted, changes, judge);
  if (wanted.discard) rmSync(folder, { recursive: true, force: true });
  return ok;
}
