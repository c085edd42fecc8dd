import type { LandType, SettlementKind } from '../world/land';
import type { LandmarkName } from '../world/landmarks';

/** LD-2: a land as it is drawn; a landmark has a name. */
export interface Tile {
  readonly type: LandType;
  readonly landmark: LandmarkName | null;
}

export const sameTile = (a: Tile, b: Tile): boolean => a.type === b.type && a.landmark === b.landmark;

/** ST, TH-5, BE-6: what stands on a hex. */
export interface Holding {
  readonly owner: string;
  readonly kind: SettlementKind;
  /** Who occupies it: a nation, or the NPCs. */
  readonly occupier: string | null;
  readonly walls: number;
  readonly towers: number;
}
