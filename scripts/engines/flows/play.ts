import { until } from '../tab';
import type { Flow } from '../world';
import { answer, asked, openDemo, saved, sees, toThePlayers } from './hands';

export const start: Flow = {
  name: 'start',
  quick: ['Firefox', 'WebKitGTK'],
  async run({ open, tab }) {
    await open('');
    await tab.tap({ css: 'a', text: 'About' });
    await until('About', () => tab.run(() => document.querySelector('main h1')?.textContent === 'About'));
  },
};

export const fonts: Flow = {
  name: 'fonts and icons',
  async run({ open, tab }) {
    await open('');
    await until('both typefaces', () =>
      tab.run(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(one => one.status === 'loaded').map(one => one.family);
        return ['Atkinson', 'Grenze'].every(name => loaded.some(family => family.includes(name)));
      }),
    );
  },
};

export const rounds: Flow = {
  name: 'two rounds, undo, redo',
  async run(world) {
    const { tab } = world;
    await openDemo(world);
    for (let round = 1; round <= 2; round++) {
      await tab.tap({ css: '.btn.next' });
      await toThePlayers(world);
    }
    const here = await asked(world);
    const titles: string[] = [];
    for (let i = 0; i < 5; i++) {
      titles.push(
        await tab.run(
          () => document.querySelector('[aria-label^="Undo: "]')?.getAttribute('aria-label') ?? '',
        ),
      );
      await tab.tap({ css: '[aria-label^="Undo: "]' });
      await until('undone', () =>
        tab.run(
          was => document.querySelector('[aria-label^="Redo: "]')?.getAttribute('aria-label') === was,
          (titles.at(-1) ?? '').replace('Undo', 'Redo'),
        ),
      );
    }
    for (let i = 0; i < 5; i++) await tab.tap({ css: '[aria-label^="Redo: "]' });
    await until('done again', async () => (await asked(world)) === here);
    await saved(world);
  },
};

export const midQuestion: Flow = {
  name: 'reload in mid-question',
  quick: ['Firefox', 'WebKitGTK'],
  async run(world) {
    const { tab } = world;
    await openDemo(world);
    await tab.tap({ css: '.btn.next' });
    if (!(await answer(world))) await answer(world);
    const here = await asked(world);
    await saved(world);
    await tab.reload();
    await until('the same question', async () => (await asked(world)) === here);
  },
};

export const foresight: Flow = {
  name: 'foresight in a worker',
  async run(world) {
    const { tab } = world;
    await openDemo(world);
    await tab.tap({ css: '.btn.next' });
    await toThePlayers(world);
    await until('a forecast', () =>
      tab.run(() => document.querySelector('.foresight, .forecast, [class*="threat"]') !== null),
    );
  },
};

export const might: Flow = {
  name: 'might alone',
  async run({ open, tab }) {
    await open('might');
    await tab.tap({ css: 'button', text: 'One white more' });
    await tab.tap({ css: 'button', text: 'One red more' });
    await tab.tap({ css: 'button', exactly: 'Draw' });
    await until('cards', () => tab.run(() => document.querySelector('.draw .might-card') !== null));
  },
};

export const campaign: Flow = {
  name: 'a company and its chapter',
  async run(world) {
    const { open, tab } = world;
    await open('company/new');
    for (const name of ['Warden', 'Priest', 'Witch', "A'Dendri Ranger"])
      await tab.tap({ css: 'button', text: name });
    await tab.tap({ css: 'button', exactly: 'Found the company' });
    await sees(world, 'Free Company');
    await tab.tap({ css: 'button', exactly: 'Begin chapter 1' });
    const begun = () =>
      tab.run(
        () =>
          document.querySelector('main h1')?.textContent?.includes('Free Company') === true &&
          [...document.querySelectorAll('main button')].every(
            one => one.textContent?.trim() !== 'Begin chapter 1',
          ),
      );
    await until('the chapter', begun);
    await until('all is saved', () => tab.run(() => document.querySelector('.saving') === null));
    await tab.reload();
    await until('the chapter again', begun);
  },
};

export const packs: Flow = {
  name: "the packs' editor",
  async run(world) {
    const { open, tab } = world;
    await open('packs');
    await tab.tap({ css: 'button', text: 'A new encounter' });
    await until('the board', () => tab.run(() => document.querySelector('.editor .board') !== null));
    await tab.type({ css: 'input[type="text"], input:not([type])' }, 'The Heron');
    await sees(world, 'The Heron');
    await tab.tap({ css: 'a', exactly: 'Enemies' });
    await until('its enemies', () =>
      tab.run(() => document.querySelector('[aria-current=page]')?.textContent?.includes('Enemies') === true),
    );
  },
};

export const settings: Flow = {
  name: 'settings stay',
  async run({ open, tab }) {
    await open('settings');
    await tab.tap({ css: 'button', exactly: 'Day' });
    await until('day', () => tab.run(() => document.documentElement.dataset.theme === 'light'));
    await tab.reload();
    await until('day again', () => tab.run(() => document.documentElement.dataset.theme === 'light'));
  },
};

const wide = (width: number, height: number): Flow => ({
  name: `${width} x ${height}`,
  cannot: { WPE: 'its window cannot be given a size' },
  async run(world) {
    const { tab, open } = world;
    if (!(await tab.size(width, height))) throw new Error('the window did not take the size');
    try {
      await openDemo(world);
      await tab.tap({ css: '.btn.next' });
      await toThePlayers(world);
      const fight = (await tab.address()).split('#/')[1] ?? '';
      for (const hash of [fight, '', 'settings', 'packs', 'company']) {
        await open(hash);
        const over = await tab.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) throw new Error(`the page ${hash} is ${over} too wide`);
      }
    } finally {
      await tab.size(1024, 768);
    }
  },
});
export const layouts = [wide(1024, 768), wide(768, 1024), wide(390, 844)];
