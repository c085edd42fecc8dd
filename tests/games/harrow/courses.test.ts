import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { boxSubject, loneSubject, pairSubject, soloSubject } from '../../play/subjects/harrow';

goesAsFrozen(soloSubject, { games: 24, taps: 150, seldom: 20 });
goesAsFrozen(pairSubject, { games: 24, taps: 150, seldom: 20 });
goesAsFrozen(loneSubject, { games: 2, taps: 60, seldom: 20 });
goesAsFrozen(boxSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(soloSubject, 40);
boundsAsFrozen(pairSubject, 40);
boundsAsFrozen(loneSubject, 40);
boundsAsFrozen(boxSubject, 40);
