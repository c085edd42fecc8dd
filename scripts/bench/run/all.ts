import { basename } from 'node:path';
import type { BenchRow } from '../row';
import { runApart } from './apart';
import { tableOf } from './table';

interface Outcome {
  readonly table: string;
  /** For the shell: 0 where all rows are within their budgets and no bench failed. */
  readonly exitCode: 0 | 1;
}

/** Runs benches one after the other. One that fails is a row of the table; the others are printed all the same. */
export async function runAll(files: readonly string[], limitMs: number): Promise<Outcome> {
  const rows: BenchRow[] = [];
  for (const file of files) {
    const found = await runApart(file, limitMs);
    if (found.length > 0) console.error(`${basename(file)}: ${found.length} rows`);
    rows.push(...found);
  }
  return {
    table: tableOf(rows),
    exitCode: rows.length > 0 && rows.every(row => row.within) ? 0 : 1,
  };
}
