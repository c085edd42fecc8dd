import { mkdir, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium, noChromium } from '../../scripts/chromium';

export interface TabletOptions {
  readonly width?: number;
  readonly height?: number;
  /** A phone or tablet: touch events, coarse pointer. */
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** A profile kept from an earlier browser, to find its storage again. The caller removes it. */
  readonly profile?: string;
  /** How long to wait for what should appear, in milliseconds (20,000 if not named). */
  readonly waitMs?: number;
  /** More switches for Chromium. */
  readonly flags?: readonly string[];
  /** Where the browser finds what belongs to its user: the authorities that it trusts, for one. */
  readonly home?: string;
}

/** One browser with a profile of its own. */
export interface Tablet {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly profile: string;
  /** Whatever the pages complained of: errors thrown, console errors, breaches of the content policy. */
  readonly problems: readonly string[];
  /** The processor this many times slower (1: as it is). */
  slow(times: number): Promise<void>;
  /** The network as a phone has it (nothing: unlimited). */
  network(limits?: { readonly kbit: number; readonly latencyMs: number }): Promise<void>;
  /** Network off or on for pages and service workers. Stop the site as well: a browser is not to be believed here. */
  offline(off: boolean): Promise<void>;
  /** A screenshot in .cache/pictures, or in the folder named. */
  picture(name: string, folder?: string): Promise<string>;
  /** A session of the DevTools protocol with the page. */
  devtools(): Promise<CDPSession>;
  /** The browser dies at once, as with an empty battery; the profile stays as it was. Linux and macOS. */
  kill(): Promise<void>;
  /** Closes the browser; a profile made here is removed. */
  close(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  const listen = (page: Page): void => {
    page.on('pageerror', error => problems.push(`error: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
  };
  context.pages().forEach(listen);
  context.on('page', listen);
  return problems;
}

/** The browser's process, which Chromium writes into its profile as a link named host-pid. */
async function processOf(profile: string): Promise<number> {
  const link = await readlink(join(profile, 'SingletonLock'));
  return Number(link.slice(link.lastIndexOf('-') + 1));
}

export async function openTablet(options: TabletOptions = {}): Promise<Tablet> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium());
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'northwest-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...flags, ...(options.flags ?? [])],
    viewport: { width: options.width ?? 1024, height: options.height ?? 768 },
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    colorScheme: options.colorScheme ?? 'dark',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    acceptDownloads: true,
    ...(options.home === undefined ? {} : { env: { ...process.env, HOME: options.home } }),
  });
  const problems = collectProblems(context);
  context.setDefaultTimeout(options.waitMs ?? 45_000);
  const page = context.pages()[0] ?? (await context.newPage());
  let session: CDPSession | undefined;
  const devtools = async (): Promise<CDPSession> => {
    session ??= await context.newCDPSession(page);
    return session;
  };
  return {
    context,
    page,
    profile,
    problems,
    devtools,
    async slow(times) {
      await (await devtools()).send('Emulation.setCPUThrottlingRate', { rate: times });
    },
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
    async picture(name, folder = '.cache/pictures') {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${name}.png`);
      await page.screenshot({ path });
      return path;
    },
    async kill() {
      const closed = new Promise(done => context.once('close', done));
      process.kill(await processOf(profile), 'SIGKILL');
      await closed;
    },
    async close() {
      await context.close();
      if (!options.profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
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
