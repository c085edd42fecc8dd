import type { Said } from '../../basics/said';
import type { Command } from '../../encounter/model/command';
import type { Event } from '../../encounter/model/event';
import type { Question } from '../../encounter/model/question';
import type { State } from '../../encounter/model/state';
import type { Decided } from '../../encounter/round/decide';

/** What the table asks of the encounter's rules. */
export interface Engine {
  readonly decide: (state: State, command: Command) => Decided;
  readonly questionOf: (state: State) => Question | null;
  /** Something that nobody could know came to light: a card, a die, a direction. */
  readonly revealedBy: (events: readonly Event[]) => boolean;
  readonly titleOf: (state: State, command: Command, events: readonly Event[]) => Said;
}
