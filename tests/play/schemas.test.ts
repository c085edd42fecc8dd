import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boundsOfSchemas } from './schema-bounds';

/** The schema by which a value was read last: doors keep theirs to themselves. */
let read: unknown;
beforeAll(() => {
  vi.resetModules();
  vi.doMock('valibot', async original => {
    const valibot = await original<typeof import('valibot')>();
    const safeParse: typeof valibot.safeParse = (schema, ...more) => {
      read = schema;
      return valibot.safeParse(schema, ...more);
    };
    return { ...valibot, safeParse };
  });
});
afterAll(() => {
  vi.doUnmock('valibot');
  vi.resetModules();
});

const doors: Readonly<Record<string, () => readonly Promise<Readonly<Record<string, unknown>>>[]>> = {
  oathsworn: () => [
    import('../../src/table/door/state'),
    import('../../src/table/door/event'),
    import('../../src/table/door/command'),
    import('../../src/campaign/door/door'),
    import('../../src/packs/pack'),
    import('../../src/packs/edit/edit'),
  ],
  harrow: () => [
    import('../../src/games/harrow/door/solo'),
    import('../../src/games/harrow/door/pair'),
    import('../../src/games/harrow/door/lone'),
    import('../../src/games/harrow/door/box'),
  ],
  darkholds: () => [
    import('../../src/games/darkholds/door/play'),
    import('../../src/games/darkholds/door/campaign'),
    import('../../src/games/darkholds/door/box'),
  ],
  korrem: () => [
    import('../../src/games/korrem/door/battle'),
    import('../../src/games/korrem/door/battle'),
    import('../../src/games/korrem/door/world'),
    import('../../src/games/korrem/door/world'),
    import('../../src/games/korrem/door/box'),
  ],
  darkleaf: () => [
    import('../../src/games/darkleaf/door/duel'),
    import('../../src/games/darkleaf/door/commands'),
    import('../../src/games/darkleaf/door/books'),
  ],
};

const whole = ['packSchema', 'state', 'event'];

/** What reads something, or is the schema of a document, by its name among the exports. */
function schemasOf(name: string, one: unknown): readonly (readonly [string, unknown])[] {
  if (whole.includes(name)) return [[name, one]];
  const by = (path: string, door: unknown): readonly (readonly [string, unknown])[] => {
    if (typeof door !== 'function') return [];
    read = undefined;
    door({});
    return read === undefined ? [] : [[path, read]];
  };
  if (/^parse/.test(name)) return by(name, one);
  if (!/Kind$/.test(name) || typeof one !== 'object' || one === null) return [];
  return ['state', 'event'].flatMap(door => by(`${name}.${door}`, Reflect.get(one, door)));
}

/** FREEZE=1 before the test writes the table anew, for a change that is wanted. */
test.each(Object.entries(doors))(
  'BOUNDS-1: what was written once opens for ever: each place that the doors of %s read takes what it took, and no more',
  async (game, load) => {
    const modules = await Promise.all(load());
    const now = boundsOfSchemas(
      Object.fromEntries(
        modules.flatMap((all, i) =>
          Object.entries(all).flatMap(([name, one]) =>
            schemasOf(name, one).map(([at, schema]) => [`${i} ${at}`, schema]),
          ),
        ),
      ),
    );
    const file = join('tests', 'fixtures', 'doors', `${game}-schemas.txt`);
    if (process.env.FREEZE === '1') writeFileSync(file, `${now.join('\n')}\n`);
    const then = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
    expect(now.length).toBeGreaterThan(300);
    expect(now).toEqual(then);
  },
);
