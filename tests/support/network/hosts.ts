import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { commandHere, startServer } from './trust';

/** What `npm run release` has made. */
export interface Release {
  readonly folder: string;
}

const zipOf = ({ folder }: Release): string =>
  join(folder, readdirSync(folder).find(name => name.endsWith('.zip')) ?? 'no zip');

/** Puts what is in the zip into a folder of a host, in the place of what was there. */
export function deploy(release: Release, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zipOf(release))))) {
    if (!name.startsWith('site/')) continue;
    const file = join(to, name.slice('site/'.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Until it answers at all; a server that ended never will. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const there = await fetch(url).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
}

export interface Serving {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface HostKind {
  readonly name: string;
  /** It can send the headers that a page cannot give itself. */
  readonly guards: boolean;
  /** Whether it can be had on this machine. */
  readonly here: () => boolean;
  /** Serves the folder at the port, or at a free one. */
  readonly serve: (root: string, release: Release, port?: number) => Promise<Serving>;
}

async function serving(command: string, args: readonly string[], port: number): Promise<Serving> {
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(command, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await answering(url, child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export const hostKinds: readonly HostKind[] = [
  {
    name: 'a plain Python server',
    guards: false,
    here: () => commandHere('python3', 'python3'),
    async serve(root, _, port) {
      const at = port ?? (await freePort());
      return serving('python3', ['-m', 'http.server', `${at}`, '--bind', '127.0.0.1', '-d', root], at);
    },
  },
  {
    name: 'the server of the package',
    guards: true,
    here: () => true,
    async serve(root, release, port = 0) {
      const folder = `${root}-package`;
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(release.folder, 'package'), folder, { recursive: true });
      rmSync(join(folder, 'site'), { recursive: true });
      symlinkSync(root, join(folder, 'site'), 'junction');
      const started = await startServer([join(folder, 'northwest.mjs')], { PORT: `${port}` });
      return { url: `http://127.0.0.1:${started.port}/`, stop: started.stop };
    },
  },
  {
    name: 'nginx',
    guards: true,
    here: () => commandHere('nginx', 'nginx-light'),
    async serve(root, release, port) {
      const at = port ?? (await freePort());
      const folder = `${root}-nginx`;
      mkdirSync(folder, { recursive: true });
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        one => `${one}_temp_path ${folder}/${one};`,
      );
      const file = join(folder, 'whole.conf');
      writeFileSync(
        file,
        [
          ...['daemon off;', `pid ${folder}/pid;`, `error_log ${folder}/errors;`, 'events {}', 'http {'],
          // Whoever began it owns the folder; it changes to nobody only where it was begun by root.
          ...['access_log off;', ...temporary, `server { listen 127.0.0.1:${at}; root ${root};`],
          ...[`include ${join(release.folder, 'nginx.conf')}; } }`],
          ...(process.getuid?.() === 0 ? ['user root;'] : []),
        ].join('\n'),
      );
      return serving('nginx', ['-p', folder, '-e', join(folder, 'errors'), '-c', file], at);
    },
  },
];
