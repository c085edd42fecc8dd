import { join } from 'node:path';
import { openRelay } from '../relay/relay';
import { folderHandler, guards, serve } from '../serve';
import type { Engine, Running } from './browsers';
import { answer } from './flows/hands';
import { type Tab, until } from './tab';

/** As many as sit at a table: the tablet, and four phones. */
const seats = 5;
const patience = 120_000;

/** What everybody sees alike: the last thing that was done, and the company's numbers. */
const seen = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const undo = document
      .querySelector('[aria-label^="Undo"], .dock-history button')
      ?.getAttribute('aria-label');
    const company = [...document.querySelectorAll('.member-open')].map(one => one.getAttribute('aria-label'));
    return JSON.stringify([undo, company]);
  });

const hpOf = (tab: Tab): Promise<number> =>
  tab.run(() => Number(document.querySelector('.member-hp .die')?.textContent));

async function alike(what: string, tabs: readonly Tab[]): Promise<string> {
  let found: readonly string[] = [];
  await until(
    `alike on all ${tabs.length}: ${what}`,
    async () => {
      found = await Promise.all(tabs.map(seen));
      return new Set(found).size === 1 && (await Promise.all(tabs.map(isHeard))).every(Boolean);
    },
    patience,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${found.join(' | ')}`);
  });
  return found[0] ?? '';
}

/** The sign of a phone: nothing waits. */
const isHeard = (tab: Tab): Promise<boolean> =>
  tab.run(() => !/wait|connection|silent/.test(document.querySelector('.hands-sign')?.textContent ?? 'wait'));

/** In the page, at once: no browser's own pointer is quick enough for five at the same moment. */
const press = (tab: Tab, css: string): Promise<boolean> =>
  tab.run(wanted => {
    const one = document.querySelector<HTMLButtonElement>(wanted);
    if (!one || one.disabled) return false;
    one.click();
    return true;
  }, css);

/** On a busy machine a page takes its time. */
const comes = (tab: Tab, css: string): Promise<void> =>
  until(`there: ${css}`, () => tab.run(wanted => document.querySelector(wanted) !== null, css), patience);

async function joined(tab: Tab, link: string, name: string): Promise<void> {
  await tab.go(link);
  await comes(tab, '.hands-join input');
  await tab.type({ css: '.hands-join input' }, name);
  await tab.tap({ css: 'button', text: 'Sit down' });
  await comes(tab, 'dialog .hands-whose');
  // Nobody's sheet: each has the whole table, whatever the size of its window.
  await tab.tap({ css: 'dialog button', text: 'Nobody of them' });
  await comes(tab, '.fight');
}

/** Five count one HP down at the same moment, and five undo at the same moment: 5 are gone, 1 comes back. */
async function atOnce(tabs: readonly Tab[], times: number, way: Way): Promise<void> {
  const [tablet] = tabs;
  if (!tablet) return;
  const less = '.counting .hp [aria-label$="−1"]';
  for (let n = 0; n < times; n++) {
    const before = await hpOf(tablet);
    for (const tab of tabs) {
      await press(tab, '.member-hp');
      await comes(tab, less);
    }
    const taken = await Promise.all(tabs.map(tab => press(tab, less)));
    if (taken.includes(false)) throw new Error('somebody could not tap');
    await until(`five are gone (${n + 1})`, async () => (await hpOf(tablet)) === before - seats, patience);
    await alike('five are gone', tabs);
    // Nobody hears of another's undo before all have tapped: so it is one moment, however slow a browser is.
    await way.cut();
    await Promise.all(tabs.map(tab => press(tab, '[aria-label^="Undo: "]')));
    await way.restore();
    await until(
      `one comes back (${n + 1})`,
      async () => (await hpOf(tablet)) === before - seats + 1,
      patience,
    );
    await alike('one came back', tabs);
    if ((await hpOf(tablet)) !== before - seats + 1) throw new Error('more than one step was undone');
    for (let hp = before - seats + 1; hp < before; hp++) {
      await press(tablet, '[aria-label^="Undo: "]');
      await until('undone', async () => (await hpOf(tablet)) === hp + 1, patience);
    }
    await alike('as before', tabs);
  }
}

/** To the end of the fight; each tap is another browser's. */
async function wholeFight(tabs: readonly Tab[]): Promise<number> {
  const over = (tab: Tab) =>
    tab.run(() => document.querySelector('.fight')?.getAttribute('data-phase') === 'over');
  for (let n = 0; n < 1_000; n++) {
    const tab = tabs[n % tabs.length];
    const [first] = tabs;
    if (!tab || !first) break;
    if (await over(first)) {
      await alike('the end', tabs);
      return n;
    }
    const before = await seen(first);
    if (await answer({ tab })) await tab.tap({ css: '.btn.next' });
    await until(
      'it has come about',
      async () => (await seen(first)) !== before || (await over(first)),
      patience,
    );
    await alike(`tap ${n + 1}`, tabs);
  }
  throw new Error('the fight has no end');
}

/** The app and its relay on one port, which go away and come back there. */
interface Way {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

async function wayOver(build: string): Promise<Way> {
  const files = folderHandler(build, guards);
  const begin = async (port: number) => {
    const relay = await openRelay();
    const host = await serve(
      async (request, response) => {
        if (!relay.answer(request, response)) await files(request, response);
      },
      port,
      '127.0.0.1',
      server => relay.attach(server),
    );
    return { relay, host };
  };
  let now: Awaited<ReturnType<typeof begin>> | undefined = await begin(0);
  const { port } = now.host;
  return {
    url: `http://127.0.0.1:${port}/`,
    async cut() {
      await now?.relay.close();
      await now?.host.close();
      now = undefined;
    },
    async restore() {
      now ??= await begin(port);
    },
  };
}

/** Real browsers of every engine that is here, at one table over one relay. Says what was done, or throws. */
export async function together(
  here: readonly Engine[],
  build: string,
  times: number,
  fights: boolean,
): Promise<string> {
  const way = await wayOver(build);
  const open: Running[] = [];
  try {
    const chosen = Array.from({ length: seats }, (_, i) => here[i % here.length]).filter(
      one => one !== undefined,
    );
    for (const engine of chosen) open.push(await engine.open());
    const tabs = open.map(one => one.tab);
    const [tablet, ...phones] = tabs;
    if (!tablet) throw new Error('no browser is here');
    await tablet.go(`${way.url}#/demo`);
    await comes(tablet, 'main button.main');
    await tablet.tap({ css: 'main button.main' });
    await comes(tablet, '.fight .btn.next');
    await tablet.tap({ css: 'button', exactly: 'Menu' });
    await tablet.tap({ css: '.menu-line', text: 'Phones' });
    await until('the code', () => tablet.run(() => document.querySelector('.hands-link') !== null), patience);
    const link = await tablet.run(() => document.querySelector('.hands-link')?.textContent ?? '');
    for (const tab of phones) await joined(tab, link, `phone ${phones.indexOf(tab) + 1}`);
    await until('nothing lies over the table', () =>
      tablet.run(() => {
        const closes = [...document.querySelectorAll<HTMLElement>('dialog[open] .sheet-head button')];
        closes.at(-1)?.click();
        return closes.length === 0;
      }),
    );
    await alike('the beginning', tabs);
    await tablet.tap({ css: '.btn.next' });
    await alike('the first round', tabs);
    await atOnce(tabs, times, way);
    const taps = fights ? await wholeFight(tabs) : 0;
    const names = [...new Set(chosen.map(one => one.name))].join(', ');
    return `${seats} browsers (${names}) at one table: ${times} times five at once${fights ? `, a fight of ${taps} taps` : ''}`;
  } catch (error) {
    for (const [i, { tab }] of open.entries())
      await tab.picture(join('.cache', `together-${i}.png`)).catch(() => undefined);
    throw error;
  } finally {
    for (const one of open) await one.close().catch(() => undefined);
    await way.cut();
  }
}
