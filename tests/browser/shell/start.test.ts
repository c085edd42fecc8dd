import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/build/csp';
import { borrowTablet, built, openSite } from '../../support/browser/browser';

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

it('a browser too old to read the app shows a sentence after a while, and no white page', async () => {
  const site = await openSite();
  // What is new in the language is no language to an old browser.
  site.disturb((request, response) => {
    if (!request.url?.endsWith('.js')) return false;
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end('let new = ;');
    return true;
  });
  const old = await borrowTablet();
  await old.page.goto(site.url);
  const sentence = old.page.getByText(/cannot run in this browser. It needs iPadOS or iOS 16\.4/);
  await sentence.waitFor({ state: 'attached' });
  expect(await sentence.isVisible()).toBe(false);
  await old.page.evaluate(() => {
    for (const waiting of document.getAnimations()) waiting.finish();
  });
  await sentence.waitFor();
  await old.close();
  await site.stop();
});
