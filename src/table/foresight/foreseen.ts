import type { Id, State } from '../../encounter/model/state';
import type { Forecast } from '../../foresight/forecast';
import type { ThreatMap } from '../../foresight/threat';

/** What the worker is told: a request takes the place of the one before, `look` only turns its eyes. */
export type ToWorker =
  | {
      readonly ask: 'foresee';
      readonly mark: number;
      /** The fields that changed since the last message; all fields the first time. */
      readonly changed: Partial<State>;
      readonly inHand: Id | undefined;
    }
  | { readonly ask: 'look'; readonly inHand: Id };

/** What it tells of a mark: the forecast, then the threat map of whoever is in hand, then the maps of all. */
export type FromWorker =
  | { readonly tells: 'forecast'; readonly mark: number; readonly forecast: Forecast | null }
  | {
      readonly tells: 'threat';
      readonly mark: number;
      readonly threat: ThreatMap | null;
      readonly whole: boolean;
    };
