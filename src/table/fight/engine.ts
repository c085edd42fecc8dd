import type { Command } from '../../encounter/model/command';
import type { Event } from '../../encounter/model/event';
import type { Question } from '../../encounter/model/question';
import type { State } from '../../encounter/model/state';
import type { Decided } from '../../encounter/round/decide';
import type { Rules } from '../../play/rules';

/** What the table asks of the encounter's rules. */
export interface Engine extends Rules<State, Command, Event, Question> {
  readonly decide: (state: State, command: Command) => Decided;
}
