import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect as connectPlain, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectSecure } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuthority, makeCertificate } from '../../scripts/https/authority';
import { serveBoth } from '../../scripts/https/both';
import { folderHandler, guards, type Running, serve } from '../../scripts/serve';

const outside = 'what lies outside';
let folder: string;
let plain: Running;
let both: Running;
let authority: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northwest-hostile-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(folder, 'site-beside'));
  await Promise.all([
    writeFile(join(site, 'index.html'), '<p>north</p>'),
    writeFile(join(site, 'assets', 'a.js'), 'export {};'),
    ...['secret.txt', 'site-beside/secret.txt'].map(name => writeFile(join(folder, name), outside)),
    symlink(join(folder, 'secret.txt'), join(site, 'link.txt')),
    symlink(folder, join(site, 'up')),
    symlink('/', join(site, 'assets', 'root')),
    symlink(join(site, 'round'), join(site, 'round')),
  ]);
  const app = folderHandler(site, guards);
  plain = await serve(app, 0, '127.0.0.1');
  const names = { addresses: ['127.0.0.1'], names: ['localhost'] };
  const made = await makeAuthority('hostile', { addresses: [], names: [] }, Date.now());
  authority = made.certificate;
  const handlers = { secure: app, plain: app };
  both = await serveBoth(handlers, await makeCertificate(made, names, Date.now()), 0, '127.0.0.1');
});
afterAll(async () => {
  await Promise.all([plain.close(), both.close()]);
  await rm(folder, { recursive: true, force: true });
});

type Door = () => Socket;
const doors: readonly (readonly [string, Door])[] = [
  ['the server', () => connectPlain(plain.port, '127.0.0.1')],
  ['the port of both, plain', () => connectPlain(both.port, '127.0.0.1')],
  [
    'the port of both, by https',
    () => connectSecure({ port: both.port, host: '127.0.0.1', servername: 'localhost', ca: authority }),
  ],
];

/** All that comes back until the other side closes. */
const answerTo = (door: Door, ...sent: readonly (string | Buffer)[]): Promise<string> =>
  new Promise(done => {
    const socket = door();
    let said = '';
    socket.on('data', part => {
      said += `${part}`;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(said));
    for (const one of sent) socket.write(one);
  });

const statusIn = (answer: string): number | 'closed' =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || 'closed';
const refused = [400, 404, 'closed'];
const request = (path: string, ...more: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, ...(more.some(one => /^host:/i.test(one)) ? [] : ['Host: table.local']), ...more]
    .concat('Connection: close', '', '')
    .join('\r\n');

const ways = [
  ...[
    '/../secret.txt',
    '/../../etc/passwd',
    '/assets/../../secret.txt',
    '/./../secret.txt',
    '//../secret.txt',
  ],
  ...['/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt'],
  ...[
    '/%252e%252e/secret.txt',
    '/..%255csecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%2e%2e%5csecret.txt',
  ],
  ...['/%c0%ae%c0%ae/secret.txt', '/%e0%80%ae%e0%80%ae/secret.txt', '/..%c0%afsecret.txt', '/..;/secret.txt'],
  ...['/..%00/secret.txt', '/index.html%00.txt', '/%00', '/%zz', '/%', '/%u002e%u002e/secret.txt'],
  ...[
    '/link.txt',
    '/up/secret.txt',
    '/up/site/../secret.txt',
    '/assets/root/etc/passwd',
    '/round',
    '/round/x',
  ],
  ...[
    '/../site-beside/secret.txt',
    '/%2e%2e/site-beside/secret.txt',
    '/assets',
    '/assets/',
    '/up/',
    '/.',
    '/..',
  ],
  ...['/C:/Windows/win.ini', '/C:%5cWindows%5cwin.ini', '/file:///etc/passwd', '/~root/.profile', '/CON'],
  ...[
    'file:///etc/passwd',
    'http://127.0.0.1:1/../secret.txt',
    '//etc/passwd',
    '*',
    '../secret.txt',
    'secret.txt',
  ],
  `/${'../'.repeat(3000)}etc/passwd`,
  `/${'a/'.repeat(6000)}`,
  `/${'%2e%2e%2f'.repeat(1500)}etc/passwd`,
];

const hosts = [
  ...['Host:', 'Host: a b', 'Host: ../..', 'Host: a@b', 'Host: <script>', 'Host: a/b', 'Host: "', 'Host: -'],
  ...['Host: a:port', 'Host: a:123456', 'Host: [::1', 'Host: [zz]', `Host: ${'a'.repeat(300)}`, 'Host: a\tb'],
  'Host: ä.local',
  'Host: one.local\r\nHost: two.local',
];

describe.each(doors)('%s', (_, door) => {
  it('answers a plain question', async () => {
    expect(await answerTo(door, request('/'))).toMatch(/^HTTP\/1\.1 200[\s\S]*<p>north<\/p>$/);
  });

  it.each(ways.map(way => [way.length > 60 ? `${way.slice(0, 40)}… (${way.length})` : way, way] as const))(
    'gives no file from outside at %s',
    async (__, way) => {
      const answer = await answerTo(door, request(way));
      expect(answer).not.toContain(outside);
      expect(answer).not.toContain('root:');
      // Where the way does not lead out after all, what it gives is the page itself.
      if (!answer.endsWith('<p>north</p>')) expect(refused).toContain(statusIn(answer));
    },
  );

  it.each(hosts)('refuses a host that is none: %j', async host => {
    expect([400, 'closed']).toContain(statusIn(await answerTo(door, request('/', host))));
  });

  it('refuses a question without a host', async () => {
    expect(statusIn(await answerTo(door, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
  });

  it.each([
    ['one header of 20 kB', request('/', `X-A: ${'a'.repeat(20_000)}`)],
    ['3,000 headers', request('/', ...Array.from({ length: 3000 }, (__, n) => `X-${n}: 1`))],
    ['a line that never ends', `GET /${'a'.repeat(200_000)}`],
    ['no method', '\r\n\r\n\r\n / HTTP/1.1\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['bytes that mean nothing', Buffer.from(Array.from({ length: 4000 }, (__, n) => (n * 7 + 1) % 256))],
    ['a header that smuggles', request('/', 'Transfer-Encoding: chunked', 'Content-Length: 4')],
    ['a body of a terabyte', request('/', 'Content-Length: 1000000000000')],
    [
      'a body in endless parts',
      `${request('/', 'Transfer-Encoding: chunked')}ffffffff\r\n${'a'.repeat(100_000)}`,
    ],
    ['a body after being asked to go on', request('/', 'Content-Length: 9', 'Expect: 100-continue')],
    ['a length that is none', request('/', 'Content-Length: -1')],
    ['a tunnel', 'CONNECT bank.example:443 HTTP/1.1\r\nHost: bank.example:443\r\n\r\n'],
  ])('refuses or closes: %s', async (__, sent) => {
    const answer = await answerTo(door, sent);
    expect(answer).not.toContain('north');
    expect(refused).toContain(statusIn(answer));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('gives nothing to %s', async method => {
    const answer = await answerTo(door, request('/').replace('GET', method));
    expect([400, 405]).toContain(statusIn(answer));
  });
});

it('who is slow is put out, three hundred at once, and others are answered meanwhile', async () => {
  const begun = ['G', 'GET / HT', 'GET / HTTP/1.1\r\n', '', 'GET / HTTP/1.1\r\nHost: table.local\r\nX-A: '];
  const slow = doors.flatMap(([, door]) =>
    Array.from({ length: 100 }, (_, n) => answerTo(door, begun[Math.min(n, 4)] ?? '')),
  );
  const handshake = answerTo(() => connectPlain(both.port, '127.0.0.1'), Buffer.from([0x16, 3, 1]));
  for (const [, door] of doors) expect(await answerTo(door, request('/'))).toContain('north');
  for (const answer of await Promise.all(slow)) {
    expect(answer).not.toContain('north');
    expect([400, 408, 'closed']).toContain(statusIn(answer));
  }
  expect(await handshake).toBe('');
  for (const [, door] of doors) expect(await answerTo(door, request('/'))).toContain('north');
});
