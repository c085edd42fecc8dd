import { afterEach, expect, test } from 'vitest';
import { bucket } from '../../scripts/relay/limits';
import { findRedis, openRedis, type Redis } from '../support/network/redis';
import { type Bare, connectBare, frameOf, type Running, startRelay } from '../support/network/relays';

const room = '0123456789abcdef0123456789abcdef';
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const relayed = async (...args: Parameters<typeof startRelay>): Promise<Running> => {
  const running = await startRelay(...args);
  open.push(running);
  return running;
};
const bodies = ({ heard }: Bare): string[] => heard.map(frame => frame.subarray(4).toString());

test('a frame goes to everybody else in the room, or to the one it names', async () => {
  const { url } = await relayed();
  const [a, b, c, elsewhere] = await Promise.all([
    connectBare(url, room, 1),
    connectBare(url, room, 2),
    connectBare(url, room, 3),
    connectBare(url, 'f'.repeat(32), 2),
  ]);
  a.send(0, 'all');
  a.send(2, 'you');
  b.send(0, 'thanks');
  await Promise.all([a.hears(1), b.hears(2), c.hears(2)]);
  expect([bodies(a), bodies(b), bodies(c).sort(), bodies(elsewhere)]).toEqual([
    ['thanks'],
    ['all', 'you'],
    ['all', 'thanks'],
    [],
  ]);
});

test('whoever comes again under its address takes the place of its dead connection', async () => {
  const { url, relay } = await relayed();
  const before = await connectBare(url, room, 1);
  const other = await connectBare(url, room, 2);
  const again = await connectBare(url, room, 1);
  await before.closed();
  other.send(1, 'here');
  await again.hears(1);
  expect([relay.counts.members, relay.counts.rooms]).toEqual([2, 1]);
});

test('a room takes so many members and a relay so many rooms, and the others play on', async () => {
  const { url, relay } = await relayed({ members: 2, rooms: 1 });
  const a = await connectBare(url, room, 1);
  const b = await connectBare(url, room, 2);
  await expect(connectBare(url, room, 3)).rejects.toThrow('503');
  await expect(connectBare(url, 'f'.repeat(32), 1)).rejects.toThrow('503');
  for (const wrong of ['short', `${room}?at=0`, '../etc'])
    await expect(connectBare(url, wrong, 0)).rejects.toThrow('404');
  a.send(0, 'still here');
  await b.hears(1);
  expect(relay.counts.refused).toBe(5);
});

test('a frame over the limit ends only its own connection', async () => {
  const { url } = await relayed({ frame: 1_000 });
  const [a, b, big] = await Promise.all([
    connectBare(url, room, 1),
    connectBare(url, room, 2),
    connectBare(url, room, 3),
  ]);
  big.send(0, 'x'.repeat(2_000));
  expect(await big.closed()).toBe(1009);
  a.send(0, 'on');
  await b.hears(1);
  expect(bodies(b)).toEqual(['on']);
});

test('frames that come too fast are slowed, none is lost, nobody is closed, and the others do not wait', async () => {
  const { url, relay } = await relayed({ rate: 1_000, burst: 20 });
  const [fast, calm, hears] = await Promise.all([
    connectBare(url, room, 1),
    connectBare(url, room, 2),
    connectBare(url, room, 3),
  ]);
  for (let i = 0; i < 400; i++) fast.send(3, `${i}`);
  calm.send(3, 'calm');
  await hears.hears(401);
  const all = bodies(hears);
  expect(all.filter(one => one !== 'calm')).toEqual(Array.from({ length: 400 }, (_, i) => `${i}`));
  expect(all.indexOf('calm')).toBeLessThan(400);
  expect(relay.counts.slowed).toBeGreaterThan(0);
});

test('a bucket gives a burst, then so many a second, and no more for having waited long', () => {
  const tokens = bucket({ rate: 10, burst: 3 }, 0);
  expect([1, 2, 3, 4].map(() => tokens.take(0))).toEqual([true, true, true, false]);
  expect(tokens.wait(0)).toBe(100);
  expect([tokens.take(50), tokens.take(100), tokens.take(100)]).toEqual([false, true, false]);
  expect([1, 2, 3, 4].map(() => tokens.take(99_000))).toEqual([true, true, true, false]);
});

test('whoever does not read falls so far behind and is cut; the others play on', async () => {
  const { url, relay } = await relayed({ behind: 300_000, rate: 100_000, burst: 100_000 });
  const [a, b, deaf] = await Promise.all([
    connectBare(url, room, 1),
    connectBare(url, room, 2),
    connectBare(url, room, 3),
  ]);
  deaf.socket.pause();
  const body = new Uint8Array(100_000);
  let sent = 0;
  while (relay.counts.cut === 0 && sent < 2_000) {
    a.send(0, body);
    sent++;
    await b.hears(sent);
  }
  expect(relay.counts.cut).toBe(1);
  a.send(0, 'on');
  await b.hears(sent + 1);
});

test('nonsense on the line harms nobody', async () => {
  const { url } = await relayed();
  const [a, b, wild] = await Promise.all([
    connectBare(url, room, 1),
    connectBare(url, room, 2),
    connectBare(url, room, 3),
  ]);
  wild.socket.send('text');
  for (let length = 0; length < 5; length++) wild.socket.send(new Uint8Array(length));
  a.send(2, 'sound');
  await b.hears(1);
  expect(bodies(b).at(-1)).toBe('sound');
});

test('health and figures can be asked for', async () => {
  const { port, url } = await relayed();
  const [a, b] = await Promise.all([connectBare(url, room, 1), connectBare(url, room, 2)]);
  a.send(0, 'hello');
  await b.hears(1);
  const health = await fetch(`http://127.0.0.1:${port}/relay/health`);
  expect([health.status, await health.json()]).toEqual([200, { relay: 1, well: true, between: null }]);
  const figures = await (await fetch(`http://127.0.0.1:${port}/relay/metrics`)).text();
  for (const line of [
    'northwest_relay_rooms 1',
    'northwest_relay_members 2',
    'northwest_relay_frames_in_total 1',
    'northwest_relay_frames_out_total 1',
    `northwest_relay_bytes_in_total ${frameOf(0, 'hello').length}`,
  ])
    expect(figures).toContain(`${line}\n`);
});

test('a relay that stops tells its members to come again', async () => {
  const { url, relay } = await relayed();
  const a = await connectBare(url, room, 1);
  const stopping = relay.close();
  expect(await a.closed()).toBe(1001);
  await stopping;
  await expect(connectBare(url, room, 1)).rejects.toThrow('503');
});

const program = findRedis();
if (program === undefined)
  test('relays over Redis', () => {
    console.log('There is no Redis and none could be installed: nothing was proven in it.');
    expect(program).toBe(undefined);
  });
else {
  const redis = async (): Promise<Redis> => {
    const running = await openRedis(program);
    open.push({ close: running.kill });
    return running;
  };

  /** Whoever has just come may be listened to a moment later. */
  async function meets(a: Bare, b: Bare): Promise<void> {
    const before = b.heard.length;
    for (let tries = 0; b.heard.length === before && tries < 600; tries++) {
      a.send(0, 'there?');
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    expect(b.heard.length).toBeGreaterThan(before);
  }

  test('two relays over Redis are one room', async () => {
    const { url } = await redis();
    const [one, other] = [await relayed({}, url), await relayed({}, url)];
    const a = await connectBare(one.url, room, 1);
    const b = await connectBare(other.url, room, 2);
    const c = await connectBare(other.url, room, 3);
    await Promise.all([meets(a, b), meets(b, a)]);
    const quiet = c.heard.length;
    for (let i = 0; i < 50; i++) a.send(2, `${i}`);
    await b.hears(b.heard.length + 50);
    const mine = bodies(b).filter(one => one !== 'there?');
    expect(mine).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
    expect(c.heard.slice(quiet).filter(frame => frame.subarray(4).toString() !== 'there?')).toEqual([]);
    expect(bodies(a).filter(one => one !== 'there?')).toEqual([]);
  });

  test('Redis dies and comes back: one relay plays on alone meanwhile, and both meet again', async () => {
    const running = await redis();
    const [one, other] = [await relayed({}, running.url), await relayed({}, running.url)];
    const a = await connectBare(one.url, room, 1);
    const near = await connectBare(one.url, room, 2);
    const far = await connectBare(other.url, room, 3);
    await meets(a, far);
    await running.kill();
    const before = near.heard.length;
    a.send(0, 'alone');
    await near.hears(before + 1);
    await running.start();
    await meets(a, far);
    await meets(far, a);
  });
}
