import { expect, test } from 'vitest';
import { type Pawns, toldLosses } from './losses-told';

test.each([
  ['one is gone', { d4: false, e4: false }, { e4: false }, ['vanquished d4']],
  ['two are gone', { d4: false, e4: false, f4: false }, { e4: false }, ['vanquished d4', 'vanquished f4']],
  ['one loses its plating', { d4: true, e4: false }, { d4: false, e4: false }, ['plating d4']],
  ['one goes elsewhere', { d4: false, e4: false }, { d5: false, e4: false }, []],
] satisfies [string, Pawns, Pawns, string[]][])(
  'VQ-3: what a unit lost is told by its square: %s',
  (_, before, after, lines) => {
    expect(toldLosses(before, after)).toEqual(lines.map(line => `darkleaf.${line}`));
  },
);
