import { anyCubes } from '../../../src/games/harrow/rules/hester/table';
import { edible } from '../../../src/games/harrow/rules/pair/eating';
import { roundOf } from '../../../src/games/harrow/rules/pair/pair-run';
import { nextOfRound } from '../../../src/games/harrow/rules/round';
import { aheadOf } from '../../../src/games/harrow/rules/solo/ahead';
import { sidesIn } from '../../../src/games/harrow/rules/state/common';
import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { boxSubject, loneSubject, pairSubject, soloSubject } from '../../play/subjects/harrow';

goesAsFrozen(soloSubject, { games: 24, taps: 150, seldom: 20 }, (game, tap) =>
  tap === 64 ? aheadOf(game) : null,
);
goesAsFrozen(pairSubject, { games: 24, taps: 150, seldom: 20 }, game => [
  nextOfRound(roundOf(game)),
  sidesIn(game).map(side => edible(game, side)),
  anyCubes(game.ground, 2),
]);
goesAsFrozen(loneSubject, { games: 2, taps: 60, seldom: 20 });
goesAsFrozen(boxSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(soloSubject, 40);
boundsAsFrozen(pairSubject, 40);
boundsAsFrozen(loneSubject, 40);
boundsAsFrozen(boxSubject, 40);
