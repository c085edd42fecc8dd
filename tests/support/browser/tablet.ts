import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  firefox,
  type Page,
} from 'playwright-core';
import { findChromium, noChromium } from '../../../scripts/chromium';
import { firefoxPath, processOf as processThatHas } from '../../../scripts/engines/programs';
import { inSoak } from '../samples';
import { sayChanged } from '../written';
import { inFirefox } from './chromium-only';
import { downloads } from './file-out';

export interface TabletOptions {
  readonly width?: number;
  readonly height?: number;
  /** A phone or tablet: touch events, coarse pointer. */
  readonly touch?: boolean;
  /** With animations. Without them, as its user may have chosen, it is drawn less often, and nothing has to be waited for. */
  readonly animated?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** How long to wait for what should appear, in milliseconds (20,000 if not named). */
  readonly waitMs?: number;
}

export interface OwnOptions extends TabletOptions {
  /** A profile kept from an earlier browser, to find its storage again. The caller removes it. */
  readonly profile?: string;
  /** More switches for Chromium. */
  readonly flags?: readonly string[];
  /** Names by which the browser finds this machine as if it were another one. */
  readonly names?: readonly string[];
  /** Where the browser finds what belongs to its user: the authorities that it trusts, for one. */
  readonly home?: string;
}

/** A page with storage that nobody else has. */
export interface Tablet {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever the pages complained of: errors thrown, console errors, breaches of the content policy. */
  readonly problems: readonly string[];
  /** The processor this many times slower (1: as it is). */
  slow(times: number): Promise<void>;
  /** The network as a phone has it (nothing: unlimited). */
  network(limits?: { readonly kbit: number; readonly latencyMs: number }): Promise<void>;
  /** Network off or on for pages and service workers. Stop the site as well: a browser is not to be believed here. */
  offline(off: boolean): Promise<void>;
  /** A screenshot in the folder named; without a folder it is taken in a soak only, in .cache/pictures. No test reads it. */
  picture(name: string, folder?: string): Promise<void>;
  /** A session of the DevTools protocol with the page. */
  devtools(): Promise<CDPSession>;
  /** All that it kept goes with it, but for a profile that was handed in. */
  close(): Promise<void>;
}

/** One browser with a profile of its own, on the disk. */
export interface OwnTablet extends Tablet {
  readonly profile: string;
  /** The browser dies at once, as with an empty battery; the profile stays as it was. Linux and macOS. */
  kill(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--num-raster-threads=1',
];

/**
 * What Firefox tells as if somebody had thrown it: a connection that was under way when its page was left, and the
 * empty style `body {}` by which the test library takes a picture, named by its hash.
 */
const noFault =
  /^(?:Firefox can’t establish a connection to the server at wss?:|The connection to wss?:\S+ was interrupted while|The page’s settings blocked an inline style .*'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=')/;

/** What the page complains of is added to these problems from now on. */
function listen(page: Page, problems: string[]): void {
  page.on('pageerror', ({ message }) => {
    if (!inFirefox || !noFault.test(message)) problems.push(`error: ${message}`);
  });
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
}

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  for (const page of context.pages()) listen(page, problems);
  context.on('page', page => listen(page, problems));
  return problems;
}

/** The browser's process, which Chromium writes into its profile as a link named host-pid. */
async function processOf(profile: string): Promise<number> {
  if (inFirefox) {
    const pid = await processThatHas(profile);
    if (pid === undefined) throw new Error('Firefox has no process');
    return pid;
  }
  const link = await readlink(join(profile, 'SingletonLock'));
  return Number(link.slice(link.lastIndexOf('-') + 1));
}

function program(): string {
  if (inFirefox) {
    const path = firefoxPath();
    if (!path) throw new Error('Firefox is not here: `npm run engines -- firefox start` installs it.');
    return path;
  }
  const path = findChromium();
  if (!path) throw new Error(noChromium());
  return path;
}

const settingsOf = (options: TabletOptions) =>
  ({
    viewport: { width: options.width ?? 1024, height: options.height ?? 768 },
    // Firefox knows no phones, and takes its lights from its user's settings.
    ...(inFirefox ? {} : { hasTouch: options.touch ?? false, isMobile: options.touch ?? false }),
    colorScheme: options.colorScheme ?? 'dark',
    reducedMotion: options.animated ? 'no-preference' : 'reduce',
    acceptDownloads: true,
  }) as const;

/** NORTHWEST_SLOW=8: each page runs that many times slower, as beside other work, and a press that comes too early shows. */
const slowness = Number(process.env.NORTHWEST_SLOW ?? 1);

const ownNames = (names: readonly string[] = []): readonly string[] =>
  names.length > 0 ? [`--host-resolver-rules=${names.map(name => `MAP ${name} 127.0.0.1`).join()}`] : [];

/** How the engine is begun: what Firefox does not take for a page it takes for a browser. */
const startOf = (options: OwnOptions) =>
  inFirefox
    ? {
        channel: 'moz-firefox',
        downloadsPath: downloads,
        firefoxUserPrefs: {
          'ui.systemUsesDarkTheme': options.colorScheme === 'light' ? 0 : 1,
          'ui.prefersReducedMotion': options.animated ? 0 : 1,
          // What is tapped within a frame of another site arrives there.
          'fission.webContentIsolationStrategy': 0,
          // As on tablets: a scroll bar takes no room, and fingers do not point finely.
          ...(options.touch
            ? {
                'ui.useOverlayScrollbars': 1,
                'ui.primaryPointerCapabilities': 1,
                'ui.allPointerCapabilities': 1,
              }
            : {}),
          'network.dns.localDomains': (options.names ?? []).join(),
        },
      }
    : { args: [...flags, ...(options.flags ?? []), ...ownNames(options.names)] };
const engine = inFirefox ? firefox : chromium;

async function tabletOf(
  context: BrowserContext,
  page: Page,
  options: TabletOptions,
  problems: readonly string[] = collectProblems(context),
): Promise<Tablet> {
  if (inFirefox) await sayChanged(context);
  context.setDefaultTimeout((options.waitMs ?? 45_000) * slowness);
  let session: CDPSession | undefined;
  const devtools = async (): Promise<CDPSession> => {
    if (inFirefox) throw new Error('Firefox has no DevTools protocol: mark the test as Chromium’s');
    session ??= await context.newCDPSession(page);
    return session;
  };
  const slow = async (times: number): Promise<void> => {
    await (await devtools()).send('Emulation.setCPUThrottlingRate', { rate: times * slowness });
  };
  if (slowness > 1) await slow(1);
  return {
    context,
    page,
    problems,
    devtools,
    slow,
    async network(limits) {
      const bytes = limits ? (limits.kbit * 1000) / 8 : -1;
      await (await devtools()).send('Network.emulateNetworkConditions', {
        offline: false,
        latency: limits?.latencyMs ?? 0,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
    },
    offline: off => context.setOffline(off),
    async picture(name, folder = inSoak ? '.cache/pictures' : undefined) {
      if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
    },
    close: () => context.close(),
  };
}

/** A browser of its own, as an owner has it: with its profile, and the app kept offline in it. */
export async function openTablet(options: OwnOptions = {}): Promise<OwnTablet> {
  const executablePath = program();
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'northwest-')));
  const context = await engine.launchPersistentContext(profile, {
    ...settingsOf(options),
    executablePath,
    headless: true,
    ...startOf(options),
    ...(options.home === undefined ? {} : { env: { ...process.env, HOME: options.home } }),
  });
  const tablet = await tabletOf(context, context.pages()[0] ?? (await context.newPage()), options);
  return {
    ...tablet,
    profile,
    async kill() {
      const closed = new Promise(done => context.once('close', done));
      process.kill(await processOf(profile), 'SIGKILL');
      await closed;
    },
    async close() {
      await tablet.close();
      if (!options.profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * A page of its own in a browser that is open already: to start one takes longer than most of what a test does. At an
 * address that the browser has not been to it finds nothing that was kept; the next one comes when this is closed.
 */
export async function pageIn(browser: OwnTablet, options: TabletOptions = {}): Promise<Tablet> {
  const { context } = browser;
  const page = await context.newPage();
  const problems: string[] = [];
  listen(page, problems);
  return {
    ...(await tabletOf(context, page, options, problems)),
    async close() {
      await browser.offline(false);
      for (const one of context.pages()) if (one !== browser.page) await one.close();
    },
  };
}

/** By how it was begun: in Chromium one is enough for all. */
const lent = new Map<string, Promise<Browser>>();

function lend(options: TabletOptions): Promise<Browser> {
  const start = startOf({ ...options, flags: [] });
  const key = JSON.stringify(start);
  const there = lent.get(key);
  if (there) return there;
  const browser = engine.launch({ executablePath: program(), headless: true, ...start });
  const forget = (): boolean => lent.delete(key);
  browser.then(one => one.once('disconnected', forget), forget);
  lent.set(key, browser);
  return browser;
}

/**
 * A page in the one browser of a worker, a third of the work of a browser of its own. The app is not kept offline in
 * it: whoever looks at the service worker, at the disk or at a browser's end opens one of its own.
 */
export async function borrowTablet(options: TabletOptions = {}): Promise<Tablet> {
  const browser = await lend(options);
  const context = await browser.newContext({ ...settingsOf(options), serviceWorkers: 'block' });
  return tabletOf(context, await context.newPage(), options);
}

/** What a file borrowed and did not give back ends with it; the next file of the worker borrows of the same browser. */
export async function closeBorrowed(): Promise<void> {
  for (const browser of lent.values())
    for (const context of (await browser).contexts()) await context.close();
}

/** Waits until the service worker controls the page and has everything cached: from now on the network may go. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(done =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
}
