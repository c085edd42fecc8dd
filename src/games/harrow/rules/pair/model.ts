import type { Hex } from '../../../../hex/shape';
import type { Mode } from '../dial';
import type { WitchGame, WitchTurn } from '../hester/model';
import type { Paid } from '../resolve';
import type { Jar, Tiles, Turn } from '../round';
import type { MainSide, Terrain } from '../sides';
import type { GoalKind } from '../state/events';
import type { NamedAim, NamedPick } from '../state/fight';
import type { Basic } from './basic';
import { freshMore, noThings, type Things, type TurnMore } from './things';

/** RD-2, JR: the round as far as it has come; who has which jars up, which tiles lie. */
export interface RoundData {
  readonly holder: MainSide;
  readonly began: MainSide;
  readonly tiles: Tiles;
  readonly up: Readonly<Partial<Record<MainSide, readonly Jar[]>>>;
  readonly turns: readonly Turn[];
}

/** What a side owns besides cubes and Units. */
export interface Owned {
  readonly wild: number;
  readonly scrolls: number;
  /** PR-1, KA-1: tokens in each row; FA-1: tokens in the bag. */
  readonly tokens: Readonly<Record<Basic, number>>;
  /** SU-3: the terrains of its goals that are still to come. */
  readonly goals: readonly Terrain[];
}

/** A turn under way: what the jar gives, and what was done of it. */
export interface SideTurn {
  readonly side: MainSide;
  readonly action: Jar;
  readonly free: boolean;
  readonly tiles: number;
  /** Basic actions taken so far. */
  readonly spent: number;
  readonly attacked: boolean;
  /** Missing in a turn that an older version began. */
  readonly more?: TurnMore;
}

/** AT in keeper's mode: the strengths that the table counted. */
export interface Counted {
  readonly against: 'units' | 'bonfire' | 'hester';
  readonly defender: MainSide | 'hester';
  readonly attackers: number;
  readonly defenders: number;
  readonly brambles: boolean;
}

export interface PairEnding {
  readonly winner: MainSide | 'hester';
  readonly why: 'points' | 'token' | 'scoring-spaces';
}

export type PairStep =
  | { readonly at: 'goals'; readonly placer: MainSide; readonly goal: GoalKind }
  | { readonly at: 'jar' }
  | { readonly at: 'turn'; readonly turn: SideTurn }
  | { readonly at: 'drop'; readonly turn: SideTurn; readonly aim: NamedAim }
  | { readonly at: 'keeper-drop'; readonly turn: SideTurn; readonly counted: Counted }
  | {
      readonly at: 'hits';
      readonly turn: SideTurn;
      readonly aim: NamedAim;
      readonly picks: readonly NamedPick[];
      /** Missing where an older version asked. */
      readonly paid?: Paid;
    }
  /** AT-6, AT-9 to AT-11: somebody may pay, or leave it. */
  | { readonly at: 'pay'; readonly turn: SideTurn; readonly aim: NamedAim; readonly paid: Paid }
  | { readonly at: 'witch'; readonly turn: WitchTurn }
  | { readonly at: 'over'; readonly ending: PairEnding };

/** Two players, with Hester as a third or without. */
export interface PairGame extends WitchGame {
  readonly sides: readonly [MainSide, MainSide];
  /** Who plays which side, for the records. */
  readonly names?: Readonly<Partial<Record<MainSide, string>>>;
  /** The map is kept too, or counts alone. */
  readonly positions: 'mirrored' | 'off';
  readonly mode: Exclude<Mode, 'solo'>;
  /** OB-4: whether a Storm beside a Building does. */
  readonly beside: boolean;
  readonly owned: Readonly<Partial<Record<MainSide, Owned>>>;
  readonly rounds: RoundData;
  readonly step: PairStep;
  /** Missing in a game that an older version began. */
  readonly things?: Things;
}

export const noOwned: Owned = {
  wild: 0,
  scrolls: 0,
  tokens: { advance: 0, spawn: 0, strengthen: 0 },
  goals: [],
};
export const ownedBy = ({ owned }: PairGame, side: MainSide): Owned => owned[side] ?? noOwned;
export const otherOf = ({ sides }: PairGame, side: MainSide): MainSide =>
  sides[0] === side ? sides[1] : sides[0];
export const homeOf = ({ homes }: PairGame, side: MainSide): Hex => homes[side] ?? '';
export const thingsOf = ({ things }: PairGame): Things => things ?? noThings;
export const moreOf = ({ more }: SideTurn): TurnMore => more ?? freshMore;
