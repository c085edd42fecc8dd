import { expect, it } from 'vitest';
import { kinds, registerKind } from '../../src/play/kinds';
import { knownKind } from '../../src/storage/known';
import { tally } from '../storage/tally';

it('a kind is known once, however often its game is loaded', () => {
  const named = (name: string) => kinds.filter(one => one.name === name).length;
  const before = kinds.length;
  for (const name of ['one', 'other', 'one']) registerKind(knownKind({ ...tally, name }));
  expect([named('one'), named('other'), kinds.length - before]).toEqual([1, 1, 2]);
});
