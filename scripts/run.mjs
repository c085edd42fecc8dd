// Runs one of the project's TypeScript scripts in Node: bundled by rolldown into node_modules/.cache, then imported.
// Installs first when needed. Standard output belongs to the script alone.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CannotRun, ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function bundle(entry) {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: `${root}${entry}`,
    platform: 'node',
    external: id => !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:[\\/]/i.test(id),
    output: { format: 'esm', codeSplitting: false },
    write: false,
    logLevel: 'warn',
  });
  // Written aside and renamed: another process may be reading the same script.
  const folder = `${root}node_modules/.cache/northwest`;
  const file = `${folder}/${entry.replace(/\W+/g, '-')}.mjs`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, output[0].code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Installs what is missing and runs the script in this process, with the arguments given. */
export async function run(entry, args) {
  ensureInstalled();
  const file = await bundle(entry);
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(file).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry || !existsSync(`${root}${entry}`)) {
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
