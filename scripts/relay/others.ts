import { randomBytes } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';

/** The other relays that serve the same rooms. */
export interface Others {
  /** A room has its first member here: what the others hear in it comes here too. */
  enter(room: string): void;
  leave(room: string): void;
  send(room: string, from: number, frame: Uint8Array): void;
  readonly well: () => boolean;
  close(): Promise<void>;
}

const nameBytes = 8;
const headBytes = nameBytes + 4;
const channelOf = (room: string): string => `northwest:${room}`;

/** Relays over Redis: a channel for each room. Nothing is kept there; what Redis loses, the ends ask for again. */
export async function overRedis(
  url: string,
  heard: (room: string, from: number, frame: Buffer) => void,
  lost: () => void,
): Promise<Others> {
  const name = randomBytes(nameBytes);
  const socket = { reconnectStrategy: (tries: number) => Math.min(2_000, 50 * 2 ** Math.min(tries, 6)) };
  const asking = createClient({ url, socket, disableOfflineQueue: true }).withTypeMapping({
    [RESP_TYPES.BLOB_STRING]: Buffer,
  });
  const listening = createClient({ url, socket });
  let said = false;
  const complain = (problem: Error): void => {
    if (!said) console.error(`Redis does not answer (${problem.message}); trying again.`);
    said = true;
  };
  for (const client of [asking, listening]) {
    client.on('error', complain);
    client.on('ready', () => {
      said = false;
    });
  }
  await Promise.all([asking.connect(), listening.connect()]);

  const listener = (message: Buffer, channel: Buffer | string): void => {
    if (message.length <= headBytes || message.subarray(0, nameBytes).equals(name)) return;
    const room = channel.toString().slice(channelOf('').length);
    heard(room, message.readUInt32BE(nameBytes), message.subarray(headBytes));
  };
  return {
    enter(room) {
      listening.subscribe(channelOf(room), listener, true).catch(lost);
    },
    leave(room) {
      listening.unsubscribe(channelOf(room), listener, true).catch(lost);
    },
    send(room, from, frame) {
      const head = Buffer.alloc(headBytes);
      name.copy(head);
      head.writeUInt32BE(from, nameBytes);
      asking.publish(channelOf(room), Buffer.concat([head, frame])).catch(lost);
    },
    well: () => asking.isReady && listening.isReady,
    async close() {
      asking.destroy();
      listening.destroy();
    },
  };
}
