import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { booksSubject, duelSubject } from '../../play/subjects/darkleaf';

goesAsFrozen(duelSubject, { games: 15, taps: 100, seldom: 16 });
goesAsFrozen(booksSubject, { games: 2, taps: 40, seldom: 10 });

boundsAsFrozen(duelSubject, 40);
boundsAsFrozen(booksSubject, 40);
