import { WebSocket } from 'ws';
import type { Limits } from '../../../scripts/relay/limits';
import { openRelay, type Relay } from '../../../scripts/relay/relay';
import { serve } from '../../../scripts/serve';

export interface Running {
  readonly relay: Relay;
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

/** A relay on a port of its own; `port` to take an old one's place. */
export async function startRelay(limits: Partial<Limits> = {}, redis?: string, port = 0): Promise<Running> {
  const relay = await openRelay({ limits, redis });
  const server = await serve(
    async (request, response) => {
      if (relay.answer(request, response)) return;
      response.writeHead(404);
      response.end();
    },
    port,
    '127.0.0.1',
    http => relay.attach(http),
  );
  return {
    relay,
    port: server.port,
    url: `ws://127.0.0.1:${server.port}`,
    async close() {
      await relay.close();
      await server.close();
    },
  };
}

/** Somebody at a relay who knows nothing of seals. */
export interface Bare {
  readonly socket: WebSocket;
  readonly heard: Buffer[];
  /** Until so many frames came. */
  hears(count: number): Promise<void>;
  send(to: number, body: string | Uint8Array): void;
  closed(): Promise<number>;
}

export const frameOf = (to: number, body: string | Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(to);
  return Buffer.concat([head, Buffer.from(body)]);
};

export async function connectBare(url: string, room: string, at: number): Promise<Bare> {
  const socket = new WebSocket(`${url}/relay/${room}?at=${at.toString(16)}`);
  const heard: Buffer[] = [];
  const waiting = new Set<() => void>();
  let code: number | undefined;
  socket.on('message', data => {
    heard.push(data as Buffer);
    for (const look of waiting) look();
  });
  socket.on('close', closed => {
    code = closed;
    for (const look of waiting) look();
  });
  const until = (fits: () => boolean): Promise<void> =>
    new Promise(resolve => {
      const look = (): void => {
        if (!fits()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    hears: count => until(() => heard.length >= count),
    send: (to, body) => socket.send(frameOf(to, body)),
    async closed() {
      await until(() => code !== undefined);
      return code ?? 0;
    },
  };
}
