import type { Refusal } from '../basics/result';
import { sayStorage } from './says';

export type ProblemCode = 'full' | 'refused' | 'elsewhere' | 'newer' | 'failed' | 'gone';

/** Why something could not be stored, for a person; it stays on screen until it is solved. */
export type StorageProblem = Refusal<ProblemCode>;

/** Another tab has taken the document over, so this one's writes no longer count. */
export class TakenOver extends Error {
  constructor() {
    super('another tab writes');
  }
  override readonly name = 'TakenOver';
}

export const problem = (code: ProblemCode): StorageProblem => ({
  code,
  message: sayStorage(`storage.${code}`),
});

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
