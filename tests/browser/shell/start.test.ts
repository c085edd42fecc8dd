import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/build/csp';
import { built, openSite } from '../../support/browser';

it('npm start serves the build on the next free port, says where, and ends cleanly by Ctrl-C', async () => {
  const taken = await openSite();
  const { port } = new URL(taken.url);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start/main.ts'], {
    env: { ...process.env, PORT: port, NORTHWEST_DIST: built() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>(done => child.once('exit', done));
  let said = '';
  await new Promise<void>(done => {
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text;
      if (said.includes('Ctrl-C ends.')) done();
    });
    child.once('exit', () => done());
  });
  expect(said).toContain(`Port ${port} is taken`);
  const address = /http:\/\/localhost:(\d+)\//.exec(said);
  expect(Number(address?.[1])).toBeGreaterThan(Number(port));
  const base = `http://127.0.0.1:${address?.[1]}`;
  const page = await fetch(`${base}/`);
  expect(await page.text()).toBe(readFileSync(join(built(), 'index.html'), 'utf8'));
  expect(page.headers.get('content-security-policy')).toContain(contentSecurityPolicy);
  expect((await fetch(`${base}/%2e%2e/package.json`)).status).toBe(404);
  expect((await fetch(`${base}/`, { method: 'POST' })).status).toBe(405);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await taken.stop();
});
