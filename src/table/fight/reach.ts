import { strides } from '../../encounter/damage/stride';
import type { State } from '../../encounter/model/state';
import type { HexName } from '../../stage/steps';

/** Where one of the company could go in one move action, and the animus that it costs. */
export const reachOf = (state: State, who: string): ReadonlyMap<HexName, number> => strides(state, who);
