import { folderHandler, guards, type Handler, type Running, serve } from '../../../scripts/serve';

/** A static host on this machine that can be stopped, started again on its port, and handed another build. */
export interface Site {
  readonly url: string;
  /** Another build is deployed: the folder is served from now on. */
  deploy(folder: string): void;
  /** Answers some requests otherwise: return true when it has answered. Nothing: as usual again. */
  disturb(by?: (...request: Parameters<Handler>) => boolean): void;
  /** The server is gone, and every connection with it. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** By the folder that is served: what one site of a worker has compressed, the next need not. */
const handlers = new Map<string, Handler>();

function handlerOf(folder: string): Handler {
  const handler = handlers.get(folder) ?? folderHandler(folder);
  handlers.set(folder, handler);
  return handler;
}

const guarded = new Map<string, Handler>();

/** Serves the folder with the headers that a host of our own adds. */
export function guardedHandler(folder: string): Handler {
  const handler = guarded.get(folder) ?? folderHandler(folder, guards);
  guarded.set(folder, handler);
  return handler;
}

export async function siteOf(folder: string): Promise<Site> {
  let serving = handlerOf(folder);
  let disturbance: ((...request: Parameters<Handler>) => boolean) | undefined;
  const handler: Handler = async (request, response) => {
    if (!disturbance?.(request, response)) await serving(request, response);
  };
  let running: Running | undefined = await serve(handler, 0, '127.0.0.1');
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}/`,
    deploy(other) {
      serving = handlerOf(other);
    },
    disturb(by) {
      disturbance = by;
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
