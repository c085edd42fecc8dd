import type { Page } from 'playwright-core';
import { afterAll, beforeAll, type ExpectStatic, expect, type TestContext, test } from 'vitest';
import { samples } from '../../support/samples';
import { heldRequest, openPlaces, type Place, type Places, playedTo } from '../fixtures-storage/table';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places.remove());
/** Tests that run concurrently poll with the `expect` of their own test: the global one belongs to none of them. */
const here =
  (work: (at: Place, ownExpect: ExpectStatic) => Promise<void>) =>
  ({ expect: ownExpect }: TestContext) =>
    places.at(at => work(at, ownExpect));

const look = (page: Page) => page.evaluate(() => window.table.look());
const store = (page: Page) => page.evaluate(() => window.table.store());
const open = (page: Page, id: string) => page.evaluate(one => window.table.open(one), id);
const steps = (page: Page, from: number, to: number) =>
  page.evaluate(([a, b]) => window.table.play(a, b, false), [from, to] as const);

/** Another page of the same place, with nothing of ours in it. */
async function bare(at: Place): Promise<Page> {
  const page = await at.another();
  await page.goto(`${at.site.url}nothing-here`);
  return page;
}

async function begun(at: Place): Promise<string> {
  await at.page.goto(at.site.url);
  expect(await store(at.page)).toBe('device');
  const id = await at.page.evaluate(() => window.table.create());
  expect(await open(at.page, id)).toBe('ok');
  expect(await steps(at.page, 1, 10)).toBe(10);
  return id;
}

async function reopened(at: Place, id: string, taps: number): Promise<void> {
  await at.page.reload();
  expect(await store(at.page)).toBe('device');
  expect(await open(at.page, id)).toBe('ok');
  expect((await look(at.page)).entries).toBe(JSON.stringify(playedTo(taps).entries));
}

test(
  'CONNECTION-1: a connection that is cut in mid-play is opened anew, and no tap is lost',
  here(async at => {
    const id = await begun(at);
    // What a browser does to a connection: it closes under the page, between taps and within them.
    await at.page.evaluate(() => window.table.cut());
    expect(await steps(at.page, 11, 15)).toBe(15);
    await at.page.evaluate(() => window.table.cut());
    expect(await steps(at.page, 16, 20)).toBe(20);
    expect(await look(at.page)).toMatchObject({ saving: { kind: 'saved' } });
    await reopened(at, id, 20);
  }),
);

test(
  'CONNECTION-2: another tab makes a table of the database anew: this one steps aside and plays on',
  here(async at => {
    const id = await begun(at);
    const other = await bare(at);
    await other.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.open('northwest', 2);
          asked.onupgradeneeded = () => asked.result.createObjectStore('layout-1');
          asked.onsuccess = () => {
            asked.result.close();
            resolve();
          };
          asked.onerror = () => reject(asked.error);
        }),
    );
    expect(await steps(at.page, 11, 15)).toBe(15);
    await reopened(at, id, 15);
  }),
);

for (const table of samples(
  ['records', 'backups'],
  ['documents', 'writers', 'records', 'snapshots', 'backups', 'aside'],
)) {
  test(
    `CONNECTION-3: a database without its table ${table} is made whole, and fights begin and open again`,
    here(async at => {
      await at.page.goto(`${at.site.url}nothing-here`);
      await at.page.evaluate(
        without =>
          new Promise<void>((resolve, reject) => {
            const asked = indexedDB.open('northwest', 1);
            asked.onupgradeneeded = () => {
              for (const name of ['documents', 'writers', 'records', 'snapshots', 'backups', 'aside'])
                if (name !== without) asked.result.createObjectStore(name);
            };
            asked.onsuccess = () => {
              asked.result.close();
              resolve();
            };
            asked.onerror = () => reject(asked.error);
          }),
        table,
      );
      const id = await begun(at);
      await reopened(at, id, 10);
    }),
  );
}

test(
  'CONNECTION-4: a database deleted in mid-play: it is said, nothing is called saved, and all of it can still leave',
  here(async at => {
    await begun(at);
    const other = await bare(at);
    await other.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.deleteDatabase('northwest');
          asked.onsuccess = () => resolve();
          asked.onerror = () => reject(asked.error);
        }),
    );
    await at.page.evaluate(() => window.table.step(11));
    expect(await at.page.evaluate(() => window.table.settle())).toMatchObject({
      kind: 'failed',
      problem: { code: 'cleared' },
    });
    expect(await look(at.page)).toMatchObject({ elsewhere: false, problem: 'cleared' });
    expect((await look(at.page)).entries).toBe(JSON.stringify(playedTo(11).entries));
  }),
);

test(
  'CONNECTION-5: a layout newer than the app is left alone, and called what it is',
  here(async at => {
    await at.page.goto(`${at.site.url}nothing-here`);
    for (const version of [2, 99]) {
      await at.page.evaluate(
        wanted =>
          new Promise<void>((resolve, reject) => {
            const asked = indexedDB.open('northwest', wanted);
            asked.onupgradeneeded = () => {
              if (!asked.result.objectStoreNames.contains('of-later'))
                asked.result.createObjectStore('of-later');
            };
            asked.onsuccess = () => {
              asked.result.close();
              resolve();
            };
            asked.onerror = () => reject(asked.error);
          }),
        version,
      );
      const page = await at.another();
      await page.goto(at.site.url);
      expect(await store(page)).toBe('newer');
      expect(await open(page, 'some-fight')).toBe('failed');
      expect(await page.evaluate(() => indexedDB.databases())).toMatchObject([
        { name: 'northwest', version },
      ]);
      await page.close();
    }
  }),
);

test.concurrent(
  'CONNECTION-6: an opening that is never answered ends in memory, and it is said',
  here(async at => {
    await at.page.addInitScript(() => {
      // A request that stays open for ever, as after a crash of the browser's storage process.
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
        const asked = open.call(this, name, version);
        asked.addEventListener = () => undefined;
        return asked;
      };
    });
    await at.page.goto(at.site.url);
    expect(await store(at.page)).toBe('silent');
    const id = await at.page.evaluate(() => window.table.create());
    expect(await open(at.page, id)).toBe('ok');
    await steps(at.page, 1, 5);
    expect(await look(at.page)).toMatchObject({ saving: { kind: 'memory' }, problem: 'silent' });
  }),
);

/** What a browser tells a page that it puts away for a way back, and one that somebody came back to. */
const turn = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate(type => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);

test.concurrent(
  'CONNECTION-7: a page put away in mid-write ends what it began and lets the database go; back again it writes all of it, once',
  here(async at => {
    const id = await begun(at);
    for (const [from, to] of [
      [11, 14],
      [15, 15],
      [16, 22],
    ] as const) {
      // The taps are under way, in the queue and in the database, when the page is put away.
      await at.page.evaluate(
        ([a, b]) => {
          for (let s = a; s <= b; s++) window.table.step(s);
          return new Promise<void>(resolve => {
            setTimeout(() => {
              window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
              resolve();
            }, 1);
          });
        },
        [from, to] as const,
      );
      // Whoever wants the database for itself has it at once: nothing is open, and nothing is begun.
      const other = await bare(at);
      await other.evaluate(
        version =>
          new Promise<void>((resolve, reject) => {
            const asked = indexedDB.open('northwest', version);
            asked.onupgradeneeded = () => {
              if (!asked.result.objectStoreNames.contains('layout-1'))
                asked.result.createObjectStore('layout-1');
            };
            asked.onblocked = () => reject(new Error('held by a page that was put away'));
            asked.onsuccess = () => {
              asked.result.close();
              resolve();
            };
          }),
        from + 1,
      );
      await other.close();
      await turn(at.page, 'pageshow');
      expect(await at.page.evaluate(() => window.table.settle())).toEqual({ kind: 'saved' });
    }
    await reopened(at, id, 22);
  }),
);

test.concurrent(
  'CONNECTION-8: what lies put away keeps nobody out, and is told when it comes back that another has it',
  here(async (at, ownExpect) => {
    const id = await begun(at);
    await turn(at.page, 'pagehide');
    const other = await at.another();
    await other.goto(at.site.url);
    expect(await store(other)).toBe('device');
    expect(await open(other, id)).toBe('ok');
    expect(await steps(other, 11, 13)).toBe(13);
    await turn(at.page, 'pageshow');
    await ownExpect.poll(async () => (await look(at.page)).elsewhere).toBe(true);
    expect(await steps(at.page, 11, 11)).toBe(10);
    await other.close();
    await reopened(at, id, 13);
  }),
);

test.concurrent(
  'CONNECTION-9: back in a page that nobody took anything from, it is held against others as before',
  here(async (at, ownExpect) => {
    const id = await begun(at);
    await turn(at.page, 'pagehide');
    await turn(at.page, 'pageshow');
    const other = await at.another();
    await other.goto(at.site.url);
    expect(await store(other)).toBe('device');
    await ownExpect.poll(() => open(other, id)).toBe('elsewhere');
    expect(await steps(at.page, 11, 12)).toBe(12);
    await other.close();
    await reopened(at, id, 12);
  }),
);

test.concurrent(
  'CONNECTION-10: a database that stops answering: it is said with what helps, nothing waits for ever, and it is all written when it answers',
  here(async at => {
    const id = await begun(at);
    const other = await bare(at);
    const held = heldRequest(at.site);
    // Another window's write that does not end holds up every other: its page stands still in the middle of it.
    await other.evaluate(() => {
      const asked = indexedDB.open('northwest');
      asked.onsuccess = () => {
        const tables = [...asked.result.objectStoreNames];
        const tx = asked.result.transaction(tables, 'readwrite');
        tx.objectStore('writers').count().onsuccess = () => {
          const request = new XMLHttpRequest();
          request.open('GET', 'held', false);
          request.send();
        };
      };
    });
    const release = await held;
    const late = await at.another();
    await late.goto(at.site.url);
    await at.page.evaluate(() => window.table.step(11));
    const [told, where] = await Promise.all([at.page.evaluate(() => window.table.settle()), store(late)]);
    expect(told).toMatchObject({ kind: 'failed', problem: { code: 'unanswered' } });
    // Opening in another window ends in a sentence too.
    expect([where, await open(late, 'some-fight')]).toEqual(['device', 'failed']);
    await late.close();
    release();
    expect(await at.page.evaluate(() => window.table.again())).toEqual({ kind: 'saved' });
    expect(await steps(at.page, 12, 15)).toBe(15);
    await reopened(at, id, 15);
  }),
);
