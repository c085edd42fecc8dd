import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderHandler, guards, type Handler, type Running as Server, serve } from '../serve';
import type { Engine, EngineName, Running } from './browsers';
import { type Tab, until } from './tab';
import { newerBuild, watchedBuild } from './watched';

/** A host that can be stopped, handed another build, and made to answer wrongly; each flow has one of its own. */
export interface Host {
  readonly url: string;
  deploy(folder: string): void;
  /** Answers some requests otherwise: true when it has answered. */
  disturb(by?: (...request: Parameters<Handler>) => boolean): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function hostOf(folder: string): Promise<Host> {
  let serving = folderHandler(folder, guards);
  let disturbed: ((...request: Parameters<Handler>) => boolean) | undefined;
  const handler: Handler = async (request, response) => {
    if (!disturbed?.(request, response)) await serving(request, response);
  };
  let running: Server | undefined = await serve(handler, 0, '127.0.0.1');
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}/`,
    deploy(other) {
      serving = folderHandler(other, guards);
    },
    disturb(by) {
      disturbed = by;
    },
    async stop() {
      await running?.close();
      running = undefined;
    },
    async start() {
      running ??= await serve(handler, port, '127.0.0.1');
    },
  };
}

/** What a flow finds: a page of an engine, and a place on the net that nobody has been to. */
export interface World {
  readonly engine: EngineName;
  readonly tab: Tab;
  readonly host: Host;
  /** The versions of the app, to be deployed: this one, and one to come whose saves it does not know. */
  readonly first: string;
  readonly next: string;
  /** A folder of its own for files. */
  readonly folder: string;
  /** How often what a flow repeats is repeated. */
  readonly times: number;
  /** Within `npm test`: a flow may leave out its longer parts. */
  readonly quick: boolean;
  /** A page of the app, by its hash, when it stands. */
  open(hash: string): Promise<void>;
  /** The browser dies and another one opens its profile. */
  restart(): Promise<void>;
  /** Another browser of the engine, with a profile at that place; whoever opens it closes it. */
  another(profile: string): Promise<Running>;
  /** Another browser that trusts an authority more; whoever opens it closes it. */
  trusting(authority: string): Promise<Running>;
}

/** One way through the app. */
export interface Flow {
  readonly name: string;
  /** Runs in `npm test` too, in these engines. */
  readonly quick?: readonly EngineName[];
  /** Engines that cannot show it, and why. */
  readonly cannot?: Partial<Record<EngineName, string>>;
  /** What it may complain of. */
  readonly complains?: RegExp;
  run(world: World): Promise<void>;
}

export type Verdict =
  | { readonly kind: 'ok'; readonly ms: number }
  | { readonly kind: 'failed'; readonly ms: number; readonly why: string }
  | { readonly kind: 'cannot'; readonly why: string };

type Walked =
  | Extract<Verdict, { kind: 'ok' }>
  | (Extract<Verdict, { kind: 'failed' }> & { readonly died: boolean });

export interface Editions {
  readonly folder: string;
  readonly first: string;
  readonly next: string;
}

export function editionsOf(build: string): Editions {
  const folder = mkdtempSync(join(tmpdir(), 'northwest-engines-'));
  return {
    folder,
    first: watchedBuild(build, join(folder, 'first'), 'first'),
    next: watchedBuild(newerBuild(build, join(folder, 'newer')), join(folder, 'next'), 'next'),
  };
}

/** A flow that takes longer is broken, whatever it waits for; what is repeated has more. */
const patience = (times: number): number => 120_000 + times * 60_000;

const within = <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** One browser of an engine that goes through flows one after the other, each on a place of its own. */
export class Traveller {
  readonly #engine: Engine;
  readonly #editions: Editions;
  readonly #times: number;
  readonly #quick: boolean;
  readonly #profile: string;
  #browser: Running | undefined;
  version = '';
  constructor(engine: Engine, editions: Editions, times: number, quick: boolean) {
    this.#engine = engine;
    this.#editions = editions;
    this.#times = times;
    this.#quick = quick;
    this.#profile = mkdtempSync(join(editions.folder, 'profile-'));
  }

  async #running(): Promise<Running> {
    this.#browser ??= await this.#engine.open(this.#profile);
    this.version = this.#browser.version;
    return this.#browser;
  }

  async go(flow: Flow): Promise<Verdict> {
    const why = flow.cannot?.[this.#engine.name];
    if (why !== undefined) return { kind: 'cannot', why };
    const first = await this.#walk(flow);
    if (first.kind !== 'failed' || !first.died) return first;
    // An engine that ends by itself proves nothing of the app; one that does so twice does.
    console.log(
      `again   ${this.#engine.name.padEnd(11)}${flow.name}: the browser ended by itself (${first.why})`,
    );
    return this.#walk(flow);
  }

  async #walk(flow: Flow): Promise<Walked> {
    const began = Date.now();
    const host = await hostOf(this.#editions.first);
    try {
      await within(this.#travel(flow, host), patience(this.#times));
      return { kind: 'ok', ms: Date.now() - began };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const died = this.#browser?.gone() ?? false;
      const picture = join('.cache', `engine-${this.#engine.name}-${flow.name}`.replace(/[^\w.]+/g, '-'));
      await this.#browser?.tab.picture(`${picture}.png`).catch(() => undefined);
      // Whatever state it is in, the next flow gets a browser that is not.
      await this.end();
      return { kind: 'failed', ms: Date.now() - began, why, died };
    } finally {
      await host.stop();
      // The WebKits' workers of one place hold up those of the next, where a host went away under them.
      if (this.#browser && !this.#browser.kill) await this.end();
    }
  }

  async #travel(flow: Flow, host: Host): Promise<void> {
    let { tab } = await this.#running();
    const folder = mkdtempSync(join(this.#editions.folder, 'flow-'));
    await flow.run({
      engine: this.#engine.name,
      get tab() {
        return tab;
      },
      host,
      first: this.#editions.first,
      next: this.#editions.next,
      folder,
      times: this.#times,
      quick: this.#quick,
      restart: async () => {
        await this.#browser?.kill?.();
        this.#browser = undefined;
        ({ tab } = await this.#running());
      },
      another: profile => this.#engine.open(profile),
      trusting: authority => this.#engine.open(undefined, authority),
      async open(hash) {
        await tab.go(`${host.url}#/${hash}`);
        await until(`the page ${hash}`, () => tab.run(() => document.querySelector('main h1') !== null));
      },
    });
    const said: unknown = JSON.parse(await tab.run(() => sessionStorage.getItem('said') ?? '[]'));
    const complaints = Array.isArray(said) ? said.map(String).filter(one => !flow.complains?.test(one)) : [];
    if (complaints.length > 0) throw new Error(`it complains: ${complaints.join('; ')}`);
  }

  async end(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    await browser?.close().catch(() => undefined);
  }
}
