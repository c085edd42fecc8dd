// `npm start`: builds when the sources are newer than the build, serves it here and on the local network.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../check/files';
import { bin, node } from '../command';
import { openRelay } from '../relay/relay';
import { folderHandler, guards, serve } from '../serve';
import { tellAddresses } from './addresses';

/** NORTHWEST_DIST names a build that is served as it is. */
const dist = process.env.NORTHWEST_DIST ?? 'dist';
const wanted = Number(process.env.PORT ?? 4173);
const sources = ['src', 'public', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json'];

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(0, ...filesOf(path).map(file => statSync(join(path, file)).mtimeMs))
    : statSync(path).mtimeMs;

const stale = (): boolean => {
  const worker = join(dist, 'sw.js');
  return !existsSync(worker) || Math.max(...sources.map(newest)) > statSync(worker).mtimeMs;
};

if (!process.env.NORTHWEST_DIST && stale()) {
  console.log('Building ...');
  const { ok, output } = await node([bin('vite'), 'build', '--outDir', dist, '--logLevel', 'warn'], 300_000);
  if (!ok) {
    console.error(`${output}\nThe build failed.`);
    process.exit(1);
  }
}

const relay = await openRelay({ redis: process.env.REDIS });
const files = folderHandler(dist, guards);
const running = await serve(
  async (request, response) => {
    if (!relay.answer(request, response)) await files(request, response);
  },
  wanted,
  '0.0.0.0',
  server => relay.attach(server),
);
tellAddresses(running.port, wanted);
console.log(`
To try it out, open the local address on the tablet. Over plain http a browser keeps nothing offline and may let the
screen go dark. To install it for good, upload the folder ${dist}/ to any static host with https (nothing else is
needed), open it there once, and choose "Install" or, on an iPad or iPhone, Share > Add to Home Screen.
Ctrl-C ends.`);

const end = (): void => {
  relay
    .close()
    .then(() => running.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
