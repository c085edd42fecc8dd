import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { battleSubject, korremBoxSubject, worldSubject } from '../../play/subjects/korrem';

goesAsFrozen(battleSubject, { games: 40, taps: 60, seldom: 12 });
goesAsFrozen(worldSubject, { games: 12, taps: 250, seldom: 15 });
goesAsFrozen(korremBoxSubject, { games: 1, taps: 20, seldom: 10 });

boundsAsFrozen(battleSubject, 40);
boundsAsFrozen(worldSubject, 40);
boundsAsFrozen(korremBoxSubject, 40);
