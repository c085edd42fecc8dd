import { writeFile } from 'node:fs/promises';
import { findIn, patience, saying, type Tab, until, type What } from './tab';

/** How a reference to an element is named in the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A small client of WebDriver, over the `fetch` that Node brings along. */
export class Driver {
  readonly #base: string;
  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}`;
  }

  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json): Promise<unknown> {
    const response = await fetch(this.#base + path, {
      method,
      // An answer that does not come is a fault of the browser, and said.
      signal: AbortSignal.timeout(patience),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const answer: unknown = await response.json();
    const value = isJson(answer) ? answer.value : undefined;
    if (!response.ok) {
      const { error, message } = isJson(value) ? value : {};
      throw new Error(`${String(error)}: ${String(message)}`);
    }
    return value;
  }
}

export async function openSession(
  driver: Driver,
  wanted: Json,
): Promise<{ readonly path: string; readonly version: string }> {
  const session = await driver.ask('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  if (!isJson(session) || !isJson(session.capabilities)) throw new Error('no session');
  return {
    path: `/session/${String(session.sessionId)}`,
    version: String(session.capabilities.browserVersion),
  };
}

/** The page of a session. */
export function webdriverTab(driver: Driver, session: string): Tab {
  const post = (path: string, body?: Json): Promise<unknown> => driver.ask('POST', session + path, body);

  const script = (text: string, args: readonly unknown[]): Promise<unknown> =>
    post('/execute/sync', { script: text, args: [...args] });

  async function element(what: What): Promise<string> {
    let found: unknown;
    let stood = '';
    await until(`to be seen, and to stand still: ${saying(what)}`, async () => {
      // Into the middle: at the edges lie the bars that stay where they are.
      const look = await script(
        `const one = (${findIn})(arguments[0]); one?.scrollIntoView({ block: 'center' });
         return [one, JSON.stringify(one?.getBoundingClientRect())];`,
        [what],
      );
      const before = stood;
      if (Array.isArray(look)) [found, stood] = [look[0], String(look[1])];
      return isJson(found) && stood === before;
    });
    if (!isJson(found)) throw new Error(`no element: ${saying(what)}`);
    return String(found[elementKey]);
  }

  /** What is drawn in groups has no box of its own for the protocol's click: a pointer goes to its middle. */
  async function pressDrawn(id: string): Promise<void> {
    const at = await script(
      `const one = arguments[0]; const { x, y, width, height } = one.getBoundingClientRect();
       return one instanceof SVGElement ? [Math.round(x + width / 2), Math.round(y + height / 2)] : null;`,
      [{ [elementKey]: id }],
    );
    if (!Array.isArray(at)) throw new Error('element not interactable: no drawing');
    const pointer = (type: string, more: Json = {}): Json => ({ type, ...more });
    await post('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'mouse' },
          actions: [
            pointer('pointerMove', { x: at[0], y: at[1], origin: 'viewport', duration: 0 }),
            pointer('pointerDown', { button: 0 }),
            pointer('pointerUp', { button: 0 }),
          ],
        },
      ],
    });
  }

  const tab: Tab = {
    go: async url => void (await post('/url', { url })),
    back: async () => void (await post('/back')),
    forward: async () => void (await post('/forward')),
    reload: async () => void (await post('/refresh')),
    address: async () => String(await driver.ask('GET', `${session}/url`)),
    async run(work, ...args) {
      const answer = await post('/execute/async', {
        script: `
          const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${work})(...arguments[0])).then(
            value => done({ value }),
            error => done({ error: String(error && error.stack ? error + ' ' + error.stack : error) }));`,
        args: [args],
      });
      if (!isJson(answer) || 'error' in answer)
        throw new Error(isJson(answer) ? String(answer.error) : 'no answer');
      // What the page gives is what `work` says that it gives: it went through JSON and nothing else.
      return answer.value as Awaited<ReturnType<typeof work>>;
    },
    async tap(what) {
      const end = Date.now() + patience;
      for (;;) {
        try {
          const id = await element(what);
          await post(`/element/${id}/click`).catch((error: unknown) => {
            if (!String(error).includes('not interactable')) throw error;
            return pressDrawn(id);
          });
          return;
        } catch (error) {
          // Drawn anew between the look and the tap, or under something that is just going away.
          const gone = /stale|not interactable|intercepted|no such element/.test(String(error));
          if (!gone || Date.now() > end) throw error;
        }
      }
    },
    async type(what, text) {
      const id = await element(what);
      await post(`/element/${id}/clear`);
      // The key after it is Tab.
      await post(`/element/${id}/value`, { text: `${text}\uE004` });
    },
    async choose(css, path) {
      let found: unknown;
      await until(`to be there: ${css}`, async () => {
        found = await script('return document.querySelector(arguments[0])', [css]);
        return found !== null;
      });
      if (!isJson(found)) throw new Error(`no element: ${css}`);
      await post(`/element/${String(found[elementKey])}/value`, { text: path });
    },
    async size(width, height) {
      try {
        // The window has a frame: what is left for the page is measured, and the rest added.
        for (let tries = 0; tries < 3; tries++) {
          const [w, h] = await tab.run(() => [innerWidth, innerHeight] as const);
          if (w === width && h === height) return true;
          const rect = await driver.ask('GET', `${session}/window/rect`);
          if (!isJson(rect)) return false;
          await post('/window/rect', {
            width: Number(rect.width) + width - w,
            height: Number(rect.height) + height - h,
          });
        }
        return await tab.run((w, h) => innerWidth === w && innerHeight === h, width, height);
      } catch {
        return false;
      }
    },
    async anew() {
      const before = await driver.ask('GET', `${session}/window`);
      const fresh = await post('/window/new', { type: 'tab' }).catch(() => undefined);
      // The smallest of the browsers hands out the one page that it has.
      if (!isJson(fresh) || fresh.handle === before) return false;
      await driver.ask('DELETE', `${session}/window`);
      await post('/window', { handle: fresh.handle });
      return true;
    },
    async picture(path) {
      const png = await driver.ask('GET', `${session}/screenshot`);
      await writeFile(path, Buffer.from(String(png), 'base64'));
    },
  };
  return tab;
}
