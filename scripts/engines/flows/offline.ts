import { until } from '../tab';
import type { Flow } from '../world';
import { asked, edition, keptOffline, look, openDemo, saved, sees, stepsOnDisk } from './hands';

export const worker: Flow = {
  name: 'kept on the device',
  async run(world) {
    await world.open('settings');
    await keptOffline(world);
    await sees(world, 'The whole app is on this device');
  },
};

export const offlineReload: Flow = {
  name: 'offline: reload in a fight',
  quick: ['Firefox', 'WebKitGTK'],
  async run(world) {
    const { tab, host } = world;
    await openDemo(world);
    await tab.tap({ css: '.btn.next' });
    const here = await asked(world);
    await saved(world);
    await keptOffline(world);
    await host.stop();
    await tab.reload();
    await until('the same question', async () => (await asked(world)) === here);
  },
};

export const offlineLink: Flow = {
  name: 'offline: a deep link',
  async run(world) {
    await world.open('');
    await keptOffline(world);
    await world.host.stop();
    await world.tab.go('about:blank');
    await world.open('packs/builtin');
  },
};

export const offlineLazy: Flow = {
  name: 'offline: a page never seen',
  async run(world) {
    await world.open('');
    await keptOffline(world);
    await world.host.stop();
    await world.tab.run(() => {
      location.hash = '#/rules';
    });
    await until('the rules', () =>
      world.tab.run(() => document.querySelector('main h1')?.textContent?.includes('Rules') === true),
    );
  },
};

export const update: Flow = {
  name: 'a new version, taken',
  async run(world) {
    const { open, tab, host, next } = world;
    await open('');
    await keptOffline(world);
    host.deploy(next);
    const came = await look(world);
    if (came !== 'installed') throw new Error(`the new version: ${came}`);
    await tab.tap({ css: 'button', exactly: 'Use it now' });
    await until('the new version', async () => (await edition(world)) === 'next', 90_000);
  },
};

export const barred: Flow = {
  name: 'a new version in mid-fight',
  async run(world) {
    const { tab, host, next } = world;
    await openDemo(world);
    await tab.tap({ css: '.btn.next' });
    await saved(world);
    await keptOffline(world);
    host.deploy(next);
    const came = await look(world);
    if (came === 'activated') throw new Error('it came in mid-fight');
    await tab.reload();
    await until('the fight', () => tab.run(() => document.querySelector('.fight .dock-middle') !== null));
    const still = await look(world);
    if (still === 'installed' || still === 'activated') throw new Error(`it came in mid-fight: ${still}`);
    if ((await edition(world)) !== 'first') throw new Error('it came in mid-fight, at a reload');
  },
};

export const secondUpdate: Flow = {
  name: 'two new versions, the first in mid-fight',
  async run(world) {
    const { open, tab, host, next } = world;
    await open('darkleaf/new/two');
    for (const text of ['The Murg', 'Huldra']) await tab.tap({ css: '.dl-clan', text });
    await tab.tap({ css: 'button', exactly: 'Begin' });
    await until('the duel', () => tab.run(() => document.querySelector('.dl-board') !== null));
    await keptOffline(world);
    host.deploy(next);
    const came = await look(world);
    if (came !== 'redundant') throw new Error(`in mid-fight: ${came}`);
    await tab.tap({ css: '[data-at]', text: 'pawn of the Murg' });
    await tab.tap({ css: 'button', exactly: 'The table says otherwise' });
    const before = await stepsOnDisk(world);
    await tab.tap({ css: 'button', exactly: 'Give up' });
    await until('the end on the disk', async () => (await stepsOnDisk(world)) > before);
    // The same page finds the version again, once it has left the fight.
    await tab.run(() => {
      location.hash = '#/';
    });
    await tab.tap({ css: 'button', exactly: 'Use it now' });
    await until('the new version', async () => (await edition(world)) === 'next', 90_000);
  },
};

export const spoilt: Flow = {
  name: 'a spoilt new version',
  async run(world) {
    const { open, tab, host, next } = world;
    await open('');
    await keptOffline(world);
    host.deploy(next);
    host.disturb((request, response) => {
      if (!request.url?.startsWith('/index.html')) return false;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Sorry</h1>');
      return true;
    });
    if ((await look(world)) === 'installed') throw new Error('a spoilt version was let in');
    await tab.reload();
    await until('the old version', async () => (await edition(world)) === 'first');
    host.disturb();
    await host.stop();
    await open('rules');
    if ((await edition(world)) !== 'first') throw new Error('the old version is gone');
  },
};
