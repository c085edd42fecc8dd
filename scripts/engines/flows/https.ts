import { join } from 'node:path';
import { lanAddresses } from '../../https/names';
import { serveHttps } from '../../https/serve-https';
import { folderHandler, guards } from '../../serve';
import { type Tab, until } from '../tab';
import type { Flow } from '../world';
import { keptOffline } from './hands';

const shows = (tab: Tab, words: string): Promise<void> =>
  until(`to be read: ${words}`, () =>
    tab.run(wanted => document.body.textContent?.replace(/\s+/g, ' ').includes(wanted) === true, words),
  );

const elsewhere = 'tests/browser/offline/https.test.ts goes the same way in it';

/** As `npm start -- --https` serves it: without trust the page explains, with it the app is kept. */
export const trusted: Flow = {
  name: 'https by an authority of one’s own',
  cannot: { Chromium: elsewhere, Firefox: elsewhere },
  async run(world) {
    process.env.NORTHWEST_HOME = join(world.folder, 'own');
    const app = folderHandler(world.first, guards);
    // The machine's own name for itself needs no https: the page stands at its address for others.
    const [address] = lanAddresses();
    if (address === undefined) throw new Error('this machine has no address in a local network');
    const names = { addresses: ['127.0.0.1', address], names: ['localhost'] };
    const asked = { port: 0, host: '0.0.0.0', also: [] };
    const server = await serveHttps(
      app,
      asked,
      () => undefined,
      () => names,
    );
    let running: { close(): Promise<void> } | undefined = server;
    const { port } = server;
    try {
      await world.tab.go(`http://${address}:${port}/`);
      await shows(world.tab, 'does not trust the machine that serves the app yet');
      const browser = await world.trusting(server.trust().authority.toString());
      try {
        const { tab } = browser;
        await tab.go(`http://${address}:${port}/`);
        await tab.tap({ css: 'a', text: 'Open the app' });
        const stands = (): Promise<void> =>
          until('the app by https', () =>
            tab.run(
              () =>
                location.protocol === 'https:' &&
                isSecureContext &&
                document.querySelector('main h1') !== null,
            ),
          );
        await stands();
        await keptOffline({ ...world, tab });
        await running.close();
        running = undefined;
        await tab.reload();
        await stands();
      } finally {
        await browser.close();
      }
    } finally {
      await running?.close();
    }
  },
};
