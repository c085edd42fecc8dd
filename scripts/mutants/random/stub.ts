import { dirname, relative } from 'node:path';
import { metName, onName } from './switches';

/** One run of a test file with these switches on, or the loading of sources. */
export interface Run {
  readonly test: string;
  readonly load?: readonly string[];
  readonly on: readonly number[];
  /** Where it is written what was come to. */
  readonly met?: string;
}

const pathFrom = (from: string, file: string): string => {
  const path = relative(dirname(from), file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * A test file that runs another with some switches on. What lies in `tests` and `scripts` is loaded anew for it, the
 * sources are kept; after a failure no further test of the file is run.
 */
export function stubOf(file: string, { test, load = [], on, met }: Run): string {
  const written = met === undefined ? '' : JSON.stringify(met);
  return `import { afterAll, afterEach, beforeEach, it } from 'vitest';
import { writeFileSync } from 'node:fs';
globalThis.__northwestNow = new Set();
globalThis.__northwestMet = undefined;
for (const [path, node] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap)
  if (/\\/(?:tests|scripts)\\//.test(path) && !path.includes('/.runs/') && !path.includes('node_modules')) {
    node.promise = undefined;
    node.exports = undefined;
    node.evaluated = false;
    node.importers.clear();
  }
globalThis.__northwestNow = new Set(${JSON.stringify(on)});
process.env.${onName} = ${JSON.stringify(on.join(','))};
process.env.${metName} = ${written ? `${JSON.stringify(`${met}.programs`)}` : "''"};
${written ? `const met = (globalThis.__northwestMet = new Set());\nafterAll(() => writeFileSync(${written}, [...met].join('\\n')));` : ''}
let failed = false;
beforeEach(({ skip }) => { if (failed) skip(); });
afterEach(({ task }) => { failed ||= task.result?.state === 'fail'; });
${load.map(one => `await import(${JSON.stringify(pathFrom(file, one))}).catch(() => {});`).join('\n')}
${(test === '' ? [] : [test]).map(one => `await import(${JSON.stringify(pathFrom(file, one))});`).join('\n')}
${test === '' ? "it('loads', () => {});" : ''}
`;
}
