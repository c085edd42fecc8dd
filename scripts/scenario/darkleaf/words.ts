import type { Catalogue } from '../../../src/basics/said';
import { registerWords } from '../../../src/ui/words/say';
import type { DarkleafSays } from './says';

const problems: Catalogue<DarkleafSays> = {
  'darkleaf.square': ({ named }) => `${named} is no square: they are named from a1 to h8.`,
  'darkleaf.side': ({ named }) => `${named} is no side: there are south and north.`,
  'darkleaf.clan': ({ named }) => `${named} is no clan of this game.`,
  'darkleaf.same-clan': 'Two players never have the same clan.',
  'darkleaf.kind': ({ kind, clan }) => `${kind} is no kind of unit of the clan ${clan}.`,
  'darkleaf.two-on-one': ({ square }) => `Two units stand on ${square}.`,
  'darkleaf.too-many': ({ kind, most }) => `A clan has at most ${most} of the kind ${kind}.`,
  'darkleaf.value': ({ least, most }) => `A whole number from ${least} to ${most} is needed.`,
  'darkleaf.word': ({ known }) => `This is one of ${known}.`,
  'darkleaf.flag': 'This is true or false.',
  'darkleaf.list': 'A list is needed here.',
  'darkleaf.object': 'An object is needed here.',
  'darkleaf.text': 'A text is needed here.',
  'darkleaf.slot': ({ slot }) => `${slot} is no slot: it is a number, two of them as 1-2, E, O or *.`,
};

registerWords(problems);
