import type { Hex } from '../../../../hex/shape';
import type { MainSide } from '../sides';
import type { CubeCounts } from '../state/cubes';
import type { CardStep } from './model';

/** HE: what Hester does. */
export type WitchCommand =
  | { readonly do: 'root'; readonly to: Hex }
  | { readonly do: 'noRoot' }
  | { readonly do: 'haint'; readonly side: MainSide; readonly at: Hex }
  | {
      readonly do: 'move';
      readonly who: MainSide | 'hester';
      readonly from: Hex;
      readonly to: Hex;
      readonly pay: CubeCounts;
      /** AC-6: an infected Haint takes a Doll along. */
      readonly doll?: boolean;
      /** HE-10: on whose side of her board the pair lies that a new Bonfire brings. */
      readonly space?: MainSide;
    }
  | { readonly do: 'aside'; readonly to: Hex | null }
  | { readonly do: 'infect'; readonly at: Hex; readonly haint?: Hex; readonly pay: CubeCounts }
  | { readonly do: 'summon'; readonly at: Hex }
  | { readonly do: 'play'; readonly card: string }
  /** CD-1: what one of her cards does is told once. */
  | { readonly do: 'teachWitch'; readonly name: string; readonly steps: readonly CardStep[] }
  | { readonly do: 'activate'; readonly card: string }
  /** CD-1: one step of a card: the hex that it is about, or the way of what it moves; nothing leaves it out. */
  | { readonly do: 'cardStep'; readonly from?: Hex; readonly at?: Hex }
  /** HE-11 */
  | { readonly do: 'tree'; readonly out?: CubeCounts }
  /** HE-14: what she eats of a side's, a Wild token if it is not said. */
  | {
      readonly do: 'endTurn';
      readonly eat?: MainSide;
      readonly what?: Eaten;
      readonly back?: CubeCounts;
    };

/** LG-8: a Goblin is not eaten, but loses his cards by the try. */
export const eatens = ['wild', 'scroll', 'advance', 'spawn', 'strengthen', 'goblin'] as const;
export type Eaten = (typeof eatens)[number];
