import * as v from 'valibot';
import { Reading } from '../../../../basics/reading';
import {
  flag,
  list,
  type Output,
  object,
  optional,
  saidSchema,
  text,
  wholeNumber,
} from '../../../../basics/schema';
import type { Board } from '../board';
import { type Dial, dialSchema } from '../dial';
import { cardNameSchema, countSchema, hexListSchema, hexSchema, sideSchema } from '../fields';
import { mapDataSchema } from '../map';
import { readMap } from '../map-door';
import { type Cube, type MainSide, mainSides } from '../sides';
import { boardOf, boardSchema } from './board-data';
import { countOf, cubeCountsSchema, cubeSumsSchema } from './cubes';
import { bySide, taleSchema } from './tale-model';
import { treeSchema } from './tree-box';

/** One thing to do on the table, with the rule that demands it. */
export const lineSchema = object({
  text: saidSchema(text(2_000), 200),
  rule: text(20),
  /** A path to draw on the map: the hex that was left, then those entered. */
  way: optional(hexListSchema),
  /** A hex to point at. */
  at: optional(hexSchema),
});
export type Line = Output<typeof lineSchema>;

export const scoreSchema = object({ points: wholeNumber(0, 9_999), dial: dialSchema });
export type Score = Output<typeof scoreSchema>;

/** HE: Hester's board. */
export const witchSchema = object({
  /** Whether a pair of Bonfire tokens is on the left, middle and right space. */
  spaces: v.strictTuple([flag, flag, flag]),
  /** HE-1: action tokens, used ones included. */
  actions: countSchema,
  /** What is in her Scoring Spaces. */
  scoring: list(object({ side: sideSchema, what: v.picklist(['pair', 'token']) }), 20),
  /** HE-2: hexes that last turn's Roots touched, the last being the head. */
  touched: hexListSchema,
  /** SO-19: Wild tokens that she has not eaten. */
  wild: countSchema,
  /** HE-6: names of her cards. */
  hand: list(cardNameSchema, 40),
  played: list(cardNameSchema, 40),
});
export type Witch = Output<typeof witchSchema>;

/** HX-2: every stored map is complete. */
const checkedMap = v.pipe(
  mapDataSchema,
  v.check(map => readMap(new Reading(), map, 'map') !== undefined),
);

/** What every way of playing has: the map with all that is on it, cubes, the Tree, points, Hester. */
export const commonFields = {
  map: checkedMap,
  homes: bySide(hexSchema),
  board: boardSchema,
  /** All cubes of the game, by colour: what is neither on the Battleground nor in the Tree is supply. */
  cubes: cubeCountsSchema,
  ground: cubeCountsSchema,
  /** Cubes set aside, held back, on hexes and elsewhere: neither on the Battleground, nor in the Tree, nor in supply. */
  away: optional(cubeSumsSchema),
  tree: treeSchema,
  scores: bySide(scoreSchema),
  witch: v.nullable(witchSchema),
  round: wholeNumber(0, 9_999),
  /** What the records tell; missing in a game that an older version began. */
  tale: optional(taleSchema),
  /** What happened last, to be carried out on the table. */
  lines: list(lineSchema, 500),
};
const commonSchema = object(commonFields);
export type Common = Output<typeof commonSchema>;

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
