import type { ReadonlySignal } from '@preact/signals';
import type { Command } from '../encounter/command';
import type { Question } from '../encounter/question';
import type { MarkId } from '../history/entry';
import type { MarkView } from '../history/view';
import type { Happened } from './happened';
import type { FightView } from './view';

/** `memory`: nothing is kept on this device; the players were told. */
export type Saving = 'saved' | 'saving' | 'failed' | 'memory';

/** One fight in play: what a screen reads and the few things that it can do. */
export interface Fight {
  readonly id: string;
  readonly view: ReadonlySignal<FightView>;
  readonly question: ReadonlySignal<Question | null>;
  /** Why the last command was refused, in a sentence; gone with the next one. */
  readonly refusal: ReadonlySignal<string | null>;
  /** What the last tap brought. */
  readonly happened: ReadonlySignal<Happened>;
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly saving: ReadonlySignal<Saving>;
  readonly send: (command: Command) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: MarkId) => void;
  /** The table as it was at a mark. */
  readonly at: (mark: MarkId) => FightView | undefined;
  readonly hush: () => void;
}
