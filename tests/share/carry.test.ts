import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Carried, type Giving, give, type Taking, takeFrom } from '../../src/share/carry';
import { keysOf, newSecret, opened, sealed } from '../../src/share/seal';
import { connectBare, startRelay } from '../support/network/relays';
import { roughWay } from '../support/network/rough-way';

Object.assign(globalThis, { WebSocket });

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** Whole numbers below its argument, the same in every run. */
function rolls(seed: number): (below: number) => number {
  let at = seed;
  return below => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at % below;
  };
}
const fileOf = (name: string, length: number, seed = 1): Carried => {
  const roll = rolls(seed);
  return { name, bytes: Uint8Array.from({ length }, () => roll(65_536) >>> 8) };
};

async function relayHere(): Promise<string> {
  const relay = await startRelay({ rate: 2_000, burst: 5_000 });
  open.push(relay);
  return relay.url;
}

interface Took {
  readonly files: Promise<readonly Carried[]>;
  readonly told: Taking[];
}
function taker(relay: string, secret: string): Took {
  const told: Taking[] = [];
  const files = new Promise<readonly Carried[]>(resolve => {
    const end = takeFrom({
      ...{ relay, secret, everyMs: 50 },
      told(now) {
        told.push(now);
        if (now.kind === 'here') resolve(now.files);
      },
    });
    if (end) open.push({ close: end });
  });
  return { files, told };
}
function giver(relay: string, secret: string, files: readonly Carried[]): Giving[] {
  const told: Giving[] = [];
  const end = give(files, { relay, secret, told: now => told.push(now) });
  if (!end) throw new Error('nothing is given');
  open.push({ close: end });
  return told;
}

describe('OWN-304: everything goes to another device by a code', () => {
  const files = [fileOf('one', 250_000), fileOf('empty', 0), fileOf('three', 90_000, 7)];

  test('all files come whole, in order, and both ends say so', async () => {
    const relay = await relayHere();
    const secret = newSecret();
    const given = giver(relay, secret, files);
    const took = taker(relay, secret);
    expect(await took.files).toEqual(files);
    await expect.poll(() => given.at(-1)).toEqual({ kind: 'done' });
    const shares = given.flatMap(one => (one.kind === 'going' ? [one.share] : []));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('over a way that loses, doubles and turns round, and is cut, to two devices at once', async () => {
    const relay = await relayHere();
    const rough = await roughWay(() => relay, { delay: 30, twice: 20, never: 20 }, rolls(3));
    open.push(rough);
    const secret = newSecret();
    giver(rough.url, secret, files);
    const both = [taker(rough.url, secret), taker(relay, secret)];
    rough.cut(200);
    expect(await Promise.all(both.map(one => one.files))).toEqual([files, files]);
    expect(rough.counts.never).toBeGreaterThan(0);
  });

  test('whoever comes first waits, and is told that nobody answers', async () => {
    const relay = await relayHere();
    const secret = newSecret();
    const took = taker(relay, secret);
    await expect.poll(() => took.told.at(-1)).toEqual({ kind: 'silent' });
    giver(relay, secret, files);
    expect(await took.files).toEqual(files);
  });

  test('another version is said on both sides; rubbish and strangers change nothing', async () => {
    const relay = await relayHere();
    const secret = newSecret();
    const keys = keysOf(secret, 'phone');
    if (!keys) throw new Error('no keys');
    const given = giver(relay, secret, files);
    const other = await connectBare(relay, keys.room, 7);
    open.push({ close: () => other.socket.close() });
    const shout = (value: unknown): void =>
      other.socket.send(sealed(keys, 'phone', 0, typeof value === 'string' ? value : JSON.stringify(value)));
    for (const rubbish of ['no json', {}, { v: 1, m: 'ask', at: 7, file: -1, part: 0 }, { v: 1, m: 'part' }])
      shout(rubbish);
    other.socket.send(Buffer.alloc(90));
    shout({ v: 1, m: 'ask', at: 7, file: 9, part: 9 });
    const took = taker(relay, secret);
    expect(await took.files).toEqual(files);
    shout({ v: 2, m: 'ask' });
    await expect.poll(() => given.at(-1)).toEqual({ kind: 'other-version' });
  });

  test('a relay and whoever knows the room see neither a name nor a byte', async () => {
    const relay = await relayHere();
    const secret = newSecret();
    const keys = keysOf(secret, 'phone');
    if (!keys) throw new Error('no keys');
    const stranger = await connectBare(relay, keys.room, 9);
    open.push({ close: () => stranger.socket.close() });
    giver(relay, secret, [fileOf('kept-from-all', 10)]);
    await taker(relay, secret).files;
    await stranger.hears(1);
    const wrong = keysOf(newSecret(), 'phone');
    for (const frame of stranger.heard) {
      expect(frame.toString('latin1')).not.toContain('kept-from-all');
      expect(wrong && opened(wrong, frame)).toBeUndefined();
    }
  });

  test('what is no code, and what is too much, is refused before anything is sent', () => {
    expect(takeFrom({ relay: 'ws://x', secret: 'nonsense', told: () => undefined })).toBeUndefined();
    const much = [fileOf('much', 0)].concat(Array.from({ length: 100 }, (_, i) => fileOf(`${i}`, 1)));
    expect(give(much, { relay: 'ws://x', secret: newSecret(), told: () => undefined })).toBeUndefined();
  });
});
