// Runs one bench in a process of its own, so that a bench that throws, ends or hangs costs only its own rows.

import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import type { BenchRow } from '../row';

/** What the process of one bench sends back. */
export type Report = { readonly rows: readonly BenchRow[] } | { readonly failed: string };

/** Time for a bench to close its browsers and servers after it was told to stop. */
const grace = 5_000;

/** The row that stands for a bench without figures. */
const failedRow = (file: string, reason: string): BenchRow => ({
  what: `${basename(file, '.ts')}: failed`,
  measured: '-',
  budget: '-',
  beside: reason,
  within: false,
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(done => child.once('exit', done));
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), grace);
  await gone;
  clearTimeout(last);
}

function reportOf(child: ChildProcess, limitMs: number): Promise<Report> {
  return new Promise(resolve => {
    const limit = setTimeout(
      () => resolve({ failed: `no result within ${Math.round(limitMs / 1_000)} s` }),
      limitMs,
    );
    const settle = (report: Report): void => {
      clearTimeout(limit);
      resolve(report);
    };
    child.once('message', message => settle(message as Report));
    child.once('error', error => settle({ failed: error.message }));
    // A report may still be on its way when the process has ended, but not when the channel is closed too.
    const ended = new Promise(done => child.once('exit', (code, signal) => done(signal ?? code)));
    const closed = new Promise<void>(done => child.once('disconnect', done));
    void Promise.all([ended, closed]).then(([how]) => settle({ failed: `ended without a result (${how})` }));
  });
}

/** The rows of the bench in `file`; a bench that fails or takes longer than `limitMs` gives one row that says why. */
export async function runApart(file: string, limitMs: number): Promise<readonly BenchRow[]> {
  const child = fork('scripts/run.mjs', ['scripts/bench/run/child.ts', file], {
    // What a bench prints while it runs must not land between the rows of the table.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const report = await reportOf(child, limitMs);
  await stop(child);
  return 'rows' in report ? report.rows : [failedRow(file, report.failed)];
}
