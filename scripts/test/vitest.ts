import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '../check/files';
import { bin, node } from '../command';
import { failure, type Outcome } from './stage';

export interface Walked extends Outcome {
  /** The files with a test that failed, or that could not be loaded; none where a test was left out, which no second walk mends. */
  readonly wrong: readonly string[];
}

interface Test {
  readonly status: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly Test[];
  }[];
}

/** Without a report: the test files of the project that the output does not name had not come to an end. */
const unfinished = (project: string, output: string): string =>
  filesOf('tests')
    .filter(file => /\.test\.tsx?$/.test(file) && file.startsWith('browser/') === (project === 'browser'))
    .filter(file => !output.includes(`tests/${file}`))
    .map(file => `not finished: tests/${file}`)
    .join('\n');

const firstLine = ({ failureMessages = [] }: Test): string =>
  failureMessages[0]?.split('\n')[0]?.slice(0, 600) ?? '';

const wrongIn = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));

/** What failed, by name: said before all output, so that a log cut short still tells. */
const named = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    if (status === 'failed' && assertionResults.length === 0) return [`could not be loaded: ${file}`];
    return assertionResults
      .filter(test => test.status === 'failed')
      .map(test => `${file} > ${test.fullName ?? ''}: ${firstLine(test)}`);
  });

/**
 * One project of vitest. A test file that could not be loaded, a skipped test and a run without any test count as
 * failed: none of them proves anything.
 */
export async function vitest(
  project: string,
  folder: string,
  silentMs: number,
  env: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Walked> {
  const file = join(folder, `${project}.json`);
  const ended = await node(
    [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/test/pulse.ts',
      `--outputFile.json=${file}`,
      ...more,
    ],
    silentMs,
    env,
    { measured: true },
  );
  const { cpuSeconds } = ended;
  if (!existsSync(file))
    return { ...failure(`${ended.output}\n${unfinished(project, ended.output)}`), cpuSeconds, wrong: [] };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const unread = report.testResults.filter(
    one => one.status === 'failed' && one.assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + unread + skipped;
  const passed = report.numPassedTests;
  const silent = failed === 0 && (!ended.ok || passed === 0);
  const notes = [...(skipped > 0 ? [`${skipped} skipped, which counts as failed`] : []), ...named(report)];
  return {
    passed,
    failed: silent ? 1 : failed,
    output: ended.output,
    notes,
    cpuSeconds,
    wrong: skipped > 0 ? [] : wrongIn(report),
  };
}
