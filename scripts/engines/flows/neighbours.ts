import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until, type What } from '../tab';
import type { Flow, World } from '../world';
import { fileThatLeft, keptOffline, stepsOnDisk } from './hands';

/** What is tapped, or a function that finds it on the page. */
type Tapped = What | ((world: World) => Promise<What>);

/** A table of a neighbour: how it begins, and a few taps at it. */
interface Table {
  readonly game: string;
  readonly name: string;
  /** What is tapped from the first page named to the table. */
  readonly from: string;
  readonly begin: readonly What[];
  /** What is drawn once the table stands. */
  readonly stands: string;
  /** What it asks, in words. */
  readonly dock: string;
  /** Each ends with the tap that makes a step of it. */
  readonly steps: readonly (readonly Tapped[])[];
}

const button = (text: string): What => ({ css: 'button', text });
const exactly = (name: string): What => ({ css: 'button', exactly: name });

/** Darkleaf: the first square that the chosen unit can reach. */
async function squareInReach({ tab }: World): Promise<What> {
  const find = (): Promise<string | undefined> =>
    tab.run(() => {
      const glow = document.querySelector('.dl-chosen') && document.querySelector('.dl-glow');
      if (!glow) return undefined;
      glow.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = glow.getBoundingClientRect();
      const below = document.elementsFromPoint(x + width / 2, y + height / 2);
      return below
        .map(one => one.closest('[data-at]')?.getAttribute('data-at') ?? undefined)
        .find(at => at !== undefined);
    });
  let at: string | undefined;
  await until('a square in reach', async () => {
    at = await find();
    return at !== undefined;
  });
  return { css: `[data-at="${at}"]` };
}

const tables: readonly Table[] = [
  {
    game: 'harrow',
    name: 'Harrow: alone at the table',
    from: 'harrow',
    begin: [button('Show me')],
    stands: '.hc-table',
    dock: '.hc-dock',
    steps: [
      [{ css: '.hc-pile' }],
      [{ css: '.hc-dock .hc-answers .btn' }],
      [{ css: '.hc-dock .hc-answers .btn' }],
    ],
  },
  {
    game: 'darkholds',
    name: 'Darkholds: a level',
    from: 'darkholds',
    begin: [button('Under Cold Mere at once')],
    stands: '.dh-dock',
    dock: '.dh-dock',
    steps: [
      [button('Odo'), { css: '[data-square="D2"]' }],
      [exactly('Let go'), button('Enemy phase')],
      [button('Next: ')],
    ],
  },
  {
    game: 'korrem',
    name: 'Korrem: a battle',
    from: 'korrem',
    begin: [button('Show me'), button('Begin the battle')],
    stands: '.ko-dock',
    dock: '.ko-dock',
    steps: [[exactly('5')], [{ css: '[data-card="o3"]' }], [exactly('Done so')]],
  },
  {
    game: 'darkleaf',
    name: 'Darkleaf: a duel',
    from: 'darkleaf/new/two',
    begin: [{ css: '.dl-clan', text: 'The Murg' }, { css: '.dl-clan', text: 'Huldra' }, exactly('Begin')],
    stands: '.dl-board',
    dock: '.dl-dock',
    steps: [
      [button('We rolled 3')],
      // Where the pawns of the sample stand changes whenever its clans are balanced.
      [{ css: '[data-at]', text: 'pawn of the Murg' }, squareInReach, exactly('Back to the pool')],
      [button('We rolled 2')],
    ],
  },
];

const undo: What = { css: 'button', text: 'Undo: ' };
const redo: What = { css: 'button', text: 'Redo: ' };

/** The last step, and what is asked after it. */
const standing = ({ tab }: World, dock: string): Promise<string> =>
  tab.run(css => {
    const last = document.querySelector('[aria-label^="Undo: "]')?.getAttribute('aria-label');
    return `${last} | ${document.querySelector(css)?.textContent?.replace(/\s+/g, ' ').trim()}`;
  }, dock);

/** Does something by hand, and waits until a row more lies on the disk. */
async function kept(world: World, act: () => Promise<void>): Promise<void> {
  const before = await stepsOnDisk(world);
  await act();
  await until('a step on the disk', async () => (await stepsOnDisk(world)) > before);
}

const flowOf = ({ game, name, from, begin, stands, dock, steps }: Table): Flow => ({
  name,
  quick: ['Firefox'],
  async run(world) {
    const { open, tab, folder } = world;
    const table = (): Promise<void> =>
      until(`the table of ${game}`, () => tab.run(css => document.querySelector(css) !== null, stands));
    await open(from);
    for (const one of begin) await tab.tap(one);
    await table();
    const begun = await standing(world, dock);
    for (const step of steps)
      await kept(world, async () => {
        for (const one of step) await tab.tap(typeof one === 'function' ? await one(world) : one);
      });
    const here = await standing(world, dock);
    if (here === begun) throw new Error(`nothing came of the taps: ${here}`);
    const stays = (what: string): Promise<void> =>
      until(`${what}: ${here}`, async () => (await standing(world, dock)) === here).catch(
        async (error: unknown) => {
          throw new Error(`${String(error)}, and not ${await standing(world, dock)}`);
        },
      );

    // Its page is loaded by its worker from now on.
    if (!world.quick) await keptOffline(world);
    await tab.reload();
    await table();
    await stays('the same after a reload');
    if (world.quick) return;
    // To where nothing is left that could be undone.
    let undone = 0;
    for (; !(await standing(world, dock)).startsWith('undefined'); undone++)
      await kept(world, () => tab.tap(undo));
    if (undone < steps.length) throw new Error(`${undone} steps lead back to the beginning`);
    for (let i = 0; i < undone; i++) await kept(world, () => tab.tap(redo));
    await stays('the same, done again');

    await open('settings');
    await tab.tap(exactly('Save everything as a file'));
    const path = join(folder, `${game}.northwest`);
    await writeFile(path, Buffer.from(await fileThatLeft(world), 'base64'));
    await tab.choose('input[type=file]', path);
    await tab.tap(exactly('Bring in as new copies'));
    await until('all brought in', () => tab.run(() => /brought in\./.test(document.body.textContent ?? '')));
    await open(game);
    await tab.tap({ css: 'main a', text: '(imported)' });
    await table();
    await stays('the same out of a file');
  },
});

export const neighbours: readonly Flow[] = tables.map(flowOf);
