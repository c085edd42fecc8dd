// Keeps one vitest at hand in the tree that it is started in, and runs the test files that it is asked for: what has
// not changed since is not read anew. Asked and answered in messages between processes.
import { resolve } from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import type { Answer, Asked } from './server';

const vitest = await createVitest('test', {
  watch: false,
  project: ['unit'],
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  silent: true,
});
await vitest.standalone();

const isFailed = (test: TestCase): boolean => test.result().state === 'failed';

/** The first test that failed, or the file that could not be loaded. */
function failure(module: TestModule): string | undefined {
  for (const test of module.children.allTests()) if (isFailed(test)) return test.fullName;
  return module.state() === 'failed' ? `${module.relativeModuleId} cannot be loaded` : undefined;
}

async function answer({ changed, tests }: Asked): Promise<Answer> {
  for (const file of changed) if (file !== '') vitest.invalidateFile(resolve(file));
  // What failed before is no failure of this run.
  vitest.state.filesMap.clear();
  const wanted = new Set(tests.map(test => resolve(test)));
  const specs = (await vitest.globTestSpecifications([...tests])).filter(one => wanted.has(one.moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false);
  const failed = testModules.map(failure).find(one => one !== undefined);
  return { failed: failed ?? (unhandledErrors.length > 0 ? 'an error outside of the tests' : null) };
}

process.on('message', (asked: Asked) => {
  void answer(asked)
    .catch((problem: unknown): Answer => ({ failed: `vitest: ${String(problem)}` }))
    .then(told => process.send?.(told));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
