import * as v from 'valibot';
import { flag, list, type Output, optional, variants, wholeNumber } from '../../../../basics/schema';
import { cardNameSchema, countSchema, hexSchema, sideSchema } from '../fields';
import { witchCommandVariants } from '../hester/commands';
import { jars } from '../round';
import { cubeCountsSchema } from '../state/cubes';
import { fixVariants } from '../state/events';
import { againstSchema } from '../state/fight';
import { basics } from './basic';
import { tiles } from './bonus';
import { countedSchema, ownedSchema, positionsSchema } from './model';
import { stepListSchema, stepUnits } from './steps/model';
import { thingsFixSchema, tokenCountsSchema, tokenKinds, upgradeKinds } from './things';

const fixSchema = variants('what', {
  ...fixVariants,
  owned: { side: sideSchema, owned: ownedSchema },
  positions: { positions: positionsSchema },
  things: { change: thingsFixSchema },
  first: { side: sideSchema },
  go: { to: v.picklist(['jar', 'round']) },
});
export type PairFix = Output<typeof fixSchema>;

const upgrades = optional(list(v.picklist(upgradeKinds), 20));
const basic = v.picklist(basics);

export const pairCommandSchema = variants('do', {
  ...witchCommandVariants,
  /** RD-1: a goal of the opponent; null where none is placed. */
  goal: { at: v.nullable(hexSchema) },
  flip: { jar: v.picklist(jars), attack: flag, tiles: flag, takesFirst: flag },
  hesterDone: {},
  advance: {
    from: hexSchema,
    to: hexSchema,
    haints: countSchema,
    legends: countSchema,
    /** AC-6: a Doll moves along. */
    doll: optional(flag),
  },
  spawn: { at: hexSchema },
  strengthen: {},
  attack: { from: hexSchema, target: hexSchema, against: againstSchema },
  count: { counted: countedSchema },
  drop: { out: optional(cubeCountsSchema) },
  /** AT-6, AT-9 to AT-11: for so many hits or tokens. */
  pay: { n: wholeNumber(0, 99) },
  legend: { push: v.nullable(hexSchema), haint: v.nullable(hexSchema) },
  /** In keeper mode: what the attack brought on the table. */
  point: { side: sideSchema, kills: wholeNumber(0, 99), points: wholeNumber(0, 99) },
  /** OB-1 to OB-4: at clean up. */
  rescue: { at: hexSchema, to: optional(hexSchema) },
  raze: { at: hexSchema },
  storm: { at: hexSchema },
  path: { at: hexSchema },
  /** PR-1, FA-1, FA-3, KA-1: how a side gets its actions. */
  row: { basic },
  draw: { tokens: optional(tokenCountsSchema), upgrades },
  back: { tokens: tokenCountsSchema, upgrades },
  upgrade: { of: basic, kind: v.picklist(upgradeKinds) },
  push: { row: wholeNumber(0, 2) },
  /** LG-1, LG-7, JR-5, CD-1: the track, the power, a tile, a card; then step by step. */
  track: {},
  power: {},
  tile: { tile: v.picklist(tiles) },
  card: { name: v.union([cardNameSchema, v.literal('')]) },
  step: {
    from: optional(hexSchema),
    at: optional(hexSchema),
    unit: optional(v.picklist(stepUnits)),
    kind: optional(v.picklist(tokenKinds)),
  },
  teach: { name: cardNameSchema, steps: stepListSchema },
  kammiHit: { who: v.picklist(['kammi', 'goblin']) },
  giveBack: { side: sideSchema, n: countSchema },
  unpin: { at: hexSchema },
  /** CU-1, CU-2, OB-6: at clean up. */
  collect: { at: hexSchema },
  lay: { basic, to: v.picklist(['row', 'bag']) },
  doll: { at: hexSchema, real: flag, under: v.picklist(['kammi', 'goblin']) },
  endSide: {},
  tableSays: { fix: fixSchema },
});
export type PairCommand = Output<typeof pairCommandSchema>;

export type Of<Do extends PairCommand['do']> = Extract<PairCommand, { do: Do }>;
