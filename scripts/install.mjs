// What a fresh machine lacks is installed here, with what npm and Node bring along.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A reason, told in one sentence, why nothing can be run at all. */
export class CannotRun extends Error {}

/** `npm ci` when node_modules is missing or older than the lockfile. Its output goes to standard error. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new CannotRun(`Northwest needs Node 20.19 or newer; this is ${process.versions.node}.`);
  const mark = `${root}node_modules/.package-lock.json`;
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
  console.error('Installing what is missing (npm ci) ...');
  const windows = process.platform === 'win32';
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (done.status !== 0) throw new CannotRun('npm ci failed: see the lines above. Is the network there?');
}
