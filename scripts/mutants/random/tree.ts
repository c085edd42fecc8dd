import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** A copy of the tree to change files in; it lies in .cache, for hard links do not go from disk to disk. */
export function copyOfTree(): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'mutants-'));
  for (const name of readdirSync('.'))
    if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true });
  linkAll('node_modules', join(folder, 'node_modules'));
  return resolve(folder);
}
