import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../tab';
import type { Flow, World } from '../world';
import { fileThatLeft, notePromises, openDemo, promisesKept, saved, sees, tapped } from './hands';

/** Ways to leave with taps under way: in the fight, in the moment itself, over the settings, and by closing the page. */
const ways = 4;
const closing = 3;
/** A page under taps answers late on a busy machine. */
const patience = 60_000;

const startToLeave = ({ tab, host }: World, way: number): Promise<void> =>
  tab.run(
    (url, how, closes) => {
      const tapAll = (): void => {
        document
          .querySelector<HTMLElement>('.btn.next, .dock-middle .ask button:enabled:not(.term)')
          ?.click();
        [...document.querySelectorAll<HTMLElement>('button')]
          .find(one => /^(Undo|Redo): /.test(one.getAttribute('aria-label') ?? ''))
          ?.click();
      };
      tapAll();
      if (how === 0 || how === closes) {
        const taps = setInterval(tapAll, 7);
        addEventListener('pageshow', () => clearInterval(taps), { once: true });
      }
      if (how === 1) addEventListener('pagehide', tapAll, { capture: true, once: true });
      if (how === 2) location.hash = '#/settings';
      if (how === closes) return;
      setTimeout(() => {
        location.href = url;
      }, 20);
    },
    `${host.url}elsewhere.html`,
    way,
    closing,
  );

/** Leaves and comes back to the fight: by history, or anew. */
async function awayAndBack(world: World, fight: string, i: number): Promise<void> {
  const { tab, host } = world;
  const way = i % ways;
  await startToLeave(world, way);
  if (way === closing) {
    if (await tab.anew()) {
      await tab.go(`${host.url}#/${fight}`);
      return;
    }
    // Its page cannot be closed: another one takes its place in the midst of the taps.
    await tab.go(`${host.url}elsewhere.html`);
  }
  await until('the other page', async () => (await tab.address()).includes('elsewhere'), patience);
  // By history, then anew: the page that was put away lies there still, with all that it held.
  if (Math.floor(i / ways) % 2 === 0) {
    await tab.back();
    await until('the app again', async () => !(await tab.address()).includes('elsewhere'));
    await tab.run(hash => {
      location.hash = `#/${hash}`;
    }, fight);
  } else await tab.go(`${host.url}#/${fight}`);
}

export const leavings: Flow = {
  name: 'leaving and coming back',
  quick: ['Firefox', 'WebKitGTK'],
  // What a page was still loading when it was left; and errors without words, which WPE tells of what the driver put into
  // a page that comes back: an error of the app, which is all modules, has its words.
  complains: /mport|preload|NetworkError|Load failed|Failed to fetch|aborted|^error: Script error\.$/,
  async run(world) {
    const { tab, times } = world;
    const fight = await openDemo(world);
    let kept = 0;
    for (let i = 0; i < times; i++) {
      await notePromises(world);
      // A tap that comes too soon after the last is taken for a slip of the hand: it is done again.
      await until('a tap that is written', async () => {
        await tapped(world);
        return (await promisesKept(world)) > kept;
      });
      await awayAndBack(world, fight, i);
      await until(
        `the fight, after leaving ${i + 1} times`,
        () => tab.run(() => document.querySelector('.fight .dock-middle') !== null),
        patience,
      );
      await saved(world);
      kept = await promisesKept(world);
    }
    await tab.reload();
    await until('the fight', () => tab.run(() => document.querySelector('.fight .dock-middle') !== null));
    console.log(`        ${world.engine}: left ${times} times, ${kept} steps written and all of them there`);
  },
};

export const outAndIn: Flow = {
  name: 'out as a file, and in',
  async run(world) {
    const { open, tab, folder } = world;
    await openDemo(world);
    await tapped(world);
    await saved(world);
    await open('settings');
    await tab.tap({ css: 'button', exactly: 'Save everything as a file' });
    const path = join(folder, 'all.northwest');
    await writeFile(path, Buffer.from(await fileThatLeft(world), 'base64'));
    await tab.choose('input[type=file]', path);
    await tab.tap({ css: 'button', exactly: 'Bring in as new copies' });
    await sees(world, '1 save brought in.');
    await open('');
    await sees(world, '(imported)');
  },
};

export const rubbish: Flow = {
  name: 'rubbish is refused',
  async run(world) {
    const { open, tab, folder } = world;
    await open('settings');
    const files = [
      Buffer.alloc(0),
      Buffer.from('{"a":'),
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]),
      Buffer.alloc(4096, 7),
    ];
    for (const [i, bytes] of files.entries()) {
      const path = join(folder, `rubbish-${i}.northwest`);
      await writeFile(path, bytes);
      await tab.choose('input[type=file]', path);
      await until('a refusal', () =>
        tab.run(() => (document.querySelector('.notice[role=status]')?.textContent ?? '').length > 10),
      );
      await tab.reload();
    }
  },
};

export const safe: Flow = {
  name: 'read back and found whole',
  async run(world) {
    await openDemo(world);
    await tapped(world);
    await saved(world);
    await world.open('settings/safe');
    await world.tab.tap({ css: 'main button', text: 'ead everything back' });
    await sees(world, 'whole');
  },
};

export const refused: Flow = {
  name: 'storage refused',
  async run(world) {
    const { tab, host } = world;
    // Another page of the place: one of the app would be left while it still loads.
    await tab.go(`${host.url}elsewhere.html`);
    await tab.run(() => sessionStorage.setItem('fails', 'opening'));
    try {
      await openDemo(world);
      await tapped(world);
      await sees(world, 'does not let the app store anything');
    } finally {
      await tab.run(() => sessionStorage.removeItem('fails'));
    }
  },
};

export const full: Flow = {
  name: 'a full device',
  async run(world) {
    const { open, tab } = world;
    await open('');
    await tab.run(() => sessionStorage.setItem('fails', 'off'));
    await openDemo(world);
    // Looked at as the page loads, and at each writing.
    await tab.run(() => sessionStorage.setItem('fails', 'writing'));
    await tab.reload();
    await until('the fight', () => tab.run(() => document.querySelector('.topbar, main') !== null));
    await sees(world, 'no room left');
    await tab.run(() => sessionStorage.removeItem('fails'));
    await tab.reload();
    await until('the fight', () => tab.run(() => document.querySelector('.fight .dock-middle') !== null));
    await tapped(world);
    await saved(world);
  },
};
