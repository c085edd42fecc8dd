import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { openRelay } from '../../../scripts/relay/relay';
import { folderHandler, guards, serve } from '../../../scripts/serve';
import { hashOf } from '../../../src/basics/hash';
import { draw, streamFrom } from '../../../src/basics/random';
import { type Device, deviceOf, has, until } from '../../share/devices';
import { built } from '../../support/browser/browser';
import { openTablet } from '../../support/browser/tablet';
import { roughWay } from '../../support/network/rough-way';

const kills = Number(process.env.KILLS ?? 60);
const patience = 300_000;
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end();
});

let stream = streamFrom(Number(process.env.SEED ?? 7));
const roll = (below: number): number => {
  const [number, next] = draw(stream, 0, below - 1);
  stream = next;
  return number;
};

const more = new Map<Device, boolean>();
/** A token more or less of the first of the company: in every state somebody may say so. */
function tapOn(device: Device): void {
  const [first] = device.session.state.value.friends;
  if (!first) throw new Error('Nobody is there.');
  const up = more.get(device) ?? true;
  const count = (first.tokens.battleflow ?? 0) + (up ? 1 : -1);
  const sent = device.fight.send({
    do: 'say',
    correction: { say: 'token', who: first.id, token: 'battleflow', count },
  });
  if (sent) more.set(device, !up);
}

const entriesOf = (one: Device) => one.session.history.value.entries;

// Minutes: a browser starts anew for each kill. Real IndexedDB, real durability; `npm test` has the simulated tablet.
test('OWN-285: a tablet in Chromium is killed again and again while phones tap; no tap is lost, none is twice', async () => {
  const relay = await openRelay({ limits: { rate: 400, burst: 800 } });
  const files = folderHandler(built(), guards);
  const host = await serve(
    async (request, response) => {
      if (!relay.answer(request, response)) await files(request, response);
    },
    0,
    '127.0.0.1',
    server => relay.attach(server),
  );
  open.push(async () => {
    await relay.close();
    await host.close();
  });
  let tablet = await openTablet({ width: 1024, height: 768 });
  const { profile } = tablet;
  open.push(async () => {
    await tablet.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  await tablet.page.goto(`http://127.0.0.1:${host.port}/#/demo`);
  await tablet.page.getByRole('button', { name: 'Begin the fight' }).click();
  await tablet.page.waitForURL(/#\/fight\//);
  const address = tablet.page.url();
  await tablet.page.getByRole('button', { name: 'Menu' }).first().click();
  await tablet.page.getByRole('button', { name: 'Phones' }).click();
  const link = (await tablet.page.locator('.hands-link').textContent()) ?? '';
  const secret = link.slice(link.lastIndexOf('/') + 1);
  const plays = address.slice(address.lastIndexOf('/') + 1);
  const phones: Device[] = [];
  const join = async (name: string): Promise<Device> => {
    const way = await roughWay(() => `ws://127.0.0.1:${host.port}`, { delay: 40, twice: 5, never: 3 }, roll);
    const phone = deviceOf({ name, secret, role: 'phone', relay: way.url, plays });
    open.push(async () => {
      if (phone.here) phone.kill();
      await way.close();
    });
    await phone.start();
    await until(`${name} has the fight`, () => has(phone), patience);
    return phone;
  };
  for (let i = 0; i < 9; i++) phones.push(await join(`phone${i}`));
  const taps = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const phone = phones[roll(phones.length)];
      if (phone && has(phone)) tapOn(phone);
      await new Promise(resolve => setTimeout(resolve, roll(20)));
    }
  };
  for (let kill = 0; kill < kills; kill++) {
    await taps(20 + roll(40));
    await tablet.kill();
    await taps(roll(10));
    tablet = await openTablet({ profile, width: 1024, height: 768 });
    await tablet.page.goto(address);
  }
  const atRest = (): boolean =>
    phones.every(one => has(one) && one.hands.waiting.value === 0) &&
    new Set(phones.map(one => hashOf(entriesOf(one)))).size === 1;
  await until('everything is heard', atRest, patience);
  const [first] = phones;
  if (!first) throw new Error('no phone');
  for (const phone of phones) {
    const { device, outbox } = phone.hands.seat.value;
    const numbers = entriesOf(first).flatMap(({ tap }) => (tap?.device === device ? [tap.n] : []));
    expect(numbers).toEqual(Array.from({ length: outbox.last }, (_, i) => i + 1));
    expect(phone.refused.filter(code => code !== 'not-ready')).toEqual([]);
  }
  // Whoever comes now has all of it from the tablet's disk.
  const late = await join('late');
  expect(hashOf(entriesOf(late))).toBe(hashOf(entriesOf(first)));
  expect(hashOf(late.session.state.value)).toBe(hashOf(first.session.state.value));
  console.log(`${kills} kills, ${entriesOf(first).length} taps`);
});
