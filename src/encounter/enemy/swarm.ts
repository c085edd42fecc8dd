import type { Step } from '../../stage/steps';
import { type Plan, planFor } from '../facts/lookahead';
import { enemyOf, friendOf, kindOf, nameOf } from '../facts/select';
import { between, eachByItself } from '../facts/swarm-pairs';
import type { MinionsFrame } from '../model/frame';
import type { Option, Question } from '../model/question';
import type { Id, State } from '../model/state';
import { pick } from '../run/pick';
import { note, type Run } from '../run/run';
import { setScope } from '../run/scene';
import { say } from '../says/asks';
import { say as tell } from '../says/tells';
import { amongFor, pointedAt, wordsFor } from '../target/order';
import { movingSteps } from './moving-steps';

type BoxOf = (id: Id) => readonly Step[];

/**
 * OWN-295: those whose box only brings them to the closest and lets them strike it, all by the same figures: where no
 * places are kept, the table tells of all of them at once.
 */
export function swarmOf(state: State, { left, swarm }: MinionsFrame, boxOf: BoxOf): readonly Id[] {
  if (state.settings.board !== 'off' || swarm === 'each') return [];
  const taunter = pointedAt(state, state.taunt?.by ?? null);
  const simple = left.filter(
    id =>
      enemyOf(state, id)?.present === true &&
      taunter === null &&
      isSimple(state, id, boxOf(id)) &&
      amongFor(state, id, 'company').length > 1,
  );
  const [first] = simple;
  if (first === undefined) return [];
  const plan = figures(planIn(state, first, boxOf(first)));
  const alike = simple.filter(id => figures(planIn(state, id, boxOf(id))) === plan);
  return alike.length > 1 ? alike : [];
}

/** How far it goes and strikes, whether or not its box says first that it chooses. */
const planIn = (state: State, id: Id, box: readonly Step[]): Plan =>
  planFor(state, id, box, box.findIndex(step => step.do === 'target') + 1);

const figures = ({ move, range, noSight }: Plan): string => [move, range, noSight ?? false].join();

/** To the closest, then one attack on it: nothing in between that somebody must be asked about. */
function isSimple(state: State, id: Id, box: readonly Step[]): boolean {
  const moving = box.slice(0, movingSteps(box));
  const strikes = box[moving.length];
  return (
    strikes?.do === 'attack' &&
    !strikes.at &&
    !strikes.area &&
    !box.slice(moving.length).some(step => step.do === 'target') &&
    moving.filter(step => step.do === 'target').length < 2 &&
    wordsFor(state, id, []).length === 0 &&
    moving.every(
      step =>
        (step.do === 'target' && wordsFor(state, id, step.rules).length === 0) ||
        (step.do === 'move' && step.way === 'toward') ||
        (step.do === 'turn' && step.to === 'target'),
    )
  );
}

/** Whom each of them attacks, in one question. */
export function askSwarm(state: State, swarm: readonly Id[], boxOf: BoxOf): Question | null {
  const [first] = swarm;
  if (first === undefined) return null;
  const { move, range, noSight } = planIn(state, first, boxOf(first));
  const kinds = new Set(swarm.map(id => enemyOf(state, id)?.kind));
  const leader = enemyOf(state, first);
  const kind = (kinds.size === 1 && leader && kindOf(state, leader)?.name) || null;
  const sentence = say('ask.swarm', {
    kind,
    count: swarm.length,
    move,
    range: range >= 99 ? null : range,
    sight: !noSight,
  });
  const options: readonly Option[] = [
    ...pairsOf(state, swarm).map(({ id, by, target }) => ({
      id,
      label: say('ask.swarm-pair', { by: nameOf(state, by), target: nameOf(state, target) }),
    })),
    { id: eachByItself, label: say('ask.swarm-each') },
  ];
  return pick('swarm', sentence, null, options, [0, swarm.length], {
    targets: [...new Set(pairsOf(state, swarm).map(one => one.target))],
    move,
    range: range >= 99 ? 'any' : range,
    sight: !noSight,
    minion: true,
  });
}

interface Pair {
  readonly id: string;
  readonly by: Id;
  readonly target: Id;
}

const pairsOf = (state: State, swarm: readonly Id[]): readonly Pair[] =>
  swarm.flatMap(by =>
    amongFor(state, by, 'company').map(({ id: target }) => ({ id: `${by}${between}${target}`, by, target })),
  );

/** What the table has told of them; null where it speaks of one of them twice. */
export function toldOf(
  state: State,
  swarm: readonly Id[],
  ids: readonly string[],
): ReadonlyMap<Id, Id> | null {
  const told = pairsOf(state, swarm).filter(one => ids.includes(one.id));
  const targets = new Map(told.map(one => [one.by, one.target]));
  return told.length === ids.length && targets.size === told.length ? targets : null;
}

/** They stand where they go, and whom they attack is known: who has nobody in reach attacks nobody. */
export function settleSwarm(run: Run, swarm: readonly Id[], targets: ReadonlyMap<Id, Id>): void {
  run.emit({ type: 'acted', who: swarm, acted: true });
  for (const actor of swarm) {
    const target = targets.get(actor) ?? null;
    run.emit({
      type: 'why',
      why: {
        actor,
        target,
        reachable: target !== null,
        rules: target === null ? [] : ['closest'],
        candidates: [],
        overruled: false,
      },
    });
    setScope(run, actor, {
      chosen: true,
      target,
      reachable: target !== null,
      moved: true,
    });
    const name = nameOf(run.state, actor);
    const whom = target === null ? null : (friendOf(run.state, target)?.name ?? null);
    note(run, 'target', tell('tell.target', { name, target: whom }));
  }
}
