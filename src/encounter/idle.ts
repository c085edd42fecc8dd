import type { Choice } from '../stage/company';
import { aimsOf, boardTells, isArea } from './hero-aims';
import { mirrored } from './positions';
import { no, type Refused } from './run';
import { say } from './says/tells';
import type { Id, State } from './state';

/** AT-4: an area that would cover no enemy from here, however it is aimed: told before the card is spent on it. */
export function idleAttack(state: State, who: Id, { effects }: Choice): Refused {
  const [first] = effects;
  if (first?.effect !== 'attack' || !isArea(first)) return null;
  if (!mirrored(state) || !boardTells(state, who) || aimsOf(state, who, first).length > 0) return null;
  return no('out-of-range', say('tell.none-in-area'));
}
