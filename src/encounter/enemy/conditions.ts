import { never } from '../../basics/never';
import type { Said } from '../../basics/said';
import { distanceBetween } from '../../board/targets/measure';
import type { Condition } from '../../stage/steps';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, friendOf, iconsShown, minions, nameOf, tokensOf } from '../facts/select';
import type { Id, State } from '../model/state';
import { breakerFor, scopeOf } from '../run/scene';
import { say } from '../says/asks';
import { isInArc } from '../target/resolve-group';

/** What the table is asked where only it can tell. */
interface Asked {
  readonly ask: Said;
}

/** Whether it holds. */
export function holdsNow(state: State, condition: Condition, actor: Id): boolean | Asked {
  const scope = scopeOf(state, actor);
  switch (condition.when) {
    case 'adjacent':
      return near(state, actor, scope.target, 1);
    case 'within':
      return near(state, actor, scope.target, condition.hexes);
    case 'inArc':
      if (scope.target === null) return false;
      if (!placed(state, [actor, scope.target]))
        return { ask: say('ask.is-in-arc', { target: nameOf(state, scope.target), arc: condition.arc }) };
      return isInArc(state, actor, scope.target, condition.arc);
    case 'broken': {
      const enemy = enemyOf(state, actor);
      return enemy !== undefined && iconsShown(state, enemy).includes(condition.icon);
    }
    case 'hit':
      return scope.hit.length > 0;
    case 'hurt':
      return scope.hurt.length > 0;
    case 'missed':
      return scope.hurt.length === 0;
    case 'noTarget':
      return scope.target === null;
    case 'stage':
      return state.stage.stage === condition.stage;
    case 'reaction':
      return breakerFor(state, actor) !== null || state.scene?.job?.why === 'reaction';
    case 'hasToken': {
      const target = friendOf(state, scope.each ?? scope.target);
      return target !== undefined && tokensOf(target, condition.token) > 0;
    }
    case 'minionsAtMost':
      return minions(state).length <= condition.count;
    case 'moved':
      return scope.moved;
    case 'not': {
      const inner = holdsNow(state, condition.of, actor);
      return typeof inner === 'boolean' ? !inner : { ask: say('ask.is-not', { asked: inner.ask }) };
    }
    case 'players':
      return { ask: condition.text };
    default:
      return never(condition);
  }
}

function near(state: State, actor: Id, target: Id | null, hexes: number): boolean | Asked {
  if (target === null) return false;
  if (!placed(state, [actor, target]))
    return { ask: say('ask.is-within', { target: nameOf(state, target), hexes, of: nameOf(state, actor) }) };
  return distanceBetween(boardOf(state), actor, target) <= hexes;
}
