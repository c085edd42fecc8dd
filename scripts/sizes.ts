// Weighs a build (dist, or the folder named) and fails if a limit is exceeded or a page has grown too much.
// With --record it writes the size of each page into scripts/check/page-bytes.json, as each release does.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthProblems, limitsOf, pagesLoadingCipher, pagesOf } from './check/budgets';
import { filesOf } from './check/files';

const recordFile = join('scripts', 'check', 'page-bytes.json');
const words = process.argv.slice(2);
const folder = words.find(word => !word.startsWith('--')) ?? 'dist';
const pages = pagesOf(folder);

if (words.includes('--record')) {
  const record = Object.fromEntries(pages.map(({ page, bytes }) => [page, bytes]));
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const limits = limitsOf(folder);
for (const { what, value, limit, unit } of limits) {
  const text = (amount: number): string => (unit === 'files' ? `${amount}` : kilobytes(amount));
  console.log(
    `${what.padEnd(40)}${text(value).padStart(11)}  of ${text(limit).padStart(10)}  ${value <= limit ? 'within' : 'TOO MUCH'}`,
  );
}

console.log('\nwhat each page loads beyond the first screen, without texts, gzip');
for (const { page, bytes, files } of pages.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`  ${page.padEnd(44)}${kilobytes(bytes).padStart(11)} in ${files.length} files`);

console.log('\nthe heaviest files');
const heaviest = filesOf(folder)
  .map(file => ({ file, bytes: statSync(join(folder, file)).size }))
  .sort((a, b) => b.bytes - a.bytes)
  .slice(0, 8);
for (const { file, bytes } of heaviest) console.log(`  ${file.padEnd(50)}${kilobytes(bytes).padStart(11)}`);

const problems = [
  ...growthProblems(pages, JSON.parse(readFileSync(recordFile, 'utf8'))).map(one => `${recordFile}: ${one}`),
  ...pagesLoadingCipher(folder, pages).map(
    page => `${page} loads the cipher, although no table is shared there`,
  ),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 && limits.every(({ value, limit }) => value <= limit) ? 0 : 1;
