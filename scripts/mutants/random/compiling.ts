import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, node } from '../../command';
import { type Change, changed } from './changes';

/** The files with errors in them; none if the tree compiles. */
async function errorsIn(folder: string): Promise<ReadonlySet<string>> {
  const tsc = join(folder, bin('typescript', 'tsc'));
  const config = join(folder, 'tsconfig.app.json');
  // What has not changed since the last time is not looked at again.
  const kept = ['--incremental', '--tsBuildInfoFile', join(folder, '.cache', 'compiled.tsbuildinfo')];
  const { ok, output } = await node([tsc, '-p', config, '--pretty', 'false', ...kept], 1_800_000);
  if (ok) return new Set();
  const files = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = '']) => file);
  if (files.length === 0) throw new Error(`The compiler came to no end: ${output.slice(-300)}`);
  return new Set(files.map(file => file.slice(Math.max(0, file.lastIndexOf('src/')))));
}

/** Tells which of these changes, each in a file of its own, compile; all of them are tried at once. */
async function together(folder: string, changes: readonly Change[]): Promise<readonly Change[]> {
  let left = changes;
  const write = (which: readonly Change[], text: (change: Change) => string): void => {
    for (const change of which) writeFileSync(join(folder, change.file), text(change));
  };
  const plain = ({ file }: Change): string => readFileSync(file, 'utf8');
  write(left, change => changed(plain(change), change));
  try {
    while (left.length > 0) {
      const errors = await errorsIn(folder);
      if (errors.size === 0) return left;
      const wrong = left.filter(({ file }) => errors.has(file.replaceAll('\\', '/')));
      if (wrong.length === 0) {
        // Only others complain: about one of these, or about several.
        if (left.length === 1) return [];
        write(left, plain);
        const half = Math.ceil(left.length / 2);
        const halves = [left.slice(0, half), left.slice(half)];
        left = [];
        const found: Change[] = [];
        for (const one of halves) found.push(...(await together(folder, one)));
        return found;
      }
      write(wrong, plain);
      left = left.filter(change => !wrong.includes(change));
    }
    return [];
  } finally {
    write(changes, plain);
  }
}

/** Those of the changes that still compile: one that does not is no change. */
export async function compiling(folder: string, changes: readonly Change[]): Promise<readonly Change[]> {
  const found = new Set<Change>();
  let rest = changes;
  while (rest.length > 0) {
    const files = new Set<string>();
    const now = rest.filter(({ file }) => !files.has(file) && files.add(file));
    for (const change of await together(folder, now)) found.add(change);
    const taken = new Set(now);
    rest = rest.filter(change => !taken.has(change));
  }
  return changes.filter(change => found.has(change));
}
