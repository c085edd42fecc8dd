import { afterEach, expect, test } from 'vitest';
import { hashOf } from '../../src/basics/hash';
import { draw, streamFrom } from '../../src/basics/random';
import { newSecret } from '../../src/share/seal';
import { findRedis, openRedis, type Redis } from '../support/network/redis';
import { type Bare, connectBare, type Running, startRelay } from '../support/network/relays';
import { type Roughness, roughWay } from '../support/network/rough-way';
import { atRest, type Device, deviceOf, has, until } from './devices';

const soak = process.env.SOAK === '1';
/** Enough for each kind of misfortune. */
const sample = { taps: 150, misfortunes: 10, phones: 5 };
/** As many as a relay lets into a room; tables like that one after the other, until the time is up. */
const whole = { taps: 2_000, misfortunes: 140, phones: 10 };
const minutes = Number(process.env.MINUTES ?? 60);

/** Of what is on its way: held for so long, doubled, lost. */
const rough: Roughness = { delay: 40, twice: 5, never: 3 };

/** A number of tokens is from 0 to 99. */
const midst = 50;

const firstSeed = Number(process.env.SEED ?? 20);

/** Each way has chance of its own: what one carries changes nothing on another. */
function rollApart(seed: number, i: number): (below: number) => number {
  let stream = streamFrom(seed * 100 + i);
  return below => {
    const [number, next] = draw(stream, 0, below - 1);
    stream = next;
    return number;
  };
}

const open: (() => unknown)[] = [];
async function closeAll(): Promise<void> {
  for (const end of open.splice(0).reverse()) await end();
}
afterEach(closeAll);

/** How many tokens lie there, by this device's log. */
function tokensOn(device: Device): number {
  const [first] = device.session.state.value.friends;
  if (!first) throw new Error('nobody is there');
  return first.tokens.battleflow ?? 0;
}

/** A token more or less, as a difference: in every state somebody may say so. */
function tapOn(device: Device, more: boolean): boolean {
  const [first] = device.session.state.value.friends;
  if (!first) throw new Error('nobody is there');
  const count = tokensOn(device) + (more ? 1 : -1);
  return device.fight.send({
    do: 'say',
    correction: { say: 'token', who: first.id, token: 'battleflow', count },
  });
}

/** Whoever knows the room and no secret: noise, replays of what it hears, far too much of both. */
function hostile(bare: Bare): () => void {
  const timer = setInterval(() => {
    const heard = bare.heard.splice(0);
    for (const frame of heard.slice(0, 20)) {
      if (bare.socket.readyState !== 1) return;
      bare.socket.send(frame);
      bare.socket.send(frame.subarray(0, frame.length - 1));
    }
    // In a soak 10,000 frames a second, as far as the relay reads them.
    const frames = soak ? 200 : 30;
    for (let i = 0; i < frames && bare.socket.readyState === 1 && bare.socket.bufferedAmount < 8_000_000; i++)
      bare.send(0, `noise ${i}`.repeat(20));
  }, 20);
  return () => clearInterval(timer);
}

test(
  'OWN-285: frames are lost, late and overtaken; relays, tablet and phones die and come back, a stranger shouts; no tap is lost, none is twice',
  async () => {
    const end = Date.now() + minutes * 60_000;
    let tables = 0;
    let taps = 0;
    do {
      taps += await table(soak ? whole : sample, firstSeed + tables);
      await closeAll();
      tables++;
      if (soak) console.log(`${tables} tables of ${whole.phones} phones, ${taps} taps in all logs alike`);
    } while (soak && Date.now() < end);
  },
  soak ? 12 * 3_600_000 : 115_000,
);

/** Plays one table to its end; how many taps of phones its log holds. */
async function table({ taps, misfortunes, phones: count }: typeof sample, seed: number): Promise<number> {
  let stream = streamFrom(seed);
  const roll = (most: number): number => {
    const [number, next] = draw(stream, 0, most - 1);
    stream = next;
    return number;
  };
  const program = findRedis();
  const redis: Redis | undefined = program ? await openRedis(program) : undefined;
  if (redis) open.push(redis.kill);
  const limits = { rate: 400, burst: 800 };
  const relays: (Running | undefined)[] = [
    await startRelay(limits, redis?.url),
    redis ? await startRelay(limits, redis.url) : undefined,
  ];
  const ports = relays.map(one => one?.port ?? 0);
  open.push(() => Promise.all(relays.map(one => one?.close())));
  const relayOf = (i: number): string => `ws://127.0.0.1:${ports[redis ? i % 2 : 0]}`;
  // Each device goes to its relay over a way of its own, on which frames are late, overtake each other and are lost.
  const ways = await Promise.all(
    Array.from({ length: count + 1 }, (_, i) => roughWay(() => relayOf(i), rough, rollApart(seed, i))),
  );
  open.push(() => Promise.all(ways.map(one => one.close())));
  const urlOf = (i: number): string => ways[i]?.url ?? '';

  const secret = newSecret();
  const tablet = deviceOf({ name: 'tablet', secret, role: 'tablet', relay: urlOf(0) });
  const phones = Array.from({ length: count }, (_, i) =>
    deviceOf({ name: `phone${i}`, secret, role: 'phone', relay: urlOf(i + 1) }),
  );
  const all = [tablet, ...phones];
  open.push(() => {
    for (const one of all) if (one.here) one.kill();
  });
  for (const one of all) await one.start();
  await until('everybody has the fight', () => all.every(has));
  await until('everybody is at rest', () => atRest(all));

  const { keysOf } = await import('../../src/share/seal');
  const room = keysOf(secret, 'phone')?.room ?? '';
  const stranger = await connectBare(relayOf(0), room, 0xbad);
  open.push(hostile(stranger));

  const more = phones.map(() => true);
  const tapped = phones.map(() => 0);
  const again = new Set<Promise<unknown>>();
  const later = (work: () => Promise<unknown>, wait: number): void => {
    const done: Promise<unknown> = new Promise(resolve => setTimeout(resolve, wait))
      .then(work)
      .finally(() => again.delete(done));
    again.add(done);
  };

  async function misfortune(): Promise<void> {
    switch (roll(redis ? 6 : 4)) {
      case 0: {
        const i = roll(count);
        const phone = phones[i];
        if (!phone?.here) return;
        phone.kill();
        later(() => phone.start(), 20 + roll(200));
        return;
      }
      case 1:
        if (!tablet.here) return;
        tablet.kill();
        later(() => tablet.start(), 20 + roll(300));
        return;
      case 2: {
        const i = roll(ways.length);
        ways[i]?.cut(100 + roll(900));
        return;
      }
      case 5: {
        if (!redis) return;
        await redis.kill();
        later(() => redis.start(), 50 + roll(200));
        return;
      }
      default: {
        const i = redis ? roll(2) : 0;
        const relay = relays[i];
        if (!relay) return;
        relays[i] = undefined;
        await relay.close();
        later(async () => {
          // Redis may be down at this moment: the relay waits for it as any would that is started again.
          while (!relays[i])
            relays[i] = await startRelay(limits, redis?.url, ports[i]).catch(() => undefined);
        }, 50 + roll(300));
      }
    }
  }

  const perMisfortune = Math.floor(taps / misfortunes);
  for (let n = 0; n < taps; n++) {
    const i = roll(phones.length);
    const phone = phones[i];
    if (phone?.here && has(phone) && tapOn(phone, more[i] ?? true)) {
      tapped[i] = (tapped[i] ?? 0) + 1;
      more[i] = !more[i];
    }
    // The tablet keeps the number in the midst of what may stand there: none of the phones' taps is refused.
    if (n % 7 === 0 && has(tablet)) tapOn(tablet, tokensOn(tablet) < midst);
    if (n % perMisfortune === 0 && n > 0) await misfortune();
    await new Promise(resolve => setTimeout(resolve, roll(12)));
  }
  while (again.size > 0) await Promise.all(again);
  for (const one of all) if (!one.here) await one.start();
  await until('everybody is there again', () => all.every(has), soak ? 600_000 : 50_000);
  await until('everything is heard', () => atRest(all), soak ? 600_000 : 50_000);

  const { entries } = tablet.session.history.value;
  for (const phone of phones) {
    const { device, outbox } = phone.hands.seat.value;
    const numbers = entries.flatMap(({ tap }) => (tap?.device === device ? [tap.n] : []));
    expect(phone.refused.filter(code => code !== 'not-ready')).toEqual([]);
    // Each once, in the order in which they were tapped, from the first to the last that came to the phone's disk.
    expect(numbers).toEqual(Array.from({ length: outbox.last }, (_, i) => i + 1));
  }
  expect(new Set(all.map(one => hashOf(one.session.state.value))).size).toBe(1);
  expect(new Set(all.map(one => hashOf(one.session.history.value.entries))).size).toBe(1);
  const way = (what: 'twice' | 'never' | 'overtaken'): number =>
    ways.reduce((sum, one) => sum + one.counts[what], 0);
  // The network was as bad as it is said to be.
  expect(Math.min(way('twice'), way('never'), way('overtaken'))).toBeGreaterThan(0);
  expect(tapped.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(taps / 4);
  return entries.filter(({ tap }) => tap !== undefined).length;
}
