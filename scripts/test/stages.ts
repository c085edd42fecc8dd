import { join } from 'node:path';
import { gamesHere, scenariosOf, testsOf } from '../check/games';
import { bin, type Ended, node } from '../command';
import { onceMore } from './once-more';
import { failure, type Outcome, type Stage } from './stage';
import { vitest } from './vitest';

export interface Plan {
  /** For what this run makes: the build and the reports. */
  readonly folder: string;
  readonly browser: boolean;
  readonly soak: boolean;
  /** Where a soak begins to count its random choices. */
  readonly seed: string | undefined;
  /** Only what belongs to this game, and what holds for all files together. */
  readonly game: string | undefined;
}

const minute = 60_000;
/** A stage is ended when nothing has been heard of it for so long, never for the time that it takes in all. */
const silent = 5 * minute;
const one = ({ ok, output, cpuSeconds }: Ended): Outcome => ({
  ...{ passed: ok ? 1 : 0, failed: ok ? 0 : 1 },
  ...{ output, cpuSeconds },
});
const measured = (
  args: readonly string[],
  silentMs: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> => node(args, silentMs, env, { measured: true });
const script = (name: string, ...args: string[]): Promise<Ended> =>
  measured(['scripts/run.mjs', `scripts/${name}.ts`, ...args], silent);

const tool = (name: string, args: readonly string[], command?: string): Promise<Ended> =>
  measured([bin(name, command), ...args], silent);

// Several checkers each read the types that they share, and the other core has work of its own.
const types = (part: string): Stage => ({
  name: `types: ${part}`,
  run: async () => one(await tool('typescript', ['-p', `tsconfig.${part}.json`, '--checkers', '1'], 'tsc')),
});

/** Every case of every scenario file must have an answer; what the answers are is for the unit tests to judge. */
async function scenarios(files: readonly string[]): Promise<Outcome> {
  const { ok, output, cpuSeconds } = await script('scenario', ...files);
  const start = output.indexOf('{');
  if (start < 0) return { ...failure(output), cpuSeconds };
  const { results }: { results: readonly { readonly error?: unknown }[] } = JSON.parse(output.slice(start));
  const wrong = results.filter(({ error }) => error !== undefined);
  const passed = results.length - wrong.length;
  return {
    passed,
    failed: wrong.length > 0 || (ok && passed > 0) ? wrong.length : 1,
    output: wrong.map(result => JSON.stringify(result)).join('\n'),
    cpuSeconds,
  };
}

/** What counts by itself, in its last line; what it could not prove is always shown. */
function counted({ ok, output, cpuSeconds }: Ended): Outcome {
  const [, passed, failed] = /(\d+) passed, (\d+) failed$/.exec(output) ?? [];
  if (passed === undefined) return { ...failure(output), cpuSeconds };
  const wrong = Number(failed);
  return {
    passed: Number(passed),
    failed: ok ? wrong : Math.max(1, wrong),
    output,
    cpuSeconds,
    notes: output.split('\n').filter(line => line.endsWith('nothing was proven in it.')),
  };
}

/** What is checked: first the build, what only reads the sources, and the unit tests, then what needs a browser. */
export function stagesOf({ folder, browser: inChromium, soak, seed = '1', game }: Plan): Stage[] {
  const limit = soak ? 24 * 60 * minute : silent;
  const dist = join(folder, 'dist');
  let chromium = '';
  const games = game === undefined ? gamesHere() : [game];
  const scenarioFiles = games.flatMap(scenariosOf);
  const tests = games.flatMap(testsOf);
  const browser = inChromium && tests.some(file => file.startsWith('browser/'));
  // The files of a game are named one by one; all of them together need no names.
  const those = game === undefined ? [] : tests.map(file => join('tests', file));
  const unit = those.filter(file => !file.startsWith(join('tests', 'browser')));
  const seen = those.filter(file => file.startsWith(join('tests', 'browser')));
  const build: Stage = {
    name: 'build',
    run: async () => one(await tool('vite', ['build', '--outDir', dist, '--logLevel', 'warn'])),
  };
  const still: Stage[] = [
    {
      name: 'bundle sizes',
      after: ['build'],
      run: async () => one(await script('sizes', dist)),
    },
    types('pure'),
    types('app'),
    types('node'),
    {
      name: 'format and lint',
      run: async () => one(await tool('@biomejs/biome', ['check', '--error-on-warnings', '.'], 'biome')),
    },
    {
      name: 'promises',
      run: async () => one(await tool('oxlint', ['--type-aware', '--deny-warnings', '.'])),
    },
    { name: 'layers', run: async () => one(await script('check-layers')) },
    { name: 'lockfile', run: async () => one(await script('check-lock')) },
    { name: 'dead code', run: async () => one(await tool('knip', ['--no-progress', '--no-config-hints'])) },
    {
      // What src has for the tests alone; scripts count as use, for players call them too.
      name: 'code for tests alone',
      run: async () =>
        one(
          await tool('knip', [
            '--production',
            '--no-progress',
            '--no-config-hints',
            '--include=files,exports',
            '--config=knip.production.json',
          ]),
        ),
    },
    {
      name: 'rules without a test',
      run: async () =>
        one(await script('rules', '--gate', 'ALL', ...(game === undefined ? [] : ['--game', game]))),
    },
    ...(scenarioFiles.length > 0 ? [{ name: 'scenario files', run: () => scenarios(scenarioFiles) }] : []),
  ];
  const unitTests: Stage = {
    name: 'unit and property',
    alone: true,
    run: async () =>
      game !== undefined && unit.length === 0
        ? failure(`${game} has no tests.`)
        : vitest('unit', folder, limit, {}, [...unit, '--maxWorkers=2']),
  };
  const inBrowser: Stage[] = [
    {
      name: 'Chromium',
      run: async () => {
        const found = await measured(['scripts/run.mjs', 'scripts/find-chromium.ts'], 15 * minute);
        chromium = found.output.split('\n').at(-1) ?? '';
        return one(found);
      },
    },
    {
      name: 'browser',
      after: ['Chromium', 'build'],
      alone: true,
      run: async () => {
        const walk = (files: readonly string[], workers: number) =>
          vitest('browser', folder, limit, { CHROMIUM_PATH: chromium, NORTHWEST_DIST: dist }, [
            ...files,
            `--maxWorkers=${workers}`,
          ]);
        // Pages wait more than they work: three of them keep two cores busy.
        const first = await walk(seen, 3);
        // A soak looks for what goes wrong once in a hundred times.
        return soak ? first : onceMore(files => walk(files, 1), first);
      },
    },
  ];
  const otherEngines: Stage = {
    name: 'other engines',
    // One installer at a time.
    after: ['build', ...(browser ? ['Chromium'] : [])],
    // A soak goes every way in every engine, and kills the app 200 times where an engine keeps what it had.
    run: async () =>
      counted(
        soak
          ? await measured(['scripts/run.mjs', 'scripts/engines.ts', '--times=200', `--dist=${dist}`], limit)
          : await script('engines', '--quick', `--dist=${dist}`),
      ),
  };
  const randomMutants: Stage = {
    name: 'random mutants',
    alone: true,
    // How many random faults the tests of `npm test` notice: with its own counts and seeds, not with those of the soak.
    run: async () =>
      one(
        await measured(
          ['scripts/run.mjs', 'scripts/mutants.ts', '--count', '500', '--seed', seed, '--discard'],
          limit,
          { SOAK: '', SEED: '' },
        ),
      ),
  };
  return [
    build,
    ...still,
    // A mistake mostly shows here, within the first minutes; in a browser a test takes much longer.
    unitTests,
    ...(browser ? inBrowser : []),
    ...(inChromium && game === undefined ? [otherEngines] : []),
    ...(soak && game === undefined ? [randomMutants] : []),
  ];
}
