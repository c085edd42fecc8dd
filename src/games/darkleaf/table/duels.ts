import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { playHistory, unkeptHistory } from '../../../play/history-in-play';
import type { Rules } from '../../../play/rules';
import { parseDuelCommand } from '../door/commands';
import { duelKind } from '../door/duel';
import { apply } from '../rules/duel/commands/apply';
import type { Command } from '../rules/duel/commands/commands';
import { decide, reveals } from '../rules/duel/commands/decide';
import { titleOf } from '../rules/duel/log/title';
import type { Duel, Event } from '../rules/duel/model';
import { type Question, questionOf } from '../rules/duel/queries/question';
import { endedIn } from '../rules/records/list';
import type { Ended } from '../rules/records/records';
import { chessClock } from './clock';
import type { DuelPlay } from './play';

const rules: Rules<Duel, Command, Event, Question> = {
  command: parseDuelCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
  sharing: async () => (await import('./sharing')).sharing,
};

/** A duel that is kept nowhere: a lesson, a doubt on a bare board. */
export const passingDuel = (beginning: Duel, say: (said: Said) => string): DuelPlay =>
  playHistory(unkeptHistory({ apply }, beginning), { apply }, rules, say);

export const duelDocument = defineDocument({ kind: duelKind, rules }, (play, session, say) => ({
  ...play(session, say),
  clock: chessClock(session.id),
}));
export type DuelTable = TableOf<typeof duelDocument>;

/** One line of the list of duels. */
export interface DuelLine {
  readonly id: string;
  readonly name: string;
  readonly turns: number;
  readonly end: string;
  /** Nothing while it goes on, or where a first version kept it, which told no names in the list. */
  readonly ended: Ended | undefined;
}

export const duels = documentList(
  duelKind.name,
  ({ id, name, about }): DuelLine => ({
    id,
    name,
    turns: Number(about.turns ?? 1),
    end: String(about.end ?? ''),
    ended: endedIn(about),
  }),
);

export const beginDuelAt = duelDocument.create;
