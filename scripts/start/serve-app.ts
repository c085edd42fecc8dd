import type { Server } from 'node:http';
import { ownFolder } from '../https/private-files';
import { openRelay } from '../relay/relay';
import { folderHandler, guards, type Handler, type Running, serve } from '../serve';
import { tellAddresses, tellSecureAddresses } from './addresses';
import type { Asked } from './asked';

async function running(
  app: Handler,
  attach: (server: Server) => void,
  { port, host, https, also }: Asked,
): Promise<Running> {
  if (!https) {
    const plain = await serve(app, port, host, attach);
    tellAddresses(plain.port, port);
    return plain;
  }
  // What makes certificates is loaded only for this.
  const { serveHttps } = await import('../https/serve-https');
  const secured = await serveHttps(app, { port, host, also, attach }, console.log);
  tellSecureAddresses(secured.port, port, ownFolder(), secured.trust());
  return secured;
}

/** Serves the folder as it was asked for, and the relay for phones beside it, until somebody ends it. */
export async function serveApp(folder: string, asked: Asked, redis?: string): Promise<void> {
  const relay = await openRelay({ redis });
  const files = folderHandler(folder, guards);
  const app: Handler = async (request, response) => {
    if (!relay.answer(request, response)) await files(request, response);
  };
  const { close } = await running(app, server => relay.attach(server), asked);
  const end = (): void => {
    relay
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
