import { boundsAsFrozen } from './bounds-of';
import { goesAsFrozen } from './course-of';
import { campaignSubject, fightSubject, packSubject } from './subjects/oathsworn';

goesAsFrozen(fightSubject, { games: 12, taps: 150, seldom: 20 });
goesAsFrozen(campaignSubject, { games: 10, taps: 150, seldom: 25 });
goesAsFrozen(packSubject, { games: 1, taps: 10, seldom: 10 });

boundsAsFrozen(fightSubject, 15);
boundsAsFrozen(campaignSubject, 40);
boundsAsFrozen(packSubject, 4);
