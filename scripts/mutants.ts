// Switches single rules off, one at a time and never in this folder but in copies of it, and demands that a test
// that cites the rule then fails. Words choose: `npm run mutants -- MV-3 might harrow`; `--missing` lists the rules without.
// `--random N --seed S` changes random places of the sources instead, and lists the changes that no test notices.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from '../tests/mutants/mutant';
import { parseRules } from '../tests/support/rules';
import { filesOf } from './check/files';
import { bookFile, gamesHere, ground } from './check/games';
import { cites, mutate, patternFor } from './check/mutation';
import { bin, endAll, node } from './command';
import { load } from './load';
import { auditScript, breachOf } from './mutants/by-audit';
import { randomMutants } from './mutants/random/random';

interface Verdict {
  readonly mutant: Mutant;
  readonly verdict: 'caught' | 'SURVIVED' | 'ERROR';
  readonly by: string;
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** By area: those of the ground floor lie together, those of another game with its tests. */
const areas = new Map([
  ...readdirSync(join('tests', 'mutants'))
    .filter(name => name !== 'mutant.ts' && name !== 'equal.ts')
    .map(name => [name.replace('.ts', ''), join('tests', 'mutants', name)] as const),
  ...gamesHere()
    .map(game => [game, join('tests', 'games', game, 'mutants.ts')] as const)
    .filter(([, file]) => existsSync(file)),
]);
const given = process.argv.slice(2);
const numberOf = (name: string): number => Number(given[given.indexOf(name) + 1]);
if (given.includes('--random')) {
  const count = numberOf('--random');
  const seed = given.includes('--seed') ? numberOf('--seed') : 1;
  const tests = given.includes('--tests') ? numberOf('--tests') : 200;
  const workers = given.includes('--workers') ? numberOf('--workers') : 1;
  if (![count, seed, tests, workers].every(Number.isInteger)) {
    console.error('usage: npm run mutants -- --random N --seed S [--tests N] [--workers N] [folders of src]');
    process.exit(2);
  }
  const folders = given.filter((word, at) => !/^(?:--|\d+$)/.test(word) && !given[at - 1]?.startsWith('--'));
  process.exit((await randomMutants({ count, seed, tests, workers, words: folders })) ? 0 : 1);
}
const words = given.filter(word => word !== '--missing');
const areaGame = (area: string): string => (gamesHere().includes(area) ? area : ground);
const chosen = (area: string, { rule }: Mutant): boolean =>
  words.length === 0 ||
  words.some(
    word => area === word || areaGame(area) === word || rule === word || rule.startsWith(`${word}-`),
  );

const isMutants = (value: unknown): value is Mutant[] => Array.isArray(value);
const mutants: Mutant[] = [];
/** The rules of each game that have one. */
const held = new Map<string, Set<string>>(
  words.length > 0
    ? []
    : gamesHere()
        .filter(game => existsSync(bookFile(game)))
        .map(game => [game, new Set()]),
);
for (const [area, file] of areas) {
  const { mutants: listed } = await load(file);
  if (!isMutants(listed)) throw new Error(`${file} exports no mutants`);
  const those = listed.filter(mutant => chosen(area, mutant));
  mutants.push(...those);
  const game = areaGame(area);
  held.set(game, new Set([...(held.get(game) ?? []), ...those.map(({ rule }) => rule)]));
}

/** Rules that only speak of what lies on the table, or that no single line holds, have none and need none. */
function withoutMutant(game: string, rulesHeld: ReadonlySet<string>): void {
  const { rules } = parseRules(readFileSync(bookFile(game), 'utf8'));
  const groups = [...new Set(rules.map(({ group }) => group))];
  console.log(`${game}:`);
  for (const group of groups) {
    const all = rules.filter(rule => rule.group === group);
    const bare = all.filter(({ id }) => !rulesHeld.has(id)).map(({ id }) => id);
    console.log(
      `${group.padEnd(4)} ${all.length - bare.length} of ${all.length}  without: ${bare.join(' ') || 'none'}`,
    );
  }
  const count = rules.filter(({ id }) => rulesHeld.has(id)).length;
  console.log(`${count} of ${rules.length} rules have a mutant.`);
}

if (process.argv.includes('--missing')) {
  for (const [game, rulesHeld] of held) withoutMutant(game, rulesHeld);
  process.exit(0);
}

const left = new Set(['node_modules', '.git', '.cache', 'dist']);
/** A copy of the tree to work in; what is installed is shared. */
function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'northwest-mutants-'));
  for (const name of readdirSync('.'))
    if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The test files that cite a rule, and the names in them: no others need to be loaded. */
function testsOf({ rule, tests }: Mutant): {
  readonly files: readonly string[];
  readonly pattern: string | undefined;
} {
  const all = statSync(tests).isDirectory() ? filesOf(tests).map(file => join(tests, file)) : [tests];
  const citing = all
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => patternFor(rule, [source]) !== undefined);
  const pattern = patternFor(
    rule,
    citing.map(({ source }) => source),
  );
  return { files: citing.map(({ file }) => file), pattern };
}

async function judge(folder: string, mutant: Mutant): Promise<Verdict> {
  const error = (by: string): Verdict => ({ mutant, verdict: 'ERROR', by });
  const source = readFileSync(mutant.file, 'utf8');
  const mutated = mutate(source, mutant);
  if ('problem' in mutated) return error(mutated.problem);
  const file = join(folder, mutant.file);
  if (mutant.tests === auditScript) {
    writeFileSync(file, mutated.text);
    try {
      const breach = await breachOf(mutant.rule, folder);
      return { mutant, verdict: breach === undefined ? 'SURVIVED' : 'caught', by: breach ?? '' };
    } finally {
      writeFileSync(file, source);
    }
  }
  const { files, pattern } = testsOf(mutant);
  if (!pattern) return error(`no test in ${mutant.tests} cites it`);
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  writeFileSync(file, mutated.text);
  try {
    const args = ['run', '--root', folder, '--project', 'unit', ...files, '-t', pattern, '--bail', '1'];
    const how = ['--reporter=json', `--outputFile=${report}`, '--maxWorkers=1'];
    const ended = await node([resolve(bin('vitest')), ...args, ...how], 120_000);
    if (!statSync(report, { throwIfNoEntry: false }))
      return ended.ok
        ? error('no test was run')
        : { mutant, verdict: 'caught', by: 'hanging for two minutes' };
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const caught = tests.find(
      ({ status, title, ancestorTitles }) =>
        status === 'failed' && cites(mutant.rule, [...ancestorTitles, title]),
    );
    if (caught)
      return { mutant, verdict: 'caught', by: [...caught.ancestorTitles, caught.title].join(' > ') };
    const unread = testResults.find(
      ({ assertionResults, message }) => assertionResults.length === 0 && message,
    );
    if (unread) return error(unread.message.split('\n')[0] ?? 'it cannot be loaded');
    if (!tests.some(({ status }) => status === 'passed')) return error('no test was run');
    return { mutant, verdict: 'SURVIVED', by: '' };
  } finally {
    writeFileSync(file, source);
  }
}

const copies = Array.from({ length: Math.max(1, availableParallelism()) }, copyOfTree);
const tidy = (): void => {
  endAll();
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
};
process.once('SIGINT', () => {
  tidy();
  process.exit(130);
});

const waiting = [...mutants];
const verdicts: Verdict[] = [];
await Promise.all(
  copies.map(async folder => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const one = await judge(folder, mutant);
      verdicts.push(one);
      console.log(`${one.verdict.padEnd(9)} ${mutant.rule.padEnd(7)} ${mutant.file.padEnd(36)} ${one.by}`);
    }
  }),
);
tidy();

const caught = verdicts.filter(({ verdict }) => verdict === 'caught').length;
for (const { mutant, verdict, by } of verdicts)
  if (verdict !== 'caught')
    console.log(
      `\n${verdict} ${mutant.rule} in ${mutant.file}: ${by}\n  ${mutant.find}\n  ${mutant.replace}`,
    );
console.log(`\n${caught} of ${verdicts.length} mutants caught.`);
process.exitCode = verdicts.length > 0 && caught === verdicts.length ? 0 : 1;
