import type { ReadonlySignal } from '@preact/signals';
import { defineDocument, type TableOf } from '../../../play/define-document';
import type { Refused } from '../../../play/history-in-play';
import type { AtTable } from '../../../play/playing';
import { deviceStore } from '../../../play/store';
import { parseLevelCommand, playKind } from '../door/play';
import { type Drawing, decideCourse, questionOf, reveals, titleOfCourse } from '../rules/play/course';
import type { Figure, Play } from '../rules/play/model';

let drawing: Drawing | undefined;
/** The screens on which a level is drawn bring what draws it: a level that is played does without. */
export const learnToDraw = (rules: Drawing): void => {
  drawing = rules;
};

/** What a screen of a level asks for: a level by itself, or that of a campaign. */
export interface LevelTable extends AtTable, Pick<Sat, 'state' | 'question' | 'send' | 'at'> {
  readonly refusal: ReadonlySignal<Refused<unknown> | null>;
  /** What follows on the end of the level; nothing where it was played by itself. */
  readonly finish?: (on: boolean, minutes?: number) => void;
  /** The party from which those come who stand in a level that is drawn. */
  readonly party?: readonly Figure[];
}

export const levelDocument = defineDocument({
  kind: playKind,
  rules: {
    command: parseLevelCommand,
    decide: (play, command) => decideCourse(play, command, drawing),
    questionOf,
    titleOf: (play, command) => titleOfCourse(play, command, drawing),
    revealedBy: reveals,
    sharing: async () => (await import('./sharing')).levelSharing,
  },
});
type Sat = TableOf<typeof levelDocument>;

export const beginLevel = levelDocument.create;

/** The state of a level of this device, which stays closed. */
export async function drawnLevel(id: string): Promise<Play | undefined> {
  const loaded = await (await deviceStore()).load(playKind, id);
  return loaded.ok ? loaded.value : undefined;
}
