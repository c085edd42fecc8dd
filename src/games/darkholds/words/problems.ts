import type { Catalogue } from '../../../basics/said';
import type { DarkholdsSays } from '../rules/says';

export const problems: Catalogue<DarkholdsSays> = {
  'darkholds.no-floor': 'A level has at least one floor.',
  'darkholds.tile-on-two-floors': ({ tile, floor }) => `The tile ${tile} lies on floor ${floor} already.`,
  'darkholds.no-square': ({ named }) => `${named} is no square of this level.`,
  'darkholds.no-cell': ({ named }) => `${named} is no cell of this picture.`,
  'darkholds.wall-is-pair': 'A wall stands between two cells.',
  'darkholds.wall-in-void': ({ a, b }) => `Neither ${a} nor ${b} is a square.`,
  'darkholds.not-beside': ({ a, b }) => `${a} and ${b} do not lie side by side on one floor.`,
  'darkholds.marker-there': ({ square, other }) => `On ${square} lies another marker already: ${other}.`,
  'darkholds.ladder-ends': 'A ladder has two ends.',
  'darkholds.ladder-on-one-floor': 'The ends of a ladder lie on different floors.',
  'darkholds.one-cell': 'An entry point lies on one cell.',
  'darkholds.no-tile': ({ named }) => `${named} is no tile of this level.`,
  'darkholds.entry-twice': ({ id }) => `Another entry point is called ${id}.`,
  'darkholds.does-not-fit': ({ id, square }) => `${id} does not fit on squares with its corner on ${square}.`,
  'darkholds.already-there': ({ other, square }) => `${other} stands on ${square} already.`,
  'darkholds.id-twice': ({ id }) => `Somebody else is called ${id}.`,
  'darkholds.nobody': ({ id }) => `Nobody here is called ${id}.`,
  'darkholds.no-type': ({ type }) => `No type here is called ${type}.`,
  'darkholds.not-an-enemy': ({ id }) => `${id} is no enemy.`,
  'darkholds.an-enemy': ({ id }) => `${id} is an enemy.`,
  'darkholds.is-dead': ({ con }) => `With ${con} wounds it is not given any more.`,
  'darkholds.max-below-min': ({ min }) => `The greatest range is at least the least, ${min}.`,
};
