import { createServer as createPlain, type Server as HttpServer } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { type Handler, listen, type Running } from '../serve';
import { careful, limits, withLimits } from '../serve/careful';
import type { Signed } from './authority';

/** One port for both: whoever types the address without https is led on, not turned away. */
export interface Both extends Running {
  /** A new certificate, from the next connection on. */
  renew(certificate: Signed): void;
}

/** The first byte of every TLS connection. */
const handshake = 0x16;
const firstByteWithin = 10_000;

export async function serveBoth(
  handlers: { readonly secure: Handler; readonly plain: Handler },
  certificate: Signed,
  port: number,
  host: string,
  attach: (server: HttpServer) => void = () => undefined,
): Promise<Both> {
  const asTls = ({ certificate: cert, key }: Signed) => ({ cert, key });
  const secure = withLimits(
    createSecure(
      { ...limits, ...asTls(certificate), handshakeTimeout: firstByteWithin },
      careful(handlers.secure),
    ),
  );
  const plain = withLimits(createPlain(limits, careful(handlers.plain)));
  secure.on('tlsClientError', (_, socket) => socket.destroy());
  // They watch over slow requests from when they listen; the door listens in their place.
  for (const server of [secure, plain]) {
    attach(server);
    server.emit('listening');
  }

  const open = new Set<Socket>();
  const door = createServer(socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const leave = (): void => void socket.destroy();
    socket.on('error', leave);
    socket.setTimeout(firstByteWithin, leave);
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0);
      socket.off('timeout', leave);
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  door.maxConnections = secure.maxConnections;
  const bound = await listen(door, port, host);
  return {
    port: bound,
    renew: next => secure.setSecureContext(asTls(next)),
    close: () =>
      new Promise(done => {
        door.close(() => done());
        // Never listening themselves, they only end their watch.
        for (const server of [secure, plain]) server.close(() => undefined);
        for (const socket of open) socket.destroy();
      }),
  };
}
