import type { Choice } from '../../stage/company';
import { mirrored } from '../facts/positions';
import type { Id, State } from '../model/state';
import { no, type Refused } from '../run/run';
import { say } from '../says/tells';
import { aimsOf, boardTells, isArea } from './aims';

/** AT-4: an area that would cover no enemy from here, however it is aimed: told before the card is spent on it. */
export function idleAttack(state: State, who: Id, { effects }: Choice): Refused {
  const [first] = effects;
  if (first?.effect !== 'attack' || !isArea(first)) return null;
  if (!mirrored(state) || !boardTells(state, who) || aimsOf(state, who, first).length > 0) return null;
  return no('out-of-range', say('tell.none-in-area'));
}
