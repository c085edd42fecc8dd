import type { ReadonlySignal } from '@preact/signals';
import type { Said } from '../../../basics/said';
import type { Refused } from '../../../play/history-in-play';
import { registerKind } from '../../../play/kinds';
import { type AtTable, type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { parseLevelCommand, playKind } from '../door/play';
import {
  type Drawing,
  decideCourse,
  type Question,
  questionOf,
  reveals,
  titleOfCourse,
} from '../rules/play/course';
import type { Command, Event, Figure, Play } from '../rules/play/model';

registerKind(knownKind(playKind));

let drawing: Drawing | undefined;
/** The screens on which a level is drawn bring what draws it: a level that is played does without. */
export const learnToDraw = (rules: Drawing): void => {
  drawing = rules;
};

const rules: Rules<Play, Command, Event, Question> = {
  command: parseLevelCommand,
  decide: (play, command) => decideCourse(play, command, drawing),
  questionOf,
  titleOf: (play, command) => titleOfCourse(play, command, drawing),
  revealedBy: reveals,
  sharing: async () => (await import('./sharing')).levelSharing,
};

type Sat = Playing<Play, Command, Event, Question>;

/** What a screen of a level asks for: a level by itself, or that of a campaign. */
export interface LevelTable extends AtTable, Pick<Sat, 'state' | 'question' | 'send' | 'at'> {
  readonly refusal: ReadonlySignal<Refused<unknown> | null>;
  /** What follows on the end of the level; nothing where it was played by itself. */
  readonly finish?: (on: boolean, minutes?: number) => void;
  /** The party from which those come who stand in a level that is drawn. */
  readonly party?: readonly Figure[];
}

const sit = (session: Session<Play, Event>, say: (said: Said) => string): Sat =>
  playDocument(session, playKind, rules, say);

export const levelSitting = sitting(playKind, sit);

export const beginLevel = async (name: string, state: Play) =>
  (await deviceStore()).create(playKind, { name, state });

/** The state of a level of this device, which stays closed. */
export async function drawnLevel(id: string): Promise<Play | undefined> {
  const loaded = await (await deviceStore()).load(playKind, id);
  return loaded.ok ? loaded.value : undefined;
}
