// Runs one of the project's TypeScript scripts in Node: bundled by rolldown into node_modules/.cache, then imported.
// Installs first when needed. Standard output belongs to the script alone.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function bundle(entry) {
  await ensureInstalled();
  const { build } = await import('rolldown');
  const file = `${root}node_modules/.cache/northwest/${entry.replace(/\W+/g, '-')}.mjs`;
  await build({
    input: `${root}${entry}`,
    platform: 'node',
    external: id => !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:[\\/]/i.test(id),
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry || !existsSync(`${root}${entry}`)) {
    console.error('usage: node scripts/run.mjs SCRIPT.ts [arguments]');
    process.exit(2);
  }
  const file = await bundle(entry);
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(file).href);
}
