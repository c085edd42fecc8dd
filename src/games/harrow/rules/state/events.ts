import * as v from 'valibot';
import { type Output, optional, streamState, variants } from '../../../../basics/schema';
import { countSchema, goalKindSchema, hexListSchema, hexSchema, sideSchema } from '../fields';
import { groupSchema } from './board-data';
import { lineSchema, scoreSchema, witchSchema } from './common';
import { cubeCountsSchema, cubeSchema } from './cubes';
import { attackFields } from './tale-model';

export type GoalKind = Output<typeof goalKindSchema>;

/** Corrections that every way of playing has. */
export const fixVariants = {
  group: { group: groupSchema },
  goal: { goal: goalKindSchema, hexes: hexListSchema },
  hester: { at: v.nullable(hexSchema) },
  bonfire: { at: hexSchema, tokens: countSchema },
  token: { token: v.picklist(['storms', 'paths', 'dolls']), hexes: hexListSchema },
  score: { side: sideSchema, score: scoreSchema },
  cubes: { where: v.picklist(['ground', 'inside']), cube: cubeSchema, n: countSchema },
  fell: { inside: cubeCountsSchema },
  witch: { witch: witchSchema },
};
const fixSchema = variants('what', fixVariants);
export type Fix = Output<typeof fixSchema>;

/** What happens in every way of playing, outcomes included. */
export const commonEventVariants = {
  told: { line: lineSchema },
  quiet: {},
  cubes: { come: cubeCountsSchema },
  paid: { cubes: cubeCountsSchema },
  dropped: { out: cubeCountsSchema, stream: optional(streamState) },
  placed: { goal: goalKindSchema, at: hexSchema },
  taken: { goal: goalKindSchema, at: hexSchema, side: sideSchema, points: countSchema },
  spawned: { side: sideSchema, at: hexSchema },
  walked: { from: hexSchema, to: hexSchema },
  killed: { at: hexSchema },
  shifted: {
    unit: v.picklist(['legend', 'haint', 'infected']),
    from: hexSchema,
    to: v.nullable(hexSchema),
  },
  scored: {
    side: sideSchema,
    score: scoreSchema,
    /** Missing for what an attack brings. */
    by: optional(v.picklist(['goals', 'brambles', 'table'])),
  },
  attacked: attackFields,
  /** SO-21: a player looks ahead. */
  foreseen: {},
  bonfire: { at: hexSchema, tokens: countSchema },
  infected: { at: hexSchema },
  hester: { at: v.nullable(hexSchema) },
  witch: { witch: witchSchema },
  fixed: { fix: fixSchema },
};
const commonEventSchema = variants('type', commonEventVariants);
export type CommonEvent = Output<typeof commonEventSchema>;
