// `npm start`: builds when the sources are newer than the build, serves it here and on the local network; with
// `-- --https` as a place that a tablet keeps the app from.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../check/files';
import { bin, node } from '../command';
import { askedFor, usage } from './asked';
import { serveApp } from './serve-app';

const asked = askedFor(process.argv.slice(2), process.env);
if (typeof asked === 'string') {
  console[asked === usage ? 'log' : 'error'](asked);
  process.exit(asked === usage ? 0 : 2);
}

/** NORTHWEST_DIST names a build that is served as it is. */
const dist = process.env.NORTHWEST_DIST ?? 'dist';
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

await serveApp(dist, asked, process.env.REDIS);
console.log(
  asked.https
    ? '\nCtrl-C ends.'
    : `
To try it out, open the local address on the tablet. Over plain http a browser keeps nothing offline and may let the
screen go dark. To install it for good, start with "npm start -- --https", or upload the folder ${dist}/ to any static
host with https. Ctrl-C ends.`,
);
