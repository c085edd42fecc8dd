import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseDuelCommand } from '../door/commands';
import { duelKind } from '../door/duel';
import { decide, reveals } from '../rules/duel/decide';
import type { Command, Duel, Event } from '../rules/duel/model';
import { type Question, questionOf } from '../rules/duel/question';
import { titleOf } from '../rules/duel/title';

registerKind(knownKind(duelKind));

const rules: Rules<Duel, Command, Event, Question> = {
  command: parseDuelCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
};

export type DuelTable = Playing<Duel, Command, Event, Question>;

const sit = (session: Session<Duel, Event>, say: (said: Said) => string): DuelTable =>
  playDocument(session, duelKind, rules, say);

export const duelSitting = sitting(duelKind, sit);

/** One line of the list of duels. */
export interface DuelLine {
  readonly id: string;
  readonly name: string;
  readonly turns: number;
  readonly end: string;
}

export const duels = documentList(
  duelKind.name,
  ({ id, name, about }): DuelLine => ({
    id,
    name,
    turns: Number(about.turns ?? 1),
    end: String(about.end ?? ''),
  }),
);

export const beginDuelAt = async (name: string, state: Duel) =>
  (await deviceStore()).create(duelKind, { name, state });
