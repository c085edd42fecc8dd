import { readFile, realpath } from 'node:fs/promises';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentSecurityPolicy } from './build/csp';
import { careful, limits, withLimits } from './serve/careful';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const pack = promisify(gzip);

const headers = (path: string): Record<string, string> => ({
  'content-type': types[extname(path)] ?? 'application/octet-stream',
  // Names under assets/ carry the hash of what is in them, in whatever folder the app lies; all else is asked for again.
  'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** What a host of our own adds; on any other the policy in the page itself must do. */
export const guards: Readonly<Record<string, string>> = {
  'content-security-policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  // For engines that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The path below the folder that a request names, or nothing if it tries to leave the folder. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname);
    const clean = normalize(path).split(sep).join('/');
    if (!clean.startsWith('/') || clean.includes('\0') || clean.split('/').includes('..')) return undefined;
    return clean.endsWith('/') ? `${clean}index.html` : clean;
  } catch {
    return undefined;
  }
}

/** What the browser would rather not have is named with a weight of nothing: `gzip;q=0`. */
function takesGzip(request: IncomingMessage): boolean {
  const asked = `${request.headers['accept-encoding'] ?? ''}`.split(',').map(one => one.trim().toLowerCase());
  const weightOf = (name: string): number | undefined => {
    const found = asked.find(one => one.split(';')[0]?.trim() === name);
    if (found === undefined) return undefined;
    const weight = /;\s*q=([\d.]+)/.exec(found)?.[1];
    return weight === undefined ? 1 : Number(weight);
  };
  return (weightOf('gzip') ?? weightOf('*') ?? 0) > 0;
}

/** A file of the folder, never one that a link leads out to. */
async function fileIn(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    const root = await realpath(folder);
    const real = await realpath(join(root, path));
    return real.startsWith(root + sep) ? await readFile(real) : undefined;
  } catch {
    return undefined;
  }
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the files of one folder and nothing else, as a static host would. */
export const folderHandler = (folder: string, added: Readonly<Record<string, string>> = {}): Handler => {
  /** What has been compressed once, with what it was made of. */
  const packs = new Map<string, { readonly of: Buffer; readonly packed: Buffer }>();
  const packedOf = async (path: string, file: Buffer): Promise<Buffer> => {
    const kept = packs.get(path);
    if (kept?.of.equals(file)) return kept.packed;
    const packed = await pack(file);
    packs.set(path, { of: file, packed });
    return packed;
  };
  return async (request, response) => {
    const path = pathOf(request);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const file = path && reading ? await fileIn(folder, path) : undefined;
    if (!path || !file) {
      response.writeHead(reading ? 404 : 405, { 'content-type': 'text/plain' });
      response.end(reading ? 'Not found' : 'Only GET');
      return;
    }
    const packed = packable.has(extname(path)) && takesGzip(request);
    const body = packed ? await packedOf(path, file) : file;
    response.writeHead(200, {
      ...headers(path),
      ...added,
      'content-length': body.length,
      ...(packable.has(extname(path)) ? { vary: 'accept-encoding' } : {}),
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};

export interface Running {
  readonly port: number;
  /** Ends the server at once, open connections included. */
  close(): Promise<void>;
}

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done((server.address() as AddressInfo).port);
    });
  });

/** On the port, or, when it is taken, on the first free one of the next twenty. Port 0 is any free one. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      return await listening(server, port === 0 ? 0 : port + tried, host);
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE') || tried >= 20)
        throw problem;
    }
  }
}

/** `attach` is handed the server before it listens, for what is no request and answer. */
export async function serve(
  handler: Handler,
  port: number,
  host: string,
  attach: (server: HttpServer) => void = () => undefined,
): Promise<Running> {
  const server = withLimits(createServer(limits, careful(handler)));
  attach(server);
  const bound = await listen(server, port, host);
  return {
    port: bound,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
