import * as v from 'valibot';
import { flag, type Output, optional, variants } from '../../../../basics/schema';
import { cardNameSchema, hexSchema, sideSchema } from '../fields';
import { cubeCountsSchema } from '../state/cubes';
import { cardStepsSchema } from './model';

/** LG-8: a Goblin is not eaten, but loses his cards by the attempt. */
export const eatens = ['wild', 'scroll', 'advance', 'spawn', 'strengthen', 'goblin'] as const;
export type Eaten = (typeof eatens)[number];

/** HE: what Hester's player does, in every game that she is in. */
export const witchCommandVariants = {
  root: { to: hexSchema },
  noRoot: {},
  haint: { side: sideSchema, at: hexSchema },
  move: {
    who: v.union([sideSchema, v.literal('hester')]),
    from: hexSchema,
    to: hexSchema,
    pay: cubeCountsSchema,
    /** AC-6: an infected Haint takes a Doll along. */
    doll: optional(flag),
    /** HE-10: the side of her board for the pair that a new Bonfire brings. */
    space: optional(sideSchema),
  },
  aside: { to: v.nullable(hexSchema) },
  infect: { at: hexSchema, haint: optional(hexSchema), pay: cubeCountsSchema },
  summon: { at: hexSchema },
  play: { card: cardNameSchema },
  /** CD-1: what one of her cards does is entered once. */
  teachWitch: { name: cardNameSchema, steps: cardStepsSchema },
  activate: { card: cardNameSchema },
  /** CD-1: one step of a card: its hex, or the path of what it moves; without both the step is skipped. */
  cardStep: { from: optional(hexSchema), at: optional(hexSchema) },
  /** HE-11 */
  tree: { out: optional(cubeCountsSchema) },
  /** HE-14: what she eats of a side, a Wild token if nothing is named. */
  endTurn: {
    eat: optional(sideSchema),
    what: optional(v.picklist(eatens)),
    back: optional(cubeCountsSchema),
  },
};
const witchCommandSchema = variants('do', witchCommandVariants);
export type WitchCommand = Output<typeof witchCommandSchema>;
