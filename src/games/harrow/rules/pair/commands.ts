import type { Hex } from '../../../../hex/shape';
import type { Against } from '../aims';
import type { WitchCommand } from '../hester/commands';
import type { Jar } from '../round';
import type { MainSide } from '../sides';
import type { CubeCounts } from '../state/cubes';
import type { Fix } from '../state/events';
import type { Basic } from './basic';
import type { Tile } from './bonus';
import type { Counted, Owned } from './model';
import type { Step, StepUnit } from './steps/model';
import type { Things, TokenKind, UpgradeKind } from './things';

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
      /** AC-6: a Doll goes along. */
      readonly doll?: boolean;
    }
  | { readonly do: 'spawn'; readonly at: Hex }
  | { readonly do: 'strengthen' }
  | { readonly do: 'attack'; readonly from: Hex; readonly target: Hex; readonly against: Against }
  | { readonly do: 'count'; readonly counted: Counted }
  | { readonly do: 'drop'; readonly out?: CubeCounts }
  /** AT-6, AT-9 to AT-11: for so many hits or tokens. */
  | { readonly do: 'pay'; readonly n: number }
  | { readonly do: 'legend'; readonly push: Hex | null; readonly haint: Hex | null }
  /** In keeper's mode: what the table says that the attack brought. */
  | { readonly do: 'point'; readonly side: MainSide; readonly kills: number; readonly points: number }
  /** OB-1 to OB-4: at clean up. */
  | { readonly do: 'rescue'; readonly at: Hex; readonly to?: Hex }
  | { readonly do: 'raze'; readonly at: Hex }
  | { readonly do: 'storm'; readonly at: Hex }
  | { readonly do: 'path'; readonly at: Hex }
  /** PR-1, FA-1, FA-3, KA-1: how a side gets its actions. */
  | { readonly do: 'row'; readonly basic: Basic }
  | { readonly do: 'draw'; readonly tokens?: TokenCounts; readonly upgrades?: readonly UpgradeKind[] }
  | { readonly do: 'back'; readonly tokens: TokenCounts; readonly upgrades?: readonly UpgradeKind[] }
  | { readonly do: 'upgrade'; readonly of: Basic; readonly kind: UpgradeKind }
  | { readonly do: 'push'; readonly row: number }
  /** LG-1, LG-7, JR-5, CD-1: the track, the power, a tile, a card; then step by step. */
  | { readonly do: 'track' }
  | { readonly do: 'power' }
  | { readonly do: 'tile'; readonly tile: Tile }
  | { readonly do: 'card'; readonly name: string }
  | {
      readonly do: 'step';
      readonly from?: Hex;
      readonly at?: Hex;
      readonly unit?: StepUnit;
      readonly kind?: TokenKind;
    }
  | { readonly do: 'teach'; readonly name: string; readonly steps: readonly Step[] }
  | { readonly do: 'kammiHit'; readonly who: 'kammi' | 'goblin' }
  | { readonly do: 'giveBack'; readonly side: MainSide; readonly n: number }
  | { readonly do: 'unpin'; readonly at: Hex }
  /** CU-1, CU-2, OB-6: at clean up. */
  | { readonly do: 'collect'; readonly at: Hex }
  | { readonly do: 'lay'; readonly basic: Basic; readonly to: 'row' | 'bag' }
  | { readonly do: 'doll'; readonly at: Hex; readonly real: boolean; readonly under: 'kammi' | 'goblin' }
  | { readonly do: 'endSide' }
  | WitchCommand
  | { readonly do: 'tableSays'; readonly fix: PairFix };

export type TokenCounts = Readonly<Record<Basic, number>>;

export type PairFix =
  | Fix
  | { readonly what: 'owned'; readonly side: MainSide; readonly owned: Owned }
  | { readonly what: 'positions'; readonly positions: 'mirrored' | 'off' }
  | { readonly what: 'things'; readonly change: Partial<Things> }
  | { readonly what: 'first'; readonly side: MainSide }
  | { readonly what: 'go'; readonly to: 'jar' | 'round' };

export type Of<Do extends PairCommand['do']> = Extract<PairCommand, { do: Do }>;
