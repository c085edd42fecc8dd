import { leaveFight } from '../damage/leave-fight';
import { falls } from '../damage/lose-hp';
import { setFree } from '../damage/release-consumed';
import { friendOf } from '../facts/select';
import type { Correction } from '../model/command';
import type { Friend } from '../model/entities';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';

type Of<S extends Correction['say']> = Extract<Correction, { say: S }>;

const unknown = (): Refused => no('nobody', because('refuse.nobody'));
const isUp = ({ presence }: Friend): boolean => presence === 'standing' || presence === 'consumed';

/** OWN-191: without any HP it falls as by any other loss; the first HP bring back whoever was down for want of them. */
export function sayHp(run: Run, { who, hp }: Of<'hp'>): Refused {
  const friend = friendOf(run.state, who);
  if (!friend) return unknown();
  if (!Number.isInteger(hp) || hp < 0 || hp > 99)
    return no('not-a-number', because('refuse.number-cannot-stand'));
  run.emit({ type: 'hp', who, hp, by: null });
  if (isUp(friend) && hp === 0) falls(run, friend);
  if (!isUp(friend) && friend.hp === 0 && hp > 0) run.emit({ type: 'presence', who, presence: 'standing' });
  return null;
}

/** FT-12: whoever the table sets free is out altogether; OWN-191: and whoever stands has HP. */
export function sayPresence(run: Run, { who, presence }: Of<'presence'>): Refused {
  const friend = friendOf(run.state, who);
  if (!friend) return unknown();
  if (presence !== 'standing') {
    leaveFight(run, who, presence);
    return null;
  }
  if (friend.presence === 'consumed') setFree(run, friend);
  else run.emit({ type: 'presence', who, presence });
  if (friend.hp === 0) run.emit({ type: 'hp', who, hp: 1, by: null });
  return null;
}
