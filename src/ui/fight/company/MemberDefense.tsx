import { useState } from 'preact/hooks';
import type { Friend, Lasting } from '../../../encounter/model/state';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { MadeOf } from '../parts/MadeOf';
import { defenseWith, friendDefense } from '../parts/numbers';

interface Props {
  friend: Friend;
  lasting: readonly Lasting[];
}

/** The defense of one of the company as it counts now; a tap opens what it is made of. */
export function MemberDefense({ friend, lasting }: Props) {
  const [open, setOpen] = useState(false);
  const defense = defenseWith(friend.defense, lasting);
  return (
    <>
      <button
        type="button"
        class="member-defense"
        aria-label={words.madeOf.open(friend.name, defense)}
        onClick={() => setOpen(true)}
      >
        <Icon of={shield} />
        <b>{defense}</b>
      </button>
      {open ? <FriendMadeOf friend={friend} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface MadeOfProps {
  friend: Friend;
  /** What it comes to against the attack under way, where one is. */
  counts?: number;
  onClose: () => void;
}

/** What the defense of one of the company is made of. */
export function FriendMadeOf({ friend, counts, onClose }: MadeOfProps) {
  const parts = friendDefense(useFight().view.value, friend);
  const beyond = counts === undefined ? 0 : counts - parts.reduce((sum, one) => sum + one.worth, 0);
  return (
    <MadeOf
      name={friend.name}
      defense={beyond === 0 ? parts : [...parts, { says: words.madeOf.thisAttack, worth: beyond }]}
      tokens={friend.tokens.defense ?? 0}
      rules={['CP-3', 'CP-1', 'DM-1', 'TK-1']}
      onClose={onClose}
    />
  );
}
