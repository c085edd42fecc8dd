// Runs every scripts/bench/*.ts one after the other and prints one table; with --browser those of
// scripts/bench/browser instead, with --engines those of scripts/bench/engines. Words name the benches to run: `npm run bench -- board`, `-- --phones`.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench/row';
import { load } from './load';

const words = process.argv
  .slice(2)
  .filter(word => word !== '--browser' && word !== '--engines')
  .map(word => word.replace(/^--/, ''));
const where = ['browser', 'engines'].find(one => process.argv.includes(`--${one}`)) ?? '';
const folder = join('scripts', 'bench', where);

const isRow = (row: unknown): row is BenchRow =>
  typeof row === 'object' && row !== null && 'what' in row && 'measured' in row && 'within' in row;

async function rowsOf(file: string): Promise<BenchRow[]> {
  const { bench } = await load(file);
  if (typeof bench !== 'function') return [];
  const rows: unknown = await bench();
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error(`${file}: bench() gave no rows`);
  return rows;
}

const rows: BenchRow[] = [];
for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.ts') || (words.length > 0 && !words.some(word => name.startsWith(word)))) continue;
  const found = await rowsOf(join(folder, name));
  if (found.length > 0) console.error(`${name}: ${found.length} figures`);
  rows.push(...found);
}

const table = [
  ['what', 'measured', 'budget', 'beside, in the same run', ''],
  ...rows.map(row => [row.what, row.measured, row.budget, row.beside, row.within ? 'within' : 'TOO MUCH']),
];
const widths = [0, 1, 2, 3].map(column => Math.max(...table.map(row => row[column]?.length ?? 0)));
console.log(`\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n`);
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
process.exitCode = rows.length > 0 && rows.every(row => row.within) ? 0 : 1;
