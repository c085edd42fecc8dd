import { newSecret } from '../../src/share/seal';
import { type Device, deviceOf, has, until } from '../../tests/share/devices';
import { startRelay } from '../../tests/support/network/relays';
import type { BenchRow } from './row';

const taps = 200;
const phones = 4;

/** Milliseconds until the screen has the tap, and until the disk has it. */
interface Tapped {
  readonly screen: number;
  readonly disk: number;
}

async function tap({ fight, session }: Device, more: boolean): Promise<Tapped> {
  const [first] = session.state.peek().friends;
  if (!first) throw new Error('Nobody is there.');
  const count = (first.tokens.battleflow ?? 0) + (more ? 1 : -1);
  const begin = performance.now();
  fight.send({ do: 'say', correction: { say: 'token', who: first.id, token: 'battleflow', count } });
  const screen = performance.now() - begin;
  await session.settled();
  return { screen, disk: performance.now() - begin };
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** A fight that nobody shares, one that no phone has come to, and one with phones: tapped in turn, on the same machine. */
export async function besides(): Promise<BenchRow[]> {
  const relay = await startRelay();
  const table = (name: string, shares: boolean): Device =>
    deviceOf({ name, secret: newSecret(), role: 'tablet', relay: relay.url, alone: !shares });
  const alone = table('alone', false);
  const empty = table('empty', true);
  const secret = newSecret();
  const shared = deviceOf({ name: 'shared', secret, role: 'tablet', relay: relay.url });
  const guests = Array.from({ length: phones }, (_, i) =>
    deviceOf({ name: `phone${i}`, secret, role: 'phone', relay: relay.url }),
  );
  const all = [alone, empty, shared, ...guests];
  for (const one of all) await one.start();
  await until('everybody has the fight', () => guests.every(has));
  const times = new Map<Device, Tapped[]>([alone, empty, shared].map(one => [one, []]));
  for (let n = 0; n < taps; n++)
    for (const [one, list] of times) {
      list.push(await tap(one, n % 2 === 0));
      await until('the phones have it', () => guests.every(guest => sameLength(guest, shared)));
    }
  for (const one of all) one.kill();
  await relay.close();
  const of = (one: Device, what: keyof Tapped): number => median((times.get(one) ?? []).map(it => it[what]));
  const told = (one: Device): string =>
    `screen ${of(one, 'screen').toFixed(2)} ms, disk ${of(one, 'disk').toFixed(2)} ms`;
  const row = (what: string, one: Device): BenchRow => ({
    what,
    measured: told(one),
    ratio: `${(of(one, 'screen') / of(alone, 'screen')).toFixed(2)} of a tap without sharing`,
    budget: '3',
    beside: `without: ${told(alone)}`,
    within: of(one, 'screen') <= 3 * of(alone, 'screen'),
  });
  return [
    row(`a tap of a shared fight, ${taps} in turn, nobody there`, empty),
    row(`a tap of a shared fight, ${taps} in turn, ${phones} phones there`, shared),
  ];
}

const sameLength = (one: Device, other: Device): boolean =>
  one.session.history.peek().next === other.session.history.peek().next;
