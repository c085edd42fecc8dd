import * as ahead from '../../../src/games/darkholds/rules/play/ahead';
import { freeSquares } from '../../../src/games/darkholds/rules/play/board-of';
import { lacksOf } from '../../../src/games/darkholds/rules/play/check';
import { guideOf } from '../../../src/games/darkholds/rules/play/guide';
import { possibleFor } from '../../../src/games/darkholds/rules/play/possible';
import { remindersFor, remindersOf } from '../../../src/games/darkholds/rules/play/reminders';
import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { barrowsBoxSubject, barrowsSubject, levelSubject } from '../../play/subjects/darkholds';

goesAsFrozen(levelSubject, { games: 16, taps: 100, seldom: 12 }, (play, tap) => [
  ...[ahead.aheadOf(play), ahead.entriesOf(play), remindersOf(play), lacksOf(play), guideOf(play, play)],
  freeSquares(play, 4),
  play.figures.map(one => [
    ...[ahead.seenBy(play, one.id), ahead.inReach(play, one.id), ahead.seesWhom(play, one.id)],
    ...[ahead.comparedBy(play, one.id), ahead.rocksBeside(play, one.id), remindersFor(one)],
    possibleFor(play, one.id),
    ...(tap % 48 === 0 ? [ahead.threatsTo(play, one.id), ahead.squaresSeen(play, one.id)] : []),
    ...(tap % 24 === 0 ? [ahead.squaresFor(play, one.id)] : []),
  ]),
]);
goesAsFrozen(barrowsSubject, { games: 3, taps: 60, seldom: 20 });
goesAsFrozen(barrowsBoxSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(levelSubject, 40);
boundsAsFrozen(barrowsSubject, 4, /level[).]/);
boundsAsFrozen(barrowsBoxSubject, 40);
