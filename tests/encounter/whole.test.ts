import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/basics/hash';
import { apply } from '../../src/encounter/apply';
import type { Event } from '../../src/encounter/event';
import { initial } from '../../src/encounter/initial';
import { playThrough } from '../../src/encounter/player/playthrough';
import type { State } from '../../src/encounter/state';
import { redo, undo } from '../../src/history/head';
import { begin, commit, type History } from '../../src/history/history';
import { samples, seed } from '../support/samples';
import { broken, unsettled } from './invariants';
import { setupFor } from './setups';

const count = samples(60, 2000);
const first = seed % 100_000;

describe('whole fights by the headless player', () => {
  it('SC-2, EN-1, EN-2: end without a refusal, and after every event what must hold holds', {
    timeout: 600_000,
  }, () => {
    const faults: string[] = [];
    const outcomes: Record<string, number> = {};
    for (let i = 0; i < count; i++) {
      const setup = setupFor(first + i);
      const begun = initial(setup);
      let fault: string | null = null;
      const ended = playThrough(setup, tap => {
        if (fault) return;
        let state = tap.before;
        for (const event of tap.events) {
          state = apply(state, event);
          fault ??=
            broken(state, begun) && `${broken(state, begun)} after ${JSON.stringify(event).slice(0, 200)}`;
        }
        const now = fault === null ? unsettled(state) : null;
        if (now) fault = `${now} after ${JSON.stringify(tap.command).slice(0, 200)}`;
      });
      outcomes[`${ended.state.outcome}`] = (outcomes[`${ended.state.outcome}`] ?? 0) + 1;
      if (ended.refused) fault = `refused ${JSON.stringify(ended.refused)}`;
      if (ended.state.outcome === 'givenUp') fault ??= 'never ended';
      if (fault) faults.push(`seed ${setup.seed} (${setup.encounter.id}): ${fault}`);
    }
    expect(faults).toEqual([]);
    expect((outcomes.victory ?? 0) + (outcomes.defeat ?? 0)).toBe(count);
  });

  it('everything undone, everything redone, and the log replayed: the same hash at each mark', () => {
    const game = { apply };
    for (let i = 0; i < samples(4, 40); i++) {
      const setup = setupFor(first + 7 * i);
      let history: History<State, Event> = begin(initial(setup));
      const hashes = [hashOf(history.state)];
      playThrough(
        setup,
        tap => {
          history = commit(game, history, { title: tap.title, events: tap.events });
          hashes.push(hashOf(history.state));
          expect(hashOf(history.state)).toBe(hashOf(tap.after));
        },
        undefined,
        60,
      );
      const marks = hashes.length - 1;
      for (let at = marks - 1; at >= 0; at--) {
        const back = undo(game, history);
        if (!back.ok) throw new Error(back.error.message);
        history = back.value;
        expect(hashOf(history.state)).toBe(hashes[at]);
      }
      for (let at = 1; at <= marks; at++) {
        const on = redo(game, history);
        if (!on.ok) throw new Error(on.error.message);
        history = on.value;
        expect(hashOf(history.state)).toBe(hashes[at]);
      }
      const all = history.entries.flatMap(entry => (entry.kind === 'mark' ? entry.events : []));
      const through = JSON.parse(JSON.stringify(all)) as Event[];
      expect(hashOf(through.reduce(apply, initial(setup)))).toBe(hashes[marks]);
    }
  });
});
