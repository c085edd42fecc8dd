import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { findRedis, freePort, openRedis } from '../../tests/support/network/redis';
import { besides } from './phones-beside';
import { floods, isNoise } from './phones-flood';
import type { BenchRow } from './row';

const tables = 100;
const members = 5;
const seconds = 8;
/** Bytes of a sealed tap, and of what is told of it. */
const tapBytes = 400;
const toldBytes = 600;

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const there = await fetch(url).then(
      answer => answer.ok,
      () => false,
    );
    if (there) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function startRelay(redis?: string): Promise<Server> {
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', ...(redis ? { REDIS: redis } : {}) };
  const running = spawn(process.execPath, ['scripts/run.mjs', 'scripts/relay.ts'], { env, stdio: 'ignore' });
  await answering(`http://127.0.0.1:${port}/relay/health`);
  return { url: `ws://127.0.0.1:${port}`, process: running };
}

/** The least that a server can do with the same frames: send each back. */
const echoing = `
const { WebSocketServer } = require('ws');
const http = require('http');
const server = http.createServer((_, answer) => answer.end('ok'));
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', socket =>
  socket.on('message', data => socket.send(data, { binary: true })));
server.listen(Number(process.argv[1]), '127.0.0.1');
`;
async function startEcho(): Promise<Server> {
  const port = await freePort();
  const running = spawn(process.execPath, ['-e', echoing, `${port}`], { stdio: 'ignore' });
  await answering(`http://127.0.0.1:${port}/`);
  return { url: `ws://127.0.0.1:${port}`, process: running };
}

const end = async ({ process: running }: Server): Promise<void> => {
  running.kill('SIGTERM');
  await once(running, 'exit');
};

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

function spread(all: number[]): { readonly median: number; readonly p95: number; readonly count: number } {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), count: sorted.length };
}

const headed = (to: number, stamp: number, bytes: number): Buffer => {
  const frame = Buffer.alloc(bytes);
  frame.writeUInt32BE(to, 0);
  frame.writeDoubleBE(stamp, 4);
  return frame;
};

/** Each table taps once a second: a phone tells its tablet, the tablet tells all; timed until the last phone has it. */
async function play(urls: readonly string[], count = tables): Promise<number[]> {
  const times: number[] = [];
  const sockets: WebSocket[] = [];
  const timers: NodeJS.Timeout[] = [];
  for (let t = 0; t < count; t++) {
    const room = t.toString(16).padStart(32, '0');
    const mine: WebSocket[] = [];
    for (let m = 1; m <= members; m++)
      mine.push(await connect(`${urls[m % urls.length]}/relay/${room}?at=${m.toString(16)}`));
    sockets.push(...mine);
    const [tablet, ...phones] = mine;
    tablet?.on('message', data => {
      if (isNoise(data as Buffer)) return;
      tablet.send(headed(0, (data as Buffer).readDoubleBE(4), toldBytes));
    });
    let missing = 0;
    for (const phone of phones)
      phone.on('message', data => {
        if (isNoise(data as Buffer)) return;
        missing--;
        if (missing === 0) times.push(performance.now() - (data as Buffer).readDoubleBE(4));
      });
    const tap = (): void => {
      missing = phones.length;
      phones[0]?.send(headed(1, performance.now(), tapBytes));
    };
    setTimeout(() => timers.push(setInterval(tap, 1_000)), (t * 1_000) / count);
  }
  await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
  for (const timer of timers) clearInterval(timer);
  await new Promise(resolve => setTimeout(resolve, 500));
  for (const socket of sockets) socket.terminate();
  return times;
}

async function echo(url: string): Promise<number[]> {
  const times: number[] = [];
  const sockets = await Promise.all(Array.from({ length: tables }, () => connect(url)));
  const timers = sockets.map(socket => {
    socket.on('message', data => times.push(performance.now() - (data as Buffer).readDoubleBE(4)));
    return setInterval(() => socket.send(headed(0, performance.now(), tapBytes)), 1_000);
  });
  await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
  for (const timer of timers) clearInterval(timer);
  for (const socket of sockets) socket.terminate();
  return times;
}

/** Processor seconds and bytes of memory, as the relay tells them itself. */
async function spent({ url }: Server): Promise<{ readonly cpu: number; readonly memory: number }> {
  const text = await (await fetch(`${url.replace('ws:', 'http:')}/relay/metrics`)).text();
  const of = (name: string): number =>
    Number(new RegExp(`^northwest_relay_${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { cpu: of('cpu_seconds_total'), memory: of('resident_memory_bytes') };
}

async function rowOf(
  what: string,
  relays: readonly Server[],
  plain: { readonly median: number; readonly p95: number },
): Promise<BenchRow> {
  const before = await Promise.all(relays.map(spent));
  const begin = performance.now();
  const { median, p95, count } = spread(await play(relays.map(one => one.url)));
  const passed = (performance.now() - begin) / 1_000;
  const after = await Promise.all(relays.map(spent));
  const cpu = after.map((one, i) => (100 * (one.cpu - (before[i]?.cpu ?? 0))) / passed);
  const memory = after.map(one => one.memory / 1e6);
  const list = (all: readonly number[], digits: number): string =>
    all.map(one => one.toFixed(digits)).join(' and ');
  return {
    what: `${what}, ${count} taps`,
    measured: `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${list(cpu, 1)} % of a core, ${list(memory, 0)} MB`,
    ratio: `${(median / plain.median).toFixed(2)} echoes`,
    budget: '5',
    beside: `echo, one way and back: ${plain.median.toFixed(1)} ms, p95 ${plain.p95.toFixed(1)} ms`,
    within: median <= 5 * plain.median,
  };
}

/** One table, and somebody in its room who throws frames as fast as can be: it plays on. */
async function flooded(plain: { readonly median: number; readonly p95: number }): Promise<BenchRow> {
  const relay = await startRelay();
  const quiet = spread(await play([relay.url], 1));
  const hostile = await connect(`${relay.url}/relay/${'0'.padStart(32, '0')}?at=bad`);
  const flooding = floods(hostile);
  const before = await spent(relay);
  const begin = performance.now();
  const loud = spread(await play([relay.url], 1));
  const passed = (performance.now() - begin) / 1_000;
  const after = await spent(relay);
  flooding.end();
  hostile.terminate();
  await end(relay);
  const cpu = (100 * (after.cpu - before.cpu)) / passed;
  return {
    what: `a table into which ${Math.round(flooding.offered() / passed)} frames a second are thrown, ${loud.count} taps`,
    measured: `${loud.median.toFixed(1)} ms, p95 ${loud.p95.toFixed(1)} ms, ${cpu.toFixed(1)} % of a core`,
    ratio: `${(loud.median / plain.median).toFixed(2)} echoes`,
    budget: '5, and every tap comes',
    beside: `without: ${quiet.median.toFixed(1)} ms, p95 ${quiet.p95.toFixed(1)} ms, ${quiet.count} taps`,
    within: loud.count >= quiet.count - 1 && loud.median <= 5 * plain.median,
  };
}

export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const echoServer = await startEcho();
  const plain = spread(await echo(echoServer.url));
  await end(echoServer);
  const alone = await startRelay();
  rows.push(await rowOf(`${tables} tables x ${members} on one relay`, [alone], plain));
  await end(alone);
  rows.push(await flooded(plain), ...(await besides()));
  const program = findRedis();
  if (!program) {
    console.error('There is no Redis: two relays were not measured.');
    return rows;
  }
  const redis = await openRedis(program);
  const both = [await startRelay(redis.url), await startRelay(redis.url)];
  rows.push(await rowOf(`${tables} tables x ${members} on two relays over Redis`, both, plain));
  for (const one of both) await end(one);
  await redis.kill();
  return rows;
}
