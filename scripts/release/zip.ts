import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { filesOf } from '../check/files';

/** The same time on every file: the same files make the same zip. */
const mtime = new Date(1980, 0, 1);

/** Writes the files of some folders into one zip, each below the name of its folder. */
export function writeZip(
  to: string,
  folders: Readonly<Record<string, string>>,
  files: readonly string[],
): void {
  const all: Zippable = {};
  for (const [name, folder] of Object.entries(folders))
    for (const file of filesOf(folder).sort())
      all[`${name}/${file}`] = [readFileSync(join(folder, file)), { mtime }];
  for (const file of files) all[file.split('/').pop() ?? file] = [readFileSync(file), { mtime }];
  writeFileSync(to, zipSync(all, { level: 9 }));
}

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
