import { expect } from 'vitest';
import { questions } from '../../scripts/scenario/oathsworn/board';
import type { Board } from '../../src/board/geometry/types';
import { boardFrom } from '../../src/board/text/setup';

type Extra = Record<string, unknown>;

/** A character as scenario files write it. */
const character =
  (side: string) =>
  (id: string, at: string, extra: Extra = {}) => ({ id, side, at, ...extra });

export const oath = character('oathsworn');
export const ally = character('ally');
export const friend = character('friendly');
export const sentinel = character('sentinel');
export const enemy = character('enemy');
export const boss = (at: string, extra: Extra = {}) => enemy('boss', at, { size: 'flower', ...extra });
export const minion = (id: string, at: string, extra: Extra = {}) =>
  enemy(id, at, { minion: true, ...extra });

export const tree = (id: string, ...hexes: string[]) => ({ id, hexes });
export const water = (...hexes: string[]) => ({ kind: 'water', hexes });
export const fire = (...hexes: string[]) => ({ kind: 'fire', hexes });

type Thing = ReturnType<typeof oath> | ReturnType<typeof tree> | ReturnType<typeof water>;

/** The setup of a board with these on it; the standard shape unless another is given. */
export function setup(things: readonly Thing[], shape?: object): Record<string, unknown> {
  return {
    ...(shape && { shape }),
    obstacles: things.filter(thing => 'id' in thing && 'hexes' in thing),
    tiles: things.filter(thing => 'kind' in thing),
    characters: things.filter(thing => 'side' in thing),
  };
}

export function boardOf(things: readonly Thing[], shape?: object): Board {
  const read = boardFrom(setup(things, shape));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The answer to a question, as `npm run scenario` gives it. */
export function ask(name: string, things: readonly Thing[], question: object, shape?: object): object {
  const result = questions[name]!({ board: setup(things, shape), ...question }, 'case');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Asks and compares the fields that are expected, each of them exactly. */
export function check(
  name: string,
  things: readonly Thing[],
  question: object,
  expected: object,
  shape?: object,
) {
  const answer: Record<string, unknown> = { ...ask(name, things, question, shape) };
  const asked = Object.fromEntries(Object.keys(expected).map(key => [key, answer[key]]));
  expect(asked).toEqual(expected);
}

export const activate = (things: readonly Thing[], question: object, expected: object, shape?: object) =>
  check('activate', things, question, expected, shape);
