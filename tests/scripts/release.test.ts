import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../scripts/check/files';
import { raised, released, releasesIn } from '../../scripts/release/changelog';
import { hostFiles, nginxFile } from '../../scripts/release/hosts';
import { sha256 } from '../../scripts/release/zip';
import { guards } from '../../scripts/serve';
import { commandHere, startServer } from '../support/network/trust';

describe('the changelog', () => {
  const text = `# What is new

## Next

- One thing,
  told in two lines.
- Another.

## 1.2.3 - 2026-01-31

- The first.
`;

  it('tells the released versions, the newest first', () => {
    expect(releasesIn(text)).toEqual([{ version: '1.2.3', date: '2026-01-31', news: ['The first.'] }]);
  });

  it('dates what is next, and leaves room for what comes after it', () => {
    const after = released(text, '1.3.0', '2026-02-01')!;
    expect(releasesIn(after)[0]).toEqual({
      ...{ version: '1.3.0', date: '2026-02-01' },
      news: ['One thing, told in two lines.', 'Another.'],
    });
    expect(releasesIn(after)).toHaveLength(2);
    expect(released(after, '1.4.0', '2026-02-02')).toBeUndefined();
  });

  it.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
  ] as const)('raises 1.2.3 by a %s step to %s', (step, version) => {
    expect(raised('1.2.3', step)).toBe(version);
  });

  it('has its newest version in the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(releasesIn(await readFile('CHANGELOG.md', 'utf8'))[0]?.version).toBe(version);
  });
});

describe('what hosts are told', () => {
  it.each(
    Object.entries({ ...hostFiles(), nginx: nginxFile() }).filter(([name]) =>
      /headers|htaccess|nginx/.test(name),
    ),
  )('%s bears every guard, and keeps for long only what bears a hash', (_, text) => {
    for (const [name, value] of Object.entries(guards)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text.match(/immutable/g)).toHaveLength(1);
    expect(text).toContain('application/manifest+json');
  });
});

describe('the unit of a home server', () => {
  it('is one that systemd understands', () => {
    if (!commandHere('systemd-analyze', 'systemd')) return;
    const unit = join('scripts', 'release', 'files', 'northwest.service');
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([status, `${stdout}${stderr}`]).toEqual([0, '']);
  });
});

/** The lines of one of the files that a release brings along, without comments and empty ones. */
const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(join('scripts', 'release', 'files', name), 'utf8'))
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'));

describe('recipes for home servers', () => {
  it.each(['Containerfile', 'northwest.service'])('%s is ten lines at most', async name => {
    const lines = (await linesOf(name)).filter(line => !line.startsWith('['));
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.join('\n')).toContain('northwest.mjs');
    expect(lines.join('\n')).toContain('PORT=4173 NORTHWEST_HOME=');
  });

  it('the container needs nothing but what a release makes, and is nobody of rank', async () => {
    const lines = (await linesOf('Containerfile')).map(line => line.split(' '));
    const given = (what: string): string[] | undefined => lines.find(([first]) => first === what)?.slice(1);
    expect(given('COPY')).toEqual(['package/', './']);
    expect(given('USER')).toEqual(['node']);
    // What a container keeps its keys in is a volume of that user alone.
    expect(given('VOLUME')).toEqual(['/own']);
    expect(given('RUN')?.join(' ')).toBe('mkdir -m 700 /own && chown node /own');
  });

  it('the workflow of a fork runs commands of this project, and publishes what they make', async () => {
    const lines = (await linesOf('pages.yml')).map(line => line.trim().replace(/^- /, ''));
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const run = lines.filter(line => line.startsWith('run: ')).map(line => line.slice(5));
    expect(run).toEqual(['npm run release']);
    expect(scripts.release).toContain('scripts/release.ts');
    expect(lines).toContain('path: release/site');
    // Every step of somebody else's is of a named version.
    for (const uses of lines.filter(line => line.startsWith('uses: '))) expect(uses).toMatch(/@v\d+$/);
  });
});

describe('a release', () => {
  let folder: string;
  let out: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northwest-release-'));
    out = join(folder, 'out');
    const dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), '<p>north</p>');
    await writeFile(join(dist, 'assets', 'a-1.js'), 'export {};');
    const env = { ...process.env, NORTHWEST_DIST: dist, NORTHWEST_RELEASE: out };
    execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/release.ts'], { env, stdio: 'pipe' });
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  const files = async (): Promise<string[]> => {
    const zip = readdirSync(out).find(name => name.endsWith('.zip'))!;
    return Object.keys(unzipSync(await readFile(join(out, zip)))).sort();
  };

  it('holds the app, the files of hosts, and a page that tells what to do', async () => {
    expect(await files()).toEqual([
      ...[
        'READ-ME-FIRST.txt',
        'WHAT-IS-NEW.txt',
        'nginx.conf',
        'pages.yml',
        'site/.htaccess',
        'site/.nojekyll',
      ],
      ...['site/_headers', 'site/_redirects', 'site/assets/a-1.js', 'site/index.html'],
    ]);
    expect(await readFile(join(out, 'READ-ME-FIRST.txt'), 'utf8')).toMatch(/^Northwest \d+\.\d+\.\d+$/m);
  });

  it('tells the sums of its files truly', async () => {
    const sums = (await readFile(join(out, 'SHA256SUMS'), 'utf8')).trim().split('\n');
    expect(sums).toHaveLength(2);
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      expect(sha256(join(out, name))).toBe(sum);
    }
  });

  it('makes a package of the app and a server, without scripts, that one command serves from anywhere', async () => {
    const home = join(folder, 'home');
    const elsewhere = join(folder, 'else where');
    await Promise.all([mkdir(home), mkdir(elsewhere)]);
    await writeFile(join(home, 'package.json'), '{}');
    const tgz = readdirSync(out).find(name => name.endsWith('.tgz'))!;
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const cache = join(folder, 'cache');
    execFileSync(npm, ['install', '--offline', '--no-audit', '--no-fund', '--cache', cache, join(out, tgz)], {
      ...{ cwd: home, stdio: 'pipe', shell: process.platform === 'win32' },
    });
    const about = JSON.parse(await readFile(join(home, 'node_modules', 'northwest', 'package.json'), 'utf8'));
    expect([about.scripts, about.dependencies]).toEqual([undefined, undefined]);
    const command = join(home, 'node_modules', '.bin', 'northwest');
    expect(existsSync(command)).toBe(true);
    const server = await startServer(
      [join(home, 'node_modules', 'northwest', 'northwest.mjs')],
      { NORTHWEST_HOME: join(folder, 'own') },
      elsewhere,
    );
    const base = `http://127.0.0.1:${server.port}`;
    const page = await fetch(`${base}/`);
    expect(await page.text()).toBe('<p>north</p>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${base}/assets/a-1.js`)).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/%2e%2e/northwest.mjs', '/..%2fpackage.json', '/%00', '/assets'])
      expect((await fetch(base + path)).status).toBe(404);
    // By its name, as npx finds it.
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const told = execFileSync(npx, ['--offline', 'northwest', '--help'], {
      ...{ cwd: home, encoding: 'utf8', shell: process.platform === 'win32' },
    });
    expect(told).toContain('--https');
    // No authority is made for who did not ask for https.
    expect(existsSync(join(folder, 'own'))).toBe(false);
    await server.stop();
  });

  it('the package serves within 5 s: no more than a few starts of Node take on this machine', async () => {
    const took = async (args: readonly string[]): Promise<number> => {
      const began = performance.now();
      const server = await startServer(args, { NORTHWEST_HOME: join(folder, 'own') }, folder);
      const answer = await fetch(`http://127.0.0.1:${server.port}/`);
      const time = performance.now() - began;
      expect(answer.status).toBe(200);
      await server.stop();
      return time;
    };
    const plain = join(folder, 'plain.mjs');
    await writeFile(
      plain,
      `import { createServer } from 'node:http';
const server = createServer((_, answer) => answer.end('north'));
server.listen(0, () => console.log('localhost:' + server.address().port + ' Ctrl-C ends.'));
process.once('SIGTERM', () => process.exit(0));`,
    );
    // In turn, and the best of some: a machine that is busy is so for both.
    const times = { package: Number.POSITIVE_INFINITY, plain: Number.POSITIVE_INFINITY };
    for (let tries = 0; tries < 3; tries++) {
      times.plain = Math.min(times.plain, await took([plain]));
      times.package = Math.min(times.package, await took([join(out, 'package', 'northwest.mjs')]));
    }
    // Node alone takes less than 0.5 s wherever the app is of any use: ten times that are 5 s.
    expect(times.package).toBeLessThan(Math.max(10 * times.plain, 1_000));
  }, 120_000);

  it('the package serves by https too, with all that it takes inside, and its licences', async () => {
    const env = { NORTHWEST_HOME: join(folder, 'own'), NODE_PATH: '' };
    const server = await startServer([join(out, 'package', 'northwest.mjs'), '--https'], env, folder);
    const fingerprint = /(?:[0-9A-F]{2}:){31}[0-9A-F]{2}/.exec(server.said())?.[0] ?? '';
    const ca = await fetch(`http://127.0.0.1:${server.port}/northwest-authority.crt`);
    const authority = new X509Certificate(Buffer.from(await ca.arrayBuffer()));
    expect(authority.fingerprint256).toBe(fingerprint);
    const body = await new Promise<string>((done, failed) => {
      get({ port: server.port, host: '127.0.0.1', ca: authority.toString(), agent: false }, answer => {
        let text = '';
        answer.on('data', part => {
          text += String(part);
        });
        answer.on('end', () => done(text));
      }).on('error', failed);
    });
    expect(body).toBe('<p>north</p>');
    await server.stop();
    const licences = await readFile(join(out, 'package', 'licences.txt'), 'utf8');
    for (const name of ['Northwest: MIT', '@peculiar/x509', 'asn1js', 'reflect-metadata', 'uqr'])
      expect(licences).toContain(name);
  });

  it('the package holds nothing beside the app, the server and licences', async () => {
    const all = filesOf(join(out, 'package')).filter(file => !file.startsWith('site'));
    const known = ['LICENSE', 'README.md', 'licences.txt', 'northwest.mjs', 'package.json'];
    expect(all.filter(file => !/^northwest-[\w-]+\.mjs$/.test(file)).sort()).toEqual(known);
    const sizes = all.map(file => statSync(join(out, 'package', file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
    const files = JSON.parse(await readFile(join(out, 'package', 'package.json'), 'utf8')).files;
    expect(files).toContain('site');
  });
});
