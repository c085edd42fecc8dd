import type { Cell } from '../../rules/battle/space';

/** How a card is drawn in its cell: the height of the cell, and where on it each line stands. */
export interface Shape {
  readonly tall: number;
  /** How many letters a line of a name has, and where its lines stand, by their number. */
  readonly name: { readonly letters: number; readonly at: readonly (readonly number[])[] };
  readonly health: number;
  readonly bar: number;
  readonly numbers: number;
  readonly states: number;
  readonly sign: number;
  /** The height of the name's letters, by which two shapes are compared. */
  readonly letter: number;
}

export const wide = 120;

/** A card that lies across, where there are many rows. */
export const flat: Shape = {
  tall: 96,
  name: { letters: 15, at: [[22]] },
  health: 46,
  bar: 52,
  numbers: 74,
  states: 88,
  sign: 28,
  letter: 14,
};

/** A card that stands upright, in larger letters. */
export const upright: Shape = {
  tall: 152,
  name: { letters: 9, at: [[38], [27, 50]] },
  health: 87,
  bar: 97,
  numbers: 127,
  states: 145,
  sign: 66,
  letter: 20,
};

/** The shape whose letters are larger on the screen, in the room that the grid has. */
export function shapeIn(
  room: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
): Shape {
  const size = ({ tall, letter }: Shape): number =>
    letter * Math.min(room.width / (columns * wide), room.height / (rows * tall));
  return size(upright) > size(flat) ? upright : flat;
}

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

/** A name, broken between words where it has room for two lines, and where each line stands. */
export function linesOf(
  name: string,
  { name: { letters, at } }: Shape,
): readonly (readonly [string, number])[] {
  const words = name.split(' ');
  let first = words.shift() ?? '';
  while (words[0] !== undefined && (at.length === 1 || first.length + 1 + words[0].length <= letters))
    first += ` ${words.shift()}`;
  const lines = words.length > 0 ? [first, words.join(' ')] : [first];
  return lines.map((line, i) => [cut(line, letters), at[lines.length - 1]?.[i] ?? 0] as const);
}

/** From card to card by the cells between, drawn from the edge of the first to that of the last: no number is covered. */
export function arrow(
  cells: readonly Cell[],
  middle: (at: Cell) => readonly [number, number],
  tall: number,
): string {
  const points = cells.map(middle);
  const [first, last] = [points[0], points.at(-1)];
  const [second, before] = [points[1], points.at(-2)];
  if (!first || !last || !second || !before) return '';
  type Place = readonly [number, number];
  const towards = ([x, y]: Place, to: Place, share: number): string =>
    [x + Math.sign(to[0] - x) * wide * share, y + Math.sign(to[1] - y) * tall * share].map(Math.round).join();
  return [
    towards(first, second, 0.36),
    ...points.slice(1, -1).map(point => point.join()),
    towards(last, before, 0.42),
  ].join(' ');
}
