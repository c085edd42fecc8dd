import type { Refusal } from '../../src/basics/result';
import type { Command } from '../../src/encounter/model/command';
import type { Event } from '../../src/encounter/model/event';
import type { Setup } from '../../src/encounter/model/setup';
import { mayOverrule } from '../../src/encounter/run/overrule';
import { fight } from '../../src/table/headless';
import { anyway } from '../../tests/encounter/random-player/fight';
import { randomTable } from '../../tests/encounter/random-player/table';

export interface Ended {
  readonly taps: number;
  /** What the rules refuse although the table takes it for legal, and what broke off the fight. */
  readonly refused: Refusal | null;
  readonly ended: boolean;
}

const most = 3000;

/**
 * A whole fight of the random table, tap by tap, with nothing looked at but what it says itself: its events, and each
 * change of the stack between them.
 */
export function playRandomly(
  setup: Setup,
  see: (tap: { command: Command; events: readonly Event[] }) => void,
): Ended {
  let state = fight.typed.begin(setup);
  const next = randomTable(setup.seed);
  for (let taps = 0; taps < most; taps++) {
    let command = next(state);
    if (!command) return { taps, refused: null, ended: true };
    let decided = fight.typed.decide(state, command);
    for (let i = 0; !decided.ok && i < 3 && mayOverrule(decided.error.code); i++) {
      command = anyway(command);
      decided = fight.typed.decide(state, command);
    }
    if (!decided.ok) return { taps, refused: decided.error, ended: false };
    if (!decided.changes) throw new Error('A fight records all its changes.');
    see({ command, events: decided.changes });
    state = decided.state;
  }
  return { taps: most, refused: null, ended: false };
}
