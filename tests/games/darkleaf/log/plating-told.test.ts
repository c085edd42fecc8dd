import { describe, expect, test } from 'vitest';
import { type Pawns, toldLosses } from './losses-told';

describe('VQ-3: who lost its plating is told by its square', () => {
  test.each([
    ['the first of two', { d4: true, e4: true }, { d4: false, e4: true }, ['platingLost d4']],
    ['the second of two', { d4: true, e4: true }, { d4: true, e4: false }, ['platingLost e4']],
    ['one behind one that bore none', { d4: false, e4: true }, { d4: false, e4: false }, ['platingLost e4']],
    ['both', { d4: true, e4: true }, { d4: false, e4: false }, ['platingLost d4', 'platingLost e4']],
    [
      'one, and another is vanquished',
      { d4: false, e4: true },
      { e4: false },
      ['vanquished d4', 'platingLost e4'],
    ],
    ['a plated one goes elsewhere', { d4: true, e4: false }, { d5: true, e4: false }, []],
    ['nobody', { d4: true, e4: false }, { d4: true, e4: false }, []],
  ] satisfies [string, Pawns, Pawns, string[]][])('%s', (_, before, after, lines) => {
    expect(toldLosses(before, after)).toEqual(lines);
  });
});
