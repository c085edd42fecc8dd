import type { Hex } from '../../../../hex/shape';
import type { Area } from '../activate';
import type { CardStep } from '../hester/model';
import type { MapData } from '../map';
import type { Step } from '../pair/steps/model';
import type { Numbers } from '../pair/things';
import type { SideCube } from '../sides';
import type { Face } from '../solo/model';

/** The group's own box: its map as far as it is painted, and what it has taught of its solo cards. */
export interface OwnBox {
  /** HX-2, but for what is still to be painted: homes may be missing. */
  readonly map: Omit<MapData, 'homes'> & { readonly homes: readonly Hex[] };
  readonly faces: Readonly<Record<string, Face>>;
  readonly clockwise: readonly Area[];
  /** PR-1, FA-1, KA-1: what its boards show. */
  readonly numbers?: Numbers;
  /** CD-1: what its cards do: those of the sides, and Hester's. */
  readonly cards?: Readonly<Record<string, readonly Step[]>>;
  readonly witch?: Readonly<Record<string, readonly CardStep[]>>;
}

export const letters = ['b', 'f', 'p', 'w', 'm', 'x', '.'] as const;
export type Letter = (typeof letters)[number];

export type BoxCommand =
  | { readonly do: 'shape'; readonly columns: number; readonly rows: readonly number[] }
  /** A stroke: one hex, and where it is wanted the one that half a turn lays onto it. */
  | { readonly do: 'paint'; readonly hexes: readonly Hex[]; readonly letter: Letter }
  | { readonly do: 'home'; readonly at: Hex }
  | { readonly do: 'storm'; readonly at: Hex }
  | { readonly do: 'number'; readonly color: SideCube; readonly at: Hex; readonly n?: number }
  | { readonly do: 'unnumber'; readonly color: SideCube }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'clockwise'; readonly clockwise: readonly Area[] }
  | { readonly do: 'learn'; readonly id: string; readonly face: Face }
  | { readonly do: 'numbers'; readonly numbers: Numbers }
  /** CD-1: a card is taught, or forgotten where nothing is said of it. */
  | { readonly do: 'card'; readonly name: string; readonly steps: readonly Step[] | null }
  | { readonly do: 'witchCard'; readonly name: string; readonly steps: readonly CardStep[] | null }
  /** What somebody else's pack holds comes to this box. */
  | { readonly do: 'take'; readonly pack: Pack };

/** What one group gives to another: any part of a box. */
export type Pack = Partial<OwnBox>;

export type BoxEvent =
  | { readonly type: 'map'; readonly map: OwnBox['map'] }
  | { readonly type: 'clockwise'; readonly clockwise: readonly Area[] }
  | { readonly type: 'learned'; readonly id: string; readonly face: Face }
  | { readonly type: 'numbers'; readonly numbers: Numbers }
  | { readonly type: 'card'; readonly name: string; readonly steps: readonly Step[] | null }
  | { readonly type: 'witchCard'; readonly name: string; readonly steps: readonly CardStep[] | null };
