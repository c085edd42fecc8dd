import { describe, expect, test } from 'vitest';
import { draw, shuffle, streamFrom, streamOf } from '../../src/basics/random';

describe('random streams', () => {
  test('a stream is plain data and gives the same numbers again', () => {
    const stream = JSON.parse(JSON.stringify(streamFrom(7)));
    expect(draw(stream, 1, 1000)).toEqual(draw(streamFrom(7), 1, 1000));
  });

  test('purposes have streams of their own', () => {
    expect(streamOf(7, 'enemy/red')).not.toEqual(streamOf(7, 'enemy/black'));
    expect(streamOf(7, 'enemy/red')).not.toEqual(streamOf(8, 'enemy/red'));
  });

  test('shuffle: all orders of four come equally often (chi-square, 23 degrees, 0.1 %)', () => {
    const seen = new Map<string, number>();
    let stream = streamFrom(2026);
    const rounds = 24_000;
    for (let i = 0; i < rounds; i++) {
      const [order, next] = shuffle(['a', 'b', 'c', 'd'], stream);
      stream = next;
      seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(seen.size).toBe(24);
    expect(chi).toBeLessThan(49.73);
  });
});
