import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { playHistory, unkeptHistory } from '../../../play/history-in-play';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseDuelCommand } from '../door/commands';
import { duelKind } from '../door/duel';
import { apply } from '../rules/duel/apply';
import type { Command } from '../rules/duel/commands';
import { decide, reveals } from '../rules/duel/decide';
import type { Duel, Event } from '../rules/duel/model';
import { type Question, questionOf } from '../rules/duel/question';
import { titleOf } from '../rules/duel/title';
import { endedIn } from '../rules/records/list';
import type { Ended } from '../rules/records/records';
import { type ChessClock, chessClock } from './clock';
import type { DuelPlay } from './play';

registerKind(knownKind(duelKind));

const rules: Rules<Duel, Command, Event, Question> = {
  command: parseDuelCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
  sharing: async () => (await import('./sharing')).sharing,
};

export type DuelTable = Playing<Duel, Command, Event, Question> & { readonly clock: ChessClock };

const sit = (session: Session<Duel, Event>, say: (said: Said) => string): DuelTable => ({
  ...playDocument(session, duelKind, rules, say),
  clock: chessClock(session.id),
});

/** A duel that is kept nowhere: a lesson, a doubt on a bare board. */
export const passingDuel = (beginning: Duel, say: (said: Said) => string): DuelPlay =>
  playHistory(unkeptHistory({ apply }, beginning), { apply }, rules, say);

export const duelSitting = sitting(duelKind, sit);

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

export const beginDuelAt = async (name: string, state: Duel) =>
  (await deviceStore()).create(duelKind, { name, state });
