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
