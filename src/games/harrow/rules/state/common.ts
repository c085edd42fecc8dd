import type { Said } from '../../../../basics/said';
import type { Hex } from '../../../../hex/shape';
import type { Board } from '../board';
import type { Dial } from '../dial';
import type { MapData } from '../map';
import { type Cube, type MainSide, mainSides } from '../sides';
import { type BoardData, boardOf } from './board-data';
import { type CubeCounts, countOf } from './cubes';
import type { Tale } from './tale-model';
import type { TreeBox } from './tree-box';

/** One thing to do on the table, with the rule that wants it. */
export interface Line {
  readonly text: Said;
  readonly rule: string;
  /** A way to draw on the map: the hex that was left, then those entered. */
  readonly way?: readonly Hex[];
  /** A hex to point at. */
  readonly at?: Hex;
}

export interface Score {
  readonly points: number;
  readonly dial: Dial;
}

/** What lies in one of Hester's Scoring Spaces. */
export type Filled = 'pair' | 'token';

/** HE: Hester's board. */
export interface Witch {
  /** Whether a pair of Bonfire tokens lies on the left, middle and right space. */
  readonly spaces: readonly [boolean, boolean, boolean];
  /** HE-1: action tokens, used ones included. */
  readonly actions: number;
  readonly scoring: readonly { readonly side: MainSide; readonly what: Filled }[];
  /** HE-2: hexes that last turn's Roots touched, the last being the head. */
  readonly touched: readonly Hex[];
  /** SO-19: Wild tokens that she has not eaten. */
  readonly wild: number;
  /** HE-6: names of her cards. */
  readonly hand: readonly string[];
  readonly played: readonly string[];
}

/** What every way of playing has: the map with all that stands on it, cubes, the Tree, points, Hester. */
export interface Common {
  readonly map: MapData;
  readonly homes: Readonly<Partial<Record<MainSide, Hex>>>;
  readonly board: BoardData;
  /** All cubes of the game, by colour: what is neither on the Battleground nor in the Tree is supply. */
  readonly cubes: CubeCounts;
  readonly ground: CubeCounts;
  /** Cubes set aside, held back, on hexes and elsewhere: neither on the Battleground, nor in the Tree, nor in supply. */
  readonly away?: CubeCounts;
  readonly tree: TreeBox;
  readonly scores: Readonly<Partial<Record<MainSide, Score>>>;
  readonly witch: Witch | null;
  readonly round: number;
  /** What the records tell; missing in a game that an older version began. */
  readonly tale?: Tale;
  /** What happened last, to be done on the table. */
  readonly lines: readonly Line[];
}

export const startDial: Dial = { at: 1, plate: 0 };
export const noScore: Score = { points: 0, dial: startDial };
export const scoreOf = ({ scores }: Common, side: MainSide): Score => scores[side] ?? noScore;

/** TM-1: the two main sides that play: those with a Home Hex. */
export const sidesIn = ({ homes }: Pick<Common, 'homes'>): MainSide[] =>
  mainSides.filter(side => homes[side] !== undefined);

export const boardIn = (game: Common): Board => boardOf(game.map, game.board);

/** TM-5: cubes of a colour that may still come. */
export const supplyOf = (game: Common, cube: Cube): number =>
  Math.max(
    0,
    countOf(game.cubes, cube) -
      countOf(game.ground, cube) -
      countOf(game.tree.inside, cube) -
      countOf(game.away ?? {}, cube),
  );

const haintsInAll = 15;

/** SU-8, DL-4: Haints of a side that may still come: those on the map, on plates and in Hester's spaces may not. */
export function haintsOf(game: Common, side: MainSide): number {
  const onMap = game.board.units.filter(one => one.side === side).reduce((all, one) => all + one.haints, 0);
  const onPlates = mainSides
    .filter(other => other !== side)
    .reduce((all, other) => all + (game.scores[other]?.dial.plate ?? 0), 0);
  const eaten = game.witch?.scoring.filter(({ what }) => what === 'pair').length ?? 0;
  return Math.max(0, haintsInAll - onMap - onPlates - eaten);
}

const snakesInAll = 8;

/** SU-6: snakes that sit in no Haint. */
export const snakesOf = (game: Common): number =>
  Math.max(0, snakesInAll - game.board.units.reduce((all, one) => all + one.infected, 0));

const bonfireTokens = 12;

/** SU-6: Bonfire tokens that are neither on the map, nor on Hester's board, nor her actions. */
export function bonfireSupply({ board, witch }: Common): number {
  if (!witch) return 0;
  const onMap = board.bonfires.reduce((all, { tokens }) => all + tokens, 0);
  return Math.max(0, bonfireTokens - onMap - 2 * witch.spaces.filter(Boolean).length - witch.actions);
}

export const spacesInAll = 6;
const spacesOnASide = 3;

/** SU-6: whether a Scoring Space on this side's side is empty. */
export const hasSpace = (witch: Witch, side: MainSide): boolean =>
  witch.scoring.filter(one => one.side === side).length < spacesOnASide;
