import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './browsers';

/** All that installing may take, in milliseconds: a mirror that is slow must not hold anybody up. */
const patience = 240_000;
const late = 'its packages did not come in time';

/** Nothing where it went well; what it complained of otherwise. */
function quietly(command: string, args: readonly string[], limit: number): string | undefined {
  if (limit <= 0) return late;
  const { status, signal, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: limit,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  if (signal === 'SIGKILL') return late;
  const [first = ''] = (stderr ?? '').split('\n').filter(line => line.startsWith('E: '));
  return `its packages could not be had${first === '' ? '' : `, ${first.slice(3)}`}`;
}

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
  if (!root && quietly('sudo', ['-n', 'true'], 10_000) !== undefined) return 'only root may install it';
  const end = Date.now() + patience;
  const asRoot = (command: string, ...args: string[]): string | undefined => {
    const limit = end - Date.now();
    return root ? quietly(command, args, limit) : quietly('sudo', ['-n', command, ...args], limit);
  };
  const apt = (...args: string[]): string | undefined => asRoot('apt-get', ...options, ...args);
  // Lists that are old name packages that are gone, or engines that are too old.
  apt('update');
  let why: string | undefined;
  for (let tries = 0; tries < 2; tries++) {
    why = apt('install', '-y', '--no-install-recommends', ...packages);
    if (why === undefined) return undefined;
    // Whoever was ended in mid-install before leaves packages half done, and nothing more can be put in.
    asRoot('dpkg', '--configure', '-a');
  }
  return why;
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
