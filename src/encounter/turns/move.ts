import { walks } from '../../board/geometry/walk';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import { injuriesFirst, takes } from '../cards/take-turn';
import { paidWater, strideOf } from '../damage/stride';
import { goesTo } from '../damage/walk-path';
import { boardOf, mirrored } from '../facts/positions';
import { tokensOf } from '../facts/select';
import type { Friend, Id } from '../model/entities';
import type { State } from '../model/state';
import { canPay, gainAnimus } from '../run/animus';
import { unless } from '../run/overrule';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { actor, isFriend, isOpen, mayInterrupt } from './may-act';
import { badHex } from './places';

interface Walk {
  readonly who: Id;
  readonly to: Hex | null;
  readonly facing?: Direction;
  readonly animus: number;
  readonly anyway?: boolean;
}

/**
 * A friend walks where its player says, as far as the animus takes it (OP-3); a table that says so goes further
 * (OWN-109).
 */
export function walk(run: Run, { who, to, facing, animus, anyway }: Walk): Refused {
  if (!mayInterrupt(run.state)) return no('not-now', because('refuse.no-move-now'));
  const friend = actor(run, who, 'move', anyway);
  if (!isFriend(friend)) return friend;
  if (!Number.isInteger(animus) || animus < 0) return no('not-a-number', because('refuse.animus-from-0'));
  const open = isOpen(run.state);
  for (const against of [open ? injuriesFirst(run, friend) : null, ...cannot(friend, animus)]) {
    const refused = unless(run, anyway, against);
    if (refused) return refused;
  }
  const unpaid = open || animus > 0 ? unless(run, anyway, underpaid(run.state, friend, animus)) : null;
  if (unpaid) return unpaid;
  if (to !== null) {
    const taken = badHex(run.state, to, { way: 'walk', who });
    if (taken) return taken;
    const far = open || animus > 0 ? unless(run, anyway, tooFar(run.state, friend, to, animus)) : null;
    if (far) return far;
  }
  if (animus > 0) gainAnimus(run, who, -animus);
  if (open && friend.at !== to) takes(run, who, 'moved');
  goesTo(run, who, to, { facing, way: 'walk' });
  return null;
}

const cannot = (friend: Friend, animus: number): readonly Refused[] => [
  tokensOf(friend, 'crippled') > 0 ? no('crippled', because('refuse.crippled', { who: friend.name })) : null,
  canPay(friend, animus) ? null : no('no-animus', because('refuse.animus-short', { who: friend.name })),
];

const walkTo = (state: State, friend: Friend, to: Hex) =>
  walks(boardOf(state), { mover: friend.id, movement: 60, paid: paidWater(state, friend.id) }).find(
    one => one.hex === to,
  );

/** CN-2, UC-4, OWN-109: those who move by a card pay its whole price, whether places are kept or not. */
function underpaid(state: State, friend: Friend, animus: number): Refused {
  const { cost } = strideOf(state, friend, animus);
  return animus < cost ? no('not-paid', because('refuse.move-costs', { who: friend.name, cost })) : null;
}

/** OP-3, TL-2: the way there against what is paid for it; nothing where places are not kept. */
function tooFar(state: State, friend: Friend, to: Hex, animus: number): Refused {
  if (!mirrored(state) || friend.presence !== 'standing') return null;
  const { hexes } = strideOf(state, friend, animus);
  if (friend.at === null || friend.at === to) return null;
  const way = walkTo(state, friend, to);
  if (!way) return no('too-far', because('refuse.no-way', { who: friend.name, to }));
  if (way.cost <= hexes) return null;
  return no('too-far', because('refuse.too-far', { who: friend.name, to, cost: way.cost, hexes }));
}
