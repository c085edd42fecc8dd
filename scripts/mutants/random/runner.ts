// Keeps one vitest at hand in the tree that it is started in, and runs the test files that it is asked for: what has
// not changed since is not read anew. Asked and answered in messages between processes.
import { resolve } from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';
import type { Answer, Asked, Failed } from './server';

/** They are run in the order in which they are asked for. */
class AsAsked {
  sort(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
}

const vitest = await createVitest('test', {
  watch: false,
  project: ['unit'],
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  silent: true,
  sequence: { sequencer: AsAsked },
});
await vitest.standalone();

const titlesOf = (test: TestCase): readonly string[] => {
  const titles = [test.name];
  for (let one = test.parent; one.type === 'suite'; one = one.parent) titles.unshift(one.name);
  return titles;
};

/** The first test that failed, or the file that could not be loaded. */
function failure(module: TestModule): Failed | undefined {
  for (const test of module.children.allTests('failed'))
    return { name: test.fullName, titles: titlesOf(test) };
  return module.state() === 'failed'
    ? { name: `${module.relativeModuleId} cannot be loaded`, titles: [] }
    : undefined;
}

const messageOf = (problem: unknown): string =>
  problem instanceof Error || (typeof problem === 'object' && problem !== null && 'message' in problem)
    ? `${problem.message}`
    : `${problem}`;

const passedIn = (module: TestModule): number => [...module.children.allTests('passed')].length;

/** On a machine full of other work vitest itself gives up on a worker that does not get its turn: that is no test's word. */
const isOwnFault = (name: string): boolean => /\[vitest-|Timeout (?:calling|starting|waiting)/.test(name);

async function answer(asked: Asked): Promise<Answer> {
  for (let tries = 0; tries < 4; tries++) {
    const told = await once(asked);
    if (!told.failed || !isOwnFault(told.failed.name)) return told;
  }
  return { failed: null, passed: 0 };
}

async function once({ tests, changed = [], pattern, env = {} }: Asked): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(resolve(file));
  Object.assign(process.env, env);
  // What failed before is no failure of this run.
  vitest.state.filesMap.clear();
  if (pattern === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(pattern));
  const specs = vitest.projects.flatMap(project =>
    tests.map(test => project.createSpecification(resolve(test))),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false);
  const failed = testModules.map(failure).find(one => one !== undefined);
  const [first] = unhandledErrors;
  const outside =
    first === undefined ? null : { name: `outside of the tests: ${messageOf(first)}`, titles: [] };
  return { failed: failed ?? outside, passed: testModules.reduce((sum, one) => sum + passedIn(one), 0) };
}

process.on('message', (asked: Asked) => {
  void answer(asked)
    .catch(
      (problem: unknown): Answer => ({
        failed: { name: `vitest: ${String(problem)}`, titles: [] },
        passed: 0,
      }),
    )
    .then(told => process.send?.(told));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
