import type { InPlay } from '../../../play/history-in-play';
import type { Command } from '../rules/duel/commands/commands';
import type { Duel, Event } from '../rules/duel/model';
import type { Question } from '../rules/duel/queries/question';

/** A duel at which taps are sent, kept on the device or not. */
export type DuelPlay = InPlay<Duel, Command, Event, Question>;
