import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesOf } from '../../check/files';

const left = new Set(['node_modules', '.git', '.cache', 'dist']);

/** Every file once more under another name, without a second copy of what it holds; never a link to the folder. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, name] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.v')) linkAll(source, name);
    } else if (entry.isFile()) linkSync(source, name);
  }
}

function copyTo(folder: string): string {
  for (const name of readdirSync('.'))
    if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true });
  linkAll('node_modules', join(folder, 'node_modules'));
  return resolve(folder);
}

/**
 * A copy of the tree that stays under this name; what a broken-off copy has left there goes. It lies in .cache, because
 * hard links cannot lead to another disk.
 */
export function keptCopy(name: string): string {
  const folder = join('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return copyTo(folder);
}

/** Brings the tests of a kept copy, and the scripts that they use, to those of today. */
export function withTestsOfToday(folder: string): void {
  for (const part of ['tests', 'scripts']) {
    const today = filesOf(part);
    const known = new Set(today);
    for (const old of filesOf(join(folder, part)))
      if (!known.has(old) && !old.startsWith('.runs/')) rmSync(join(folder, part, old));
    for (const file of today) {
      const [from, to] = [join(part, file), join(folder, part, file)];
      if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to);
    }
  }
}
