import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a Chromium usually lies on a system of this kind, the likeliest first. */
export function usualPlaces(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === 'win32')
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(base => base !== undefined)
      .flatMap(base => windowsApps.map(app => `${base}\\${app}`));
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const apps =
    platform === 'darwin'
      ? ['', env.HOME ?? ''].flatMap(base =>
          macApps.map(app => `${base}/Applications/${app}.app/Contents/MacOS/${app}`),
        )
      : [];
  return [...apps, ...names.flatMap(name => onPath.map(folder => join(folder, name)))];
}

/** A command of that name may be an empty shell that only asks to install something: see that it answers. */
const answers = (path: string): boolean =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** CHROMIUM_PATH first, then what the system has; nothing if there is none. */
export function findChromium(env: Environment = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return usualPlaces(process.platform, env).find(path => existsSync(path) && answers(path));
}

const quietly = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's own package, where this user may install it without being asked for a password. */
export function installFromDebian(name: string): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  if (!root && !quietly('sudo', ['-n', 'true'])) return false;
  const apt = (...args: string[]): boolean =>
    root ? quietly('apt-get', args) : quietly('sudo', ['-n', 'apt-get', ...args]);
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends'];
  const install = (): boolean => apt('install', ...options, name);
  return install() || (apt('update') && install());
}

export const noChromium = (env: Environment = process.env): string =>
  env.CHROMIUM_PATH
    ? `The browser tests cannot run: CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not there.`
    : 'The browser tests cannot run: install Chromium or Chrome, or set CHROMIUM_PATH to one.';

/** Finds a Chromium or installs one; the path, or nothing. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  return installFromDebian('chromium') ? findChromium() : undefined;
}
