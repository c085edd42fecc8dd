import { choose } from '../../../src/games/darkleaf/rules/bot/choose';
import { hintOf } from '../../../src/games/darkleaf/rules/bot/hint';
import { threatOf } from '../../../src/games/darkleaf/rules/chances/threat';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/choices';
import { countsOf } from '../../../src/games/darkleaf/rules/duel/counts';
import { optionsOf } from '../../../src/games/darkleaf/rules/duel/options';
import { picksOf } from '../../../src/games/darkleaf/rules/duel/picks';
import { deedNeed } from '../../../src/games/darkleaf/rules/duel/question';
import { positionOf, turnOf } from '../../../src/games/darkleaf/rules/duel/turn-of';
import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { booksSubject, duelSubject } from '../../play/subjects/darkleaf';

goesAsFrozen(duelSubject, { games: 15, taps: 100, seldom: 16 }, (duel, tap) => [
  ...[picksOf(duel), choicesOf(duel, 10), countsOf(duel), deedNeed(duel), optionsOf(turnOf(duel))],
  threatOf(positionOf(duel), 'south', 6),
  threatOf(positionOf(duel), 'north', 8),
  ...(tap % 32 === 8 && !duel.end ? [choose(duel, 'seedling'), hintOf(duel, 'seedling')] : []),
  ...(tap === 40 && !duel.end ? [choose(duel, 'thicket')] : []),
]);
goesAsFrozen(booksSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(duelSubject, 40);
boundsAsFrozen(booksSubject, 40);
