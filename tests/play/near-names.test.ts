import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesBeginning, twinOf } from '../../src/play/near-names';
import { runs } from '../support/samples';

const known = ['Reed Fox', 'Reed Ox', 'Gallow Heron', 'Ford Wight', 'Élan', 'Goblin 2'];

describe('names that are told at a table', () => {
  it.each([
    ['r', []],
    ['re', ['Reed Fox', 'Reed Ox']],
    ['RE', ['Reed Fox', 'Reed Ox']],
    ['he', ['Gallow Heron']],
    ['reed-f', ['Reed Fox']],
    ['el', ['Élan']],
    ['zz', []],
    ['', []],
  ])('two letters of a word find it: %s', (letters, found) => {
    expect(namesBeginning(known, letters)).toEqual(found);
  });

  it('what begins with the letters stands first, six at most, each name once', () => {
    expect(namesBeginning(['A gold', 'Gob', 'gob', 'Go'], 'go')).toEqual(['gob', 'Go', 'A gold']);
    expect(
      namesBeginning(
        Array.from({ length: 9 }, (_, i) => `Crow ${i}`),
        'cr',
      ),
    ).toHaveLength(6);
  });

  it.each([
    ['Gallow Hron', 'Gallow Heron'],
    ['Galow Herron', 'Gallow Heron'],
    ['Heron, Gallow', 'Gallow Heron'],
    ['Ford-Wight', 'Ford Wight'],
    ['Elan', 'Élan'],
    ['Reed Foxx', 'Reed Fox'],
    // One letter apart, and the nearer of two.
    ['Reed Fx', 'Reed Fox'],
    ['Goblin 3', undefined],
    ['Wolf', undefined],
    ['Ox', undefined],
  ])('did you mean: %s is asked as %s', (name, twin) => {
    expect(twinOf(known, name)).toBe(twin);
  });

  it.each([
    // Of three letters none may differ, of four to seven one, of eight and more two.
    ['Imp', 'Ump', false],
    ['Imp', 'Imps', false],
    ['Wren', 'Wran', true],
    ['Wren', 'Wrnn', true],
    ['Wren', 'Wrxx', false],
    ['Heronry', 'Herontx', false],
    ['Heronrys', 'Herontxs', true],
    ['Heronrys', 'Herxntxs', false],
  ])('did you mean: %s for %s: %s', (one, told, isAsked) => {
    expect([twinOf([one], told), twinOf([told], one)]).toEqual(
      isAsked ? [one, told] : [undefined, undefined],
    );
  });

  it('a slip of one letter in a name of five letters or more is always asked', () => {
    const name = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom(...'xyz'), (one, at, letter) => {
        const i = at % one.length;
        for (const slip of [
          one.slice(0, i) + one.slice(i + 1),
          one.slice(0, i) + letter + one.slice(i + 1),
          one.slice(0, i) + letter + one.slice(i),
        ])
          expect(twinOf([one], slip)).toBe(one);
      }),
      runs(200, 5_000),
    );
  });
});
