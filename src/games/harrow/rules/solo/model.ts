import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import type { Hex } from '../../../../hex/shape';
import { areas } from '../activate';
import { countSchema, goalKindSchema, hexListSchema, hexSchema, idSchema, nameSchema } from '../fields';
import { witchGameFields, witchTurnSchema } from '../hester/model';
import { hexOfNumber } from '../map';
import { factions, type SideCube } from '../sides';
import { aimSchema, pickSchema } from '../state/fight';

export const piles = ['red', 'blue', 'purple'] as const satisfies readonly SideCube[];

/** SO-2: what a solo card shows; the special one of the blue deck shows none of it. */
export const faceSchema = v.variant('special', [
  object({
    special: v.literal(false),
    color: v.picklist(piles),
    name: nameSchema,
    numbers: v.strictTuple([wholeNumber(1, 99), wholeNumber(1, 99)]),
    element: v.picklist(areas),
    hester: flag,
  }),
  object({ special: v.literal(true), color: v.picklist(piles), name: nameSchema }),
]);
export type Face = Output<typeof faceSchema>;

const pileSchema = object({
  left: countSchema,
  /** The order of the app's own cards, the next one first; of cards on the table nothing is known. */
  order: list(idSchema, 200),
});
export type Pile = Output<typeof pileSchema>;

const cardsSchema = object({
  from: v.picklist(['app', 'table']),
  /** Cards in the whole deck of each colour. */
  decks: object({ red: countSchema, blue: countSchema, purple: countSchema }),
  /** What is known of each card, by its id. */
  faces: dictionary(faceSchema),
  piles: object({ red: pileSchema, blue: pileSchema, purple: pileSchema }),
  /** Turned in this game, by id. */
  seen: list(idSchema, 300),
});
export type SoloCards = Output<typeof cardsSchema>;

const factionSchema = v.picklist(factions);
/** SO-7 to SO-15: the areas of a faction's turn in progress. */
const factionTurnSchema = object({
  side: factionSchema,
  card: idSchema,
  areas: list(object({ area: v.picklist(areas), times: countSchema }), 9),
  /** Index of the area that acts. */
  area: countSchema,
  /** SO-10: the hex of the goal when the turn's activation began. */
  objective: v.nullable(hexSchema),
  /** SO-9: Haints that are still to come, and the hexes for them; `any` by the special card. */
  spawn: v.nullable(object({ left: countSchema, hexes: v.union([v.literal('any'), hexListSchema]) })),
  /** SO-13: hexes whose group has yet to move, once Move has begun. */
  waiting: v.nullable(hexListSchema),
});
export type FactionTurn = Output<typeof factionTurnSchema>;

const endingSchema = object({
  winner: v.picklist(['hester', 'lost']),
  why: v.picklist(['scoring-spaces', 'points', 'cards']),
});
export type Ending = Output<typeof endingSchema>;

/** What the game waits for. */
export const stepSchema = variants('at', {
  goal: { goal: goalKindSchema, card: v.nullable(idSchema) },
  card: { thrown: v.nullable(factionSchema) },
  look: { side: factionSchema, card: idSchema, thrown: flag },
  areas: { turn: factionTurnSchema },
  attack: { side: factionSchema, card: idSchema },
  drop: { side: factionSchema, aim: aimSchema },
  hits: { side: factionSchema, aim: aimSchema, picks: list(pickSchema, 20) },
  witch: { turn: witchTurnSchema },
  over: { ending: endingSchema },
});
export type Step = Output<typeof stepSchema>;

/** SO-1: the book's three levels, and one of the player's own: as many cards and terrain cubes as wanted. */
export const ownLevel = 0;
export const levels = [1, 2, 3, ownLevel] as const;
export type Level = (typeof levels)[number];

export const clockwiseSchema = list(v.picklist(areas), 3);
/** A solo game: the player is Hester, cards run both factions. */
export const soloSchema = object({
  ...witchGameFields,
  level: v.picklist(levels),
  clockwise: clockwiseSchema,
  cards: cardsSchema,
  step: stepSchema,
});
export type SoloGame = Output<typeof soloSchema>;

/** Which way a card's numbers lead on this map. */
export const hexesOfFace = (game: SoloGame, card: string): readonly Hex[] | 'any' => {
  const face = game.cards.faces[card];
  if (!face || face.special) return 'any';
  return face.numbers.flatMap(n => hexOfNumber(game.map, face.color, n) ?? []);
};

export const cardsLeft = ({ cards }: SoloGame): number =>
  piles.reduce((all, pile) => all + cards.piles[pile].left, 0);
