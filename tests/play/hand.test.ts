import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { handFor } from '../../src/play/hand';

const nothing = () => 0;

test('a hand holds what was taken for one thing alone', () => {
  const standing = signal('first');
  const hand = handFor(() => [standing.value], nothing);
  hand.take(1);
  expect(hand.held()).toBe(1);
  standing.value = 'second';
  expect(hand.held()).toBe(0);
  hand.take(2);
  expect(hand.held()).toBe(2);
  hand.letGo();
  expect(hand.held()).toBe(0);
});

test('what was let go when something else stood does not come back with what stood before', () => {
  const standing = signal('first');
  const hand = handFor(() => [standing.value], nothing);
  hand.take(1);
  standing.value = 'second';
  expect(hand.held()).toBe(0);
  standing.value = 'first';
  expect(hand.held()).toBe(0);
});

test('a hand belongs to several things, each of them the very same', () => {
  const turn = signal(1);
  const army = signal({});
  const hand = handFor(() => [turn.value, army.value], nothing);
  hand.take(5);
  turn.value = 1;
  expect(hand.held()).toBe(5);
  army.value = {};
  expect(hand.held()).toBe(0);
});

test('what still fits stays in the hand, step by step', () => {
  const standing = signal(3);
  const hand = handFor(
    () => [standing.value],
    nothing,
    was => Math.min(was, standing.value),
  );
  hand.take(9);
  expect(hand.held()).toBe(9);
  standing.value = 2;
  expect(hand.held()).toBe(2);
  standing.value = 7;
  expect(hand.held()).toBe(2);
});

test('whoever shows the hand sees what is taken, let go, and gone with what it was for', () => {
  const standing = signal('first');
  const hand = handFor(() => [standing.value], nothing);
  const shown = computed(() => hand.held());
  expect(shown.value).toBe(0);
  hand.take(1);
  expect(shown.value).toBe(1);
  standing.value = 'second';
  expect(shown.value).toBe(0);
  hand.take(2);
  hand.letGo();
  expect(shown.value).toBe(0);
});
