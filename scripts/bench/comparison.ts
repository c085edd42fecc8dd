import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { bin } from '../command';

/** Figures are compared with this commit unless NORTHWEST_BEFORE names another one. */
const defaultCommit = '2abfdf7a';

const isBuild = (folder: string): boolean => existsSync(join(folder, 'index.html'));

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

function fullCommitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new Error(
      `The comparison build needs commit ${name}, which this clone does not have. Fetch it (git fetch --unshallow), or set NORTHWEST_BEFORE to a commit or to the folder of a build.`,
    );
  }
}

/** The dependencies of this clone are linked if the commit locks the same ones; otherwise npm installs its own. */
function provideDependencies(source: string): void {
  const lockfile = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockfile(source) === lockfile('.'))
    symlinkSync(resolve('node_modules'), join(source, 'node_modules'), 'junction');
  else
    execFileSync('npm', ['ci', '--include=dev', '--prefer-offline', '--ignore-scripts', '--loglevel=error'], {
      cwd: source,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
}

/** Checks the commit out in a temporary worktree and builds it. Returns the folder of the build. */
function buildCommit(commit: string, workFolder: string): string {
  const source = join(workFolder, 'source');
  const outDir = join(workFolder, 'dist');
  git('worktree', 'add', '--quiet', '--detach', '--force', source, commit);
  try {
    provideDependencies(source);
    const vite = join(source, bin('vite'));
    execFileSync(
      process.execPath,
      [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
      {
        cwd: source,
        stdio: ['ignore', 2, 2],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  return outDir;
}

/**
 * The folder of the build that figures are compared with: commit 2abfdf7a, or what NORTHWEST_BEFORE names, which is
 * either a commit or the folder of a build. A commit is built once and cached in `.cache/comparison/<commit>`.
 */
export function comparisonBuild(before = process.env.NORTHWEST_BEFORE || defaultCommit): string {
  if (existsSync(before) && statSync(before).isDirectory()) {
    if (!isBuild(before)) throw new Error(`NORTHWEST_BEFORE names ${before}, which holds no build.`);
    return resolve(before);
  }
  const commit = fullCommitOf(before);
  const cacheFolder = resolve('.cache', 'comparison');
  const cached = join(cacheFolder, commit);
  if (isBuild(cached)) return cached;
  mkdirSync(cacheFolder, { recursive: true });
  const workFolder = mkdtempSync(join(cacheFolder, 'building-'));
  try {
    // Renamed only when complete, so that an interrupted build is never taken for a cached one.
    renameSync(buildCommit(commit, workFolder), cached);
  } catch (error) {
    // Another process may have finished the same build first.
    if (!isBuild(cached)) throw error;
  } finally {
    rmSync(workFolder, { recursive: true, force: true, maxRetries: 5 });
  }
  return cached;
}

/** What the comparison build is called in the output of a bench. */
export const comparisonName = (before = process.env.NORTHWEST_BEFORE || defaultCommit): string =>
  /^[0-9a-f]{9,}$/.test(before) ? before.slice(0, 8) : before;
