import * as v from 'valibot';
import { flag, list, type Output, object, optional, variants } from '../../../../basics/schema';
import type { Hex } from '../../../../hex/shape';
import { countSchema, goalKindSchema, nameSchema, sideSchema } from '../fields';
import { witchGameFields, witchTurnSchema } from '../hester/model';
import { paidSchema } from '../resolve';
import { jars, tilesSchema, turnSchema } from '../round';
import { type MainSide, terrains } from '../sides';
import { againstSchema, aimSchema, pickSchema } from '../state/fight';
import { bySide } from '../state/tale-model';
import {
  freshMore,
  noThings,
  type Things,
  type TurnMore,
  thingsSchema,
  tokenCountsSchema,
  turnMoreSchema,
} from './things';

const jarSchema = v.picklist(jars);
/** RD-2, JR: the round as far as it has come: whose jars are up, which tiles are there. */
export const roundDataSchema = object({
  holder: sideSchema,
  began: sideSchema,
  tiles: tilesSchema,
  up: bySide(list(jarSchema, 8)),
  turns: list(turnSchema, 20),
});
export type RoundData = Output<typeof roundDataSchema>;

/** What a side owns besides cubes and Units. */
export const ownedSchema = object({
  wild: countSchema,
  scrolls: countSchema,
  /** PR-1, KA-1: tokens in each row; FA-1: tokens in the bag. */
  tokens: tokenCountsSchema,
  /** SU-3: the terrains of its goals that are still to come. */
  goals: list(v.picklist(terrains), 8),
});
export type Owned = Output<typeof ownedSchema>;

/** A turn in progress: what the jar gives, and what was done of it. */
const sideTurnSchema = object({
  side: sideSchema,
  action: jarSchema,
  free: flag,
  tiles: countSchema,
  /** Basic actions taken so far. */
  spent: countSchema,
  attacked: flag,
  /** Missing in a turn that an older version began. */
  more: optional(turnMoreSchema),
});
export type SideTurn = Output<typeof sideTurnSchema>;

const sideOrHester = v.union([sideSchema, v.literal('hester')]);
/** AT in keeper mode: the strengths that the players counted. */
export const countedSchema = object({
  against: againstSchema,
  defender: sideOrHester,
  attackers: countSchema,
  defenders: countSchema,
  brambles: flag,
});
export type Counted = Output<typeof countedSchema>;

const endingSchema = object({
  winner: sideOrHester,
  why: v.picklist(['points', 'token', 'scoring-spaces']),
});
export type PairEnding = Output<typeof endingSchema>;

export const pairStepSchema = variants('at', {
  goals: { placer: sideSchema, goal: goalKindSchema },
  jar: {},
  turn: { turn: sideTurnSchema },
  drop: { turn: sideTurnSchema, aim: aimSchema },
  'keeper-drop': { turn: sideTurnSchema, counted: countedSchema },
  hits: {
    turn: sideTurnSchema,
    aim: aimSchema,
    picks: list(pickSchema, 20),
    /** Missing where an older version asked. */
    paid: optional(paidSchema),
  },
  /** AT-6, AT-9 to AT-11: somebody may pay, or not. */
  pay: { turn: sideTurnSchema, aim: aimSchema, paid: paidSchema },
  witch: { turn: witchTurnSchema },
  over: { ending: endingSchema },
});
export type PairStep = Output<typeof pairStepSchema>;

export const positionsSchema = v.picklist(['mirrored', 'off']);
/** Two players, with Hester as a third or without. */
export const pairSchema = object({
  ...witchGameFields,
  sides: v.strictTuple([sideSchema, sideSchema]),
  /** Who plays which side, for the records. */
  names: optional(bySide(nameSchema)),
  /** Whether the map is mirrored, or only counts are stored. */
  positions: positionsSchema,
  mode: v.picklist(['full', 'training']),
  /** OB-4: whether a Storm beside a Building is enough. */
  beside: flag,
  owned: bySide(ownedSchema),
  rounds: roundDataSchema,
  step: pairStepSchema,
  /** Missing in a game that an older version began. */
  things: optional(thingsSchema),
});
export type PairGame = Output<typeof pairSchema>;

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
