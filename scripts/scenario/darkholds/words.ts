import type { Catalogue } from '../../../src/basics/said';
import { registerWords } from '../../../src/ui/words/say';
import type { ScenarioSays } from './says';
import '../../../src/games/darkholds/words/learn-problems';

const problems: Catalogue<ScenarioSays> = {
  'darkholds.marker-there': ({ square, other }) => `On ${square} lies another marker already: ${other}.`,
  'darkholds.one-cell': 'An entry point lies on one cell.',
  'darkholds.no-tile': ({ named }) => `${named} is no tile of this level.`,
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

registerWords(problems);
