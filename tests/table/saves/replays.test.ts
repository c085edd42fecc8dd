import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../src/storage/kinds';
import { campaignKind } from '../../../src/table/campaign/kind';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { fieldsOf, hashesOf, hashOfKnown, logsOf, statesOf } from '../../support/replays';

function replays<State, Event>(kind: Kind<State, Event>, count: number): void {
  const fields = fieldsOf(kind.name);
  const hashes = hashesOf(kind.name);
  const logs = logsOf(kind.name);

  test(`FROZEN-1: there are ${count} frozen logs of whole ${kind.name}s, each with its hashes`, () => {
    expect(logs.map(log => log.name)).toEqual(Object.keys(hashes));
    expect(logs.length).toBe(count);
  });

  describe(`FROZEN-1: a frozen ${kind.name} means today what it meant then`, () => {
    for (const log of logs)
      test(log.name, () => {
        const states = [...statesOf(kind, log)].map(state => hashOfKnown(state, fields));
        expect(states).toEqual(hashes[log.name]?.split(' '));
      });
  });
}

replays(fightKind, 60);
replays(campaignKind, 3);

test('FROZEN-1: a field of later leaves the hash as it is; a changed one and a missing one do not', () => {
  const fields = new Set(['.round', '.friends', '.friends[].hp']);
  const then = { round: 2, friends: [{ hp: 3 }, { hp: 4 }] };
  const hash = hashOfKnown(then, fields);
  const same = { later: 1, round: 2, friends: [{ hp: 3, name: 'A' }, { hp: 4 }] };
  expect(hashOfKnown(same, fields)).toBe(hash);
  for (const other of [
    { ...then, round: 3 },
    { round: 2 },
    { ...then, friends: [{ hp: 3 }, {}] },
    { ...then, friends: [{ hp: 4 }, { hp: 3 }] },
  ])
    expect(hashOfKnown(other, fields)).not.toBe(hash);
});
