// Makes one file that Node can run of a TypeScript script and what it imports of ours.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `entry` is named from `root`; returns the path of the bundle, in .cache. Packages stay imports, unless the file has to
 * run where they are not installed.
 */
export async function bundle(root, entry, { withPackages = false } = {}) {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: join(root, entry),
    platform: 'node',
    external: id =>
      withPackages
        ? id.startsWith('node:')
        : !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:[\\/]/i.test(id),
    output: { format: 'esm', codeSplitting: false },
    write: false,
    logLevel: 'warn',
  });
  // Written aside and renamed: another process may be reading the same script.
  const folder = join(root, '.cache', 'scripts');
  const file = join(folder, `${entry.replace(/\W+/g, '-')}${withPackages ? '-whole' : ''}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, output[0].code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
