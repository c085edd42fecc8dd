// Weighs a build (dist, or the folder named): one table, and a failure if a budget is exceeded.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsOf, neighbourBudgetsOf, phonesAddOf, phonesBudgetOf } from './check/budgets';
import { filesOf } from './check/files';

const folder = process.argv[2] ?? 'dist';
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const heaviest = filesOf(folder)
  .map(file => ({ file, bytes: statSync(join(folder, file)).size }))
  .sort((a, b) => b.bytes - a.bytes)
  .slice(0, 8);

const budgets = [
  ...budgetsOf(folder),
  ...neighbourBudgetsOf(folder),
  phonesBudgetOf(folder),
  ...phonesAddOf(folder),
];
for (const { what, bytes, limit } of budgets)
  console.log(
    `${what.padEnd(58)}${kilobytes(bytes).padStart(11)}  of ${kilobytes(limit).padStart(10)}  ${bytes <= limit ? 'within' : 'TOO MUCH'}`,
  );
console.log('\nthe heaviest files');
for (const { file, bytes } of heaviest) console.log(`  ${file.padEnd(50)}${kilobytes(bytes).padStart(11)}`);
process.exitCode = budgets.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1;
