import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draw, streamOf } from '../../../src/basics/random';
import { samples, seed } from '../../support/samples';
import { openTablet } from '../../support/tablet';
import { openStoragePage, playedTo } from '../fixtures-storage/table';

let page: Awaited<ReturnType<typeof openStoragePage>>;
beforeAll(async () => {
  page = await openStoragePage();
});
afterAll(() => page.remove());

const kills = samples(8, 100);

test(`KILL-1: the browser is killed ${kills} times while a script plays: what was acknowledged is there, byte for byte`, async () => {
  let stream = streamOf(seed, 'kills');
  let tablet = await openTablet();
  const { profile } = tablet;
  let id = '';
  let there = 0;
  const ahead: number[] = [];
  let rescued = 0;
  for (let kill = 1; kill <= kills + 1; kill++) {
    await tablet.page.goto(page.site.url);
    expect(await tablet.page.evaluate(() => window.table.store())).toBe('device');
    rescued += (await tablet.page.evaluate(() => window.table.rescued())).length;
    if (id === '') id = await tablet.page.evaluate(() => window.table.create());
    expect(await tablet.page.evaluate(one => window.table.open(one), id)).toBe('ok');

    // The campaign as it was found: exactly the script up to some step, and no acknowledged step is missing.
    const found = await tablet.page.evaluate(() => window.table.look());
    const steps: unknown[] = JSON.parse(found.entries);
    expect(steps.length).toBeGreaterThanOrEqual(there);
    const expected = playedTo(steps.length);
    expect(found.entries).toBe(JSON.stringify(expected.entries));
    expect(found.state).toBe(JSON.stringify(expected.state));
    expect([found.line, found.at]).toEqual([expected.line, expected.at]);
    expect(found.notes).toEqual([]);
    ahead.push(steps.length - there);
    if (kill > kills) break;

    there = steps.length;
    let wait = 0;
    [wait, stream] = draw(stream, 1, 60);
    let reached = (): void => undefined;
    const enough = new Promise<void>(resolve => {
      reached = resolve;
    });
    await tablet.page.exposeFunction('acked', (n: number) => {
      there = n;
      if (n >= steps.length + wait) reached();
    });
    const playing = tablet.page
      .evaluate(from => window.table.play(from, 1_000_000, true), steps.length + 1)
      .catch(() => 0);
    await enough;
    let moment = 0;
    [moment, stream] = draw(stream, 0, 12);
    await new Promise(resolve => setTimeout(resolve, moment));
    await tablet.kill();
    await playing;
    tablet = await openTablet({ profile });
  }
  // At most the steps in flight are ahead of what had been told when the browser died.
  expect(Math.max(...ahead.slice(1))).toBeLessThanOrEqual(12);
  console.log(
    `${kills} kills, ${there} steps, ${rescued} times the browser threw its database away and the second copy served;`,
    `steps on the disk that had not been acknowledged: ${ahead.slice(1).join(' ')}`,
  );
  await tablet.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}, 1_800_000);
