import type { WebSocket } from 'ws';

const noiseBytes = 120;
/** Frames a second that whoever knows a room and no secret throws into it. */
export const flood = 10_000;
const every = 10;
/** What lies unsent here is no load for the relay: more is not made. */
const mostBehind = 32_000_000;

export interface Flooding {
  /** Frames that were offered so far. */
  readonly offered: () => number;
  end(): void;
}

/** Throws noise into the room of this socket, as fast as it is said above. */
export function floods(socket: WebSocket): Flooding {
  const noise = Buffer.alloc(noiseBytes);
  let offered = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < (flood * every) / 1_000 && socket.bufferedAmount < mostBehind; i++) {
      socket.send(noise);
      offered++;
    }
  }, every);
  return { offered: () => offered, end: () => clearInterval(timer) };
}

export const isNoise = (data: Buffer): boolean => data.length === noiseBytes;
