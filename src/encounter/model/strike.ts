import type { Hex } from '../../hex/shape';
import type { Cubes, Effect } from '../../stage/steps';
import type { Id } from './entities';

/** How one of the company strikes; what is absent is not used. */
export interface Strike {
  /** Whom; several for an area, or for a chain in its order. */
  readonly targets: readonly Id[];
  /** White cards beside the cubes: with it the draw comes at once, without it the pool is asked. */
  readonly white?: number;
  /** The cubes used, where not all of the might track. */
  readonly cubes?: Cubes;
  /** The pool after its upgrades (MT-7). */
  readonly empowered?: Cubes;
  readonly dice?: Cubes;
  readonly tokens?: { readonly empowered?: number; readonly lethality?: number };
  /** Granted by the card: steps of Empower, redraws, damage on top, cards ignored. */
  readonly empower?: number;
  readonly redraws?: number;
  readonly bonus?: number;
  readonly fixed?: number;
  readonly range?: number;
  readonly unarmed?: boolean;
  readonly cannotMiss?: boolean;
  readonly chain?: boolean;
  /** How many hexes of each the area covers (AE-6); 1 where nothing is said. */
  readonly hexes?: { readonly [id: Id]: number };
  /** Of a chain: the hex of each that was chosen; its location is the one hit (SE-11). */
  readonly aims?: { readonly [id: Id]: Hex };
  /** Of a charge: the hexes charged through; any die in them may be hit (SE-12). */
  readonly through?: readonly Hex[];
  /** The card's own might instead of the cubes. */
  readonly might?: Cubes;
  /** So many Sentinels attack together, for their Grove Maiden. */
  readonly sentinels?: number;
  /** The Huntress's falcons strike: the location nearest to her is hit (HU-7). */
  readonly falcons?: boolean;
  /** The card lets its Sentinels strike several targets (GM-10). */
  readonly split?: boolean;
  /** The card asks for no sight (AT-5). */
  readonly noSight?: boolean;
  /** Animus paid for it. */
  readonly cost?: number;
  /** The die that the table has chosen already. */
  readonly die?: Id;
  readonly hit?: readonly Effect[];
  /** A companion's or ally's free attack for a token has no determination (MT-11). */
  readonly free?: boolean;
  /** The table drew by itself: the damage, or a miss. */
  readonly said?: { readonly damage: number } | 'missed';
}
