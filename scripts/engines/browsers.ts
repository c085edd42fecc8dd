import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, firefox } from 'playwright-core';
import { findChromium } from '../chromium';
import { playwrightTab } from './playwright';
import { firefoxPath, onPath, processOf } from './programs';
import { patience, type Tab } from './tab';
import { Driver, openSession, webdriverTab } from './webdriver';

export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK', 'WPE'] as const;
export type EngineName = (typeof engineNames)[number];

/** One browser that runs. */
export interface Running {
  readonly tab: Tab;
  readonly version: string;
  /** It has ended by itself, or its page has: a fault of the engine, whatever the app does. */
  readonly gone: () => boolean;
  /** It dies at once, as with an empty battery; nothing where it keeps no profile to come back to. */
  readonly kill: (() => Promise<void>) | undefined;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** The Debian packages that it takes. */
  readonly packages: readonly string[];
  /** What it takes is here. */
  readonly here: () => boolean;
  /** With the profile named, or one of its own that goes with it; trusting one authority more, where it can be told so. */
  readonly open: (profile?: string, authority?: string) => Promise<Running>;
}

/** Where Debian lays the small browser of WebKitGTK, whatever the machine. */
const miniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .flatMap(machine => ['4.1', '6.0', '4.0'].map(of => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${of}`))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(existsSync);

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

const alive = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
process.once('exit', () => alive.forEach(stop));

/** A process group of its own, ended as a whole. */
function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
  alive.add(child);
  return child;
}
function stop(child: ChildProcess): void {
  alive.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

async function byLibrary(
  launch: (profile: string) => Promise<BrowserContext>,
  given: string | undefined,
  pidOf: (profile: string) => Promise<number | undefined>,
): Promise<Running> {
  const profile = given ?? (await mkdtemp(join(tmpdir(), 'northwest-engine-')));
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  context.setDefaultTimeout(patience);
  let gone = false;
  page.once('crash', () => {
    gone = true;
  });
  context.once('close', () => {
    gone = true;
  });
  return {
    tab: playwrightTab(page),
    version: context.browser()?.version() ?? '',
    gone: () => gone,
    kill: async () => {
      const pid = await pidOf(profile);
      if (pid === undefined) throw new Error('the browser has no process');
      const closed = new Promise(done => context.once('close', done));
      process.kill(pid, 'SIGKILL');
      await closed;
    },
    async close() {
      await context.close();
      if (given === undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen that nobody sees, for engines that draw on one. */
async function screen(): Promise<{ readonly display: string; readonly end: () => void }> {
  const program = onPath('Xvfb');
  if (!program) throw new Error('Xvfb is not here');
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  alive.add(child);
  const said = child.stdio[3];
  if (!said) throw new Error('no screen');
  const [number] = await Promise.race([
    once(said, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return { display: `:${String(number).trim()}`, end: () => stop(child) };
}

/** The small browser's own bar is wider than a phone: its buttons are drawn without their margins. */
const narrow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** Where Debian keeps the authorities that its programs trust. */
const trustedByAll = '/etc/ssl/certs/ca-certificates.crt';

/** The command as one that trusts an authority more: its file lies over the system's for this process alone. */
async function trusting(authority: string, home: string, line: readonly string[]): Promise<string[]> {
  const file = join(home, 'trusted.crt');
  await writeFile(file, `${await readFile(trustedByAll, 'utf8')}\n${authority}`);
  const over = `mount --bind "$0" ${trustedByAll} && exec "$@"`;
  return ['unshare', '--mount', 'sh', '-c', over, file, ...line];
}

async function byDriver(
  driverName: string,
  env: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, unknown>>,
  end: () => void,
  authority: string | undefined,
): Promise<Running> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'northwest-engine-'));
  const line = [driverName, '-p', `${port}`];
  const [command = driverName, ...args] =
    authority === undefined ? line : await trusting(authority, home, line);
  const folders = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home };
  const config = join(home, 'config');
  await mkdir(join(config, 'gtk-3.0'), { recursive: true });
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), narrow);
  const child = start(command, args, { ...env, ...folders, XDG_CONFIG_HOME: config });
  const closed = async (): Promise<void> => {
    stop(child);
    end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const driver = new Driver(port);
  for (let tries = 0; ; tries++) {
    try {
      const { path, version } = await openSession(driver, wanted);
      return {
        tab: webdriverTab(driver, path),
        version,
        gone: () => child.exitCode !== null || child.signalCode !== null,
        // Under WebDriver these engines keep their profile in memory.
        kill: undefined,
        async close() {
          await driver.ask('DELETE', path).catch(() => undefined);
          await closed();
        },
      };
    } catch (error) {
      if (tries >= 40) {
        await closed();
        throw error;
      }
      await new Promise(done => setTimeout(done, 100));
    }
  }
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    here: () => findChromium() !== undefined,
    open: profile => {
      const executablePath = findChromium();
      if (!executablePath) throw new Error('Chromium is not here');
      return byLibrary(
        folder => chromium.launchPersistentContext(folder, { executablePath, headless: true, args: flags }),
        profile,
        processOf,
      );
    },
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    here: () => firefoxVersion() >= oldestFirefox,
    open: profile => {
      const executablePath = firefoxPath();
      if (!executablePath) throw new Error('Firefox is not here');
      return byLibrary(
        folder =>
          firefox.launchPersistentContext(folder, { channel: 'moz-firefox', executablePath, headless: true }),
        profile,
        processOf,
      );
    },
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    here: () =>
      onPath('WebKitWebDriver') !== undefined && onPath('Xvfb') !== undefined && miniBrowser() !== undefined,
    async open(_, authority) {
      const binary = miniBrowser();
      if (!binary) throw new Error('WebKitGTK is not here');
      const { display, end } = await screen();
      const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
      // Its own sandbox wants rights that a container does not give.
      const env = { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' };
      return byDriver('WebKitWebDriver', env, wanted, end, authority);
    },
  },
  {
    name: 'WPE',
    packages: ['wpewebkit-driver', 'cog'],
    here: () => onPath('WPEWebDriver') !== undefined && onPath('cog') !== undefined,
    open: (_, authority) => {
      const binary = onPath('cog');
      const wanted = { 'wpe:browserOptions': { binary, args: ['--automation', '-P', 'headless'] } };
      return byDriver('WPEWebDriver', {}, wanted, () => undefined, authority);
    },
  },
];

/** The oldest that speaks the protocol as the test library does. */
const oldestFirefox = 143;

function firefoxVersion(): number {
  const path = firefoxPath();
  if (path === undefined) return 0;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
