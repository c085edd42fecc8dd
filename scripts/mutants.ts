// Switches single rules off, one at a time and never in this folder but in copies of it, and demands that a test
// that cites the rule then fails. Words choose: `npm run mutants -- MV-3 might harrow`; `--missing` lists the rules without.
// `--random N --seed S` changes random places of the sources instead, and lists the changes that no test notices.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from '../tests/mutants/mutant';
import { parseRules } from '../tests/support/rules';
import { filesOf } from './check/files';
import { bookFile, gamesHere, ground } from './check/games';
import { cites, mutate, patternFor } from './check/mutation';
import { endAll } from './command';
import { load } from './load';
import { auditScript, breachOf } from './mutants/by-audit';
import { randomMutants } from './mutants/random/random';
import { Server } from './mutants/random/server';
import { copyOfTree } from './mutants/random/tree';

interface Verdict {
  readonly mutant: Mutant;
  readonly verdict: 'caught' | 'SURVIVED' | 'ERROR';
  readonly by: string;
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
  const tests = given.includes('--tests') ? numberOf('--tests') : 400;
  const minutes = given.includes('--minutes') ? numberOf('--minutes') : 1_000_000;
  if (![count, seed, tests, minutes].every(Number.isInteger)) {
    console.error('usage: npm run mutants -- --random N --seed S [--tests N] [--minutes M] [folders of src]');
    process.exit(2);
  }
  const folders = given.filter((word, at) => !/^(?:--|\d+$)/.test(word) && !given[at - 1]?.startsWith('--'));
  process.exit((await randomMutants({ count, seed, tests, minutes, words: folders })) ? 0 : 1);
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

/** A copy of the tree in which rules are switched off, and a vitest of its own that stays there. */
class Copy {
  readonly folder = copyOfTree();
  private readonly server = new Server(this.folder);
  /** What was changed last: it is whole again, and the tests have not read it since. */
  private last: readonly string[] = [];

  async judge(mutant: Mutant): Promise<Verdict> {
    const error = (by: string): Verdict => ({ mutant, verdict: 'ERROR', by });
    const source = readFileSync(mutant.file, 'utf8');
    const mutated = mutate(source, mutant);
    if ('problem' in mutated) return error(mutated.problem);
    const { files, pattern } =
      mutant.tests === auditScript ? { files: [], pattern: undefined } : testsOf(mutant);
    if (mutant.tests !== auditScript && !pattern) return error(`no test in ${mutant.tests} cites it`);
    const file = join(this.folder, mutant.file);
    writeFileSync(file, mutated.text);
    try {
      return pattern === undefined ? await this.audited(mutant) : await this.tested(mutant, files, pattern);
    } finally {
      writeFileSync(file, source);
    }
  }

  private async audited(mutant: Mutant): Promise<Verdict> {
    const breach = await breachOf(mutant.rule, this.folder);
    this.last = [...this.last, mutant.file];
    return { mutant, verdict: breach === undefined ? 'SURVIVED' : 'caught', by: breach ?? '' };
  }

  private async tested(mutant: Mutant, tests: readonly string[], pattern: string): Promise<Verdict> {
    const changed = [...new Set([...this.last, mutant.file])];
    this.last = [mutant.file];
    const { failed, passed } = await this.server.ask({ tests, changed, pattern }, 120_000);
    const by = failed?.titles.join(' > ') || (failed?.name ?? '');
    if (failed && (failed.name === 'hanging' || cites(mutant.rule, failed.titles)))
      return { mutant, verdict: 'caught', by };
    if (failed) return { mutant, verdict: 'ERROR', by };
    return passed === 0
      ? { mutant, verdict: 'ERROR', by: 'no test was run' }
      : { mutant, verdict: 'SURVIVED', by: '' };
  }

  end(): void {
    this.server.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const copies = Array.from({ length: Math.max(1, availableParallelism()) }, () => new Copy());
const tidy = (): void => {
  endAll();
  for (const copy of copies) copy.end();
};
process.once('SIGINT', () => {
  tidy();
  process.exit(130);
});

const waiting = [...mutants];
const verdicts: Verdict[] = [];
await Promise.all(
  copies.map(async copy => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const one = await copy.judge(mutant);
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
