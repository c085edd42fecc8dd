import type { Id, State } from '../encounter/state';
import type { Forecast } from '../foresight/forecast';
import type { ThreatMap } from '../foresight/threat';

/** What the face-up card would do at one mark. */
export interface Foreseen {
  readonly mark: number;
  readonly forecast: Forecast | null;
  /** Whoever is in hand comes first, the others after. */
  readonly threat: ThreatMap | null;
  /** Maps of others are still to come. */
  readonly more: boolean;
}

export interface Request {
  readonly mark: number;
  readonly state: State;
}

/** What the worker is told: a request takes the place of the one before, `look` only turns its eyes. */
export type ToWorker =
  | ({ readonly ask: 'foresee'; readonly inHand: Id | undefined } & Request)
  | { readonly ask: 'look'; readonly inHand: Id | undefined };
