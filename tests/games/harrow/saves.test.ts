import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairPlayer } from '../../../scripts/play/harrow-pair';
import { hashOf } from '../../../src/basics/hash';
import { streamOf } from '../../../src/basics/random';
import { boxKind } from '../../../src/games/harrow/door/box';
import { pairKind } from '../../../src/games/harrow/door/pair';
import { soloKind } from '../../../src/games/harrow/door/solo';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import type { PairGame } from '../../../src/games/harrow/rules/pair/model';
import type { Kind } from '../../../src/storage/kinds';

const frozenIn = (file: string): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/harrow/${file}.json`, 'utf8'));
const frozen = frozenIn('version-1');
const frozenBox = frozenIn('version-1-box');
const frozenTables = frozenIn('version-2');
const frozenPayments = frozenIn('version-3');
const frozenTales = frozenIn('version-4');
const frozenNumbers = frozenIn('version-5');

interface Log {
  readonly start: unknown;
  readonly events: readonly unknown[];
  readonly hash: string;
}
const isLog = (it: unknown): it is Log =>
  typeof it === 'object' && it !== null && 'start' in it && 'events' in it && 'hash' in it;

const logOf = (name: string, from: unknown = frozen): Log => {
  const log: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  if (!isLog(log)) throw new Error(`No log ${name}`);
  return log;
};

/** Through the doors, as a save of that version comes back. */
function replay<State, Event>(kind: Kind<State, Event>, { start, events }: Log): State {
  const state = kind.state(start);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return events.reduce<State>((now, raw) => {
    const event = kind.event(raw);
    if (!event.ok) throw new Error(JSON.stringify(event.error));
    return kind.apply(now, event.value);
  }, state.value);
}

describe('saves of version 1, frozen', () => {
  it('a solo game opens, plays and comes to what it was', () => {
    const log = logOf('solo');
    expect(hashOf(JSON.parse(JSON.stringify(replay(soloKind, log))))).toBe(log.hash);
  });

  it('a game of three opens, plays and comes to what it was', () => {
    const log = logOf('pair');
    expect(hashOf(JSON.parse(JSON.stringify(replay(pairKind, log))))).toBe(log.hash);
  });

  it.each(['bag and grid', 'rows and bag'])(
    'version 2, a table of %s opens, plays and comes to what it was',
    name => {
      const log = logOf(name, frozenTables);
      expect(hashOf(JSON.parse(JSON.stringify(replay(pairKind, log))))).toBe(log.hash);
    },
  );

  it('version 3, a table with payments and a box’s own numbers opens, plays and comes to what it was', () => {
    const log = logOf('payments', frozenPayments);
    expect(hashOf(JSON.parse(JSON.stringify(replay(pairKind, log))))).toBe(log.hash);
  });

  it('version 2 of a solo game and 4 of a table, with what they tell the records, come to what they were', () => {
    const solo = logOf('solo', frozenTales);
    expect(hashOf(JSON.parse(JSON.stringify(replay(soloKind, solo))))).toBe(solo.hash);
    const pair = logOf('pair', frozenTales);
    expect(hashOf(JSON.parse(JSON.stringify(replay(pairKind, pair))))).toBe(pair.hash);
  });

  it('version 1 of a box, with its map and solo cards, comes to what it was', () => {
    const log = logOf('box', frozenBox);
    expect(hashOf(JSON.parse(JSON.stringify(replay(boxKind, log))))).toBe(log.hash);
  });

  it('version 2 of a box, with its name, numbers and cards, comes to what it was', () => {
    const log = logOf('box', frozenPayments);
    expect(hashOf(JSON.parse(JSON.stringify(replay(boxKind, log))))).toBe(log.hash);
  });

  it('version 3 of a solo game and of a box, with numbers that are not all known, come to what they were', () => {
    const solo = logOf('solo', frozenNumbers);
    expect(hashOf(JSON.parse(JSON.stringify(replay(soloKind, solo))))).toBe(solo.hash);
    const box = logOf('box', frozenNumbers);
    expect(hashOf(JSON.parse(JSON.stringify(replay(boxKind, box))))).toBe(box.hash);
  });

  it('a table of version 1 plays on: what it never had counts as nothing', () => {
    const game = replay(pairKind, logOf('pair'));
    expect(game.things).toBeUndefined();
    const player = pairPlayer(streamOf(3, 'player'));
    const later = Array.from({ length: 120 }).reduce<PairGame>(at => {
      const command = player(at);
      const next = command && decidePair(at, command);
      return next?.ok && next.state ? next.state : at;
    }, game);
    expect(later.round).toBeGreaterThan(game.round);
  });

  it.each([null, {}, [], 7, { map: {} }])('%j is no solo game, and the door says so', bad => {
    const read = soloKind.state(bad);
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : read.error.map(({ at }) => typeof at)).toContain('string');
  });
});
