import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** What a bad network does to what is on its way. */
export interface Roughness {
  /** The longest that a frame is held, in milliseconds: each for itself, so that later ones overtake it. */
  readonly delay: number;
  /** Of a hundred frames so many come twice, and so many never. */
  readonly twice: number;
  readonly never: number;
}

/** A way to a relay on which frames are late, out of order, doubled and lost. */
export interface RoughWay {
  readonly url: string;
  readonly counts: { passed: number; twice: number; never: number; overtaken: number };
  /** Nothing comes through for so long, and nobody is told. */
  cut(milliseconds: number): void;
  close(): Promise<void>;
}

/** `roll` gives a whole number from 0 below its argument. */
export async function roughWay(
  to: () => string,
  { delay, twice, never }: Roughness,
  roll: (below: number) => number,
): Promise<RoughWay> {
  const counts = { passed: 0, twice: 0, never: 0, overtaken: 0 };
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const timers = new Set<NodeJS.Timeout>();
  const open = new Set<WebSocket>();
  let deaf = 0;
  let number = 0;
  let last = 0;

  function carry(data: RawData, into: WebSocket): void {
    const mine = ++number;
    const after = (times: number): void => {
      for (let i = 0; i < times; i++) {
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            if (into.readyState !== WebSocket.OPEN) return;
            if (mine < last) counts.overtaken++;
            last = Math.max(last, mine);
            counts.passed++;
            into.send(data, { binary: true });
          },
          roll(delay + 1),
        );
        timers.add(timer);
      }
    };
    if (Date.now() < deaf || roll(100) < never) {
      counts.never++;
      return;
    }
    const again = roll(100) < twice;
    if (again) counts.twice++;
    after(again ? 2 : 1);
  }

  server.on('connection', (near, request) => {
    const far = new WebSocket(`${to()}${request.url ?? ''}`);
    // What is said before the way stands is lost, as on any line.
    near.on('message', data => carry(data, far));
    far.on('message', data => carry(data, near));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => one.terminate());
      one.on('close', () => {
        open.delete(one);
        other.terminate();
      });
    }
  });
  await new Promise<void>(resolve => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    counts,
    cut(milliseconds) {
      deaf = Date.now() + milliseconds;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const one of open) one.terminate();
      await new Promise(resolve => server.close(resolve));
      await new Promise(resolve => http.close(resolve));
    },
  };
}
