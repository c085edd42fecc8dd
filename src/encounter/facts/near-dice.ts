import { nearestSlots } from '../../board/geometry/strike';
import type { Hex } from '../../hex/shape';
import type { Id, State } from '../model/state';
import { boardOf, placed, sizeOf } from './positions';
import { diceLeft, emptySlots, enemyOf } from './select';

/** The dice still there that are nearest to some hexes (AE-6, PS-5); all of them where no place tells. */
export function diceNear(state: State, id: Id, hexes: readonly Hex[]): readonly Id[] {
  const enemy = enemyOf(state, id);
  if (!enemy) return [];
  const left = diceLeft(enemy);
  const all = left.map(die => die.id);
  if (left.length < 2 || hexes.length === 0 || !placed(state, [id]) || sizeOf(state, enemy) === 'single')
    return all;
  const slots = nearestSlots(boardOf(state), id, hexes, emptySlots(enemy));
  const near = left.filter(die => slots.includes(die.slot)).map(die => die.id);
  return near.length > 0 ? near : all;
}
