// `npm run release`: everything that somebody needs who wants to put the app online, in release/. `npm run release --
// minor` (major, patch) raises the version first and dates what is new in the changelog.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pageFilesPath } from './build/page-files';
import { filesOf } from './check/files';
import { bin, node } from './command';
import { raised, released, releasesIn, steps } from './release/changelog';
import { hostFiles, nginxFile } from './release/hosts';
import { writePackage } from './release/package';
import { sha256, writeZip } from './release/zip';

const out = process.env.NORTHWEST_RELEASE ?? 'release';
const site = join(out, 'site');

const fail = (why: string): never => {
  console.error(why);
  process.exit(1);
};

/** Raises the version in the package, its lock and the changelog. */
function raise(asked: string): void {
  const step =
    steps.find(one => one === asked) ?? fail(`The version is raised by one of ${steps.join(', ')}.`);
  const about = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = raised(about.version, step);
  const today = new Date().toISOString().slice(0, 10);
  const news =
    released(readFileSync('CHANGELOG.md', 'utf8'), version, today) ??
    fail('CHANGELOG.md tells nothing under "Next": a version without news is none.');
  writeFileSync('CHANGELOG.md', news);
  for (const file of ['package.json', 'package-lock.json']) {
    const told = JSON.parse(readFileSync(file, 'utf8'));
    told.version = version;
    if (told.packages) told.packages[''].version = version;
    writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
  }
}

async function build(): Promise<void> {
  const given = process.env.NORTHWEST_DIST;
  if (given) {
    cpSync(given, site, { recursive: true });
    return;
  }
  console.log('Building ...');
  const { ok, output } = await node([bin('vite'), 'build', '--outDir', site, '--logLevel', 'warn'], 300_000);
  if (!ok) fail(`${output}\nThe build failed.`);
}

/** The file that `npm publish` would send. */
function packOf(folder: string): string {
  const args = ['pack', resolve(folder), '--pack-destination', out, '--json', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  const told = npm
    ? execFileSync(process.execPath, [npm, ...args], { encoding: 'utf8' })
    : execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  const [{ filename }] = JSON.parse(told);
  return join(out, filename);
}

const kilobytes = (file: string): string => `${Math.round(statSync(file).size / 1000)} kB`;

const [asked] = process.argv.slice(2);
if (asked !== undefined) raise(asked);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
rmSync(out, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
await build();
// The next version is compared with the pages of this one.
if (asked !== undefined) await node(['scripts/run.mjs', 'scripts/sizes.ts', site, '--record'], 60_000);
rmSync(pageFilesPath(site), { force: true });
await writePackage(site, join(out, 'package'));
for (const [name, text] of Object.entries(hostFiles())) writeFileSync(join(site, name), text);
for (const file of filesOf(join('scripts', 'release', 'files')))
  copyFileSync(join('scripts', 'release', 'files', file), join(out, file));
writeFileSync(join(out, 'nginx.conf'), nginxFile());
const first = join(out, 'READ-ME-FIRST.txt');
writeFileSync(first, readFileSync(first, 'utf8').replace('VERSION', version));
const news = releasesIn(readFileSync('CHANGELOG.md', 'utf8'))[0];
writeFileSync(
  join(out, 'WHAT-IS-NEW.txt'),
  `Northwest ${news?.version ?? version}, ${news?.date ?? ''}\n\n${(news?.news ?? []).map(one => `- ${one}`).join('\n')}\n`,
);

const zip = join(out, `northwest-${version}.zip`);
const beside = ['READ-ME-FIRST.txt', 'WHAT-IS-NEW.txt', 'nginx.conf', 'pages.yml'].map(name =>
  join(out, name),
);
writeZip(zip, { site }, beside);
const packed = packOf(join(out, 'package'));
const sums = [zip, packed].map(file => `${sha256(file)}  ${basename(file)}`);
writeFileSync(join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`);
for (const file of [zip, packed]) console.log(`${file}: ${kilobytes(file)}`);
