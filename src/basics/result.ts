import type { Said } from './said';

/** A value or a reason, never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A refusal of a command: the code is stable and for programs, the message is for a person, worded by the screen. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: Said;
}

export const refuse = <Code extends string>(code: Code, message: Said) =>
  err<Refusal<Code>>({ code, message });

/** What a validating door found wrong, and where (`cases[3].board.characters[0].at`). */
export interface Problem {
  readonly code: string;
  readonly at: string;
  readonly message: Said;
}
