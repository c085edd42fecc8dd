import * as v from 'valibot';
import { flag, list, type Output, object, optional, variants, wholeNumber } from '../basics/schema';
import { faceSchema } from './cards';
import { poolChoice } from './choose';
import { combatTokenSchema } from './combat-tokens';
import { adjustmentSchema } from './event';
import { keySchema, numberSchema } from './fields';
import { tappedSchema } from './pieces';

const piece = wholeNumber(0, 1e9);
const face = optional(faceSchema);
const anyway = optional(flag);
const pieces = list(tappedSchema, 400);
/** When the deck and the discard are both empty at the table. */
const noMore = optional(flag);
const damage = object({ damage: numberSchema });
const by = v.picklist(['token', 'granted']);

const attackCommands = {
  choose: poolChoice,
  /** Pieces of the pool as the players drew them. */
  tap: { pieces, noMore },
  critical: { piece, face, anyway },
  /** All open criticals, and those that their extra cards bring. */
  criticals: {},
  decline: {},
  redraw: { piece, by, face, anyway },
  /** The players say what a piece shows. */
  shows: { piece, face: faceSchema },
  adjust: { change: adjustmentSchema },
  /** `said`: the players enter the result, whatever was or was not drawn here. */
  settle: { said: optional(v.union([v.literal('missed'), damage])) },
  determination: { token: combatTokenSchema },
};
const attackCommandSchema = variants('type', attackCommands);
export type AttackCommand = Output<typeof attackCommandSchema>;

const enemyCommands = {
  /** Another pool only before the draw; effects on the draw at any time before it is settled. */
  adjust: { change: adjustmentSchema },
  draw: {},
  /** An attacked Oathsworn's ability card, by its defense value (DM-1). */
  defend: { target: keySchema, value: numberSchema },
  /** With real cards: what they show. */
  reveal: { pieces: optional(pieces), noMore },
  /** A redraw that a player's ability forces on the enemy. */
  redraw: { piece, face, anyway },
  /** The players say what a piece shows. */
  shows: { piece, face: faceSchema },
  token: { target: keySchema },
  /** `said`: the players enter the damage, whatever was or was not drawn here. */
  settle: { said: optional(damage) },
};
const enemyCommandSchema = variants('type', enemyCommands);
export type EnemyCommand = Output<typeof enemyCommandSchema>;

/** What the flows of both sides understand. Each refuses the commands of the other. */
export const mightCommandSchema = variants('type', {
  ...enemyCommands,
  ...attackCommands,
  redraw: { piece, by: optional(by), face, anyway },
});
