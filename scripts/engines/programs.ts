import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync);

export const firefoxPath = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** The process that has this profile open, by what the system tells of all of them. */
export async function processOf(profile: string): Promise<number | undefined> {
  const all = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of all) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(profile) && !line.includes('-contentproc') && !line.includes('--type='))
      found.push(pid);
  }
  return found.sort((a, b) => a - b)[0];
}
