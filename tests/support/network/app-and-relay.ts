import { openRelay } from '../../../scripts/relay/relay';
import { type Running, serve } from '../../../scripts/serve';
import { guardedHandler } from '../browser/site';

/** The app and its relay at one address, as `npm start` serves them; `port` to come back where they were. */
export async function appAndRelay(folder: string, port = 0): Promise<Running & { readonly url: string }> {
  const relay = await openRelay();
  const files = guardedHandler(folder);
  const host = await serve(
    async (request, response) => {
      if (!relay.answer(request, response)) await files(request, response);
    },
    port,
    '127.0.0.1',
    server => relay.attach(server),
  );
  return {
    port: host.port,
    url: `http://127.0.0.1:${host.port}/`,
    async close() {
      await relay.close();
      await host.close();
    },
  };
}
