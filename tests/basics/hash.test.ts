import { expect, test } from 'vitest';
import { canonical, hashOf } from '../../src/basics/hash';

test('equal data has an equal hash, whatever the order of its keys', () => {
  expect(hashOf({ a: 1, b: [2, { c: 3, d: undefined }] })).toBe(hashOf({ b: [2, { c: 3 }], a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  expect(hashOf('1')).not.toBe(hashOf(1));
});

test('a hash that a save holds is found again by every later version', () => {
  expect([hashOf({ a: 1, b: [2] }), hashOf('wolf'), hashOf(null)]).toEqual([
    '035n3xnipi6',
    '2apa16yeyou',
    '1omwfhr5hyy',
  ]);
});

test('canonical text is JSON and reads back the same', () => {
  const value = { z: [null, true, 'é'], a: { y: -0.5, x: '"' } };
  expect(JSON.parse(canonical(value))).toEqual(value);
});
