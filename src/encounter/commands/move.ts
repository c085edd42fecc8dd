import type { Compass, HexName } from '../../stage/steps';
import { canPay, gainAnimus } from '../animus';
import { tokensOf } from '../find';
import { goesTo } from '../footsteps';
import { takenBy } from '../free';
import { isHex } from '../positions';
import { no, type Refused, type Run } from '../run';
import type { Id } from '../state';
import { actor, free, isFriend, isOpen, mayInterrupt } from './may-act';
import { injuriesFirst, takes } from './turns';

interface Walk {
  readonly who: Id;
  readonly to: HexName | null;
  readonly facing?: Compass;
  readonly animus: number;
}

/** A friend walks where its player says; how far it may is advice (walks), not a lock. */
export function walk(run: Run, { who, to, facing, animus }: Walk): Refused {
  if (!mayInterrupt(run.state)) return no('not-now', 'Nobody can move now.');
  const friend = actor(run.state, who);
  if (!isFriend(friend)) return friend;
  const open = isOpen(run.state);
  const refused = free(friend) ?? (open ? injuriesFirst(run, friend) : null);
  if (refused) return refused;
  if (friend.presence === 'consumed') return no('consumed', `${friend.name} is consumed.`);
  if (friend.role === 'sentinel') return no('rooted', 'Sentinels cannot move.');
  if (tokensOf(friend, 'crippled') > 0) return no('crippled', `${friend.name} is crippled.`);
  if (!Number.isInteger(animus) || animus < 0) return no('not-a-number', 'Animus is a whole number from 0.');
  if (!canPay(friend, animus)) return no('no-animus', `${friend.name} has not that much animus.`);
  if (to !== null) {
    if (!isHex(run.state, to)) return no('no-such-hex', 'There is no such hex.');
    const other = takenBy(run.state, to);
    if (other !== null && other !== who) return no('occupied', `${to} is taken.`);
  }
  if (animus > 0) gainAnimus(run, who, -animus);
  if (open && friend.at !== to) takes(run, who, 'moved');
  goesTo(run, who, to, facing);
  return null;
}
