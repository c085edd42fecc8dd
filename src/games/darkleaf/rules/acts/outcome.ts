import type { Course } from '../board/course';

/** What comes of something: the board after it, or the code of what speaks against it. */
export type Outcome =
  | { readonly ok: true; readonly course: Course; readonly failed: boolean }
  | { readonly ok: false; readonly refused: string };

export const done = (course: Course): Outcome => ({ ok: true, course, failed: false });
/** The roll was below what a deed needs: nothing changes. */
export const fails = (course: Course): Outcome => ({ ok: true, course, failed: true });
export const refused = (code: string): Outcome => ({ ok: false, refused: code });
