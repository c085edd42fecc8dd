// The process of one bench: loads the file named, runs its bench() and sends its rows to the process that asked.

import { load } from '../../load';
import type { BenchRow } from '../row';
import type { Report } from './apart';

const isRow = (row: unknown): row is BenchRow =>
  typeof row === 'object' && row !== null && 'what' in row && 'measured' in row && 'within' in row;

const reasonOf = (problem: unknown): string => {
  const text = problem instanceof Error ? problem.message : String(problem);
  // Playwright adds a log of everything it tried; the first line says what failed.
  return text.split('\n')[0]?.trim() ?? '';
};

async function report(file: string): Promise<Report> {
  try {
    const { bench } = await load(file);
    // Files beside the benches that only hold what they share.
    if (typeof bench !== 'function') return { rows: [] };
    const rows: unknown = await bench();
    return Array.isArray(rows) && rows.every(isRow) ? { rows } : { failed: 'bench() returned no rows' };
  } catch (problem) {
    console.error(problem);
    return { failed: reasonOf(problem) };
  }
}

const [file] = process.argv.slice(2);
if (file === undefined || !process.send)
  throw new Error('Started by scripts/bench.ts with the file of one bench.');
// Nobody is left to read the rows.
process.once('disconnect', () => process.exit(1));
// A bench may leave servers or timers behind; they end with the process.
process.send(await report(file), () => process.exit());
