import { useState } from 'preact/hooks';
import { words } from '../../words/fight';
import { FriendMadeOf } from '../company/MemberDefense';
import { useFight } from '../parts/context';

interface Props {
  who: string;
  defense: number;
}

/** The defense of one who is struck; a tap opens what it is made of. */
export function DefenseOf({ who, defense }: Props) {
  const friend = useFight().view.value.friends.find(one => one.id === who);
  const [open, setOpen] = useState(false);
  const said = words.company.defense(defense);
  if (!friend) return <span class="soft">{said}</span>;
  return (
    <>
      <button
        type="button"
        class="sum opens defense-of"
        aria-label={words.madeOf.open(friend.name, defense)}
        onClick={() => setOpen(true)}
      >
        {said}
      </button>
      {open ? <FriendMadeOf friend={friend} counts={defense} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
