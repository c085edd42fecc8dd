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
  'darkholds.ladder-ends': 'A ladder has two ends.',
  'darkholds.ladder-on-one-floor': 'The ends of a ladder lie on different floors.',
};
