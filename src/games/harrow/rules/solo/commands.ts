import type { Hex } from '../../../../hex/shape';
import type { Area } from '../activate';
import type { Against } from '../aims';
import type { WitchCommand } from '../hester/commands';
import type { Faction, SideCube } from '../sides';
import type { CubeCounts } from '../state/cubes';
import type { Fix } from '../state/events';
import type { Face } from './model';

/** A card of the table that was turned: which one it is, and its face where the app has not seen it yet. */
export interface TurnedCard {
  readonly id: string;
  readonly face?: Face;
  /** SO-2: the hexes of its numbers, where the map does not have them yet. */
  readonly hexes?: readonly { readonly n: number; readonly at: Hex }[];
}

export type SoloCommand =
  /** SO-4, SO-6, SO-9: a card of this pile is turned; for a faction's turn the side is said first. */
  | { readonly do: 'turn'; readonly pile: SideCube; readonly side?: Faction; readonly card?: TurnedCard }
  | { readonly do: 'goal'; readonly at: Hex }
  /** SO-5, SO-7: the card acts, all by default where that is wanted; the special one asks for the first area. */
  | { readonly do: 'act'; readonly first?: Area; readonly byDefault?: boolean }
  | { readonly do: 'throwAway' }
  | { readonly do: 'spawn'; readonly at: Hex }
  | { readonly do: 'walk'; readonly from: Hex; readonly path: readonly Hex[] }
  | { readonly do: 'byDefault' }
  | { readonly do: 'attack'; readonly from: Hex; readonly target: Hex; readonly against: Against }
  /** AT-4: the Tree; what came out of the box, or nothing said for the app's own. */
  | { readonly do: 'drop'; readonly out?: CubeCounts }
  | { readonly do: 'legend'; readonly push: Hex | null; readonly haint: Hex | null }
  | WitchCommand
  /** SO-21: somebody looks ahead; the records say so. */
  | { readonly do: 'foreseen' }
  | { readonly do: 'tableSays'; readonly fix: SoloFix };

export type SoloFix =
  | Fix
  | { readonly what: 'pile'; readonly pile: SideCube; readonly left: number }
  /** The turn stands where the table says. */
  | { readonly what: 'go'; readonly to: 'goals' | 'card' | 'attack' | 'witch' | 'bottom' };
