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
