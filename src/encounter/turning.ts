import { advance } from '../board/activate';
import { carryOut } from './moves';
import { boardOf, placed } from './positions';
import type { Run } from './run';
import type { Id } from './state';

/** MV-5 without a step: adjacent to its target, an enemy faces it. */
export function faceTarget(run: Run, actor: Id, target: Id): void {
  if (!placed(run.state, [actor, target])) return;
  carryOut(run, actor, advance(boardOf(run.state), { actor, target, move: 0 }));
}
