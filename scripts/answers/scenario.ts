import type { Problem, Result } from '../../src/basics/result';
import type { Said } from '../../src/basics/said';

/** One question of a game: what the case holds and where it stands; the answer comes without the case's id. */
export type Question = (
  asked: Readonly<Record<string, unknown>>,
  at: string,
) => Result<object, readonly Problem[]>;

/** What a game answers in scenario files: exported as `scenario` by `scripts/scenario/<game>.ts`. */
export interface Scenario {
  /** By the case's `do`. */
  readonly questions: Readonly<Record<string, Question>>;
  /** The game's codes for a case that is no object, and for a question that it does not know. */
  readonly codes: { readonly unreadable: string; readonly unknownDo: string };
  /** Words what its questions say. */
  readonly say: (said: Said) => string;
  /** The picture of one case, for `--draw`; '' where there is nothing to draw. */
  readonly draw?: (asked: Readonly<Record<string, unknown>>, at: string) => string;
}
