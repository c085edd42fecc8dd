import * as v from 'valibot';
import { flag, list, type Output, object, optional, wholeNumber } from '../basics/schema';
import {
  type Color,
  type Counts,
  colorSchema,
  countsSchema,
  eachColor,
  faceSchema,
  isBlank,
  total,
  worth,
} from './cards';

export const pieceIdSchema = wholeNumber(0, 100_000);
export const pieceOriginSchema = v.picklist(['deck', 'die', 'table']);
/** A card or die on the table. Ids count up in the order of drawing (MT-6: ties take the first drawn). */
export const pieceSchema = object({
  id: pieceIdSchema,
  color: colorSchema,
  face: faceSchema,
  /** From the app's deck, a die, or a real card that the app's deck does not follow. */
  from: pieceOriginSchema,
  /** Extra pieces came because of a critical: their blanks never count (MT-3). */
  part: v.picklist(['pool', 'extra']),
  /** The critical that brought it. */
  of: optional(pieceIdSchema),
});
export type Piece = Output<typeof pieceSchema>;
export const pieceListSchema = list(pieceSchema, 2_000);
export const pieceIdListSchema = list(pieceIdSchema, 2_000);

/** What is to be drawn, fixed before anything is drawn (MT-9). */
export const poolSchema = object({ cards: countsSchema, dice: countsSchema });
export type Pool = Output<typeof poolSchema>;

export const poolSize = (pool: Pool): number => total(pool.cards) + total(pool.dice);

/** How the pieces come: the app draws, the players enter them, or that while the app's decks follow. */
export const sourceSchema = v.picklist(['app', 'tapped', 'in-step']);
export type Source = Output<typeof sourceSchema>;

/** A piece as the players enter it. */
export const tappedSchema = object({
  color: colorSchema,
  face: faceSchema,
  die: optional(flag),
  /** Take it although the app's deck has no such card left: the players are right. */
  anyway: optional(flag),
});
export type Tapped = Output<typeof tappedSchema>;

/** What of a pool is not yet on the table. */
export function stillToDraw(pool: Pool, pieces: readonly Piece[], noneLeft: Counts): Pool {
  const here = pieces.filter(piece => piece.part === 'pool');
  const count = (color: Color, die: boolean) =>
    here.filter(piece => piece.color === color && (piece.from === 'die') === die).length;
  return {
    cards: eachColor(color => Math.max(0, pool.cards[color] - count(color, false) - noneLeft[color])),
    dice: eachColor(color => Math.max(0, pool.dice[color] - count(color, true))),
  };
}

export const poolBlanks = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(piece => piece.part === 'pool' && isBlank(piece.face));

/** MT-3: two blanks of the pool miss; blanks that a critical brought never count. */
export const isMiss = (pieces: readonly Piece[]): boolean => poolBlanks(pieces).length >= 2;

/** MT-6: the pieces that "ignore the lowest n" leaves out; blanks never, ties in the order of drawing. */
export function lowest(pieces: readonly Piece[], n: number): Piece[] {
  const shown = pieces.filter(piece => !isBlank(piece.face));
  return shown.sort((a, b) => worth(a.face) - worth(b.face) || a.id - b.id).slice(0, n);
}

export function highest(pieces: readonly Piece[], n: number): Piece[] {
  const shown = pieces.filter(piece => !isBlank(piece.face));
  return shown.sort((a, b) => worth(b.face) - worth(a.face) || a.id - b.id).slice(0, n);
}

export const sumOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + worth(piece.face), 0);

/** DM-1. */
export const hpLost = (damage: number, defense: number): number => Math.floor(damage / Math.max(1, defense));
