import type { Forecast } from '../foresight/forecast';
import type { ThreatMap } from '../foresight/threat';

/** What the face-up card would do at one mark. */
export interface Foreseen {
  readonly mark: number;
  readonly forecast: Forecast | null;
  readonly threat: ThreatMap | null;
  /** The threat map takes longer and is still to come. */
  readonly more: boolean;
}
