import { createContext } from 'preact';
import type { Problem } from '../../../basics/result';
import type { Pack } from '../../../packs/pack';

/** What the check says of the encounter in the editor. */
export interface Checks {
  readonly pack: Pack;
  /** The encounter's place in the pack: what every place begins with. */
  readonly at: string;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export const ChecksContext = createContext<Checks | undefined>(undefined);

export const editorParts = ['board', 'enemies', 'cards', 'rules', 'course'] as const;
export type EditorPart = (typeof editorParts)[number];

const shownIn: Readonly<Record<string, EditorPart>> = {
  enemies: 'enemies',
  cards: 'cards',
  abilities: 'rules',
  tileKinds: 'rules',
  tokens: 'rules',
  checklist: 'rules',
  flavour: 'rules',
  note: 'rules',
  triggers: 'course',
  victory: 'course',
  counters: 'course',
  reminders: 'course',
};

/** A place in its encounter: the key of the encounter, and which of a list under it. */
export interface Spot {
  readonly part: EditorPart;
  readonly key: string;
  readonly index: number | undefined;
}

/** What is not named elsewhere is set on the board. */
export function spotOf({ at }: Pick<Problem, 'at'>, encounter: string): Spot {
  const [key = '', index] = at.slice(encounter.length).match(/[^.[\]]+/g) ?? [];
  return {
    part: shownIn[key] ?? 'board',
    key,
    index: index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined,
  };
}
