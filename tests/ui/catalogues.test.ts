import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Words } from '../../src/ui/words';
import type { FightWords } from '../../src/ui/words/fight';
import { say } from '../support/words';

const folder = new URL('../../src/ui/words/said/', import.meta.url);
const catalogues = import.meta.glob<Record<string, unknown>>('../../src/ui/words/said/*.ts', { eager: true });
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
    expectTypeOf<Words['begin']['demo']>().toEqualTypeOf<string[]>();
  });
});

describe('the catalogues of what the core says', () => {
  test('no key is worded twice, and every file of them is looked at', () => {
    expect(Object.keys(catalogues)).toHaveLength(readdirSync(folder).length);
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
});
