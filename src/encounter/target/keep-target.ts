import { nameOf } from '../facts/select';
import type { TargetFrame } from '../model/frame';
import type { Id } from '../model/state';
import { note, pop, type Run } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/tells';
import { moveKept } from './revertible-move';

/** A target that no board worked out: the table said it, or a taunt did. */
export function settleTarget(
  run: Run,
  frame: TargetFrame,
  id: Id | null,
  reachable: boolean,
  rules: readonly string[],
): void {
  run.emit({
    type: 'why',
    why: { actor: frame.actor, target: id, reachable, rules, candidates: [], overruled: false },
  });
  keepTarget(run, frame, id, reachable);
}

/** The card goes on with this target. */
export function keepTarget(run: Run, frame: TargetFrame, id: Id | null, reachable: boolean): void {
  const scope = scopeOf(run.state, frame.actor);
  const earlier = scope.target === null ? scope.earlier : [...scope.earlier, scope.target];
  setScope(run, frame.actor, {
    chosen: true,
    target: id,
    earlier,
    reachable,
    moved: false,
    turned: false,
    ...moveKept(scope),
    ...(scope.said ? { said: false } : {}),
  });
  note(
    run,
    'target',
    say('tell.target', {
      name: nameOf(run.state, frame.actor),
      target: id === null ? null : nameOf(run.state, id),
    }),
  );
  pop(run);
}
