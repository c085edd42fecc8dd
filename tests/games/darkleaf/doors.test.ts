import { boundsAsFrozen } from '../../play/bounds-of';
import { booksSubject, duelSubject } from '../../play/subjects/darkleaf';

boundsAsFrozen(duelSubject, 40);
boundsAsFrozen(booksSubject, 40);
