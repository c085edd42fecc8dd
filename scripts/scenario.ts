import { readFileSync } from 'node:fs';
import { answerFile } from './scenario/answer';

/** `npm run --silent scenario -- FILE...`: prints one object with the results of all cases; '-' is standard input. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run --silent scenario -- FILE... ('-' reads standard input)");
  process.exitCode = 2;
} else {
  const results = files.flatMap(file => answerFile(textOf(file), file));
  process.stdout.write(`${JSON.stringify({ results })}\n`);
  process.exitCode = results.some(result => 'error' in result) ? 1 : 0;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return undefined;
  }
}
