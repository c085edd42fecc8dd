import * as v from 'valibot';
import { flag, list, type Output, object, optional, partial, variants } from '../basics/schema';
import { colorSchema, countsSchema, faceSchema } from './cards';
import { combatTokenSchema } from './combat-tokens';
import { countSchema, keySchema, numberSchema, streamSchema } from './fields';
import {
  pieceIdListSchema,
  pieceIdSchema,
  pieceListSchema,
  pieceOriginSchema,
  pieceSchema,
  poolSchema,
} from './pieces';

/** Tokens that the attacker may spend on an attack. */
export const attackTokensSchema = object({
  redraw: countSchema,
  empowered: countSchema,
  lethality: countSchema,
});
export type AttackTokens = Output<typeof attackTokensSchema>;

export const NO_TOKENS: AttackTokens = { redraw: 0, empowered: 0, lethality: 0 };

/** Where a redraw comes from: a token, an effect of the attack itself, or somebody else's effect on it. */
const redrawSourceSchema = v.picklist(['token', 'granted', 'forced']);
export type RedrawBy = Output<typeof redrawSourceSchema>;

/** What came of an Oathsworn attack, a check or a plain draw. */
export const outcomeSchema = object({
  blanks: countSchema,
  missed: flag,
  ignored: pieceIdListSchema,
  damage: numberSchema,
  /** The players overrode the number. */
  overruled: flag,
});
export type Outcome = Output<typeof outcomeSchema>;

/** What came of an enemy attack for one of its targets. */
export const hitsSchema = list(
  object({
    target: keySchema,
    damage: numberSchema,
    defense: numberSchema,
    hpLost: numberSchema,
    /** The cards that do not count against it (MT-6, AE-5); missing: all of them do. */
    ignored: optional(pieceIdListSchema),
  }),
  200,
);
export type Hit = Output<typeof hitsSchema>[number];

/** An effect that comes into play while the flow runs; numbers are added, named pieces ignored. */
export const adjustmentSchema = object({
  bonus: optional(numberSchema),
  redraws: optional(numberSchema),
  lowest: optional(numberSchema),
  highest: optional(numberSchema),
  ignored: optional(pieceIdListSchema),
  /** Defense that an effect gives one of the targets against this attack. */
  guard: optional(object({ target: keySchema, by: numberSchema })),
  /** A broken attack, one card less (MT-8), or another pool as the players say; before the draw only. */
  pool: optional(countsSchema),
});
export type Adjustment = Output<typeof adjustmentSchema>;

const faces = list(faceSchema, 400);
const deckEventSchema = variants('type', {
  drawn: { cards: faces },
  discarded: { cards: faces },
  shuffled: { deck: faces, stream: streamSchema },
  swapped: { came: faceSchema, not: faceSchema },
  reset: { deck: faces, stream: streamSchema },
  corrected: { deck: faces, discard: faces, stream: streamSchema },
});

/** Everything that can happen to might decks and to a flow that draws from them, outcomes included. */
export const mightEventSchema = variants('type', {
  deck: { color: colorSchema, event: deckEventSchema },
  'pool-chosen': {
    pool: poolSchema,
    tokens: object({ empowered: countSchema, lethality: countSchema }),
  },
  drew: {
    pieces: pieceListSchema,
    /** Of the app's dice: each color's stream after the roll. */
    dice: optional(
      partial({ white: streamSchema, yellow: streamSchema, red: streamSchema, black: streamSchema }),
    ),
  },
  /** MT-2: deck and discard are both empty; `critical` is the one whose extra card cannot come. */
  'none-left': { color: colorSchema, count: countSchema, critical: optional(pieceIdSchema) },
  declined: { criticals: pieceIdListSchema },
  exchanged: { piece: pieceSchema, by: redrawSourceSchema },
  /** The players say that a piece shows another face; a card that the app's deck has no more of is a real one. */
  shown: { piece: pieceIdSchema, face: faceSchema, from: pieceOriginSchema },
  adjusted: { change: adjustmentSchema },
  settled: { outcome: outcomeSchema, pieces: pieceListSchema },
  determined: { token: combatTokenSchema, back: attackTokensSchema },
  'face-down': {},
  defended: { target: keySchema, value: numberSchema },
  revealed: {},
  'token-spent': { target: keySchema },
  struck: { hits: hitsSchema, pieces: pieceListSchema },
});
export type MightEvent = Output<typeof mightEventSchema>;
