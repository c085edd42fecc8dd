import type { Refusal } from '../basics/result';

export type ProblemCode = 'full' | 'refused' | 'elsewhere' | 'newer' | 'failed' | 'gone';

/** Why something could not be stored, for a person; it stays on screen until it is solved. */
export type StorageProblem = Refusal<ProblemCode>;

/** Another tab has taken the document over, so this one's writes no longer count. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

const sentences: Readonly<Record<ProblemCode, string>> = {
  full: 'This device has no room left. Play goes on, but nothing new is saved: export the campaign or make room.',
  refused:
    'This browser does not let the app store anything (a private window, perhaps). Play goes on, but export before you close it.',
  elsewhere: 'This is open in another tab or window, and only one of them may write.',
  newer: 'A newer version of the app is in use in another tab. Reload this one to go on.',
  failed: 'Saving failed. Play goes on; what is not saved yet will be tried again with the next tap.',
  gone: 'The document has been removed from this device.',
};

export const problem = (code: ProblemCode): StorageProblem => ({ code, message: sentences[code] });

const codes: Readonly<Record<string, ProblemCode>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  InvalidStateError: 'failed',
  VersionError: 'newer',
  Superseded: 'newer',
  TakenOver: 'elsewhere',
};

export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return problem(codes[name] ?? 'failed');
}
