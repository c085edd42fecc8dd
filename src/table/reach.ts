import type { State } from '../encounter/state';
import { strides } from '../encounter/stride';
import type { HexName } from '../stage/steps';

/** Where one of the company could go in one move action, and the animus that it costs. */
export const reachOf = (state: State, who: string): ReadonlyMap<HexName, number> => strides(state, who);
