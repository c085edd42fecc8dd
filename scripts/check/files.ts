import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file under a folder, named from there with / between folders, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
