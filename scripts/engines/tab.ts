/** What is looked for on a page: a selector, and words that must stand in it. */
export interface What {
  readonly css: string;
  /** A part of what stands in it or of its label; `exactly` all of it. */
  readonly text?: string;
  readonly exactly?: string;
}

/** One page of one browser, whatever protocol leads to it. */
export interface Tab {
  go(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  /** Runs in the page; what it takes and gives is JSON. Promises are waited for. */
  run<T, A extends readonly unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Waits until there is one to be seen, and taps the first as a finger would. */
  tap(what: What): Promise<void>;
  /** Writes into a field and goes on to the next one. */
  type(what: What, text: string): Promise<void>;
  /** Hands a file to an input. */
  choose(css: string, path: string): Promise<void>;
  /** False where the window has the size that it has. */
  size(width: number, height: number): Promise<boolean>;
  /** The page is closed as it is, and an empty one stands in its place; false where the engine has but one. */
  anew(): Promise<boolean>;
  picture(path: string): Promise<void>;
}

/** In the page: the element that is meant, if it can be seen. Stands alone, for it is sent as text. */
export function findIn(what: What): Element | null {
  const wordsOf = (one: Element): string =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
  for (const one of document.querySelectorAll(what.css)) {
    const words = wordsOf(one);
    if (what.text !== undefined && !words.includes(what.text) && !(one.textContent ?? '').includes(what.text))
      continue;
    if (what.exactly !== undefined && words !== what.exactly) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width > 0 && height > 0 && !one.matches(':disabled')) return one;
  }
  return null;
}

export const saying = ({ css, text, exactly }: What): string =>
  [css, text ?? exactly].filter(part => part !== undefined).join(' ');

/** How long anything may take: on a machine that does much else a page that is sound takes its time. */
export const patience = 60_000;

/** Asks again until the answer is yes. */
export async function until(what: string, asked: () => Promise<boolean>, limit = patience): Promise<void> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await asked()) return;
      last = undefined;
    } catch (error) {
      // A page that is just being left has no answers.
      last = error;
    }
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`not within ${limit / 1000} s: ${what}${last === undefined ? '' : ` (${String(last)})`}`);
}
