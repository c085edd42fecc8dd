import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './browsers';

/** All that installing may take, in milliseconds: a mirror that is slow must not hold anybody up. */
const patience = 240_000;

const quietly = (command: string, args: readonly string[], limit: number): boolean =>
  limit > 0 &&
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: limit,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const options = [
  '-o',
  'Acquire::Retries=2',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'DPkg::Lock::Timeout=60',
];

/** Debian's own packages, where this user may install them without being asked for a password; or why not. */
export function debianPackages(packages: readonly string[]): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return 'this is no Debian';
  const root = process.getuid?.() === 0;
  if (!root && !quietly('sudo', ['-n', 'true'], 10_000)) return 'only root may install it';
  const end = Date.now() + patience;
  const apt = (...args: string[]): boolean => {
    const all = [...options, ...args];
    const limit = end - Date.now();
    return root ? quietly('apt-get', all, limit) : quietly('sudo', ['-n', 'apt-get', ...all], limit);
  };
  // Lists that are old name packages that are gone, or engines that are too old.
  apt('update');
  for (let tries = 0; tries < 2; tries++)
    if (apt('install', '-y', '--no-install-recommends', ...packages)) return undefined;
  return Date.now() >= end ? 'its packages did not come in time' : 'its packages could not be had';
}

export interface Missing {
  readonly sentence: string;
  /** All was put in, and it is not here: that is our own fault, and no mirror's. */
  readonly ours: boolean;
}

/** Installs what is missing; tells which engines are not here all the same, and why. */
export function installEngines(wanted: readonly Engine[]): Missing[] {
  return wanted.flatMap(engine => {
    if (engine.here()) return [];
    console.log(`Installing ${engine.packages.join(', ')} ...`);
    const why = debianPackages(engine.packages);
    if (engine.here()) return [];
    const sentence = `${engine.name} is not here (${why ?? 'its packages hold it no more'}): nothing was proven in it.`;
    return [{ sentence, ours: why === undefined }];
  });
}
