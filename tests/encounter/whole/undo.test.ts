import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/basics/hash';
import type { Said } from '../../../src/basics/said';
import type { Command } from '../../../src/encounter/model/command';
import type { Event } from '../../../src/encounter/model/event';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { titleOf } from '../../../src/encounter/title/title';
import { compact } from '../../../src/history/compact';
import type { Entry } from '../../../src/history/entry';
import { redo, undo } from '../../../src/history/head';
import { begin, commit, type History } from '../../../src/history/history';
import { resume } from '../../../src/history/resume';
import { patience, samples, seed } from '../../support/samples';
import { say } from '../../support/words';
import { chanceOf } from '../random-player/chance';
import { randomFight } from '../random-player/fight';
import { setupFor } from '../support/setups';

const game = { apply };
const first = seed % 100_000;
const some = (inTest: number, inSoak: number): readonly number[] =>
  Array.from({ length: samples(inTest, inSoak) }, (_, i) => first + 7 * i);

interface Played {
  readonly history: History<State, Event>;
  readonly commands: readonly Command[];
  readonly hashes: readonly string[];
}

/** A lively fight with its history: the hash of the beginning and of the state at each mark. */
function played(of: number): Played {
  let history: History<State, Event> = begin(initialState(setupFor(of)));
  const commands: Command[] = [];
  const hashes = [hashOf(history.state)];
  randomFight(setupFor(of), ({ before, command, events, after }) => {
    history = commit(game, history, { title: say(titleOf(before, command, events)), events });
    commands.push(command);
    hashes.push(hashOf(after));
  });
  return { history, commands, hashes };
}

function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: Said } }): T {
  if (!result.ok) throw new Error(say(result.error.message));
  return result.value;
}

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the history of whole fights', () => {
  it('undoes everything and does it again, with the same hash at each mark', { timeout: patience }, () => {
    for (const one of some(1, 60)) {
      const { history: whole, hashes } = played(one);
      let history = whole;
      for (let at = hashes.length - 2; at >= 0; at--) {
        history = must(undo(game, history));
        expect(hashOf(history.state)).toBe(hashes[at]);
      }
      for (let at = 1; at < hashes.length; at++) {
        history = must(redo(game, history));
        expect(hashOf(history.state)).toBe(hashes[at]);
      }
    }
  });

  it('replays from its log cut anywhere to the identical state, and plays on from there alike', {
    timeout: patience,
  }, () => {
    for (const one of some(1, 60)) {
      const { history, commands, hashes } = played(one);
      const chance = chanceOf(one, 'cut');
      const cut = chance.roll(hashes.length);
      const entries: readonly Entry<Event>[] = through(history.entries.slice(0, cut));
      const beginning = through(initialState(setupFor(one)));
      const again = resume<State, Event>(game, {
        entries,
        known: [{ id: 0, state: beginning, pinned: true }],
      });
      if (!again) throw new Error('the log cannot be opened again');
      expect(hashOf(again.state)).toBe(hashes[cut]);
      let state = again.state;
      for (const [i, command] of commands.slice(cut, cut + 40).entries()) {
        state = must(decide(state, command)).reduce(apply, state);
        expect(hashOf(state)).toBe(hashes[cut + i + 1]);
      }
    }
  });

  it('MT-2, MT-9: the same tap after an undo draws the same cards and dice', { timeout: patience }, () => {
    let drawn = 0;
    for (const one of some(1, 40)) {
      const { history: whole, commands, hashes } = played(one);
      const chance = chanceOf(one, 'again');
      for (let i = 0; i < 25; i++) {
        const back = 1 + chance.roll(hashes.length - 1);
        const at = hashes.length - 1 - back;
        const command = commands[at];
        const { state } = must(undo(game, whole, back));
        if (!command) throw new Error('no such tap');
        const events = must(decide(state, command));
        if (events.some(event => event.type === 'might' || event.type === 'stage' || event.type === 'rolled'))
          drawn++;
        expect(hashOf(events.reduce(apply, state))).toBe(hashes[at + 1]);
      }
    }
    expect(drawn).toBeGreaterThan(10);
  });

  it('MT-2: whatever is tapped in between: a correction, a turn or a token changes no draw', {
    timeout: patience,
  }, () => {
    let drawn = 0;
    for (const one of some(1, 40))
      randomFight(setupFor(one), ({ before, command, events }) => {
        const pieces = facesIn(events);
        if (pieces.length === 0 || before.settings.might === 'physical') return;
        const who = before.friends.find(friend => friend.presence === 'standing');
        if (!who) return;
        const corrected = must(
          decide(before, { do: 'say', correction: { say: 'token', who: who.id, token: 'mud', count: 3 } }),
        ).reduce(apply, before);
        const again = decide(corrected, command);
        expect(again.ok && facesIn(again.value)).toEqual(pieces);
        drawn++;
      });
    expect(drawn).toBeGreaterThan(samples(5, 30));
  });

  it('lets go of what was undone and left when it is compacted, and still undoes along the played line', {
    timeout: patience,
  }, () => {
    for (const one of some(1, 20)) {
      let history: History<State, Event> = begin(initialState(setupFor(one)));
      const chance = chanceOf(one, 'branches');
      let line = 0;
      randomFight(setupFor(one), ({ events, command, before }) => {
        // At first, and now and then, something else is tried, and undone.
        if ((line === 0 || chance.in100(20)) && before.phase !== 'over') {
          const who = before.friends[0]?.id ?? '';
          const other = decide(before, {
            do: 'say',
            correction: { say: 'token', who, token: 'mud', count: 9 },
          });
          if (other.ok) {
            history = commit(game, history, { title: 'a slip', events: other.value });
            history = must(undo(game, history));
          }
        }
        history = commit(game, history, { title: command.do, events });
        line++;
      });
      expect(history.entries.length).toBeGreaterThan(line);
      const { history: less, dropped } = compact(history);
      expect(less.entries).toHaveLength(line);
      expect(dropped).toHaveLength(history.entries.length - line);
      expect(JSON.stringify(less.entries)).not.toContain('a slip');
      expect(hashOf(less.state)).toBe(hashOf(history.state));
      const beginning = must(undo(game, less, line));
      expect(hashOf(beginning.state)).toBe(hashOf(initialState(setupFor(one))));
      expect(hashOf(must(redo(game, beginning, line)).state)).toBe(hashOf(history.state));
    }
  });

  it('keeps a bounded number of states, however long a campaign of taps grows', { timeout: patience }, () => {
    let history: History<State, Event> = begin(initialState(setupFor(first)));
    const who = history.state.friends[0]?.id ?? '';
    let most = 0;
    for (let i = 0; i < 6000; i++) {
      const events: Event[] = [{ type: 'token', who, token: 'mud', count: i % 7 }];
      history = commit(game, history, { title: 'mud', events });
      most = Math.max(most, history.known.length);
    }
    expect(most).toBeLessThanOrEqual(66);
    expect(history.entries).toHaveLength(6000);
    expect(must(undo(game, history, 6000)).state).toEqual(initialState(setupFor(first)));
  });
});

/** The faces that came, in their order. */
const facesIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap(event =>
    event.type === 'might' && event.event.type === 'drew'
      ? event.event.pieces.map(piece => `${event.side} ${piece.color} ${piece.face} ${piece.from}`)
      : [],
  );
