import { plightOf } from '../facts/plight';
import { friendOf } from '../facts/select';
import type { Id } from '../model/state';
import type { Run } from '../run/run';

/**
 * FT-11, OWN-292: whoever is caged, consumed or down taunts nobody any more, not even once it is free again; nor does the
 * Guardian of a Grove Maiden who is down (GM-6).
 */
export function tauntEnds(run: Run, who: Id): void {
  const taunter = friendOf(run.state, run.state.taunt?.by ?? null);
  if (!taunter) return;
  const sleeps = taunter.of === who && plightOf(run.state, taunter) === 'dormant';
  if (taunter.id === who || sleeps) run.emit({ type: 'taunt', by: null, until: 0 });
}
