import { strides } from '../../encounter/damage/stride';
import type { State } from '../../encounter/model/state';
import type { Hex } from '../../hex/shape';

/** Where one of the company could go in one move action, and the animus that it costs. */
export const reachOf = (state: State, who: string): ReadonlyMap<Hex, number> => strides(state, who);
