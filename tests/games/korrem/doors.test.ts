import { boundsAsFrozen } from '../../play/bounds-of';
import { battleSubject, korremBoxSubject, worldSubject } from '../../play/subjects/korrem';

boundsAsFrozen(battleSubject, 40);
boundsAsFrozen(worldSubject, 40);
boundsAsFrozen(korremBoxSubject, 40);
