import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { answerFile, drawFile } from './answers/answer';
import { findScenario } from './answers/find';

/**
 * `npm run --silent scenario -- FILE...`: prints one object with the results of all cases; '-' is standard input. The
 * file names the game that answers. With `--draw` first it prints the boards instead, as pictures.
 */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // Whoever reads may have seen enough (`| head`).
  if (code !== 'EPIPE') throw new Error(code);
});
const draws = process.argv[2] === '--draw';
const files = process.argv.slice(draws ? 3 : 2);
if (files.length === 0) {
  console.error("usage: npm run --silent scenario -- [--draw] FILE... ('-' reads standard input)");
  process.exitCode = 2;
} else if (draws) {
  for (const file of files) process.stdout.write(await drawFile(await textOf(file), file, findScenario));
} else {
  const results: object[] = [];
  for (const file of files) results.push(...(await answerFile(await textOf(file), file, findScenario)));
  process.stdout.write(`${JSON.stringify({ results })}\n`);
  process.exitCode = results.some(result => 'error' in result) ? 1 : 0;
}

/** Named from where the user stands; npm itself stands in the project. */
async function textOf(file: string): Promise<string | undefined> {
  if (file === '-') return text(process.stdin);
  const here = process.env.INIT_CWD;
  return (here === undefined ? undefined : await readText(resolve(here, file))) ?? readText(file);
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
