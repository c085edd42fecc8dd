import { never } from '../../basics/never';
import type { Said } from '../../basics/said';
import { arcOf } from '../../board/geometry/arcs';
import { distanceBetween } from '../../board/targets/measure';
import { isOfClass } from '../../stage/class-name';
import type { Arc, Group } from '../../stage/steps';
import { boardOf, placed } from '../facts/positions';
import { bosses, enemyOf, friendOf, isBoss, standing, standingOathsworn, tokensOf } from '../facts/select';
import type { Id, State } from '../model/state';
import { scopeOf } from '../run/scene';
import { say } from '../says/asks';

/** Who is meant; `ask` where only eyes on the real board, or the players' will, can say. */
export type Resolved =
  | { readonly ids: readonly Id[] }
  | {
      readonly ask: Said;
      readonly group: Group;
      readonly options: readonly Id[];
      readonly max: number;
    };

const present = (state: State, ids: readonly Id[]): readonly Id[] =>
  ids.filter(id => friendOf(state, id)?.presence === 'standing' || enemyOf(state, id)?.present);

export function resolveGroup(state: State, group: Group, actor: Id): Resolved {
  const scope = scopeOf(state, actor);
  // GM-9, OWN-332: a Sentinel is never chosen, but is meant with others.
  const all = standing(state).map(one => one.id);
  const company = standing(state)
    .filter(one => one.role !== 'sentinel')
    .map(one => one.id);
  const oathsworn = standingOathsworn(state).map(one => one.id);
  switch (group.who) {
    case 'target':
      return { ids: present(state, scope.target === null ? [] : [scope.target]) };
    case 'hit':
      return { ids: present(state, scope.hit) };
    case 'hurt':
      return { ids: present(state, scope.hurt) };
    case 'self':
      return { ids: present(state, [actor]) };
    case 'oathsworn':
      return { ids: oathsworn };
    case 'company':
      return { ids: all };
    case 'bosses':
      return { ids: bosses(state).map(one => one.id) };
    case 'minions':
      return {
        ids: state.enemies
          .filter(one => one.present && !isBoss(state, one) && (!group.enemy || one.kind === group.enemy))
          .map(one => one.id),
      };
    case 'adjacent':
      return near(state, actor, 1, all, say('ask.who-is-adjacent'), group);
    case 'within':
      return near(state, actor, group.hexes, all, say('ask.who-is-within', { hexes: group.hexes }), group);
    case 'inArc':
      return arc(state, actor, group.arc, all, group);
    case 'class':
      return {
        ids: standingOathsworn(state)
          .filter(one => isOfClass(one, group.class))
          .map(one => one.id),
      };
    case 'hasToken':
      return {
        ids: standing(state)
          .filter(one => tokensOf(one, group.token) > 0)
          .map(one => one.id),
      };
    case 'firstPlayer':
      return { ids: present(state, [state.lead]) };
    case 'each':
      return { ids: present(state, scope.each === null ? [] : [scope.each]) };
    case 'players':
      return { ask: group.text ?? say('ask.who-is-meant'), group, options: company, max: company.length };
    default:
      return never(group);
  }
}

function near(
  state: State,
  actor: Id,
  hexes: number,
  among: readonly Id[],
  ask: Said,
  group: Group,
): Resolved {
  if (!placed(state, [actor, ...among])) return { ask, group, options: among, max: among.length };
  const board = boardOf(state);
  return { ids: among.filter(id => distanceBetween(board, actor, id) <= hexes) };
}

function arc(state: State, actor: Id, asked: Arc, among: readonly Id[], group: Group): Resolved {
  const options = among;
  if (!placed(state, [actor, ...among]))
    return { ask: say('ask.who-is-in-arc', { arc: asked }), group, options, max: options.length };
  return { ids: among.filter(id => isInArc(state, actor, id, asked)) };
}

export function isInArc(state: State, actor: Id, id: Id, asked: Arc): boolean {
  const at = friendOf(state, id)?.at ?? enemyOf(state, id)?.at ?? null;
  if (at === null) return false;
  const found = arcOf(boardOf(state), actor, at);
  return asked === 'flank' ? found === 'left' || found === 'right' : found === asked;
}
