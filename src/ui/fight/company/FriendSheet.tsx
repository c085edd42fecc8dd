import './creatures.css';
import type { Friend } from '../../../encounter/model/state';
import { Sheet } from '../../parts/Sheet';
import { useFight } from '../parts/context';
import { RefusalLine } from '../parts/RefusalLine';
import { Allies } from './Allies';
import { Creatures } from './Creatures';
import { Falcons } from './Falcons';
import { FriendActs } from './FriendActs';
import { FriendMore } from './FriendMore';
import { FriendNumbers } from './FriendNumbers';
import { Hand } from './Hand';
import { Plight } from './Plight';
import { Spend } from './Spend';

/** One of the company, whole: what it can do now, and every number of it to be put right by a tap. */
export function FriendSheet({ friend, onClose }: { friend: Friend; onClose: () => void }) {
  const view = useFight().view.value;
  const turns = view.phase === 'oathsworn' && view.step === 'open';
  const here = friend.presence === 'standing' || friend.presence === 'consumed';
  const fallen = friend.presence === 'unconscious' || friend.presence === 'dead';
  return (
    <Sheet title={friend.name} onClose={onClose}>
      <RefusalLine onDone={onClose} />
      {turns && here && !friend.caged ? <FriendActs friend={friend} /> : null}
      {turns && fallen ? <Allies friend={friend} /> : null}
      <Plight friend={friend} turns={turns} />
      {here ? <Spend friend={friend} turns={turns} /> : null}
      <Creatures friend={friend} />
      <Falcons friend={friend} />
      {here ? <Hand friend={friend} onPlayed={onClose} /> : null}
      <FriendNumbers friend={friend} />
      <FriendMore friend={friend} />
    </Sheet>
  );
}
