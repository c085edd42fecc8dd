import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { type Counts, metricsOf, noCounts } from './counts';
import { bucket, type Limits, usual } from './limits';
import type { Others } from './others';

/** Passes sealed frames between the members of a room. It stores nothing and reads nothing but the address. */
export interface Relay {
  /** Takes connections to `/relay/<room>?at=<address>` of this server. */
  attach(server: Server): void;
  /** Answers `/relay/health` and `/relay/metrics`; false: it is not for the relay. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  readonly counts: Readonly<Counts>;
  /** Members are told to come again elsewhere; what is on its way is sent. */
  close(): Promise<void>;
}

export interface RelayOptions {
  readonly limits?: Partial<Limits>;
  /** `redis://...`: other relays serve the same rooms. */
  readonly redis?: string | undefined;
}

interface Member {
  readonly at: number;
  readonly room: string;
  readonly socket: WebSocket;
  alive: boolean;
}

const path = /^\/relay\/([0-9a-f]{32})\?at=([0-9a-f]{1,8})$/;
const addressBytes = 4;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

/** The room and the address that a request asks for. */
function wanted(request: IncomingMessage): { readonly room: string; readonly at: number } | undefined {
  const [, room = '', at = '0'] = path.exec(request.url ?? '') ?? [];
  const address = Number.parseInt(at, 16);
  return room === '' || address === 0 ? undefined : { room, at: address };
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

export async function openRelay({ limits: given = {}, redis }: RelayOptions = {}): Promise<Relay> {
  const limits: Limits = { ...usual, ...given };
  const counts = noCounts();
  const rooms = new Map<string, Map<number, Member>>();
  let closing = false;

  const lost = (): void => {
    counts.lostBetween++;
  };

  function hand(to: Member, frame: Buffer): void {
    if (to.socket.readyState !== WebSocket.OPEN) return;
    // Whoever is that far behind gets on sooner by asking for what is missing.
    if (to.socket.bufferedAmount + frame.length > limits.behind) {
      counts.cut++;
      to.socket.terminate();
      return;
    }
    counts.framesOut++;
    counts.bytesOut += frame.length;
    to.socket.send(frame, { binary: true });
  }

  function deliver(room: string, from: number, frame: Buffer): void {
    const members = rooms.get(room);
    if (!members) return;
    const to = frame.readUInt32BE(0);
    if (to !== 0) {
      const one = members.get(to);
      if (one) hand(one, frame);
      return;
    }
    for (const one of members.values()) if (one.at !== from) hand(one, frame);
  }

  // Seldom needed: one relay does for a table.
  const others: Others | undefined =
    redis === undefined ? undefined : await (await import('./others')).overRedis(redis, deliver, lost);

  function pass(from: Member, frame: Buffer): void {
    counts.framesIn++;
    counts.bytesIn += frame.length;
    if (frame.length <= addressBytes) return;
    const to = frame.readUInt32BE(0);
    deliver(from.room, from.at, frame);
    if (others && (to === 0 || !rooms.get(from.room)?.has(to))) others.send(from.room, from.at, frame);
  }

  function leave(member: Member): void {
    const members = rooms.get(member.room);
    if (members?.get(member.at) !== member) return;
    members.delete(member.at);
    counts.members--;
    if (members.size > 0) return;
    rooms.delete(member.room);
    counts.rooms--;
    others?.leave(member.room);
  }

  /** Whoever is too fast is read no further until it may go on: nothing is lost, nobody is closed. */
  function listen(member: Member): void {
    const { socket } = member;
    const tokens = bucket(limits, performance.now());
    const queue: Buffer[] = [];
    const drain = (): void => {
      for (let next = queue[0]; next; next = queue[0]) {
        const wait = tokens.wait(performance.now());
        if (wait > 0) {
          setTimeout(drain, wait);
          return;
        }
        tokens.take(performance.now());
        queue.shift();
        pass(member, next);
      }
      socket.resume();
    };
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return;
      const frame = bytesOf(data);
      if (queue.length === 0 && tokens.take(performance.now())) {
        pass(member, frame);
        return;
      }
      queue.push(frame);
      if (queue.length > 1) return;
      counts.slowed++;
      socket.pause();
      setTimeout(drain, tokens.wait(performance.now()));
    });
    socket.on('pong', () => {
      member.alive = true;
    });
    socket.on('close', () => {
      queue.length = 0;
      leave(member);
    });
    socket.on('error', () => socket.terminate());
  }

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frame,
    perMessageDeflate: false,
    clientTracking: false,
  });

  function enter(socket: WebSocket, { room, at }: { readonly room: string; readonly at: number }): void {
    let members = rooms.get(room);
    if (!members) {
      members = new Map();
      rooms.set(room, members);
      counts.rooms++;
      others?.enter(room);
    }
    const before = members.get(at);
    const member: Member = { at, room, socket, alive: true };
    members.set(at, member);
    if (before) before.socket.terminate();
    else counts.members++;
    listen(member);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const place = wanted(request);
    const members = place && rooms.get(place.room);
    const full = members
      ? members.size >= limits.members && !members.has(place.at)
      : rooms.size >= limits.rooms;
    if (!place || closing || full) {
      counts.refused++;
      turnAway(socket, place ? '503 Service Unavailable' : '404 Not Found');
      return;
    }
    sockets.handleUpgrade(request, socket, head, opened => enter(opened, place));
  }

  const pulse = setInterval(() => {
    for (const members of rooms.values())
      for (const member of members.values()) {
        if (!member.alive) {
          counts.cut++;
          member.socket.terminate();
          continue;
        }
        member.alive = false;
        member.socket.ping();
      }
  }, limits.pulse);
  pulse.unref();

  return {
    counts,
    attach(server) {
      server.on('upgrade', upgrade);
    },
    answer(request, response) {
      if (request.url === '/relay/health') {
        const well = !closing && (others?.well() ?? true);
        response.writeHead(well ? 200 : 503, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        response.end(JSON.stringify({ relay: 1, well, between: others ? others.well() : null }));
        return true;
      }
      if (request.url === '/relay/metrics') {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
        response.end(metricsOf(counts));
        return true;
      }
      return false;
    },
    async close() {
      closing = true;
      clearInterval(pulse);
      const open = [...rooms.values()].flatMap(members => [...members.values()]);
      for (const { socket } of open) socket.close(1001);
      await Promise.race([
        Promise.all(open.map(({ socket }) => gone(socket))),
        new Promise(resolve => {
          setTimeout(resolve, 2_000).unref();
        }),
      ]);
      for (const { socket } of open) socket.terminate();
      await others?.close();
    },
  };
}

const gone = (socket: WebSocket): Promise<void> =>
  socket.readyState === WebSocket.CLOSED
    ? Promise.resolve()
    : new Promise(resolve => {
        socket.once('close', () => resolve());
      });
