// The same figures in every engine that is here, beside each other: a fight opened, taps to their frames, and the same
// taps to the disk. No engine but Chromium can be slowed, so the processor is as it is; plain work of the same page
// stands beside, so that a slow engine shows.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Engine, engines } from '../../engines/browsers';
import { installEngines } from '../../engines/install';
import { type Tab, until } from '../../engines/tab';
import { watchedBuild } from '../../engines/watched';
import { folderHandler, guards, serve } from '../../serve';
import { median, quantile, runPlainSteps, timedRow, timeText } from '../plain';
import type { BenchRow } from '../row';

const taps = 60;
const openings = 7;

/** In the page, before the app: when the fight stands, and when what a tap wrote is on the disk. */
const clock = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.fight .dock-middle')) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.stood = performance.now(); });
  }).observe(document, { childList: true, subtree: true });
  const row = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === 'records')
      this.transaction.addEventListener('complete', () => window.wrote?.(performance.now()));
    return row.apply(this, args);
  };
`;

/** One tap: to the end of the frame that shows it, and to the end of its transaction. */
const tapped = (tab: Tab, selector: string): Promise<{ readonly frame: number; readonly disk: number }> =>
  tab.run(
    wanted =>
      new Promise<{ frame: number; disk: number }>((resolve, reject) => {
        const button = document.querySelector(wanted);
        if (!(button instanceof HTMLElement)) return reject(new Error(`No ${wanted}`));
        requestAnimationFrame(() => {
          const from = performance.now();
          const took = { frame: -1, disk: -1 };
          const end = (): void => {
            if (took.frame >= 0 && took.disk >= 0) resolve(took);
          };
          Object.assign(window, {
            wrote(when: number) {
              took.disk = when - from;
              end();
            },
          });
          button.click();
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            took.frame = performance.now() - from;
            end();
          };
          channel.port2.postMessage(null);
        });
      }),
    selector,
  );

const plainWork = (tab: Tab): Promise<number> => tab.run(runPlainSteps);

const there = (tab: Tab, css: string): Promise<void> =>
  until(`there: ${css}`, () => tab.run(wanted => document.querySelector(wanted) !== null, css));

async function rowsOf(engine: Engine, url: string): Promise<BenchRow[]> {
  const browser = await engine.open();
  const { tab, version } = browser;
  try {
    await tab.go(`${url}#/demo`);
    await tab.tap({ css: 'main button.main' });
    await there(tab, '.fight .btn.next');
    await tab.tap({ css: '.member-open' });
    const less = '.sheet [aria-label="HP: −1"]';
    const more = '.sheet [aria-label="HP: +1"]';
    await there(tab, less);
    const frames: number[] = [];
    const disks: number[] = [];
    for (let i = 0; i < taps; i++) {
      const { frame, disk } = await tapped(tab, i % 2 === 0 ? less : more);
      frames.push(frame);
      disks.push(disk);
    }
    const opened: number[] = [];
    for (let i = 0; i < openings; i++) {
      await tab.reload();
      await until('the fight', () => tab.run(() => Reflect.has(window, 'stood')));
      opened.push(await tab.run(() => Number(Reflect.get(window, 'stood'))));
    }
    const plain = await plainWork(tab);
    // The others draw without a graphics card on a screen that nobody sees, so the budgets of a tablet do not apply.
    const limited = engine.name === 'Chromium';
    const row = (what: string, times: readonly number[], limitMs: number): BenchRow => {
      const timed = timedRow({
        what: `${what}, ${engine.name} ${version}, median`,
        ms: median(times),
        plain,
        limit: { ms: limitMs, slowed: 1 },
        beside: `p95 ${timeText(quantile(times, 0.95))}`,
      });
      return limited ? timed : { ...timed, budget: 'none', within: true };
    };
    return [
      row('tap to frame', frames, 16),
      row('tap to the disk', disks, 50),
      row('a fight opened again, from the address to its first frame', opened, 2_000),
    ];
  } finally {
    await browser.close();
  }
}

export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join('.cache', 'bench-engines-'));
  for (const { sentence } of installEngines(engines)) console.error(sentence);
  const plain = process.env.NORTHWEST_DIST ?? join(folder, 'dist');
  if (plain !== process.env.NORTHWEST_DIST)
    await build({ build: { outDir: plain, emptyOutDir: true }, logLevel: 'error' });
  const host = await serve(
    folderHandler(watchedBuild(plain, join(folder, 'watched'), 'bench', clock), guards),
    0,
    '127.0.0.1',
  );
  try {
    const rows: BenchRow[] = [];
    for (const engine of engines.filter(one => one.here()))
      rows.push(...(await rowsOf(engine, `http://127.0.0.1:${host.port}/`)));
    // By figure, so that the engines stand beside each other.
    return rows.toSorted((a, b) => a.what.split(',')[0]?.localeCompare(b.what.split(',')[0] ?? '') ?? 0);
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
