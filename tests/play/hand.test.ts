import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { handWhile } from '../../src/play/hand';

test('a hand holds what was taken for one thing alone, and changes what it holds now', () => {
  const standing = signal('first');
  const hand = handWhile(standing, { taps: 0, looked: '' });
  hand.take({ taps: 1 });
  hand.take({ looked: 'here' });
  expect(hand.held.value).toEqual({ taps: 1, looked: 'here' });
  standing.value = 'second';
  expect(hand.held.value).toEqual({ taps: 0, looked: '' });
  hand.take({ taps: 2 });
  expect(hand.held.value).toEqual({ taps: 2, looked: '' });
  hand.letGo();
  expect(hand.held.value).toEqual({ taps: 0, looked: '' });
});
