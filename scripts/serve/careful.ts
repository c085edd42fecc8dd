import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What one request may take: a server in a living room has no large ones, and waits for no slow ones. */
export const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: true,
} as const satisfies ServerOptions;

/** Nobody reads or writes for so long and is still there. */
const idle = 30_000;
const mostConnections = 512;

const hostShape = /^(?:[a-z0-9][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The host that was asked for, if it has the shape of one and is told once. Older clients name none. */
export function hostOf(request: IncomingMessage): string | undefined {
  const told = request.headersDistinct.host ?? [];
  const [host] = told;
  return told.length === 1 && host !== undefined && hostShape.test(host) ? host : undefined;
}

const bearsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

function refuse(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
  // What else is on its way is not read.
  response.end('Bad request', () => request.socket.destroy());
}

/** A host that is none, or anything sent along with a question, is refused before the question is looked at. */
export const careful =
  (handler: Handler): RequestListener =>
  (request, response) => {
    const named = hostOf(request) !== undefined || request.httpVersion === '1.0';
    if (!named || bearsBody(request)) return refuse(request, response);
    handler(request, response).catch(() => response.destroy());
  };

/** What cannot be understood gets one short answer; who does nothing is put out. */
export function withLimits<S extends Server>(server: S): S {
  server.timeout = idle;
  server.maxConnections = mostConnections;
  // Who asks whether to go on is told no.
  server.on('checkContinue', refuse);
  server.on('clientError', (_, socket) => {
    if (!socket.writable) return void socket.destroy();
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n', () => socket.destroy());
  });
  return server;
}
