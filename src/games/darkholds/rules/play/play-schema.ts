import * as v from 'valibot';
import type { Output } from '../../../../basics/schema';
import { OFF } from '../../../../square/grid';
import { cellNamed } from '../../../../square/names';
import { squaresOf } from '../board';
import { boardOf, levelOfData } from './board-of';
import { kitOf, moreOf } from './kit';
import { type Play, playFieldsSchema } from './model';

/** BD-8: everything named is on the level, and nobody shares a square. */
export function isConsistent(stored: Play): boolean {
  const { grid } = levelOfData(stored.level).ground;
  const { features: on, rocks, noise, figures, level: of } = stored;
  const named = [...Object.keys(on), ...Object.keys(rocks), ...Object.keys(noise), ...of.guards];
  const cells = [...named, ...of.entries.map(({ at }) => at)].map(name => cellNamed(grid, name));
  if (cells.includes(OFF)) return false;
  const { ground, hurt, rummaged, items, equipment } = moreOf(stored);
  const lying = [
    ...Object.values(ground).flat(),
    ...figures.flatMap(one => kitOf(one).items),
    ...equipment.order,
  ];
  const places = [ground, hurt, rummaged].flatMap(one => Object.keys(one));
  if (places.some(name => cellNamed(grid, name) === OFF) || lying.some(one => !items[one])) return false;
  const board = boardOf(stored);
  const under = board.warriors.map(one => squaresOf(board.level, one));
  const all = under.flat();
  return figures.length === under.filter(list => list.length > 0).length && new Set(all).size === all.length;
}

/** The schema with a check of the whole, which is skipped where a part is wrong already. */
/* @__NO_SIDE_EFFECTS__ */
export const withCheck = <S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  isRight: (value: Output<S>) => boolean,
): S =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && !dataset.issues && !isRight(dataset.value as Output<S>)) addIssue();
    }),
  ) as unknown as S;

export const playSchema = withCheck(playFieldsSchema, isConsistent);
