import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/basics/hash';
import { pairKind } from '../../../src/games/harrow/door/pair';
import { soloKind } from '../../../src/games/harrow/door/solo';
import type { Kind } from '../../../src/storage/kinds';

const frozen: unknown = JSON.parse(readFileSync('tests/fixtures/harrow/version-1.json', 'utf8'));

interface Log {
  readonly start: unknown;
  readonly events: readonly unknown[];
  readonly hash: string;
}
const isLog = (it: unknown): it is Log =>
  typeof it === 'object' && it !== null && 'start' in it && 'events' in it && 'hash' in it;

const logOf = (name: 'solo' | 'pair'): Log => {
  const log: unknown = typeof frozen === 'object' && frozen !== null ? Reflect.get(frozen, name) : undefined;
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

  it.each([null, {}, [], 7, { map: {} }])('%j is no solo game, and the door says so', bad => {
    const read = soloKind.state(bad);
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : read.error.map(({ at }) => typeof at)).toContain('string');
  });
});
