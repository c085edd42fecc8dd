import './own.css';
import type { Friend } from '../../../encounter/model/state';
import { FaceOf } from '../../oathsworn/faces/FaceOf';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { ownWords as w } from '../../words/own';
import { Animus } from '../company/Animus';
import { FriendBody } from '../company/FriendBody';
import { MemberDefense } from '../company/MemberDefense';
import { useCounts } from '../company/useCounts';
import { useFight } from '../parts/context';
import { heldBy } from '../parts/numbers';

const nothing = () => undefined;

/** One's own sheet, on one's own phone: what changes all the time first, then all that can be done. */
export function OwnPane({ friend }: { friend: Friend }) {
  const view = useFight().view.value;
  const counts = useCounts(friend);
  const { available, reserve } = friend.animus;
  const up = friend.presence === 'standing' || friend.presence === 'consumed';
  return (
    <section class="own-pane panel" aria-label={friend.name}>
      <div class="own-head">
        <FaceOf id={lookOf(friend)} />
        <h2>{friend.name}</h2>
        {up ? null : <span class="member-state">{words.company.presence[friend.presence]}</span>}
        <MemberDefense friend={friend} lasting={heldBy(view, friend.id)} />
      </div>
      <div class="own-counts">
        <Count
          less={w.lessHp}
          more={w.moreHp}
          onLess={friend.hp > 0 ? () => counts.hp(friend.hp - 1) : undefined}
          onMore={friend.hp < friend.maxHp ? () => counts.hp(friend.hp + 1) : undefined}
        >
          <HpDie
            hp={up ? friend.hp : undefined}
            label={words.company.hp(friend.hp, friend.maxHp)}
            size="big"
          />
        </Count>
        <Count
          less={w.lessAnimus}
          more={w.moreAnimus}
          onLess={available > 0 ? () => counts.animus(available - 1) : undefined}
          onMore={reserve > 0 ? () => counts.animus(available + 1) : undefined}
        >
          <Animus available={available} max={available + reserve} />
        </Count>
      </div>
      <FriendBody friend={friend} onDone={nothing} />
    </section>
  );
}

interface CountProps {
  less: string;
  more: string;
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
  children: preact.ComponentChildren;
}

/** A number between two buttons as large as a thumb. */
const Count = ({ less, more, onLess, onMore, children }: CountProps) => (
  <div class="own-count">
    <button type="button" class="btn square" aria-label={less} disabled={!onLess} onClick={onLess}>
      <Stroke of="minus" />
    </button>
    {children}
    <button type="button" class="btn square" aria-label={more} disabled={!onMore} onClick={onMore}>
      <Stroke of="plus" />
    </button>
  </div>
);
