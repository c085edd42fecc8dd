// Keeps one vitest at hand in the tree that it is started in. It runs test files one after the other in one process, each
// with its switches; asked and answered in messages between processes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Batch, Told } from './batch-server';
import { stubOf } from './stub';

const folder = join('tests', '.runs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let numbered = 0;
const at = new Map<string, number>();

const failure = (module: TestModule): string | null => {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.state() === 'failed' ? 'it cannot be loaded' : null;
};
const tell = (told: Told): void => {
  process.send?.(told);
};

const vitest = await createVitest('test', {
  watch: false,
  project: ['unit'],
  maxWorkers: 1,
  isolate: false,
  silent: true,
  sequence: {
    sequencer: class {
      sort<T>(specs: T): T {
        return specs;
      }
      shard<T>(specs: T): T {
        return specs;
      }
    },
  },
  reporters: [
    {
      onTestModuleEnd(module): void {
        tell({ at: at.get(resolve(module.moduleId)) ?? -1, failed: failure(module) });
      },
    },
  ],
});
await vitest.standalone();

async function run({ runs }: Batch): Promise<void> {
  const files = runs.map(one => {
    const file = join(folder, `${numbered++}.test.ts`);
    writeFileSync(file, stubOf(file, one));
    return file;
  });
  at.clear();
  for (const [i, file] of files.entries()) at.set(resolve(file), i);
  vitest.state.filesMap.clear();
  const specs = vitest.projects.flatMap(project =>
    files.map(file => project.createSpecification(resolve(file))),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications(specs, false);
  for (const error of unhandledErrors) {
    const where =
      typeof error === 'object' && error !== null && 'VITEST_TEST_PATH' in error
        ? error.VITEST_TEST_PATH
        : '';
    const which = at.get(resolve(`${where}`));
    const message =
      typeof error === 'object' && error !== null && 'message' in error ? `${error.message}` : `${error}`;
    // What vitest itself complains of is no test's word.
    if (which !== undefined && !/\[vitest-|Timeout (?:calling|starting|waiting)/.test(message))
      tell({ at: which, failed: `outside of the tests: ${message}` });
  }
  for (const file of files) rmSync(file, { force: true });
}

process.on('message', (batch: Batch) => {
  void run(batch)
    .catch((problem: unknown) => console.error(problem))
    .then(() => tell({ done: true }));
});
process.on('disconnect', () => process.exit(0));
tell({ ready: true });
