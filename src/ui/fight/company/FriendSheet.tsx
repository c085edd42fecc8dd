import type { Friend } from '../../../encounter/model/state';
import { Sheet } from '../../parts/frame/Sheet';
import { RefusalLine } from '../parts/RefusalLine';
import { FriendBody } from './FriendBody';

/** One of the company, whole, over the table. */
export function FriendSheet({ friend, onClose }: { friend: Friend; onClose: () => void }) {
  return (
    <Sheet title={friend.name} onClose={onClose}>
      <RefusalLine onDone={onClose} />
      <FriendBody friend={friend} onDone={onClose} />
    </Sheet>
  );
}
