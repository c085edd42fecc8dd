import type { Catalogue } from '../../../src/basics/said';
import { registerWords } from '../../../src/ui/words/say';
import type { ScenarioSays } from './says';
import '../../../src/games/harrow/words/learn-problems';

const problems: Catalogue<ScenarioSays> = {
  'harrow.twice': ({ hex }) => `${hex} is named twice.`,
  'harrow.too-many': ({ hex }) => `At most four Units stand on ${hex}.`,
  'harrow.nobody': ({ hex }) => `No Units stand on ${hex}.`,
  'harrow.infected': ({ hex }) => `More Haints are infected on ${hex} than stand there.`,
  'harrow.not-there': ({ hex }) => `What is attacked is not on ${hex}.`,
  'harrow.more-out': ({ out, held }) => `${out} cubes cannot come out where there were ${held}.`,
};

registerWords(problems);
