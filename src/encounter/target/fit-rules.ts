import { never } from '../../basics/never';
import { draw } from '../../basics/random';
import { closestOf, furthestOf } from '../../board/targets/effort';
import { distanceBetween } from '../../board/targets/measure';
import { isOfClass } from '../../stage/class-name';
import type { TargetRule } from '../../stage/steps';
import { boardOf, placed } from '../facts/positions';
import { defenseOfFriend, friendOf, isExcluded, isOathsworn, standing, tokensOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import type { Run } from '../run/run';
import { scopeOf } from '../run/scene';
import { isInArc } from './resolve-group';

/** TG-8 and the card's words: all who may be targeted at all. */
export const mayBeTargeted = (state: State, among: 'oathsworn' | 'company'): readonly Friend[] =>
  standing(state).filter(
    one => one.role !== 'sentinel' && (among === 'company' || isOathsworn(one)) && !isExcluded(state, one.id),
  );

/** All who fit a card's words (TG-4). */
export type Fit = { readonly ids: readonly Id[] } | Open;

/** Who fits this rule only the table can say, of those in `from`; the further rules go on with its answer. */
interface Open {
  readonly ask: TargetRule;
  readonly from: readonly Id[];
  readonly more: readonly TargetRule[];
}

type Narrowed = { readonly ids: readonly Id[] } | 'table' | 'random';

/** Each rule narrows what the ones before left; a rule that nobody fits leaves nobody. */
export function whoFits(run: Run, actor: Id, rules: readonly TargetRule[], among: readonly Friend[]): Fit {
  let left = among;
  for (const [i, rule] of rules.entries()) {
    if (left.length === 0) break;
    const now = narrow(run.state, actor, rule, left);
    // OWN-208: the table's own die says who of them it is.
    const rolled = now === 'random' && left.length > 1 && run.state.settings.dice === 'table';
    if (now === 'random' && !rolled) {
      const [chosen] = random(
        run,
        left.map(one => one.id),
      );
      left = left.filter(one => one.id === chosen);
      continue;
    }
    if (now === 'table' || now === 'random')
      return { ask: rule, from: left.map(one => one.id), more: rules.slice(i + 1) };
    left = left.filter(one => now.ids.includes(one.id));
  }
  return { ids: left.map(one => one.id) };
}

/** The fitting targets without a roll or a question; null where the rules need one (FT-16). */
export function knownFit(
  state: State,
  actor: Id,
  rules: readonly TargetRule[],
  among: readonly Friend[],
): readonly Id[] | null {
  let left = among;
  for (const rule of rules) {
    const now = left.length === 0 ? { ids: [] } : narrow(state, actor, rule, left);
    if (now === 'random' || now === 'table') return null;
    left = left.filter(one => now.ids.includes(one.id));
  }
  return left.map(one => one.id);
}

function narrow(state: State, actor: Id, rule: TargetRule, among: readonly Friend[]): Narrowed {
  const scope = scopeOf(state, actor);
  const ids = among.map(one => one.id);
  const top = (of: (one: Friend) => number): Narrowed => ({ ids: best(among, of) });
  switch (rule.rule) {
    case 'closest':
      if (!placed(state, [actor, ...ids])) return 'table';
      return { ids: closestOf(boardOf(state), actor, ids) };
    case 'furthest':
      if (!placed(state, [actor, ...ids])) return 'table';
      return { ids: furthestOf(boardOf(state), actor, ids) };
    case 'mostHp':
      return top(one => one.hp);
    case 'leastHp':
      return top(one => -one.hp);
    case 'mostWounded':
      return top(one => one.maxHp - one.hp);
    case 'mostAnimus':
      return top(one => one.animus.available);
    case 'leastAnimus':
      return top(one => -one.animus.available);
    case 'mostDefense':
      return top(one => defenseOfFriend(state, one));
    case 'leastDefense':
      return top(one => -defenseOfFriend(state, one));
    case 'mostTokens':
      return top(one => tokensOf(one, rule.token));
    case 'hasToken':
      return { ids: among.filter(one => tokensOf(one, rule.token) > 0).map(one => one.id) };
    case 'firstPlayer':
      return { ids: ids.filter(id => id === state.lead) };
    case 'class':
      return { ids: among.filter(one => isOfClass(one, rule.class)).map(one => one.id) };
    case 'inArc':
      if (!placed(state, [actor, ...ids])) return 'table';
      return { ids: ids.filter(id => isInArc(state, actor, id, rule.arc)) };
    case 'adjacent':
      if (!placed(state, [actor, ...ids])) return 'table';
      return { ids: ids.filter(id => distanceBetween(boardOf(state), actor, id) <= 1) };
    case 'lastAttacker':
      return { ids: ids.filter(id => id === state.lastAttacker) };
    case 'random':
      return 'random';
    case 'same':
      return { ids: ids.filter(id => id === scope.target) };
    case 'another':
      return { ids: ids.filter(id => id !== scope.target && !scope.earlier.includes(id)) };
    case 'players':
      return 'table';
    default:
      return never(rule);
  }
}

function best(among: readonly Friend[], of: (one: Friend) => number): readonly Id[] {
  const most = Math.max(...among.map(of));
  return among.filter(one => of(one) === most).map(one => one.id);
}

function random(run: Run, ids: readonly Id[]): readonly Id[] {
  if (ids.length < 2) return ids;
  const [index, stream] = draw(run.state.random, 0, ids.length - 1);
  const chosen = ids[index];
  if (chosen === undefined) return ids;
  run.emit({ type: 'rolled', what: 'random', result: friendOf(run.state, chosen)?.name ?? chosen, stream });
  return [chosen];
}
