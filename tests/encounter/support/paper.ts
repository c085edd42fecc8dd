import type { Command } from '../../../src/encounter/model/command';
import type { Event } from '../../../src/encounter/model/event';
import type { Setup } from '../../../src/encounter/model/setup';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';

/**
 * A fight tap by tap, with all that has come of it, each change of the stack too; a refused tap is a fault of the test.
 */
export class Game {
  readonly events: Event[] = [];
  state: State;
  constructor(setup: Setup) {
    this.state = initialState(setup);
  }
  tap(command: Command): readonly Event[] {
    const decided = decide(this.state, command);
    if (!decided.ok) throw new Error(`${decided.error.code}: ${JSON.stringify(command).slice(0, 300)}`);
    this.events.push(...decided.changes);
    this.state = decided.value.reduce(apply, this.state);
    return decided.value;
  }
}

/** The end of a command that waits until the players name the card that they have drawn. */
const waitsForName = (event: Event): boolean =>
  event.type === 'stack' && event.frames.some(frame => frame.frame === 'card' && frame.step === 'name');

/** Events that a fight has only because its deck is of paper, so that each card is entered when it is drawn. */
export const isAboutCards = (event: Event): boolean =>
  waitsForName(event) ||
  event.type === 'stage' ||
  event.type === 'settings' ||
  event.type === 'scene' ||
  event.type === 'taught' ||
  (event.type === 'note' && event.code === 'taught');

/** Cards by the names that the pack has for them, and jobs without the slip that was drawn for them. */
export function withoutSlips(value: unknown, back: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return back.get(value) ?? value;
  if (Array.isArray(value)) return value.map(one => withoutSlips(one, back));
  if (typeof value !== 'object' || value === null) return value;
  const isJob = 'breakers' in value && 'why' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isJob && key === 'card'))
      .map(([key, one]) => [key, withoutSlips(one, back)]),
  );
}
