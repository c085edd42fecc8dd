import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { answerFile } from './scenario/answer';
import { drawFile } from './scenario/draw';

/**
 * `npm run --silent scenario -- FILE...`: prints one object with the results of all cases; '-' is standard input. With
 * `--draw` first it prints the boards instead, as pictures.
 */
const draws = process.argv[2] === '--draw';
const files = process.argv.slice(draws ? 3 : 2);
if (files.length === 0) {
  console.error("usage: npm run --silent scenario -- [--draw] FILE... ('-' reads standard input)");
  process.exitCode = 2;
} else if (draws) {
  for (const file of files) process.stdout.write(drawFile((await textOf(file)) ?? '{}'));
} else {
  const results: object[] = [];
  for (const file of files) results.push(...answerFile(await textOf(file), file));
  process.stdout.write(`${JSON.stringify({ results })}\n`);
  process.exitCode = results.some(result => 'error' in result) ? 1 : 0;
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
