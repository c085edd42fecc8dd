import * as ahead from '../../../src/games/darkholds/rules/play/ahead';
import { freeSquares } from '../../../src/games/darkholds/rules/play/board-of';
import { lacksOf } from '../../../src/games/darkholds/rules/play/check';
import { guideOf } from '../../../src/games/darkholds/rules/play/guide';
import { possibleFor } from '../../../src/games/darkholds/rules/play/possible';
import { remindersFor, remindersOf } from '../../../src/games/darkholds/rules/play/reminders';
import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { barrowsBoxSubject, barrowsSubject, levelSubject } from '../../play/subjects/darkholds';

goesAsFrozen(levelSubject, { games: 16, taps: 100, seldom: 5 }, (play, tap) => [
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

/** With the app counting vigour and carrying what is carried; whatever the plain player cannot do then is refused. */
const counting: typeof levelSubject = {
  ...levelSubject,
  start: seed => {
    const play = levelSubject.start(3 * seed);
    const agreed = levelSubject.rules.decide(play, { do: 'agree', settings: { count: true } });
    return (agreed.ok ? agreed.state : undefined) ?? play;
  },
  player: seed => {
    const plain = levelSubject.player(seed);
    let turns = 0;
    return play => {
      const id = play.figures[turns++ % play.figures.length]?.id ?? '';
      const at = play.figures[turns % play.figures.length]?.at ?? '';
      const odd = levelSubject.besides({
        ...play,
        figures: play.figures.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)),
      });
      const tried = [...odd.slice(turns % odd.length), plain(play), { do: 'noise', at, tokens: 1 } as const];
      return tried.find(
        one => one !== undefined && one.do !== 'end' && levelSubject.rules.decide(play, one).ok,
      );
    };
  },
};
goesAsFrozen(counting, { games: 10, taps: 60, seldom: 10 }, undefined, 'darkholds/level-counted');

boundsAsFrozen(levelSubject, 40);
boundsAsFrozen(barrowsSubject, 4, /level[).]/);
boundsAsFrozen(barrowsBoxSubject, 40);
