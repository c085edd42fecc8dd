import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draw, streamOf } from '../../../src/basics/random';
import { openTablet } from '../../support/browser/tablet';
import { patience, samples, seed } from '../../support/samples';
import { openStoragePage, playedTo } from '../fixtures-storage/table';

let page: Awaited<ReturnType<typeof openStoragePage>>;
beforeAll(async () => {
  page = await openStoragePage();
});
afterAll(() => page.remove());

const kills = samples(1, 100);
const inImports = samples(1, 100);
/** Of the campaign that comes in. */
const steps = samples(150, 2_000);

test(
  `KILL-1: the browser is killed ${kills} times while a script plays: what was acknowledged is there, byte for byte`,
  async () => {
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
      const played: unknown[] = JSON.parse(found.entries);
      expect(played.length).toBeGreaterThanOrEqual(there);
      const expected = playedTo(played.length);
      expect(found.entries).toBe(JSON.stringify(expected.entries));
      expect(found.state).toBe(JSON.stringify(expected.state));
      expect([found.line, found.at]).toEqual([expected.line, expected.at]);
      expect(found.notes).toEqual([]);
      ahead.push(played.length - there);
      if (kill > kills) break;

      there = played.length;
      let wait = 0;
      [wait, stream] = draw(stream, 1, 60);
      let reached = (): void => undefined;
      const enough = new Promise<void>(resolve => {
        reached = resolve;
      });
      await tablet.page.exposeFunction('acked', (n: number) => {
        there = n;
        if (n >= played.length + wait) reached();
      });
      const playing = tablet.page
        .evaluate(from => window.table.play(from, 1_000_000, true), played.length + 1)
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
  },
  patience,
);

test(
  `KILL-2: the browser is killed ${inImports} times while a file comes in, as one more and in the place of what is here: all of it is there, or nothing`,
  async () => {
    let stream = streamOf(seed, 'kills in imports');
    let tablet = await openTablet();
    const { profile } = tablet;
    await tablet.page.goto(page.site.url);
    expect(await tablet.page.evaluate(() => window.table.store())).toBe('device');
    const id = await tablet.page.evaluate(() => window.table.create());
    expect(await tablet.page.evaluate(one => window.table.open(one), id)).toBe('ok');
    await tablet.page.evaluate(last => window.table.play(1, last, false), steps);
    await tablet.page.evaluate(() => window.table.close());
    const bytes = await tablet.page.evaluate(() => window.table.file());
    const expected = playedTo(steps);
    // How long it takes here, undisturbed: so the deaths fall into all of it, on a slow machine too.
    const began = performance.now();
    const first = await tablet.page.evaluate(([file]) => window.table.imported(file, 'copy'), [
      bytes,
    ] as const);
    const takes = Math.ceil(performance.now() - began);
    let before = [id, ...first];
    let more = 0;
    for (let kill = 1; kill <= inImports; kill++) {
      const how = kill % 3 === 0 ? 'replace' : 'copy';
      const bringing = tablet.page
        .evaluate(([file, choice]) => window.table.imported(file, choice), [bytes, how] as const)
        .catch(() => []);
      let wait = 0;
      [wait, stream] = draw(stream, 0, takes);
      // A moment in the middle of it; where it is done by then, that is one more that must be whole.
      await Promise.race([bringing, new Promise(resolve => setTimeout(resolve, wait))]);
      await tablet.kill();
      await bringing;
      tablet = await openTablet({ profile });
      await tablet.page.goto(page.site.url);
      expect(await tablet.page.evaluate(() => window.table.store())).toBe('device');
      const now = await tablet.page.evaluate(() => window.table.documents());
      expect(now.filter(one => before.includes(one)).toSorted()).toEqual(before.toSorted());
      expect(now.length - before.length).toBeLessThanOrEqual(how === 'copy' ? 1 : 0);
      more += now.length - before.length;
      for (const one of kill === inImports
        ? now
        : now.filter(other => !before.includes(other) || other === id)) {
        expect(await tablet.page.evaluate(other => window.table.open(other), one)).toBe('ok');
        const found = await tablet.page.evaluate(() => window.table.look());
        expect([found.notes, found.entries]).toEqual([[], JSON.stringify(expected.entries)]);
        await tablet.page.evaluate(() => window.table.close());
      }
      before = now;
    }
    console.log(`${inImports} kills in imports of ${steps} steps, ${more} of them when a copy was in`);
    await tablet.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
  patience,
);
