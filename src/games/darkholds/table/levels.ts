import type { ReadonlySignal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import type { Refused } from '../../../play/history-in-play';
import { registerKind } from '../../../play/kinds';
import { type AtTable, type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseLevelCommand } from '../door/commands';
import { playKind } from '../door/play';
import { decide, type Question, questionOf, reveals, titleOf } from '../rules/play/decide';
import type { Command, Event, Figure, Play } from '../rules/play/model';

registerKind(knownKind(playKind));

const rules: Rules<Play, Command, Event, Question> = {
  command: parseLevelCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
};

type Sat = Playing<Play, Command, Event, Question>;

/** What a screen of a level asks for: a level by itself, or that of a campaign. */
export interface LevelTable extends AtTable, Pick<Sat, 'state' | 'question' | 'send' | 'at'> {
  readonly refusal: ReadonlySignal<Refused<unknown> | null>;
  /** What follows on the end of the level; nothing where it was played by itself. */
  readonly finish?: (on: boolean) => void;
  /** The party from which those come who stand in a level that is drawn. */
  readonly party?: readonly Figure[];
}

const sit = (session: Session<Play, Event>, say: (said: Said) => string): Sat =>
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

/** The state of a level of this device, which stays closed. */
export async function drawnLevel(id: string): Promise<Play | undefined> {
  const loaded = await (await deviceStore()).load(playKind, id);
  return loaded.ok ? loaded.value : undefined;
}
