import * as v from 'valibot';
import { flag, list, type Output, object, optional, variants, wholeNumber } from '../../../../basics/schema';
import { areas } from '../activate';
import { countSchema, hexListSchema, hexSchema, idSchema } from '../fields';
import { witchCommandVariants } from '../hester/commands';
import { factions } from '../sides';
import { cubeCountsSchema } from '../state/cubes';
import { fixVariants } from '../state/events';
import { againstSchema } from '../state/fight';
import { faceSchema, piles } from './model';

const pile = v.picklist(piles);

/** A card on the table that was turned: its id, and its face where the app has not seen it yet. */
const turnedCardSchema = object({
  id: idSchema,
  face: optional(faceSchema),
  /** SO-2: the hexes of its numbers, where the map does not have them yet. */
  hexes: optional(list(object({ n: wholeNumber(1, 40), at: hexSchema }), 2)),
});
export type TurnedCard = Output<typeof turnedCardSchema>;

const fixSchema = variants('what', {
  ...fixVariants,
  pile: { pile, left: countSchema },
  /** The players set where the turn is. */
  go: { to: v.picklist(['goals', 'card', 'attack', 'witch', 'bottom']) },
});
export type SoloFix = Output<typeof fixSchema>;

export const soloCommandSchema = variants('do', {
  ...witchCommandVariants,
  /** SO-4, SO-6, SO-9: a card of this pile is turned; for a faction's turn the side is named first. */
  turn: { pile, side: optional(v.picklist(factions)), card: optional(turnedCardSchema) },
  goal: { at: hexSchema },
  /** SO-5, SO-7: the card acts, with the defaults if wanted; the special one asks for the first area. */
  act: { first: optional(v.picklist(areas)), byDefault: optional(flag) },
  throwAway: {},
  spawn: { at: hexSchema },
  walk: { from: hexSchema, path: hexListSchema },
  byDefault: {},
  attack: { from: hexSchema, target: hexSchema, against: againstSchema },
  /** AT-4: the Tree: what came out of the box, or nothing for the app's own. */
  drop: { out: optional(cubeCountsSchema) },
  legend: { push: v.nullable(hexSchema), haint: v.nullable(hexSchema) },
  /** SO-21: a player looks ahead; the records say so. */
  foreseen: {},
  tableSays: { fix: fixSchema },
});
export type SoloCommand = Output<typeof soloCommandSchema>;
