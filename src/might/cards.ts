import * as v from 'valibot';
import type { Output } from '../basics/schema';
import { countSchema, perColor } from './fields';

/** Colours from weakest to strongest; each step of Empower goes one to the right (MT-7). */
export const COLORS = ['white', 'yellow', 'red', 'black'] as const;
export type Color = (typeof COLORS)[number];
export const colorSchema = v.picklist(COLORS);

/** The order in which the rules look for the strongest colour (MT-8, the rescue policy). */
export const STRONGEST_FIRST: readonly Color[] = ['black', 'red', 'yellow', 'white'];

/** How many of each colour: might cubes, cards of a pool, dice. */
export const countsSchema = perColor(countSchema);
export type Counts = Output<typeof countsSchema>;

export const NONE: Counts = { white: 0, yellow: 0, red: 0, black: 0 };

export const counts = (some: Partial<Counts>): Counts => ({ ...NONE, ...some });

export const total = (of: Counts): number => of.white + of.yellow + of.red + of.black;

export const eachColor = (of: (color: Color) => number): Counts => ({
  white: of('white'),
  yellow: of('yellow'),
  red: of('red'),
  black: of('black'),
});

/** What is printed on a card or a side of a die; the star is the critical symbol. '0' is the blank. */
export const faceSchema = v.picklist(['0', '1', '2', '2*', '3', '3*', '4', '4*', '5*']);
export type Face = Output<typeof faceSchema>;

export const worth = (face: Face): number => Number(face[0]);
export const isBlank = (face: Face): boolean => face === '0';
export const isCritical = (face: Face): boolean => face.endsWith('*');

/** MT-1: the six sides of the die of each colour. The deck has each side three times. */
export const SIDES: Readonly<Record<Color, readonly Face[]>> = {
  white: ['0', '0', '1', '1', '2', '2*'],
  yellow: ['0', '0', '1', '2', '3', '3*'],
  red: ['0', '0', '2', '3', '3', '4*'],
  black: ['0', '0', '3', '3', '4', '5*'],
};

export const cardsOf = (color: Color): readonly Face[] => SIDES[color].flatMap(face => [face, face, face]);
