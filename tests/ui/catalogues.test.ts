import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Bare } from '../../src/basics/said';
import { neighbours } from '../../src/games/all';
import type { Words } from '../../src/ui/words';
import type { FightWords } from '../../src/ui/words/fight';
import { registerWords } from '../../src/ui/words/say';
import { say } from '../support/words';

const folder = new URL('../../src/ui/words/said/', import.meta.url);
const catalogues = import.meta.glob<Record<string, unknown>>('../../src/ui/words/said/**/*.ts', {
  eager: true,
});
const isCatalogue = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && Object.keys(it).every(key => /^[\w-]+\.[\w.-]+$/.test(key));

/** Every catalogue of every file, as [name, keys]. */
const all = Object.values(catalogues).flatMap(module =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Said'))
    .map(([name, catalogue]) => [name, isCatalogue(catalogue) ? Object.keys(catalogue) : []] as const),
);

describe('the words of the screens', () => {
  test('another language may say anything in their place: no sentence is part of the type', () => {
    expectTypeOf<Words['app']['name']>().toEqualTypeOf<string>();
    expectTypeOf<FightWords['attack']['draw']>().toEqualTypeOf<string>();
    expectTypeOf<Words['home']['steps']['start']>().toEqualTypeOf<string>();
  });
});

describe('the catalogues of what the core says', () => {
  test('no key is worded twice, and every file of them is looked at', () => {
    expect(Object.keys(catalogues)).toHaveLength(
      readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith('.ts')).length,
    );
    expect(all.filter(([, keys]) => keys.length === 0)).toEqual([]);
    const keys = all.flatMap(([, of]) => of);
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('each is learnt by somebody: no key is shown in place of its words', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const missing = all
      .flatMap(([, keys]) => keys)
      .filter(key => {
        told.mockClear();
        say({ say: key });
        return told.mock.calls.some(
          ([what]) => what === `No words for ${key}` && told.mock.calls.length === 1,
        );
      });
    told.mockRestore();
    expect(missing).toEqual([]);
  });

  test('a sentence that nobody knows, or whose parts are spoilt, is shown by its key and told', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(say({ say: 'ask.nothing-of-the-kind' })).toBe('ask.nothing-of-the-kind');
    expect(say({ say: 'said.all', all: 3 })).toBe('said.all');
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  test('a key is learnt once: twice is an error, and nothing of that catalogue is taken', () => {
    expect(() =>
      registerWords<Record<'test.new' | 'history.nothing-to-undo', Bare>>({
        'test.new': 'New.',
        'history.nothing-to-undo': 'Nothing.',
      }),
    ).toThrow(/history\.nothing-to-undo is worded already/);
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(say({ say: 'test.new' })).toBe('test.new');
    told.mockRestore();
    expect(say({ say: 'history.nothing-to-undo' })).toBe('There is nothing left to undo.');
  });

  test("a game's keys begin with its name, and no bare key begins with that of a game", () => {
    expect(() => registerWords<Record<'undo.first', Bare>>({ 'undo.first': 'First.' }, 'testgame')).toThrow(
      /does not begin with its name/,
    );
    expect(() =>
      registerWords<Record<'testgamer.first', Bare>>({ 'testgamer.first': 'First.' }, 'testgame'),
    ).toThrow(/does not begin with its name/);
    registerWords<Record<'testgame.first', Bare>>({ 'testgame.first': 'First.' }, 'testgame');
    expect(say({ say: 'testgame.first' })).toBe('First.');
    const bare = all.flatMap(([, keys]) => keys);
    for (const { id } of neighbours) expect(bare.filter(key => key.startsWith(`${id}.`))).toEqual([]);
  });
});
