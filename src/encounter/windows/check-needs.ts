import { never } from '../../basics/never';
import type { Sentence } from '../../basics/said';
import { distanceBetween } from '../../board/targets/measure';
import type { Around, Choice, ExtraCost, Need } from '../../stage/company';
import { isUnarmed } from '../damage/thrown-items';
import { boardOf, mirrored, placed } from '../facts/positions';
import { enemyOf, friendOf, nameOf, tokensOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { no, type Refused } from '../run/run';
import { because } from '../says/refusals';
import { isInArc } from '../target/resolve-group';

/** AB-4, HU-4: why an effect cannot be chosen now; null where nothing speaks against it, or only the table can tell. */
export function needProblem(state: State, friend: Friend, choice: Choice): Refused {
  for (const need of choice.needs ?? []) {
    const lacks = unmet(state, friend, need);
    if (lacks) return no('requirement', lacks);
  }
  for (const pay of choice.pays ?? []) {
    const lacks = unpayable(state, friend, pay);
    if (lacks) return no('extra-cost', lacks);
  }
  return null;
}

/** What the table has to confirm before the effect is chosen, costs paid by hand among it. */
export const toConfirm = (choice: Choice): readonly string[] => [
  ...(choice.needs ?? []).flatMap(one => (one.need === 'text' ? [one.text] : [])),
  ...(choice.pays ?? []).flatMap(one => (one.pay === 'text' ? [one.text] : [])),
];

function unmet(state: State, friend: Friend, need: Need): Sentence | null {
  const who = friend.name;
  switch (need.need) {
    case 'token':
      return tokensOf(friend, need.token) >= need.count
        ? null
        : because('refuse.needs-token', { who, token: need.token, count: need.count });
    case 'hp': {
      const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = need;
      if (friend.hp >= atLeast && friend.hp <= atMost) return null;
      return friend.hp < atLeast
        ? because('refuse.needs-hp', { who, hp: atLeast, than: 'least' })
        : because('refuse.needs-hp', { who, hp: atMost, than: 'most' });
    }
    case 'near': {
      const near = within(state, friend, need.who, need.hexes);
      const count = need.count ?? 1;
      return near === null || near.length >= count
        ? null
        : because('refuse.needs-near', { who, whom: need.who, count, hexes: need.hexes });
    }
    case 'clear': {
      const [near] = within(state, friend, need.who, need.hexes) ?? [];
      return near === undefined
        ? null
        : because('refuse.needs-clear', { who, other: nameOf(state, near), hexes: need.hexes });
    }
    case 'arc': {
      const near = within(state, friend, 'enemy', need.hexes ?? 1);
      return near === null || near.some(id => isInArc(state, id, friend.id, need.arc))
        ? null
        : because('refuse.needs-arc', { who, arc: need.arc });
    }
    case 'falcons': {
      const there = friend.falcons.filter(at => sits(state, friend, at, need.on)).length;
      return there >= need.count
        ? null
        : because('refuse.needs-falcons', { who, on: need.on, count: need.count });
    }
    case 'sentinels':
      return sentinelsOf(state, friend).length >= need.count
        ? null
        : because('refuse.needs-sentinels', { who, count: need.count });
    case 'cooldown':
      return friend.cards.cooldown[need.position].length >= need.count
        ? null
        : because('refuse.needs-cooldown', { who, position: need.position, count: need.count });
    case 'armed':
      return isUnarmed(state, friend) ? because('refuse.unarmed', { who }) : null;
    case 'unmoved':
    case 'moved': {
      const moved = state.turn?.who === friend.id && state.turn.moved;
      if (moved === (need.need === 'moved')) return null;
      return because(moved ? 'refuse.has-moved' : 'refuse.has-not-moved', { who });
    }
    case 'text':
      return null;
    default:
      return never(need);
  }
}

function unpayable(state: State, friend: Friend, cost: ExtraCost): Sentence | null {
  const who = friend.name;
  switch (cost.pay) {
    case 'token':
      return tokensOf(friend, cost.token) >= cost.count
        ? null
        : because('refuse.cannot-pay-token', { who, token: cost.token, count: cost.count });
    case 'hp':
      return friend.hp > cost.hp ? null : because('refuse.cannot-pay-hp', { who, hp: cost.hp });
    case 'sentinels':
      return sentinelsOf(state, friend).length >= cost.count
        ? null
        : because('refuse.cannot-pay-sentinels', { who, count: cost.count });
    case 'text':
      return null;
    default:
      return never(cost);
  }
}

export const sentinelsOf = (state: State, maiden: Friend): readonly Friend[] =>
  state.friends.filter(one => one.role === 'sentinel' && one.of === maiden.id && one.presence === 'standing');

/** Who of them stands within so many hexes; null where places are not kept (then the table looks itself). */
function within(state: State, friend: Friend, who: Around, hexes: number): readonly Id[] | null {
  if (!mirrored(state) || !placed(state, [friend.id])) return null;
  const board = boardOf(state);
  return those(state, friend, who).filter(
    id => placed(state, [id]) && distanceBetween(board, friend.id, id) <= hexes,
  );
}

function those(state: State, friend: Friend, who: Around): readonly Id[] {
  if (who === 'enemy') return state.enemies.filter(one => one.present).map(one => one.id);
  // OWN-103: a friend near is somebody else
  const others = state.friends.filter(one => one.id !== friend.id && one.presence === 'standing');
  const fits = (one: Friend): boolean =>
    who === 'friend' ||
    (who === 'sentinel' ? one.role === 'sentinel' : one.role === 'full' || one.role === 'companion');
  return others.filter(fits).map(one => one.id);
}

function sits(state: State, huntress: Friend, at: Id, on: 'self' | 'friend' | 'enemy' | 'other'): boolean {
  switch (on) {
    case 'self':
      return at === huntress.id;
    case 'other':
      return at !== huntress.id;
    case 'enemy':
      return enemyOf(state, at) !== undefined;
    case 'friend':
      // HU-5: she may be the friend herself, with the falcons that she has.
      return friendOf(state, at) !== undefined;
  }
}
