import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { protocol, readEnvelope } from '../../src/hands/messages';
import { knock } from '../../src/share/knock';
import type { Trouble } from '../../src/share/room';
import { keysOf, newSecret, opened, sealed } from '../../src/share/seal';
import { newSeat } from '../../src/share/seat';
import { told } from '../../src/ui/hands/told';
import { handsWords } from '../../src/ui/words/hands';
import { type Bare, connectBare, startRelay } from '../support/network/relays';
import { atRest, type Device, deviceOf, has, until } from './devices';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Table {
  readonly url: string;
  readonly secret: string;
  readonly tablet: Device;
  readonly phone: Device;
  /** Says what another version of the app would say. */
  say(value: object): void;
  /** The last word of the tablet. */
  beat(): { readonly message: { readonly table: { readonly version: number } } } | undefined;
}

async function seated(): Promise<Table> {
  const relay = await startRelay({ rate: 2_000, burst: 5_000 });
  open.push(relay);
  const secret = newSecret();
  const tablet = deviceOf({ name: 'tablet', secret, role: 'tablet', relay: relay.url });
  const phone = deviceOf({ name: 'phone', secret, role: 'phone', relay: relay.url });
  for (const one of [tablet, phone]) open.push({ close: () => one.here && one.kill() });
  await tablet.start();
  await phone.start();
  await until('the phone has the fight', () => has(phone) && atRest([tablet, phone]));
  const keys = keysOf(secret, 'phone');
  if (!keys) throw new Error('no keys');
  const bare: Bare = await connectBare(relay.url, keys.room, 0xabc);
  open.push({ close: () => bare.socket.terminate() });
  return {
    url: relay.url,
    secret,
    tablet,
    phone,
    say: value => bare.socket.send(sealed(keys, 'phone', 0, JSON.stringify(value))),
    beat: () =>
      bare.heard
        .map(frame => JSON.parse(opened(keys, frame)?.text ?? '{}'))
        .findLast(one => one.message?.m === 'beat'),
  };
}
const tabletOf = ({ tablet }: Table): string => tablet.hands.seat.value.device;

describe('devices of different versions', () => {
  it.each([
    [protocol + 1, 'update-this'],
    [protocol - 1, 'update-other'],
  ] as const)(
    'a phone hears a tablet of protocol %i: %s, until it hears one of its own again',
    async (v, what) => {
      const table = await seated();
      const { phone, tablet, say } = table;
      const troubles: (Trouble | undefined)[] = [];
      phone.hands.trouble.subscribe(now => {
        troubles.push(now);
      });
      say({ v, device: tabletOf(table), at: 7, message: { m: 'beat' } });
      await until('it is told', () => troubles.includes(what));
      await until('it goes on', () => phone.hands.trouble.value === undefined);
      expect(tablet.hands.trouble.value).toBe(undefined);
    },
  );

  it('a phone of another protocol is no trouble for those who are of the same', async () => {
    const { phone, tablet, say, beat } = await seated();
    say({ v: protocol + 1, device: 'newer', at: 7, message: { m: 'hello' } });
    const before = beat();
    await until('the tablet has spoken since', () => beat() !== undefined && beat() !== before);
    expect([phone.hands.trouble.value, tablet.hands.trouble.value]).toEqual([undefined, undefined]);
  });

  it.each([
    [1, 'update-this'],
    [-1, 'update-other'],
  ] as const)('a save that is %i version away: %s', async (away, what) => {
    const table = await seated();
    await until('the tablet has spoken', () => table.beat() !== undefined);
    const beat = table.beat();
    if (!beat) throw new Error('no word');
    const { message } = beat;
    const troubles: (Trouble | undefined)[] = [];
    table.phone.hands.trouble.subscribe(now => {
      troubles.push(now);
    });
    table.say({
      ...beat,
      message: { ...message, table: { ...message.table, version: message.table.version + away } },
    });
    await until('it is told', () => troubles.includes(what));
  });

  it.each([
    [protocol + 1, 'update-this'],
    [protocol - 1, 'update-other'],
  ] as const)('whoever knocks at a table of protocol %i hears it: %s', async (v, what) => {
    const relay = await startRelay();
    open.push(relay);
    const secret = newSecret();
    const keys = keysOf(secret, 'phone');
    if (!keys) throw new Error('no keys');
    const bare = await connectBare(relay.url, keys.room, 0xabc);
    open.push({ close: () => bare.socket.terminate() });
    const troubles: (Trouble | undefined)[] = [];
    const end = knock(relay.url, secret, 'phone', 'knocks', {
      trouble: now => troubles.push(now),
      found: () => undefined,
    });
    open.push({ close: () => end?.() });
    await bare.hears(1);
    bare.socket.send(
      sealed(keys, 'phone', 0, JSON.stringify({ v, device: 'tablet', message: { m: 'beat' } })),
    );
    await until('it is told', () => troubles.includes(what));
  });

  it('what is no message at all is of no version', () => {
    for (const value of [null, 7, 'x', {}, { v: 'x' }, { v: protocol }])
      expect(readEnvelope(value)).toBe(undefined);
  });
});

describe('what the sign at the edge says', () => {
  const seen = (change: {
    role?: 'tablet' | 'phone' | 'onlooker';
    waiting?: number;
    trouble?: Trouble;
    cut?: true;
    silent?: number;
  }) =>
    told({
      seat: signal(
        newSeat('doc', 'me', { secret: '', role: change.role ?? 'phone', name: 'Ann', relay: '', page: [] }),
      ),
      waiting: signal(change.waiting ?? 0),
      trouble: signal(change.trouble),
      connected: signal(change.cut !== true),
      here: signal([]),
      silent: signal(change.silent ?? 0),
    });

  it.each([
    ['update-this', /newer version: bring the app on this device up to date/],
    ['update-other', /older version: bring the app there up to date/],
    ['sent-off', /sent off/],
    ['not-kept', /cannot keep the table/],
  ] as const)('%s in a sentence, whatever else holds', (trouble, sentence) => {
    for (const more of [{}, { waiting: 2 }, { cut: true as const }, { role: 'onlooker' as const }]) {
      expect(seen({ trouble, ...more }).text).toMatch(sentence);
      expect(seen({ trouble, ...more }).well).toBe(false);
    }
  });

  it.each([
    [{}, handsWords.signs.heard, true],
    [{ waiting: 1 }, '1 tap waits', false],
    [{ waiting: 2, cut: true as const }, '2 taps wait', false],
    [{ cut: true as const }, handsWords.signs.cut, false],
    [{ silent: 11_000 }, handsWords.signs.silent, false],
    [{ silent: 9_000 }, handsWords.signs.heard, true],
    [{ role: 'onlooker' as const }, handsWords.signs.looks, true],
    [{ role: 'tablet' as const }, '0 phones', true],
    [{ role: 'tablet' as const, cut: true as const }, handsWords.signs.cut, false],
  ])('OWN-285: %o is never said better than it is', (change, text, well) => {
    expect(seen(change)).toEqual({ text, well });
  });
});
