import { boundsAsFrozen } from './bounds-of';
import { campaignSubject, fightSubject, packSubject } from './subjects/oathsworn';

boundsAsFrozen(fightSubject, 15);
boundsAsFrozen(campaignSubject, 40);
boundsAsFrozen(packSubject, 4);
