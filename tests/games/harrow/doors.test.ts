import { boundsAsFrozen } from '../../play/bounds-of';
import { boxSubject, loneSubject, pairSubject, soloSubject } from '../../play/subjects/harrow';

boundsAsFrozen(soloSubject, 40);
boundsAsFrozen(pairSubject, 40);
boundsAsFrozen(loneSubject, 40);
boundsAsFrozen(boxSubject, 40);
