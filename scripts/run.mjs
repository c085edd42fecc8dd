// Runs one of the project's TypeScript scripts in this process, after installing what is missing.
// Standard output belongs to the script alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { CannotRun, ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what is missing and runs the script in this process, with the arguments given. */
export async function run(entry, args) {
  ensureInstalled();
  const file = await bundle(root, entry);
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(file).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry || !existsSync(join(root, entry))) {
    console.error('usage: node scripts/run.mjs SCRIPT.ts [arguments]');
    process.exit(2);
  }
  try {
    await run(entry, args);
  } catch (problem) {
    console.error(problem instanceof CannotRun ? problem.message : problem);
    process.exit(1);
  }
}
