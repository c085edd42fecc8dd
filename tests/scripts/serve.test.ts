import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderHandler, guards, type Running, serve } from '../../scripts/serve';

let folder: string;
let outside: string;
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northwest-served-'));
  outside = await mkdtemp(join(tmpdir(), 'northwest-outside-'));
  await writeFile(join(folder, 'index.html'), '<p>north</p>'.repeat(200));
  await writeFile(join(outside, 'secret.txt'), 'secret');
  await symlink(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  await symlink(outside, join(folder, 'out'));
  running = await serve(folderHandler(folder, guards), 0, '127.0.0.1');
});
afterAll(async () => {
  await running.close();
  await Promise.all([folder, outside].map(one => rm(one, { recursive: true, force: true })));
});

const get = (path: string, encoding = 'identity') =>
  fetch(`http://127.0.0.1:${running.port}${path}`, { headers: { 'accept-encoding': encoding } });

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.0, br', null],
  ['br, gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['notgzip', null],
])('of "%s" it sends %s', async (asked, sent) => {
  for (let time = 0; time < 2; time++) {
    const answer = await get('/', asked);
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(await answer.text()).toBe('<p>north</p>'.repeat(200));
  }
});

test('what was compressed is sent again only as long as the file is the same', async () => {
  await writeFile(join(folder, 'a.txt'), 'one');
  expect(await (await get('/a.txt', 'gzip')).text()).toBe('one');
  await writeFile(join(folder, 'a.txt'), 'two');
  expect(await (await get('/a.txt', 'gzip')).text()).toBe('two');
});

test.each(['/link.txt', '/out/secret.txt', '/../etc/passwd', '/%2e%2e/etc/passwd', '/%00', '/%zz'])(
  'nothing outside of the folder is served at %s',
  async path => {
    expect((await get(path)).status).toBe(404);
  },
);

test('no other site may frame a page', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
