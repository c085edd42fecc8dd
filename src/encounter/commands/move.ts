import { walks } from '../../board/walk';
import type { Compass, HexName } from '../../stage/steps';
import { canPay, gainAnimus } from '../animus';
import { friendOf, tokensOf } from '../find';
import { takenBy } from '../free';
import { leaves } from '../leaving';
import { boardOf, isHex } from '../positions';
import { emit, no, type Refused, type Run } from '../run';
import type { Id } from '../state';
import { defenseNow } from '../thrown';
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
  const path = pathOf(run, who, to);
  emit(run, { type: 'stands', who, at: to, facing: facing ?? friend.facing, how: 'moved', path });
  treadOn(run, who, path.length > 0 ? path : to === null ? [] : [to]);
  pickUp(run, who, path.length > 0 ? path : to === null ? [] : [to]);
  return null;
}

/** The way there, where the board knows one: Sentinels on it are trodden down (PS-6). */
function pathOf(run: Run, who: Id, to: HexName | null): readonly HexName[] {
  const at = friendOf(run.state, who)?.at ?? null;
  if (to === null || at === null || at === to || run.state.settings.board === 'off') return [];
  return walks(boardOf(run.state), { mover: who, movement: 40 }).find(one => one.hex === to)?.path ?? [];
}

function treadOn(run: Run, who: Id, path: readonly HexName[]): void {
  for (const one of run.state.friends)
    if (
      one.role === 'sentinel' &&
      one.id !== who &&
      one.at !== null &&
      one.presence === 'standing' &&
      path.includes(one.at)
    )
      leaves(run, one.id, 'gone');
}

/** A thrown item is picked up by moving into its hex. */
function pickUp(run: Run, who: Id, path: readonly HexName[]): void {
  const friend = friendOf(run.state, who);
  if (!friend) return;
  const left = friend.thrown.filter(one => one.at === null || !path.includes(one.at));
  if (left.length === friend.thrown.length) return;
  emit(run, { type: 'thrown', who, thrown: left });
  defenseNow(run, who);
}
