import { nextToMove } from '../../board/moves/minions';
import type { Step } from '../../stage/steps';
import { planFor } from '../facts/lookahead';
import { boardOf, placed } from '../facts/positions';
import { enemyOf } from '../facts/select';
import type { Id, State } from '../model/state';
import { knownFit } from '../target/fit-rules';
import { amongFor, namesAll, targetOrder, wordsFor } from '../target/order';

/**
 * MV-11: of those still to move, the one with the least movement to its own target; ties North then West of the
 * mover.
 */
export function nextMover(
  state: State,
  left: readonly Id[],
  stepsOf: (id: Id) => readonly Step[],
): Id | null {
  const present = left.filter(id => enemyOf(state, id)?.present);
  const first = present[0] ?? null;
  if (present.length < 2 || !placed(state, present)) return first;
  const orders = present.map(actor => {
    const steps = stepsOf(actor);
    const at = steps.findIndex(step => step.do === 'target');
    const chooses = steps[at];
    const asked = (chooses?.do === 'target' && chooses.among) || 'oathsworn';
    const among = amongFor(state, actor, asked);
    const words = wordsFor(state, actor, chooses?.do === 'target' ? chooses.rules : []);
    const names = words.length > 0 || namesAll(state, actor, asked, words);
    const named = names ? (knownFit(state, actor, words, among) ?? []) : [];
    return targetOrder(state, actor, planFor(state, actor, steps, at + 1), named);
  });
  return nextToMove(boardOf(state), orders) ?? first;
}
