import { breaches } from '../../src/campaign/facts/breaches';
import { checklist } from '../../src/campaign/facts/checklist';
import { scoreOf } from '../../src/campaign/facts/look-back';
import { owed } from '../../src/campaign/facts/owed';
import { saveBags } from '../../src/campaign/facts/saving';
import { forecast } from '../../src/foresight/forecast';
import { asBelieved } from '../../src/table/fight/all-right';
import { reachOf } from '../../src/table/fight/reach';
import { publicView } from '../../src/table/fight/view';
import { boundsAsFrozen } from './bounds-of';
import { goesAsFrozen } from './course-of';
import { campaignSubject, fightSubject, packSubject } from './subjects/oathsworn';

goesAsFrozen(fightSubject, { games: 12, taps: 150, seldom: 20 }, (state, tap) => [
  publicView(state),
  asBelieved(publicView(state)),
  state.friends.map(one => reachOf(state, one.id)),
  ...(tap % 48 === 0 ? [forecast(state)] : []),
]);
goesAsFrozen(campaignSubject, { games: 10, taps: 150, seldom: 25 }, state => [
  ...[breaches(state), checklist(state), owed(state), scoreOf(state), saveBags(state)],
]);
goesAsFrozen(packSubject, { games: 1, taps: 10, seldom: 10 });

boundsAsFrozen(fightSubject, 15);
boundsAsFrozen(campaignSubject, 40);
boundsAsFrozen(packSubject, 4);
