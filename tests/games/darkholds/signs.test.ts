import { expect, test } from 'vitest';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import { labelOf } from '../../../src/games/darkholds/ui/board/boardView';

test('MK-1: the sign on each model of the sample leads to one name, beside others of the same number', () => {
  const signs = underColdMere(1).figures.map(labelOf);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs).toEqual(expect.arrayContaining(['M1', 'M2', 'S1', 'H1', 'Wre']));
});
