import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseLevelCommand } from '../door/commands';
import { playKind } from '../door/play';
import { decide, type Question, questionOf, reveals, titleOf } from '../rules/play/decide';
import type { Command, Event, Play } from '../rules/play/model';

registerKind(knownKind(playKind));

const rules: Rules<Play, Command, Event, Question> = {
  command: parseLevelCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
};

export type LevelTable = Playing<Play, Command, Event, Question>;

const sit = (session: Session<Play, Event>, say: (said: Said) => string): LevelTable =>
  playDocument(session, playKind, rules, say);

export const levelSitting = sitting(playKind, sit);

/** One line of the list of levels in play. */
export interface LevelLine {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly end: string;
}

export const levels = documentList(
  playKind.name,
  ({ id, name, about }): LevelLine => ({
    id,
    name,
    turn: Number(about.turn ?? 1),
    end: String(about.end ?? ''),
  }),
);

export const beginLevel = async (name: string, state: Play) =>
  (await deviceStore()).create(playKind, { name, state });
