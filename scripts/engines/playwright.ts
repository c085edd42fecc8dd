import type { Page } from 'playwright-core';
import { findIn, patience, saying, type Tab, until, type What } from './tab';

/** In the moment in which a page takes another's place Chromium knows of neither, and has not begun what was asked. */
async function onceAttached(work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!String(error).includes('Not attached to an active page') || Date.now() > end) throw error;
    }
  }
}

/** The same over the test library's own protocols: Chromium's and Firefox's. */
export function playwrightTab(first: Page): Tab {
  let page = first;
  async function element(what: What) {
    await until(`to be seen: ${saying(what)}`, () =>
      page.evaluate(`(${findIn})(${JSON.stringify(what)}) !== null`),
    );
    const handle = await page.evaluateHandle<HTMLElement>(`(${findIn})(${JSON.stringify(what)})`);
    const found = handle.asElement();
    if (!found) throw new Error(`no element: ${saying(what)}`);
    return found;
  }

  return {
    async go(url) {
      try {
        await page.goto(url);
      } catch (cause) {
        // Firefox sometimes reports a navigation as interrupted by itself: the same address is loading already.
        if (!String(cause).includes(`interrupted by another navigation to "${url}"`)) throw cause;
        await page.waitForLoadState();
      }
    },
    back: () => onceAttached(() => page.goBack({ waitUntil: 'commit' })),
    forward: () => onceAttached(() => page.goForward({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    async run(work, ...args) {
      const answer = await page.evaluate(`(${work})(...${JSON.stringify(args)})`);
      // What the page gives is what `work` says that it gives.
      return answer as Awaited<ReturnType<typeof work>>;
    },
    async tap(what) {
      const end = Date.now() + patience;
      for (;;) {
        try {
          await (await element(what)).click({ timeout: 5_000 });
          return;
        } catch (error) {
          // Drawn anew between the look and the tap.
          if (Date.now() > end) throw error;
        }
      }
    },
    async type(what, text) {
      const field = await element(what);
      await field.fill('');
      await field.type(text);
      await page.keyboard.press('Tab');
    },
    choose: (css, path) => page.locator(css).first().setInputFiles(path),
    async size(width, height) {
      await page.setViewportSize({ width, height });
      return true;
    },
    async anew() {
      const before = page;
      page = await page.context().newPage();
      await before.close();
      return true;
    },
    picture: async path => void (await page.screenshot({ path })),
  };
}
