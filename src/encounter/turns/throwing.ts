import { hexesOf } from '../../board/targets/measure';
import { defenseNow, hasOwnWeapons, ownWeapons } from '../damage/thrown-items';
import { boardOf, mirrored, placed } from '../facts/positions';
import { enemyOf, friendOf, nameOf } from '../facts/select';
import type { Id } from '../model/state';
import { unless } from '../run/overrule';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { actor, isFriend } from './may-act';
import { badHex, notNextTo } from './places';

interface Throws {
  readonly who: Id;
  readonly item: Id;
  readonly at: string | null;
  /** Whom it was thrown at: the item lies next to that one. */
  readonly target?: Id;
  readonly anyway?: boolean;
}

/** SE-20: an item is thrown: it lies on an empty hex beside its target, and what it gave is gone until picked up. */
export function throwItem(run: Run, { who, item, at, target, anyway }: Throws): Refused {
  const friend = actor(run, who, 'throw', anyway);
  if (!isFriend(friend)) return friend;
  const card = run.state.library.items[item];
  const carried = [...friend.cards.hand, ...friend.cards.cooldown.flat(), ...friend.cards.spent];
  const has = card ? carried.includes(item) : item === ownWeapons && hasOwnWeapons(run.state, friend);
  if (!has || friend.thrown.some(one => one.item === item))
    return no('no-such-card', because('refuse.item-not-at-hand'));
  // OWN-310
  const there = (id: Id): boolean =>
    enemyOf(run.state, id)?.present === true || friendOf(run.state, id)?.presence === 'standing';
  if (target !== undefined && !there(target)) return no('not-there', because('refuse.not-there'));
  const bad = badHex(run.state, at);
  if (bad) return bad;
  const known = target !== undefined && mirrored(run.state) && placed(run.state, [target]);
  const hexes = known ? hexesOf(boardOf(run.state), target) : [];
  const against = [
    notNextTo(run.state, at, { hexes, whom: target === undefined ? '' : nameOf(run.state, target) }),
  ];
  for (const one of against) {
    const refused = unless(run, anyway, one);
    if (refused) return refused;
  }
  run.emit({ type: 'thrown', who, thrown: [...friend.thrown, { item, at }] });
  if (card && card.kind !== 'weapon') defenseNow(run, who);
  return null;
}

/** Picked up by moving in, which happens by itself; told here where the app does not keep the places. */
export function pickUp(run: Run, { who, item, anyway }: Omit<Throws, 'at' | 'target'>): Refused {
  const friend = actor(run, who, 'pickUp', anyway);
  if (!isFriend(friend)) return friend;
  const lies = friend.thrown.find(one => one.item === item);
  if (!lies) return no('not-thrown', because('refuse.item-not-thrown'));
  const { at } = lies;
  const away = mirrored(run.state) && at !== null && friend.at !== null && friend.at !== at;
  const far = away ? no('too-far', because('refuse.item-lies-at', { who: friend.name, at })) : null;
  const refused = unless(run, anyway, far);
  if (refused) return refused;
  run.emit({ type: 'thrown', who, thrown: friend.thrown.filter(one => one.item !== item) });
  if (item !== ownWeapons) defenseNow(run, who);
  return null;
}
