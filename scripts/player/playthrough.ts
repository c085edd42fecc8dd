import type { Refusal } from '../../src/basics/result';
import type { Said } from '../../src/basics/said';
import type { Command } from '../../src/encounter/model/command';
import type { Event } from '../../src/encounter/model/event';
import type { Setup } from '../../src/encounter/model/setup';
import type { State } from '../../src/encounter/model/state';
import { titleOf } from '../../src/encounter/title/title';
import { fight } from '../../src/table/headless';
import { nextCommand } from './policy';

export interface Tap {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly title: Said;
  readonly after: State;
}

export interface Ended {
  readonly state: State;
  readonly taps: number;
  /** A legal policy is never refused: this is a fault of one or the other. */
  readonly refused: { readonly command: Command; readonly refusal: Refusal } | null;
}

/** A whole fight without a screen. It gives up after `limit` taps. */
export function playThrough(
  setup: Setup,
  see: (tap: Tap) => void = () => {},
  next: (state: State) => Command | null = nextCommand,
  limit = 4000,
): Ended {
  let state = fight.typed.begin(setup);
  for (let taps = 0; taps < limit; taps++) {
    const command = next(state);
    if (!command) return { state, taps, refused: null };
    const decided = fight.typed.decide(state, command);
    if (!decided.ok) return { state, taps, refused: { command, refusal: decided.error } };
    const before = state;
    state = decided.value.reduce(fight.typed.apply, state);
    see({
      before,
      command,
      events: decided.value,
      title: titleOf(before, command, decided.value),
      after: state,
    });
  }
  const given = fight.typed.decide(state, { do: 'giveUp' });
  return { state: given.ok ? given.state : state, taps: limit, refused: null };
}
