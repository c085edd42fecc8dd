import { draw } from '../../basics/random';
import { away } from '../../board/moves/compass';
import type { Direction } from '../../hex/direction';
import { directions } from '../../hex/direction';
import type { Step } from '../../stage/steps';
import { settleModel } from '../damage/carry-out-moves';
import { faceTarget } from '../enemy-attack/face-target';
import { boardOf, fitsAt, placed } from '../facts/positions';
import { enemyOf, nameOf } from '../facts/select';
import type { Id } from '../model/state';
import { note, placementTask, type Run, task } from '../run/run';
import { scopeOf } from '../run/scene';
import { say } from '../says/tells';

/** The direction die. Its stream is its own: no other roll ever changes it (EM-1). */
export function rollDirection(run: Run): Direction {
  const [index, stream] = draw(run.state.direction, 0, 5);
  const result = directions[index] ?? 'N';
  run.emit({ type: 'rolled', what: 'direction', result, stream });
  return result;
}

export function turnActor(run: Run, actor: Id, to: Extract<Step, { do: 'turn' }>['to']) {
  const enemy = enemyOf(run.state, actor);
  if (!enemy?.present) return;
  const target = scopeOf(run.state, actor).target;
  // SC-2: what cannot be done is passed over
  if (target === null && (to === 'target' || to === 'away'))
    return note(run, 'skipped', say('tell.nobody-to-face', { name: nameOf(run.state, actor) }));
  if (to === 'target') return target === null ? undefined : faceTarget(run, actor, target);
  if (to === 'away') {
    if (target === null) return;
    if (!placed(run.state, [actor, target]))
      return task(
        run,
        say('tell.faces-away', { name: nameOf(run.state, actor), from: nameOf(run.state, target) }),
        [actor],
      );
    const { facing } = away(boardOf(run.state), { actor, from: target, move: 0 });
    return face(run, actor, facing);
  }
  face(run, actor, to === 'random' ? rollDirection(run) : to);
}

function face(run: Run, actor: Id, facing: Direction) {
  const enemy = enemyOf(run.state, actor);
  if (!enemy || enemy.facing === facing) return;
  // OWN-66: a footprint that is not symmetric turns only where all of it stays on the board, and pushes whom it comes upon.
  if (enemy.at !== null && !fitsAt(run.state, actor, enemy.at, facing))
    return note(run, 'skipped', say('tell.no-room', { name: nameOf(run.state, actor), facing }));
  run.emit({ type: 'stands', who: actor, at: enemy.at, facing, how: 'turned', path: [] });
  placementTask(run, say('tell.faces', { name: nameOf(run.state, actor), facing }), actor);
  settleModel(run, actor);
}
