import { type ReadonlySignal, signal } from '@preact/signals';

/** The way to the relay: it may be cut at any moment, and comes again by itself. */
export interface Line {
  readonly open: ReadonlySignal<boolean>;
  /** Drops the frame while the line is cut: the protocol sends it again. */
  send(frame: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

export interface LineOptions {
  /** `ws://host/relay/<room>?at=<address>` */
  readonly url: string;
  readonly heard: (frame: Uint8Array) => void;
  readonly opened: () => void;
  /** Between two tries, in milliseconds: the first, and the longest. */
  readonly again?: { readonly first: number; readonly most: number };
}

export type OpenLine = (options: LineOptions) => Line;

/** Most bytes waiting in the browser; frames beyond that are dropped and sent again later. */
const mostBehind = 4_000_000;

export function openLine({ url, heard, opened, again = { first: 300, most: 8_000 } }: LineOptions): Line {
  const open = signal(false);
  let socket: WebSocket | undefined;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    const mine = new WebSocket(url);
    mine.binaryType = 'arraybuffer';
    socket = mine;
    mine.onopen = () => {
      tries = 0;
      open.value = true;
      opened();
    };
    mine.onmessage = event => {
      if (event.data instanceof ArrayBuffer) heard(new Uint8Array(event.data));
    };
    // The close event follows and tells the reason.
    mine.onerror = () => undefined;
    mine.onclose = () => {
      if (socket !== mine) return;
      open.value = false;
      socket = undefined;
      if (closed) return;
      // Devices come back at different moments after a relay has stopped.
      const wait = Math.min(again.most, again.first * 2 ** Math.min(tries, 10));
      tries++;
      timer = setTimeout(connect, wait * (0.5 + spread() / 2));
    };
  }
  connect();
  return {
    open,
    send(frame) {
      if (socket?.readyState === 1 && socket.bufferedAmount < mostBehind) socket.send(frame);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
      open.value = false;
    },
  };
}

/** A random number between 0 and 1. */
const spread = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;
