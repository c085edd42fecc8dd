import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { debianPackages } from '../../../scripts/engines/install';

const onPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)));

/** Whether the command is here, installed if it can be; a plain note where it is not. */
export function commandHere(name: string, from: string): boolean {
  const why = onPath(name) ? undefined : debianPackages([from]);
  if (onPath(name)) return true;
  console.warn(`${name} is not here (${why ?? `${from} does not hold it`}): nothing was proven with it.`);
  return false;
}

/** The authority stands among those that a browser trusts whose certificates lie in this folder. */
export async function trustIn(folder: string, authority: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'authority.crt');
  await writeFile(file, authority);
  const at = ['-d', `sql:${folder}`];
  if (!existsSync(join(folder, 'cert9.db'))) execFileSync('certutil', ['-N', '--empty-password', ...at]);
  execFileSync('certutil', ['-A', '-n', 'northwest', '-t', 'C,,', '-i', file, ...at]);
}

export interface Started {
  readonly port: number;
  /** All that it has printed so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** A server of ours as somebody starts it, in a process of its own, until it says that it can be ended. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  let said = '';
  await new Promise<void>((done, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Ctrl-C ends.')) done();
    });
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  return {
    port: Number(/localhost:(\d+)/.exec(said)?.[1]),
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
