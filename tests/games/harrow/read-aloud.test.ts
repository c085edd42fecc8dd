import { describe, expect, it } from 'vitest';
import { firstToRead } from '../../../src/games/harrow/ui/parts/firstToRead';

describe('which line is read aloud first', () => {
  const [a, b, c, d] = [{}, {}, {}, {}];
  it.each([
    ['nothing came', [a, b], [a, b], 2],
    ['two lines came', [a], [a, b, c], 1],
    ['the list began anew', [a, b], [c, d], 0],
    ['an undo took a line away', [a, b], [a], 1],
    ['an undo and another tap', [a, b], [a, c, d], 0],
    ['the first lines of all', [], [a, b], 0],
  ])('%s', (_, before, now, first) => {
    expect(firstToRead(before, now)).toBe(first);
  });
});
