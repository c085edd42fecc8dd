import type { TapOf } from './taps';

/** A place in the log; 0 is the state that the log began with. Numbers are given once and never again. */
export type MarkId = number;

/** What one tap of a player did. Events carry outcomes, so replaying them never draws. */
export interface Mark<Event> {
  readonly kind: 'mark';
  readonly id: MarkId;
  readonly parent: MarkId;
  readonly title: string;
  readonly events: readonly Event[];
  /** Something hidden came to light: a draw, a card turned over. */
  readonly revealed: boolean;
  /** Whose tap it was, where another device sent it. */
  readonly tap?: TapOf;
}

/** Undo, redo and jumps are appended like everything else: the log says what the table did. */
export interface HeadMove {
  readonly kind: 'head';
  readonly id: MarkId;
  readonly by: 'undo' | 'redo' | 'jump';
  readonly from: MarkId;
  readonly to: MarkId;
  /** The way led back over something hidden that had been seen. */
  readonly revealed: boolean;
  readonly tap?: TapOf;
}

export type Entry<Event> = Mark<Event> | HeadMove;
