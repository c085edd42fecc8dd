import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../../scripts/chromium';

const find = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => ['redis-server', 'valkey-server'].map(name => join(folder, name)))
    .find(existsSync);

/** Debian's own Redis, installed where it is missing and may be; nothing where it cannot be. */
export const findRedis = (): string | undefined =>
  find() ?? (installFromDebian('redis-server') ? find() : undefined);

export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', data => {
      socket.destroy();
      done(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });

export interface Redis {
  readonly url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Again, at the same port; one that runs is left as it is. */
  start(): Promise<void>;
}

/** A Redis that writes nothing to a disk. */
export async function openRedis(program: string): Promise<Redis> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  let begun: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    running = spawn(program, args, { stdio: 'ignore' });
    while (!(await answers(port))) await new Promise(resolve => setTimeout(resolve, 25));
  };
  const start = (): Promise<void> => {
    begun ??= begin();
    return begun;
  };
  const kill = async (): Promise<void> => {
    await begun;
    begun = undefined;
    const ended = running;
    running = undefined;
    // Whoever was ended by a signal has no exit code, and says nothing any more.
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    await new Promise<void>(done => {
      ended.once('exit', () => done());
      ended.kill('SIGKILL');
    });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}
