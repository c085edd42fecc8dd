import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { barrowsBoxSubject, barrowsSubject, levelSubject } from '../../play/subjects/darkholds';

goesAsFrozen(levelSubject, { games: 16, taps: 100, seldom: 12 });
goesAsFrozen(barrowsSubject, { games: 3, taps: 60, seldom: 20 });
goesAsFrozen(barrowsBoxSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(levelSubject, 40);
boundsAsFrozen(barrowsSubject, 4, /level[).]/);
boundsAsFrozen(barrowsBoxSubject, 40);
