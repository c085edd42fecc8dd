import { describe, expect, it } from 'vitest';
import { distance, searchable } from '../../src/play/word-search';

/** A book of things, each with a name and some words about it. */
const book = (...things: readonly (readonly [name: string, about?: string])[]) =>
  searchable(
    things.map(([name, about]) => ({
      fields:
        about === undefined
          ? [[name, 3]]
          : [
              [name, 3],
              [about, 1],
            ],
    })),
  );
const found = (words: readonly string[], asked: string): readonly string[] =>
  book(...words.map(word => [word] as const))(asked).map(hit => words[hit.index] ?? '');

describe('the words of a book', () => {
  it('a word inside another one answers from five letters on, its beginning from three', () => {
    expect(found(['upheaval'], 'heava')).toEqual(['upheaval']);
    expect(found(['upheaval'], 'heav')).toEqual([]);
    expect(found(['upheaval'], 'uph')).toEqual(['upheaval']);
    expect(found(['upheaval'], 'up')).toEqual([]);
  });

  it('a plural finds its singular, and not what is three letters shorter, nor a word of three', () => {
    expect(found(['tree'], 'trees')).toEqual(['tree']);
    expect(found(['witch'], 'witches')).toEqual(['witch']);
    expect(found(['witch'], 'witching')).toEqual([]);
    expect(found(['axe'], 'axes')).toEqual([]);
  });

  it('the very word stands before its beginnings, those before what holds it inside', () => {
    expect(found(['multimighty', 'mighty', 'might'], 'might')).toEqual(['might', 'mighty', 'multimighty']);
  });

  it('a slip of the finger is forgiven from four letters on, two of them from eight, not in the first letter', () => {
    expect(found(['knockback'], 'knokback')).toEqual(['knockback']);
    expect(found(['knockback'], 'nkockback')).toEqual([]);
    expect(found(['knockback'], 'knocbakc')).toEqual(['knockback']);
    expect(found(['taunt'], 'tanut')).toEqual(['taunt']);
    expect(found(['taunt'], 'tnut')).toEqual([]);
    expect(found(['cage'], 'cgae')).toEqual(['cage']);
    expect(found(['axe'], 'aex')).toEqual([]);
  });

  it('letters to change, add, drop or swap, and no further than is asked', () => {
    expect([
      distance('taunt', 'taunt', 2),
      distance('taunt', 'tanut', 2),
      distance('taunt', 'tant', 2),
    ]).toEqual([0, 1, 1]);
    expect(distance('taunt', 'haunts', 2)).toBe(2);
    expect(distance('a', 'abcd', 2)).toBe(3);
  });

  it('two words are as far from each other as the fewest changes make them, tried out one after the other', () => {
    const letters = 'ab';
    /** All words that one change makes of a word: a letter changed, added, dropped, or two neighbours swapped. */
    const changed = (word: string): readonly string[] =>
      Array.from({ length: word.length + 1 }, (_, i) => [word.slice(0, i), word.slice(i)] as const).flatMap(
        ([before, after]) => [
          ...[...letters].map(letter => before + letter + after),
          ...(after === '' ? [] : [before + after.slice(1)]),
          ...(after === '' ? [] : [...letters].map(letter => before + letter + after.slice(1))),
          ...(after.length < 2 ? [] : [`${before}${after[1]}${after[0]}${after.slice(2)}`]),
        ],
      );
    for (const from of ['a', 'ab', 'aab', 'abba', 'babab']) {
      const once = new Set(changed(from));
      const twice = new Set([...once].flatMap(changed));
      for (const to of twice) {
        const fewest = to === from ? 0 : once.has(to) ? 1 : 2;
        // A swap and a letter between the two is more than two changes here: no letter is touched twice.
        expect([fewest, fewest + 1]).toContain(distance(from, to, 3));
        expect(distance(to, from, 3)).toBe(distance(from, to, 3));
        if (fewest < 2) expect(distance(from, to, 3)).toBe(fewest);
      }
    }
  });

  it('who answers all that is asked stands before who answers one word loudly, whose name it is before both', () => {
    const search = book(
      ['line', 'sight'],
      ['sight', 'of the eye'],
      ['sight line'],
      ['cage', 'line of sight'],
    );
    expect(search('line of sight').map(hit => hit.index)).toEqual([2, 0, 3, 1]);
    expect(search('sight line')[0]).toMatchObject({ index: 2, words: ['sight', 'line'] });
  });

  it('a rare word weighs more than a common one; equals stand as they stand in the book', () => {
    const search = book(['die', 'x'], ['die', 'break'], ['die', 'y']);
    expect(search('die break').map(hit => hit.index)).toEqual([1, 0, 2]);
    expect(search('die').map(hit => hit.index)).toEqual([0, 1, 2]);
  });

  it('little words tell nothing beside others, and are looked for where nothing else is asked', () => {
    const search = book(['the end'], ['cage']);
    expect(search('the cage').map(hit => hit.index)).toEqual([1]);
    expect(search('the').map(hit => hit.index)).toEqual([0]);
    expect(search(' ,. ')).toEqual([]);
  });
});
