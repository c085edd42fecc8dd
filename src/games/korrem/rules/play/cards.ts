import type { Ability, Attraction, Bond, Kind } from '../battle/card';
import type { Unsure } from '../fight/model';
import type { Goods, Resource } from '../goods';
import type { Nature } from '../meeting/natures';
import type { Realm } from '../world/creatures';

/** A card as it is carried over the map, or lies in a pile. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly speed: number;
  readonly flying: boolean;
  readonly steps: number;
  /** SA-1: it lasts beyond battle. */
  readonly undead: boolean;
  readonly attraction: Attraction | null;
  /** AT-5: romances, which last beyond battle. */
  readonly bonds: readonly Bond[];
  readonly abilities: readonly Ability[];
  readonly gathers: readonly Resource[];
  readonly barter: boolean;
  readonly seafaring: boolean;
  readonly magic: Magic | null;
  readonly cost: Goods;
  /** EN-1, CR-1, VP-1: what a creature's card says; a nation's card says nothing of it. */
  readonly nature: Nature | null;
  readonly realm: Realm | null;
  readonly points: number;
  /** BE-4: the nation in whose deck it belongs; none is the creature deck. */
  readonly of: string | null;
  /** TE-1: numbers that nobody has told yet. */
  readonly unsure?: readonly Unsure[];
}

/** AR-1. */
export const magics = ['elemental', 'holy', 'unholy'] as const;
export type Magic = (typeof magics)[number];

export interface Artifact {
  readonly id: string;
  readonly name: string;
  readonly magic: Magic;
  readonly points: number;
  /** BG-5: which card of the army has it. */
  readonly bearer: string | null;
}
