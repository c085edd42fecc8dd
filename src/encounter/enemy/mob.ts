import { area } from '../../board/areas/area';
import { attackGoesAhead } from '../../board/moves/activate';
import type { AttackStep, Condition, Group, Step } from '../../stage/steps';
import { faceTarget } from '../enemy-attack/face-target';
import { areaOrder } from '../facts/area-order';
import { rangeOf } from '../facts/lookahead';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, kindOf } from '../facts/select';
import type { MinionsFrame, StepsFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { push, type Run, top } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { type Manner, manners } from './common-steps';
import { holdsNow } from './conditions';
import { movingSteps } from './moving-steps';
import { choosesFirst, perform, strikeWith } from './perform-step';
import { stepping } from './steps-of';

export function isMob(state: State, id: Id): boolean {
  const enemy = enemyOf(state, id);
  return enemy?.present === true && (kindOf(state, enemy)?.mob ?? false);
}

/** Whom its attack struck suffers what comes with it once (OWN-35). */
const ofTheAttack: readonly Group['who'][] = ['target', 'hit', 'hurt'];

/** A step for all members of a Mob that act together; for another enemy the step alone. */
export function performAll(run: Run, step: Step, frame: StepsFrame) {
  const { state } = run;
  if (!isMob(state, frame.actor)) return perform(run, step, frame);
  const members = [frame.actor, ...frame.mates].filter(id => enemyOf(state, id)?.present);
  const manner = mannerOf(step);
  if (manner === 'attack' && step.do === 'attack') return together(run, step, frame, members);
  if (members.length < 2 || manner === 'once') return perform(run, step, frame);
  if (manner === 'branch' && step.do === 'if') return parts(run, step.condition, frame, members);
  const sets = manner === 'each' ? members.map(id => [id]) : byTarget(state, members);
  for (const set of sets) sharesHits(run, set);
  const actors = sets.flatMap(([first]) => first ?? []);
  const { at, steps, each } = frame;
  // The last one pushed acts first.
  for (const actor of actors.toReversed())
    push(run, { ...stepping(steps, actor, { at, end: at + 1, each }), alone: true });
}

/** Of areas that lie over one another each has struck others: the one that leads knows of all of them (OWN-242). */
function sharesHits(run: Run, [leader, ...others]: readonly Id[]): void {
  if (leader === undefined || others.length === 0) return;
  const scopes = [leader, ...others].map(id => scopeOf(run.state, id));
  const hit = [...new Set(scopes.flatMap(one => one.hit))];
  const hurt = [...new Set(scopes.flatMap(one => one.hurt))];
  if (hit.length > (scopes[0]?.hit.length ?? 0)) setScope(run, leader, { hit, hurt });
}

function mannerOf(step: Step): Manner | 'branch' {
  const manner = manners[step.do];
  if (manner !== 'group') return manner;
  const group = step.do === 'effect' ? step.on : 'whom' in step ? step.whom : null;
  return group && ofTheAttack.includes(group.who) ? 'target' : 'each';
}

/** Those who go for the same character together, in their order. */
function byTarget(state: State, members: readonly Id[]): readonly (readonly Id[])[] {
  const targets = [...new Set(members.map(id => scopeOf(state, id).target))];
  return targets.map(target => members.filter(id => scopeOf(state, id).target === target));
}

/** Those for whom the condition holds go one way together, the others the other. */
function parts(run: Run, condition: Condition, frame: StepsFrame, members: readonly Id[]): void {
  const { at, steps, each } = frame;
  const asked = typeof holdsNow(run.state, condition, frame.actor) !== 'boolean';
  const holding = members.filter(id => holdsNow(run.state, condition, id) === true);
  // What only the table can tell is asked once for those who go for one character.
  const sets = asked
    ? byTarget(run.state, members)
    : [holding, members.filter(id => !holding.includes(id))].filter(set => set.length > 0);
  for (const [actor, ...mates] of sets.toReversed())
    if (actor !== undefined)
      push(run, { ...stepping(steps, actor, { at, end: at + 1, mates, each }), alone: true });
}

/** FT-9, EA-8: those who attack the same character make one attack; each that has no target yet chooses first. */
function together(run: Run, step: AttackStep, frame: StepsFrame, members: readonly Id[]): void {
  const { state } = run;
  const isOpen = (id: Id): boolean => !step.at && !scopeOf(state, id).chosen;
  const open = [
    ...members.filter(isOpen).map(actor => ({ ...frame, actor })),
    ...(step.area ? [] : couldJoin(state).filter(isOpen)).map(id => boxFrom(state, id)),
  ];
  if (open.length > 0) {
    top(run, { ...frame, at: frame.at });
    for (const one of open.toReversed()) choosesFirst(run, one);
    return;
  }
  // MV-5: they turn first, for what an area strikes may hang on that.
  if (step.area && !step.at)
    for (const id of members) {
      const { target } = scopeOf(run.state, id);
      if (target !== null) faceTarget(run, id, target);
    }
  const free = members.filter(id => !scopeOf(state, id).joined);
  for (const id of members) if (!free.includes(id)) setScope(run, id, { joined: false });
  const sets = setsOf(run.state, step, free).map(set => ({
    ...set,
    attackers: [...set.attackers, ...guestsOf(state, step, set.attackers)],
  }));
  for (const id of sets.flatMap(set => set.attackers))
    if (!members.includes(id)) setScope(run, id, { joined: true });
  // Whoever takes part in several attacks has hit whom any of them hits.
  for (const id of sets.flatMap(set => (set.only ? set.attackers : [])))
    setScope(run, id, { hit: [], hurt: [] });
  for (const { attackers, only } of sets.toReversed())
    strikeWith(run, step, attackers, {
      own: ownLines(run.state, attackers, members),
      ...(only ? { only } : {}),
    });
}

/** OWN-244: whoever joins strikes with what its own box prints. */
const ownLines = (state: State, attackers: readonly Id[], members: readonly Id[]) =>
  Object.fromEntries(
    attackers.flatMap(id => {
      const line = members.includes(id) ? undefined : nextAttack(state, id);
      return line ? [[id, line] as const] : [];
    }),
  );

/** The attack that its own box goes on with. */
function nextAttack(state: State, id: Id): AttackStep | undefined {
  const { at, steps } = boxFrom(state, id);
  const next = steps[at];
  return next?.do === 'attack' ? next : undefined;
}

/** Those who attack together, and of an area whom they strike together. */
interface Together {
  readonly attackers: readonly Id[];
  readonly only?: readonly Id[];
}

/** By the character that they go for; of areas by whom they strike, and one by one where an area moves its attacker. */
function setsOf(state: State, step: AttackStep, members: readonly Id[]): readonly Together[] {
  if (step.at) return members.length > 0 ? [{ attackers: members }] : [];
  const shape = step.area;
  if (!shape || !placed(state, members)) return byTarget(state, members).map(attackers => ({ attackers }));
  if (shape.area === 'charge' || shape.area === 'chain') return members.map(id => ({ attackers: [id] }));
  const struck = new Map(members.map(id => [id, struckBy(state, step, id)]));
  const sets = new Map<string, { attackers: readonly Id[]; only: Id[] }>();
  for (const target of new Set([...struck.values()].flat())) {
    const attackers = members.filter(id => struck.get(id)?.includes(target));
    const set = sets.get(attackers.join()) ?? { attackers, only: [] };
    sets.set(attackers.join(), { ...set, only: [...set.only, target] });
  }
  const idle = members.filter(id => struck.get(id)?.length === 0);
  return [...sets.values(), ...(idle.length > 0 ? [{ attackers: idle }] : [])];
}

/** Whom its area would strike; nobody where it does not reach the middle of it (TG-7). */
function struckBy(state: State, step: AttackStep, id: Id): readonly Id[] {
  const { target } = scopeOf(state, id);
  const order = step.area ? areaOrder(state, id, step.area, target) : null;
  const board = boardOf(state);
  const reached =
    step.area?.area !== 'circle' ||
    (target !== null &&
      placed(state, [target]) &&
      attackGoesAhead(board, id, target, rangeOf(step), step.noSight));
  return order && reached ? area(board, order).hit.map(one => one.id) : [];
}

/** OWN-35: a Mob of another kind in the same phase, with the same target, joins the attack of those who moved first. */
const guestsOf = (state: State, step: AttackStep, [first]: readonly Id[]): readonly Id[] =>
  first === undefined || step.at || step.area
    ? []
    : couldJoin(state).filter(id => scopeOf(state, id).target === scopeOf(state, first).target);

/**
 * Of the minions' phase: those of a Mob whose own box goes on with an attack on their target, and who still have it.
 */
function couldJoin(state: State): readonly Id[] {
  const phase = state.frames.findLast((frame): frame is MinionsFrame => frame.frame === 'minions');
  if (phase?.step !== 'act' || phase.steps) return [];
  return phase.left.filter(id => {
    const { joined, chosen, target } = scopeOf(state, id);
    if (!isMob(state, id) || joined || (chosen && target === null)) return false;
    const next = nextAttack(state, id);
    return next !== undefined && !next.at && !next.area;
  });
}

/** Its own box from where it only acts. */
function boxFrom(state: State, id: Id): StepsFrame {
  const enemy = enemyOf(state, id);
  const box = (enemy && kindOf(state, enemy)?.acts) ?? [];
  return stepping(box, id, { at: movingSteps(box) });
}
