import { describe, expect, it, test } from 'vitest';
import { arrow, flat, linesOf, shapeIn, upright, wide } from '../../../src/games/korrem/ui/grid/shape';

const words = (name: string, shape = upright) => linesOf(name, shape).map(([line]) => line);

describe('a card on the grid', () => {
  test.each([
    ['a phone: six columns, four rows', { width: 378, height: 325 }, 6, 4, upright],
    ['a phone: six columns, eight rows', { width: 378, height: 325 }, 6, 8, flat],
    ['a tablet: six columns, four rows', { width: 700, height: 490 }, 6, 4, upright],
    ['a tablet: seven columns, nine rows', { width: 700, height: 490 }, 7, 9, flat],
    ['a tablet: twelve columns, four rows', { width: 700, height: 490 }, 12, 4, upright],
  ])('DESIGN: it has the shape whose letters are larger: %s', (_, room, columns, rows, shape) => {
    expect(shapeIn(room, columns, rows)).toBe(shape);
    const size = ({ tall, letter }: typeof flat) =>
      letter * Math.min(room.width / (columns * wide), room.height / (rows * tall));
    expect(size(shape)).toBeGreaterThanOrEqual(Math.max(size(flat), size(upright)));
  });

  it('breaks a name between words, and cuts what is too long', () => {
    expect(words('Reed Ox')).toEqual(['Reed Ox']);
    expect(words('Gallow Heron')).toEqual(['Gallow', 'Heron']);
    expect(words('The Old Ox of Mere')).toEqual(['The Old', 'Ox of Me…']);
    expect(words('Unpronounceable')).toEqual(['Unpronou…']);
    expect(words('Gallow Heron', flat)).toEqual(['Gallow Heron']);
    expect(words('The Old Ox of Mere', flat)).toEqual(['The Old Ox of …']);
    expect(words('')).toEqual(['']);
    for (const shape of [flat, upright])
      for (const [, at] of linesOf('Gallow Heron', shape)) expect(at).toBeLessThan(shape.health);
  });

  it('is not covered by the arrow: that begins and ends at the edges of its cells', () => {
    const middle = ([x, y]: readonly [number, number]) => [x * wide, y * 100] as const;
    expect(
      arrow(
        [
          [0, 0],
          [0, 1],
        ],
        middle,
        100,
      ),
    ).toBe('0,36 0,58');
    expect(
      arrow(
        [
          [1, 1],
          [0, 1],
        ],
        middle,
        100,
      ),
    ).toBe('77,100 50,100');
    expect(
      arrow(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        middle,
        100,
      ),
    ).toBe('43,0 120,0 120,58');
    // Whoever takes itself has no way to draw.
    expect(arrow([[0, 0]], middle, 100)).toBe('');
  });
});
