import type { Id } from './entities';

/** Why a target was chosen: the rules in the order in which they narrowed the choice, and what each candidate had. */
export interface Why {
  readonly actor: Id;
  readonly target: Id | null;
  readonly reachable: boolean;
  readonly rules: readonly string[];
  readonly candidates: readonly Candidate[];
  /** The players said otherwise. */
  readonly overruled: boolean;
}

export interface Candidate {
  readonly id: Id;
  /** Null where there is no way (TG-1). */
  readonly movement: number | null;
  readonly reachable: boolean;
  readonly seen: boolean;
  /** The rule that dropped it; null for the chosen one. */
  readonly dropped: string | null;
}
