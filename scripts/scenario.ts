import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { answerFile } from './scenario/answer';

/** `npm run --silent scenario -- FILE...`: prints one object with the results of all cases; '-' is standard input. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run --silent scenario -- FILE... ('-' reads standard input)");
  process.exitCode = 2;
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
