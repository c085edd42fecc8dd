import { boundsAsFrozen } from '../../play/bounds-of';
import { barrowsBoxSubject, barrowsSubject, levelSubject } from '../../play/subjects/darkholds';

boundsAsFrozen(levelSubject, 40);
boundsAsFrozen(barrowsSubject, 4, /level[).]/);
boundsAsFrozen(barrowsBoxSubject, 40);
