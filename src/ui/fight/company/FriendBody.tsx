import './creatures.css';
import type { Friend } from '../../../encounter/model/state';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { Allies } from './Allies';
import { Creatures } from './Creatures';
import { Falcons } from './Falcons';
import { FriendActs } from './FriendActs';
import { FriendMore } from './FriendMore';
import { FriendNumbers } from './FriendNumbers';
import { Hand } from './Hand';
import { Plight } from './Plight';
import { Spend } from './Spend';
import { useMay } from './useMay';

/** What one of the company can do now, and every number of it to be put right by a tap. */
export function FriendBody({ friend, onDone }: { friend: Friend; onDone: () => void }) {
  const view = useFight().view.value;
  const turns = view.phase === 'oathsworn' && view.step === 'open';
  const { may, against, insist } = useMay(friend);
  const here = friend.presence === 'standing' || friend.presence === 'consumed';
  const fallen = friend.presence === 'unconscious' || friend.presence === 'dead';
  return (
    <>
      {turns && here ? <FriendActs friend={friend} may={may} /> : null}
      {turns && fallen ? <Allies friend={friend} /> : null}
      <Plight friend={friend} turns={turns} may={may} />
      {turns && here && against ? (
        <p class="spread soft">
          {say(against.message)}
          <button type="button" class="btn" onClick={insist}>
            {words.friend.allTheSame}
          </button>
        </p>
      ) : null}
      {here && may('spend') ? <Spend friend={friend} turns={turns} /> : null}
      <Creatures friend={friend} may={may} />
      {may('falcon') ? <Falcons friend={friend} /> : null}
      {here ? <Hand friend={friend} onPlayed={onDone} /> : null}
      <FriendNumbers friend={friend} />
      <FriendMore friend={friend} may={may} />
    </>
  );
}
