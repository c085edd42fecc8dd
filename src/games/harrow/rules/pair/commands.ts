import type { Hex } from '../../../../hex/shape';
import type { Against } from '../aims';
import type { WitchCommand } from '../hester/commands';
import type { Jar } from '../round';
import type { MainSide } from '../sides';
import type { CubeCounts } from '../state/cubes';
import type { Fix } from '../state/events';
import type { Counted, Owned } from './model';

export type PairCommand =
  /** RD-1: a goal of the opponent; nothing where none is placed. */
  | { readonly do: 'goal'; readonly at: Hex | null }
  | {
      readonly do: 'flip';
      readonly jar: Jar;
      readonly attack: boolean;
      readonly tiles: boolean;
      readonly takesFirst: boolean;
    }
  | { readonly do: 'hesterDone' }
  | {
      readonly do: 'advance';
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      readonly legends: number;
    }
  | { readonly do: 'spawn'; readonly at: Hex }
  | { readonly do: 'strengthen' }
  | { readonly do: 'attack'; readonly from: Hex; readonly target: Hex; readonly against: Against }
  | { readonly do: 'count'; readonly counted: Counted }
  | { readonly do: 'drop'; readonly out?: CubeCounts }
  | { readonly do: 'legend'; readonly push: Hex | null; readonly haint: Hex | null }
  /** In keeper's mode: what the table says that the attack brought. */
  | { readonly do: 'point'; readonly side: MainSide; readonly kills: number; readonly points: number }
  /** OB-1 to OB-4: at clean up. */
  | { readonly do: 'rescue'; readonly at: Hex; readonly to?: Hex }
  | { readonly do: 'raze'; readonly at: Hex }
  | { readonly do: 'storm'; readonly at: Hex }
  | { readonly do: 'path'; readonly at: Hex }
  | { readonly do: 'endSide' }
  | WitchCommand
  | { readonly do: 'tableSays'; readonly fix: PairFix };

export type PairFix =
  | Fix
  | { readonly what: 'owned'; readonly side: MainSide; readonly owned: Owned }
  | { readonly what: 'positions'; readonly positions: 'mirrored' | 'off' }
  | { readonly what: 'first'; readonly side: MainSide }
  | { readonly what: 'go'; readonly to: 'jar' | 'round' };

export type Of<Do extends PairCommand['do']> = Extract<PairCommand, { do: Do }>;
