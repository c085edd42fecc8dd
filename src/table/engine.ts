import type { Refusal, Result } from '../basics/result';
import type { Command } from '../encounter/command';
import type { Event } from '../encounter/event';
import type { Question } from '../encounter/question';
import type { State } from '../encounter/state';

/** What the table asks of the encounter's rules. */
export interface Engine {
  readonly decide: (state: State, command: Command) => Result<readonly Event[], Refusal>;
  readonly questionOf: (state: State) => Question | null;
  readonly titleOf: (state: State, command: Command, events: readonly Event[]) => string;
}

/** Something that nobody could know came to light: a card, a die, a direction. */
export const revealed = (events: readonly Event[]): boolean =>
  events.some(event => {
    switch (event.type) {
      case 'might':
        return (
          (event.event.type === 'drew' && event.event.pieces.some(piece => piece.from !== 'table')) ||
          event.event.type === 'revealed'
        );
      case 'stage':
        return event.event.type === 'turned' || event.event.type === 'drawn';
      case 'rolled':
        return event.stream !== null;
      default:
        return false;
    }
  });
