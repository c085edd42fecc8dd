import type { Refusal } from '../basics/result';
import { sayStorage } from './says';

export type ProblemCode =
  | 'full'
  | 'refused'
  | 'elsewhere'
  | 'newer'
  | 'silent'
  | 'unanswered'
  | 'cleared'
  | 'failed'
  | 'gone';

/** Why something could not be stored, for a person; it stays on screen until it is solved. */
export type StorageProblem = Refusal<ProblemCode>;

/** Another tab has taken the document over, so this one's writes no longer count. */
export class TakenOver extends Error {
  constructor() {
    super('another tab writes');
  }
  override readonly name = 'TakenOver';
}

/** What was being written is not on the device any more: site data was cleared, or the document deleted for good. */
export class Cleared extends Error {
  constructor() {
    super('nothing of it is left');
  }
  override readonly name = 'Cleared';
}

/** The database was asked for something and has said neither yes nor no. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export const problem = (code: ProblemCode): StorageProblem => ({
  code,
  message: sayStorage(`storage.${code}`),
});

const codes: Readonly<Record<string, ProblemCode>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  InvalidStateError: 'failed',
  Silent: 'silent',
  Unanswered: 'unanswered',
  Cleared: 'cleared',
  Superseded: 'newer',
  TakenOver: 'elsewhere',
};

export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // No other window is open: the newer layout was there before this start.
  if (name === 'NewerLayout' || name === 'VersionError')
    return { code: 'newer', message: sayStorage('storage.newer-layout') };
  return problem(codes[name] ?? 'failed');
}
