import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineName } from '../browsers';
import { until } from '../tab';
import type { Flow, World } from '../world';
import {
  answer,
  asked,
  documentsOnDisk,
  edition,
  fileThatLeft,
  keptOffline,
  look,
  noteWritten,
  openDemo,
  rowsOnDisk,
  saved,
  sees,
  sign,
  stepsOnDisk,
  tapped,
  written,
} from './hands';

const noProfile: Partial<Record<EngineName, string>> = {
  WebKitGTK: 'under its driver it keeps nothing beyond its end',
  WPE: 'under its driver it keeps nothing beyond its end',
};

/** Taps without end, one forth and one back, as fast as the page takes them. */
const tapOnAndOn = ({ tab }: World): Promise<void> =>
  tab.run(() => {
    setInterval(() => {
      document.querySelector<HTMLElement>('.btn.next, .dock-middle .ask button:enabled:not(.term)')?.click();
      [...document.querySelectorAll<HTMLElement>('button')]
        .find(one => /^(Undo|Redo): /.test(one.getAttribute('aria-label') ?? ''))
        ?.click();
    }, 15);
  });

const fightStands = ({ tab }: World): Promise<void> =>
  until('the fight', () => tab.run(() => document.querySelector('.fight .dock-middle') !== null));

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Moments of a death, spread over those in which something is written. */
const moment = (kill: number): number => (kill * 37) % 260;

async function killedInTaps(world: World, fight: string, kill: number): Promise<number> {
  await world.open(fight);
  await fightStands(world);
  await noteWritten(world);
  await tapOnAndOn(world);
  await until('something written', async () => (await written(world)).size > 2);
  await pause(moment(kill));
  const kept = await written(world);
  await world.restart();
  await world.open(fight);
  await fightStands(world);
  const there = await rowsOnDisk(world);
  for (const [key, sum] of kept)
    if (there[key] !== sum) throw new Error(`kill ${kill}: the step ${key} was written, and is not there`);
  const said = await world.tab.run(() => document.querySelector('.notice[role=status]')?.textContent ?? '');
  if (said !== '') throw new Error(`kill ${kill}: ${said}`);
  await tapped(world);
  await saved(world);
  return kept.size;
}

/** One save in a file: as a copy, or in the place of the one that is here. */
async function killedInImport(world: World, path: string, how: string, kill: number): Promise<'in' | 'not'> {
  await world.open('settings');
  const before = await documentsOnDisk(world);
  if (before.torn.length > 0) throw new Error(`torn already: ${before.torn.join(' ')}`);
  await world.tab.choose('input[type=file]', path);
  await until('what is in the file', () =>
    world.tab.run(
      name => [...document.querySelectorAll('button')].some(one => one.textContent?.trim() === name),
      how,
    ),
  );
  await world.tab.run(name => {
    [...document.querySelectorAll('button')].find(one => one.textContent?.trim() === name)?.click();
  }, how);
  await pause(moment(kill) / 4);
  await world.restart();
  await world.open('settings');
  const after = await documentsOnDisk(world);
  if (after.torn.length > 0) throw new Error(`kill ${kill}: torn by an import: ${after.torn.join(' ')}`);
  const lost = before.whole.filter(id => !after.whole.includes(id));
  const more = after.whole.length - before.whole.length;
  if (lost.length > 0 || more > 1) throw new Error(`kill ${kill}: ${lost.length} lost, ${more} more`);
  return more === 1 ? 'in' : 'not';
}

export const killed: Flow = {
  name: 'killed, and begun again',
  cannot: noProfile,
  async run(world) {
    const fight = await openDemo(world);
    await answer(world);
    await saved(world);
    await world.open('settings');
    await world.tab.tap({ css: 'button', exactly: 'Save everything as a file' });
    const path = join(world.folder, 'all.northwest');
    await writeFile(path, Buffer.from(await fileThatLeft(world), 'base64'));
    let [steps, brought, stayed] = [0, 0, 0];
    for (let kill = 1; kill <= world.times; kill++) {
      if (kill % 2 === 1) steps += await killedInTaps(world, fight, kill);
      else {
        const how = kill % 4 === 0 ? 'Replace what is here' : 'Bring in as new copies';
        if ((await killedInImport(world, path, how, kill)) === 'in') brought++;
        else stayed++;
      }
    }
    await world.open('settings/safe');
    await world.tab.tap({ css: 'main button', text: 'ead everything back' });
    await sees(world, 'whole');
    const damaged = await world.tab.run(() => /are damaged/.test(document.body.textContent ?? ''));
    if (damaged) throw new Error('something is damaged');
    console.log(
      `        ${world.engine}: ${world.times} kills, ${steps} steps written before them; of the imports ${brought} came in as one more, ${stayed} did not or took the place of one`,
    );
  },
};

/** A disk in memory, so small that it can be filled; nothing where the system lets nobody have one. */
function smallDisk(): { readonly path: string; readonly end: () => void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'northwest-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', path]);
  if (status !== 0) {
    rmSync(path, { recursive: true, force: true });
    return undefined;
  }
  return {
    path,
    end() {
      // Lazily: a browser that has been closed may hold a file of it for a moment.
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

const noDisk = 'nobody but the administrator may mount a small disk';

/**
 * A browser may throw away a database that it could not write to. Then that is said, all of it still leaves as a file,
 * and what had been written before comes back from the second copy.
 */
async function thrownAway(here: World, before: number): Promise<void> {
  await here.tab.run(() => {
    Reflect.set(window, 'files', []);
    [...document.querySelectorAll('button')]
      .find(one => one.textContent?.trim() === 'Save it as a file')
      ?.click();
  });
  if ((await fileThatLeft(here)).length < 100) throw new Error('the file is empty');
  await here.tab.reload();
  await fightStands(here);
  if ((await stepsOnDisk(here)) < before) throw new Error('the database is gone, and steps with it');
  console.log(`        ${here.engine}: threw the full database away; ${before} steps came back`);
}

/** What could be undone, and done again. */
const lastStep = ({ tab }: World): Promise<string> =>
  tab.run(() =>
    [...document.querySelectorAll('[aria-label^="Undo: "], [aria-label^="Redo: "]')]
      .map(one => one.getAttribute('aria-label'))
      .join(),
  );

export const reallyFull: Flow = {
  name: 'a disk that is really full',
  get cannot() {
    const disk = smallDisk();
    disk?.end();
    return disk ? noProfile : { ...noProfile, Chromium: noDisk, Firefox: noDisk };
  },
  async run(world) {
    const disk = smallDisk();
    if (!disk) throw new Error(noDisk);
    const filler = join(disk.path, 'filler');
    await world.open('');
    const browser = await world.another(join(disk.path, 'profile'));
    const here: World = {
      ...world,
      tab: browser.tab,
      async open(hash) {
        await browser.tab.go(`${world.host.url}#/${hash}`);
        await until(`the page ${hash}`, () =>
          browser.tab.run(() => document.querySelector('main h1') !== null),
        );
      },
    };
    try {
      const fight = await openDemo(here);
      await answer(here);
      await saved(here);
      const before = await stepsOnDisk(here);
      const fill = (): void => {
        const { bavail, bsize } = statfsSync(disk.path);
        // The last bytes too: a block at a time until nothing more goes in.
        for (const size of [bavail * bsize, 4096, 4096, 512])
          try {
            writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
          } catch {
            return;
          }
      };
      let taps = 0;
      await until(
        'that it is said that nothing is saved, and that all of it leaves as a file',
        async () => {
          fill();
          await tapped(here);
          taps++;
          return here.tab.run(() => {
            [...document.querySelectorAll('button')]
              .find(one => one.textContent?.trim() === 'Save it as a file')
              ?.click();
            return (Reflect.get(window, 'files') as unknown[]).length > 0;
          });
        },
        90_000,
      );
      if ((await fileThatLeft(here)).length < 100) throw new Error('the file is empty');
      rmSync(filler);
      await here.tab.run(() => {
        [...document.querySelectorAll('button')]
          .find(one => /^(Try again|Make room)$/.test(one.textContent?.trim() ?? ''))
          ?.click();
      });
      // What failed is tried again with the next tap.
      let said = '';
      await tapped(here);
      await until(
        'all is saved again',
        async () => {
          said = await sign(here);
          if (said.includes('has been cleared')) return true;
          if (said.includes('Not saved')) await tapped(here);
          return said === '';
        },
        60_000,
      ).catch((error: unknown) => {
        throw new Error(`${String(error)}: ${said}`);
      });
      if (said !== '') return await thrownAway(here, before);
      const [kept, last] = [await stepsOnDisk(here), await lastStep(here)];
      await here.tab.reload();
      await until('the same step', async () => (await lastStep(here)) === last);
      if ((await stepsOnDisk(here)) < kept) throw new Error('steps are gone');
      console.log(`        ${world.engine}: full after ${taps} taps; ${fight} has ${kept} steps`);
    } finally {
      await browser.close().catch(() => undefined);
      disk.end();
    }
  },
};

async function takeVersion(world: World, folder: string, name: string): Promise<void> {
  const { host, tab, open } = world;
  await open('');
  await keptOffline(world).catch((error: unknown) => {
    throw new Error(`before the version ${name}: ${String(error)}`);
  });
  host.deploy(folder);
  let came = '';
  await until(
    `the version ${name} on the device`,
    async () => {
      // As if the fights had been left a day ago: until then none is let in.
      await tab.run(async () => void (await caches.delete('northwest-fight')));
      came = await look(world);
      return came === 'installed' || (await edition(world)) === name;
    },
    90_000,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${came}`);
  });
  // The page is loaded anew in the middle of a tap.
  await until(
    `the version ${name}`,
    async () => {
      if ((await edition(world)) === name) return true;
      await tab.run(() =>
        [...document.querySelectorAll('button')].find(one => one.textContent === 'Use it now')?.click(),
      );
      return false;
    },
    90_000,
  );
}

export const rollback: Flow = {
  name: 'a version forward, and back',
  async run(world) {
    const { open, tab } = world;
    const untouched = await openDemo(world);
    await answer(world);
    const [stays] = [await asked(world), await saved(world)];
    const played = await openDemo(world);
    await answer(world);
    await saved(world);

    await takeVersion(world, world.next, 'next');
    await open(played);
    await fightStands(world);
    await tapped(world);
    await saved(world);
    const here = await lastStep(world);

    await takeVersion(world, world.first, 'first');
    const before = await rowsOnDisk(world);
    await open(played);
    await sees(world, 'saved by a newer version of the app');
    await open(untouched);
    await until('the fight that it left alone', async () => (await asked(world)) === stays);
    const after = await rowsOnDisk(world);
    for (const [key, sum] of Object.entries(before))
      if (after[key] !== sum) throw new Error(`the row ${key} is not what it was`);
    // It leaves as a file all the same, and the check says who wrote it.
    await open('settings/safe');
    await tab.tap({ css: 'main button', text: 'ead everything back' });
    await sees(world, 'by a newer version');
    await open('settings');
    await tab.tap({ css: 'button', exactly: 'Save everything as a file' });
    if ((await fileThatLeft(world)).length < 100) throw new Error('the file is empty');

    await takeVersion(world, world.next, 'next');
    await open(played);
    await until('the same step', async () => (await lastStep(world)) === here);
    await tapped(world);
    await saved(world);
  },
};
