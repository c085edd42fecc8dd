import type { Stream } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Cube, MainSide } from '../sides';
import type { GroupData } from './board-data';
import type { Line, Score, Witch } from './common';
import type { CubeCounts } from './cubes';
import type { Attacked, Source } from './tale-model';

export type GoalKind = 'townsfolk' | 'building';

/** What the table says is so. */
export type Fix =
  | { readonly what: 'group'; readonly group: GroupData }
  | { readonly what: 'goal'; readonly goal: GoalKind; readonly hexes: readonly Hex[] }
  | { readonly what: 'hester'; readonly at: Hex | null }
  | { readonly what: 'bonfire'; readonly at: Hex; readonly tokens: number }
  | { readonly what: 'token'; readonly token: 'storms' | 'paths' | 'dolls'; readonly hexes: readonly Hex[] }
  | { readonly what: 'score'; readonly side: MainSide; readonly score: Score }
  | { readonly what: 'cubes'; readonly where: 'ground' | 'inside'; readonly cube: Cube; readonly n: number }
  | { readonly what: 'fell'; readonly inside: CubeCounts }
  | { readonly what: 'witch'; readonly witch: Witch };

/** What happens in every way of playing, outcomes included. */
export type CommonEvent =
  | { readonly type: 'told'; readonly line: Line }
  | { readonly type: 'quiet' }
  | { readonly type: 'cubes'; readonly come: CubeCounts }
  | { readonly type: 'paid'; readonly cubes: CubeCounts }
  | { readonly type: 'dropped'; readonly out: CubeCounts; readonly stream?: Stream }
  | { readonly type: 'placed'; readonly goal: GoalKind; readonly at: Hex }
  | {
      readonly type: 'taken';
      readonly goal: GoalKind;
      readonly at: Hex;
      readonly side: MainSide;
      readonly points: number;
    }
  | { readonly type: 'spawned'; readonly side: MainSide; readonly at: Hex }
  | { readonly type: 'walked'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'killed'; readonly at: Hex }
  | {
      readonly type: 'shifted';
      readonly unit: 'legend' | 'haint' | 'infected';
      readonly from: Hex;
      readonly to: Hex | null;
    }
  | {
      readonly type: 'scored';
      readonly side: MainSide;
      readonly score: Score;
      /** Missing for what an attack brings. */
      readonly by?: Exclude<Source, 'attacks'>;
    }
  | ({ readonly type: 'attacked' } & Attacked)
  /** SO-21: somebody looks ahead. */
  | { readonly type: 'foreseen' }
  | { readonly type: 'bonfire'; readonly at: Hex; readonly tokens: number }
  | { readonly type: 'infected'; readonly at: Hex }
  | { readonly type: 'hester'; readonly at: Hex | null }
  | { readonly type: 'witch'; readonly witch: Witch }
  | { readonly type: 'fixed'; readonly fix: Fix };
