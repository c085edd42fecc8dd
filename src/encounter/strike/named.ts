import { hexesOf } from '../../board/targets/measure';
import { boardOf, isHex, mirrored, placed, sizeOf } from '../facts/positions';
import { enemyOf, friendOf, nameOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { no, type Refused } from '../run/run';
import { because } from '../says/refusals';
import { legalDice } from './aim';

/** OWN-310: what an attack names beside its targets is nothing at all: no word of the table makes it be. */
export function namesNothing(state: State, { by, strike, aimed }: StrikeFrame): Refused {
  for (const [id, die] of Object.entries(aimed))
    if (!enemyOf(state, id)?.dice.some(one => one.id === die && one.hp > 0))
      return no('no-such-die', because('refuse.no-such-die'));
  if (strike.falcons && friendOf(state, by)?.falcons.length === 0)
    return no('no-falcon', because('refuse.has-no-falcons', { who: nameOf(state, by) }));
  const hexes = [...(strike.through ?? []), ...Object.values(strike.aims ?? {})];
  if (!hexes.every(hex => isHex(state, hex))) return no('no-such-hex', because('refuse.no-such-hex'));
  const named = [...Object.keys(strike.aims ?? {}), ...Object.keys(strike.hexes ?? {})];
  if (!named.every(id => strike.targets.includes(id))) return no('not-there', because('refuse.not-there'));
  for (const [id, count] of Object.entries(strike.hexes ?? {}))
    if (!Number.isInteger(count) || count < 1 || count > largest(state, id))
      return no('not-a-number', because('refuse.number-cannot-stand'));
  return null;
}

/** DM-2, SE-8, SE-11: what the rules say against a die, a hex or a link that an attack names. */
export function namesWrongly(state: State, frame: StrikeFrame): readonly Refused[] {
  const { strike, aimed } = frame;
  const isOver = ([id, hex]: readonly [Id, string]): boolean =>
    !mirrored(state) || !placed(state, [id]) || hexesOf(boardOf(state), id).includes(hex);
  const off = Object.entries(strike.aims ?? {}).find(one => !isOver(one));
  const friend = strike.chain ? strike.targets.find(id => friendOf(state, id)) : undefined;
  const beside = Object.entries(aimed).find(([id, die]) => !legalDice(state, frame, id).includes(die));
  return [
    friend === undefined
      ? null
      : no('not-an-enemy', because('refuse.not-an-enemy', { target: nameOf(state, friend) })),
    off === undefined ? null : no('not-over', because('refuse.not-over', { target: nameOf(state, off[0]) })),
    beside === undefined
      ? null
      : no('not-that-die', because('refuse.not-that-die', { target: nameOf(state, beside[0]) })),
  ];
}

/** No area covers more hexes of somebody than there are. */
function largest(state: State, id: Id): number {
  const enemy = enemyOf(state, id);
  const size = enemy ? sizeOf(state, enemy) : 'single';
  return size === 'single' ? 1 : size === 'flower' ? 7 : size.hexes.length;
}
