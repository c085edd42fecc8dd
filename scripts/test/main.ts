// Every check of the project, or those of one game. Prints each as it ends, the output of those that failed, and last one line of counts.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { gamesHere } from '../check/games';
import { endAll } from '../command';
import { waitedFor } from './cpu';
import { type Finished, type Outcome, runStages } from './stage';
import { stagesOf } from './stages';

// Before any stage: what was installed, if anything.
const installing = waitedFor();
const given = new Set(process.argv.slice(2));
const games = gamesHere().filter(game => given.has(game));
const unknown = [...given].filter(one => one !== '--no-browser' && one !== '--soak' && !games.includes(one));
if (unknown.length > 0)
  throw new Error(
    `unknown: ${unknown.join(' ')} (there are --no-browser, --soak and the games ${gamesHere().join(', ')})`,
  );
const [game, ...more] = games;
if (more.length > 0) throw new Error(`one game at a time: ${games.join(' ')}`);
const soak = given.has('--soak') || process.env.SOAK === '1';
const seed = process.env.SEED ?? (soak ? `${Date.now() % 2_147_483_647}` : undefined);
if (soak) process.env.SOAK = '1';
if (seed) process.env.SEED = seed;

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve(join('.cache', 'test-')));
const tidy = (): void => {
  endAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tidy();
    process.exit(130);
  });

const width = 24;
const cpuOf = ({ cpuSeconds = 0 }: Outcome): number => cpuSeconds;
const report = ({ stage, outcome, seconds }: Finished): void => {
  const verdict = outcome.failed > 0 ? 'FAILED' : 'ok';
  const tests =
    outcome.passed + outcome.failed > 1 ? `${outcome.passed} of ${outcome.passed + outcome.failed}` : '';
  console.log(
    `${verdict.padEnd(7)}${stage.name.padEnd(width)}${tests.padEnd(14)}${seconds.toFixed(1).padStart(6)} s${cpuOf(outcome).toFixed(1).padStart(8)} CPU s`,
  );
  for (const note of outcome.notes ?? []) console.log(`       ${note}`);
};

const atOnce = Math.max(2, availableParallelism());
console.log(
  `Northwest, ${game ? `the checks of ${game}` : 'all checks'}${seed ? `, SEED=${seed}` : ''}${soak ? ', at full counts' : ''}`,
);
const finished = await runStages(
  stagesOf({ folder, browser: !given.has('--no-browser'), soak, seed, game }),
  atOnce,
  report,
);
for (const { stage, outcome } of finished)
  if (outcome.failed > 0 || (soak && outcome.output))
    console.log(`\n---- ${stage.name} ----\n${outcome.output}\n`);
tidy();
const sum = (of: (finished: Finished) => number): number =>
  finished.reduce((total, one) => total + of(one), 0);
const failed = sum(({ outcome }) => outcome.failed);
const { user, system } = process.cpuUsage();
const cpu = installing + (user + system) / 1e6 + sum(({ outcome }) => cpuOf(outcome));
// Since this process was started, with the installation.
console.log(`\nAll in ${(performance.now() / 1000).toFixed(0)} s, ${cpu.toFixed(0)} CPU s`);
console.log(`${sum(({ outcome }) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
