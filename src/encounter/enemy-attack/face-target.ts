import { advance } from '../../board/moves/activate';
import { carryOut } from '../damage/carry-out-moves';
import { boardOf, placed } from '../facts/positions';
import type { Id } from '../model/state';
import type { Run } from '../run/run';

/** MV-5 without a step: adjacent to its target, an enemy faces it. */
export function faceTarget(run: Run, actor: Id, target: Id): void {
  if (!placed(run.state, [actor, target])) return;
  carryOut(run, actor, advance(boardOf(run.state), { actor, target, move: 0 }));
}
