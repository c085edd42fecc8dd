import { isDeepStrictEqual } from 'node:util';
import type { Answer, Command } from '../../../src/encounter/model/command';
import type { Event } from '../../../src/encounter/model/event';
import type { Setup } from '../../../src/encounter/model/setup';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { mayOverrule } from '../../../src/encounter/run/overrule';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { broken, ledgerOf, rebooked, unsettled } from '../support/invariants';
import { randomTable } from './table';

export interface Tap {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  /** The events with each change of the stack between them. */
  readonly changes: readonly Event[];
  readonly after: State;
}

export interface Fought {
  readonly state: State;
  readonly taps: number;
  /** What must never be: a rule of nature broken, or something legal refused. */
  readonly fault: string | null;
}

/** The same command, done all the same. */
export function anyway(command: Command): Command {
  if (command.do !== 'answer') return { ...command, anyway: true } as Command;
  const answer: Answer =
    command.answer.answer === 'pick' ? { ...command.answer, anyway: true } : command.answer;
  return { do: 'answer', answer };
}

const told = (command: Command): string => JSON.stringify(command).slice(0, 300);

/** A whole fight by a lively table, looked at after every event and after every tap. */
export function randomFight(setup: Setup, see: (tap: Tap) => void = () => {}, most = 3000): Fought {
  let state = initialState(setup);
  let ledger = ledgerOf(state);
  const next = randomTable(setup.seed);
  for (let taps = 0; taps < most; taps++) {
    let command = next(state);
    if (!command) return { state, taps, fault: null };
    let decided = decide(state, command);
    // What only a rule forbids this table does anyway.
    for (let i = 0; !decided.ok && i < 3 && mayOverrule(decided.error.code); i++) {
      command = anyway(command);
      decided = decide(state, command);
    }
    if (!decided.ok) return { state, taps, fault: `refused ${decided.error.code}: ${told(command)}` };
    const before = state;
    const said = command.do === 'say';
    for (const event of decided.value) {
      state = apply(state, event);
      ledger = rebooked(ledger, event, state);
      const fault = said ? null : broken(state, ledger);
      if (fault) return { state, taps, fault: `${fault} after ${JSON.stringify(event).slice(0, 200)}` };
    }
    if (!isDeepStrictEqual(state, decided.state))
      return { state, taps, fault: `its events do not make its end of ${told(command)}` };
    if (said && decided.value[0]) ledger = rebooked(ledger, decided.value[0], state);
    see({ before, command, events: decided.value, changes: decided.changes, after: state });
    const fault = broken(state, ledger) ?? unsettled(state);
    if (fault) return { state, taps, fault: `${fault} after ${told(command)}` };
  }
  return { state, taps: most, fault: 'it never ended' };
}
