import { byHand, isToCome, movesItself, redoMoves } from '../enemy/redo-move';
import { enemyOf, friendOf, standing } from '../facts/select';
import type { Correction } from '../model/command';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { because } from '../says/refusals';
import { moveKept } from '../target/revertible-move';

/** The table names another target: an attack of which nothing has been seen goes for that one (OWN-130). */
export function sayTarget(run: Run, it: Extract<Correction, { say: 'target' }>): Refused {
  const { state } = run;
  if (!state.scene || !enemyOf(state, it.actor)?.present)
    return no('not-now', because('refuse.no-target-now'));
  if (it.target !== null && friendOf(state, it.target)?.presence !== 'standing')
    return no('nobody', because('refuse.nobody'));
  const under = state.frames.at(-1);
  const blow =
    under?.frame === 'blow' && under.attackers.includes(it.actor) && isUnseen(under) ? under : null;
  // A mob strikes as one, and so it turns to another as one.
  const actors = blow ? blow.attackers : [it.actor];
  const chooses = under?.frame === 'target' && under.actor === it.actor;
  for (const actor of actors) {
    const scope = scopeOf(state, actor);
    // Where no places are kept only the table can tell whether it still reaches whom it goes for now.
    const reachable = it.target !== null && blow !== null && !scope.came;
    setScope(run, actor, {
      chosen: true,
      target: it.target,
      reachable,
      said: true,
      ...(chooses ? moveKept(scope) : {}),
    });
  }
  const before = state.why?.actor === it.actor ? state.why.candidates : [];
  run.emit({
    type: 'why',
    why: {
      actor: it.actor,
      target: it.target,
      reachable: it.target !== null,
      rules: ['table'],
      candidates: before,
      overruled: true,
    },
  });
  if (chooses) run.emit({ type: 'popped' });
  else if (blow) strikesAnew(run, blow, it.target);
  else if (it.target !== null && isToCome(state, it.actor)) redoMoves(run, actors, it.target);
  return null;
}

/** The cards stay face down, and an enemy that moved for another target makes its move again (OWN-130, OWN-167). */
function strikesAnew(run: Run, blow: EnemyAttackFrame, target: Id | null): void {
  const frame: EnemyAttackFrame = { ...blow, targets: [], defended: false };
  if (target !== null && movesItself(blow)) {
    const company = standing(run.state).map(one => one.id);
    run.emit({ type: 'top', frame: { ...frame, step: 'whom', asks: 'hit', targets: company } });
    for (const id of [...blow.attackers].reverse()) byHand(run, id, target);
    return;
  }
  run.emit({ type: 'top', frame: { ...frame, step: 'goesAhead' } });
  if (target !== null) redoMoves(run, blow.attackers, target);
}

/** Its cards lie face down, if they are drawn at all, and nobody has answered to them. */
const isUnseen = ({ flow, defended }: EnemyAttackFrame): boolean =>
  flow === null || (!defended && (flow.step === 'before' || flow.step === 'hidden'));
