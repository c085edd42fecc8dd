import { afterEach, beforeEach, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { holdStill } from '../../support/chosen-before';
import { samples } from '../../support/samples';
import { dealtAlike } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeEach(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  await dealtAlike(tablet);
  await holdStill(tablet.page);
});
afterEach(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

/** What the page holds when all that is not needed has been let go. */
async function heap(): Promise<number> {
  const devtools = await tablet.devtools();
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Taps in the open fight as fast as frames come, until it is over or so many are made: how many. */
const play = (most: number): Promise<number> =>
  tablet.page.evaluate(async wanted => {
    let turn = 2026;
    const chance = (n: number): number => {
      turn = (turn * 16807) % 2147483647;
      return turn % n;
    };
    const frame = () => new Promise(requestAnimationFrame);
    const buttons = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(one => one instanceof HTMLButtonElement);
    let taps = 0;
    let stood = '';
    let since = 0;
    for (; taps < wanted; taps++) {
      const sheet = document.querySelector('dialog[open]');
      const over = document.querySelector('.topbar-phase')?.textContent?.includes('over');
      if (over) break;
      const stands = `${document.querySelector('.dock')?.textContent} ${document.querySelector('.dock-history button')?.getAttribute('aria-label')}`;
      since = stands === stood ? since + 1 : 0;
      stood = stands;
      if (since > 200) throw new Error(`No tap leads on from: ${stood}`);
      const next = buttons('.dock .btn.next:enabled');
      const strikes = buttons('.member-attack:enabled');
      const asked = buttons('.dock-middle .ask button:enabled:not(.term)');
      const main = asked.filter(one => one.classList.contains('main'));
      const [draw] = sheet ? buttons('dialog[open] .sheet-foot .main:enabled') : [];
      const [shut] = sheet ? buttons('dialog[open] .sheet-head button') : [];
      const some = chance(4) > 0 && main.length > 0 ? main : asked;
      const one = sheet
        ? (draw ?? shut)
        : next.length > 0 && strikes.length > 0 && chance(3) > 0
          ? strikes[chance(strikes.length)]
          : (next[0] ?? some[chance(Math.max(1, some.length))]);
      one?.click();
      await frame();
      await frame();
    }
    return taps;
  }, most);

/** How many rows the log of all fights has, and how long they are written down. */
const written = (): Promise<{ rows: number; bytes: number }> =>
  tablet.page.evaluate(
    () =>
      new Promise<{ rows: number; bytes: number }>((resolve, reject) => {
        const opened = indexedDB.open('northwest');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const all = opened.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => {
            opened.result.close();
            const bytes = all.result.reduce((sum: number, row) => sum + JSON.stringify(row).length, 0);
            resolve({ rows: all.result.length, bytes });
          };
        };
      }),
  );

const mega = 1_000_000;
/** 30 minutes of it in a soak; else two fights of a few taps. */
const seconds = samples(0, 1800);

it('hours at the table: the page holds no more than the log of the open fight, and lets a left one go', async () => {
  const { page } = tablet;
  const ends = Date.now() + seconds * 1000;
  const left: number[] = [];
  const told: string[] = [];
  let taps = 0;
  for (let fights = 0; fights < 2 || Date.now() < ends; fights++) {
    await page.goto(`${site.url}#/new`);
    const ready = page.locator('a.way[href^="#/new/"]:not([href$="preset"])');
    await ready.nth(fights % 3).waitFor();
    await ready.nth(fights % 3).click();
    await page.getByRole('button', { name: 'Begin the fight' }).click();
    await page.locator('.fight .btn.next').waitFor();
    const before = { heap: await heap(), ...(await written()) };
    const made = await play(samples(20, 1500));
    taps += made;
    const after = { heap: await heap(), ...(await written()) };
    const log = after.bytes - before.bytes;
    told.push(
      `fight ${fights + 1}: ${made} taps, ${after.rows - before.rows} marks of ${Math.round(log / 1000)} kB, heap ${(before.heap / mega).toFixed(1)} to ${(after.heap / mega).toFixed(1)} MB`,
    );
    // The log in memory, the states kept for undo (64 at most), and what the browser keeps of scripts and styles.
    expect(after.heap - before.heap).toBeLessThan(log * 6 + 12 * mega);
    await page.goto(`${site.url}#/about`);
    await page.locator('main h1').waitFor();
    left.push(await heap());
  }
  console.log(`${taps} taps, ${left.length} fights\n${told.join('\n')}`);
  console.log(`left behind after each: ${left.map(bytes => (bytes / mega).toFixed(1)).join(', ')} MB`);
  expect(taps).toBeGreaterThan(30);
  // The last fight is kept open for coming back; what was played before it is gone.
  const [first = 0, second = 0] = left;
  expect(Math.max(...left)).toBeLessThan(Math.max(first, second) + 8 * mega);
});
