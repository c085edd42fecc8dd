// `npm start`: builds when the sources are newer than the build, serves it here and on the local network.
import { existsSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { filesOf } from '../check/files';
import { bin, node } from '../command';
import { folderHandler, guards, serve } from '../serve';

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

/** Addresses by which others in the same network reach this machine. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

if (!process.env.NORTHWEST_DIST && stale()) {
  console.log('Building ...');
  const { ok, output } = await node([bin('vite'), 'build', '--outDir', dist, '--logLevel', 'warn'], 300_000);
  if (!ok) {
    console.error(`${output}\nThe build failed.`);
    process.exit(1);
  }
}

const running = await serve(folderHandler(dist, guards), wanted, '0.0.0.0');
if (running.port !== wanted) console.log(`Port ${wanted} is taken; this is ${running.port}.`);
console.log(`\nNorthwest, here:         http://localhost:${running.port}/`);
const [first, ...more] = lanAddresses().map(address => `http://${address}:${running.port}/`);
if (first) {
  console.log(`in the local network:    ${[first, ...more].join('  ')}\n`);
  console.log(renderUnicodeCompact(first, { border: 2 }));
} else {
  console.log('This machine has no address in a local network.');
}
console.log(`
To try it out, open the local address on the tablet. Over plain http a browser keeps nothing offline and may let the
screen go dark. To install it for good, upload the folder ${dist}/ to any static host with https (nothing else is
needed), open it there once, and choose "Install" or, on an iPad or iPhone, Share > Add to Home Screen.
Ctrl-C ends.`);

const end = (): void => {
  running.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
