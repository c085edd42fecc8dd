import { never } from '../basics/never';
import { distanceBetween } from '../board/measure';
import type { Condition } from '../stage/steps';
import { enemyOf, friendOf, iconsShown, minions, nameOf, tokensOf } from './find';
import { boardOf, placed } from './positions';
import { breakerFor, scopeOf } from './scene';
import type { Id, State } from './state';
import { isInArc } from './whom';

/** Whether it holds; a sentence where only the table can tell. */
export function holdsNow(state: State, condition: Condition, actor: Id): boolean | { readonly ask: string } {
  const scope = scopeOf(state, actor);
  switch (condition.when) {
    case 'adjacent':
      return near(state, actor, scope.target, 1);
    case 'within':
      return near(state, actor, scope.target, condition.hexes);
    case 'inArc':
      if (scope.target === null) return false;
      if (!placed(state, [actor, scope.target]))
        return { ask: `Is ${nameOf(state, scope.target)} in its ${condition.arc} arc?` };
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
      return typeof inner === 'boolean' ? !inner : { ask: `Is it NOT so: ${inner.ask}` };
    }
    case 'players':
      return { ask: condition.text };
    default:
      return never(condition);
  }
}

function near(state: State, actor: Id, target: Id | null, hexes: number): boolean | { readonly ask: string } {
  if (target === null) return false;
  if (!placed(state, [actor, target]))
    return { ask: `Is ${nameOf(state, target)} within ${hexes} of ${nameOf(state, actor)}?` };
  return distanceBetween(boardOf(state), actor, target) <= hexes;
}
