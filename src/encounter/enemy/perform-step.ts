import { never } from '../../basics/never';
import type { AttackStep, MoveStep, Step } from '../../stage/steps';
import { holds } from '../damage/apply-effects';
import { breaksOff } from '../damage/drop-frames';
import { drawStageCard } from '../damage/stage-cards';
import { planFor } from '../facts/lookahead';
import { nameOf } from '../facts/select';
import type { EnemyAttackFrame, GroupThen, StepsFrame } from '../model/frame';
import type { Id } from '../model/state';
import { note, push, type Run, task } from '../run/run';
import { scopeOf } from '../run/scene';
import { say } from '../says/tells';
import { resolveGroup } from '../target/resolve-group';
import { keepMove } from '../target/revertible-move';
import { applyToGroup } from './apply-to-group';
import { holdsNow } from './conditions';
import { spawn } from './perform-spawn';
import { layTiles } from './perform-tiles';
import { turnActor } from './perform-turn';
import { isRolledByTable } from './roll-frame';
import { stepping } from './steps-of';

/** One step of a card, for the enemy that acts; what needs more than a moment goes on top as a frame (SC-9). */
export function perform(run: Run, step: Step, frame: StepsFrame) {
  const { actor } = frame;
  if (step.do !== 'attack' && !(step.do === 'turn' && step.to === 'target')) keepMove(run, actor);
  switch (step.do) {
    case 'target':
      return choose(run, actor, step.rules, step.among ?? 'oathsworn', frame.steps, frame.at + 1);
    case 'move':
      return move(run, step, frame);
    case 'turn':
      if (isRolledByTable(run.state, actor, step)) return push(run, { frame: 'roll', actor, step });
      return turnActor(run, actor, step.to);
    case 'attack':
      return attack(run, step, frame);
    case 'effect':
      return reach(run, actor, step.on, { then: 'effects', effects: step.effects });
    case 'tiles':
      return layTiles(run, actor, step);
    case 'spawn':
      return spawn(run, actor, step);
    case 'minions':
      return minionsAct(run, step);
    case 'place':
      return reach(run, actor, step.whom, { then: 'place', at: step.at });
    case 'cage':
      return reach(run, actor, step.whom, { then: 'cage', step });
    case 'consume':
      return reach(run, actor, step.whom, { then: 'consume', step });
    case 'ability':
      return ability(run, frame, step.ability);
    case 'lasting':
      return holds(run, null, step.until, step.text, {});
    case 'if':
      return branch(run, step, frame);
    case 'each':
      return reach(run, actor, step.of, { then: 'each', steps: step.steps, ...matesOf(frame) });
    case 'draw':
      return drawsAnother(run);
    case 'text':
      return push(run, { frame: 'hands', text: step.text, who: actor === '' ? null : actor, window: null });
    default:
      never(step);
  }
}

function choose(
  run: Run,
  actor: Id,
  rules: Extract<Step, { do: 'target' }>['rules'],
  among: 'oathsworn' | 'company',
  steps: readonly Step[],
  from: number,
) {
  if (actor === '') return note(run, 'skipped', say('tell.no-target'));
  push(run, {
    frame: 'target',
    actor,
    rules,
    among,
    ...planFor(run.state, actor, steps, from),
    fits: null,
    step: 'begin',
    tied: [],
  });
}

function move(run: Run, step: MoveStep, frame: StepsFrame) {
  if (frame.actor === '') return note(run, 'skipped', say('tell.no-mover'));
  if (isRolledByTable(run.state, frame.actor, step))
    return push(run, { frame: 'roll', actor: frame.actor, step });
  push(run, { frame: 'move', actor: frame.actor, move: step });
  if (step.way === 'toward' || step.way === 'away') first(run, frame);
}

function attack(run: Run, step: AttackStep, frame: StepsFrame) {
  if (frame.actor === '') return note(run, 'skipped', say('tell.no-attacker'));
  strikeWith(run, step, [frame.actor, ...frame.mates]);
  if (!step.at) first(run, frame);
}

/** One attack of the whole Mob. */
export function strikeWith(
  run: Run,
  step: AttackStep,
  attackers: readonly Id[],
  { own = {}, only }: Pick<EnemyAttackFrame, 'own' | 'only'> = {},
): void {
  push(run, {
    frame: 'blow',
    attackers,
    attack: step,
    targets: [],
    step: 'goesAhead',
    asks: 'hit',
    defended: false,
    flow: null,
    ...(Object.keys(own).length > 0 ? { own } : {}),
    ...(only ? { only } : {}),
  });
}

const matesOf = ({ mates }: StepsFrame): { readonly mates?: readonly Id[] } =>
  mates.length > 0 ? { mates } : {};

/**
 * A card that moves or attacks without naming anybody chooses first (TG-3 from its third point): the choice goes on
 * top of what needs it, unless it has been made on this card.
 */
function first(run: Run, frame: StepsFrame): void {
  if (!scopeOf(run.state, frame.actor).chosen) choosesFirst(run, frame);
}

export const choosesFirst = (run: Run, frame: StepsFrame): void =>
  choose(run, frame.actor, [], 'oathsworn', frame.steps, frame.at);

function reach(run: Run, actor: Id, group: Parameters<typeof resolveGroup>[1], then: GroupThen) {
  const found = resolveGroup(run.state, group, actor);
  if ('ids' in found) return applyToGroup(run, actor, found.ids, then);
  const about = { group: found.group };
  push(run, { frame: 'whom', text: found.ask, options: found.options, max: found.max, actor, then, about });
}

/** Deeper than the cards of any game lie in each other. */
const deepest = 12;

function minionsAct(run: Run, step: Extract<Step, { do: 'minions' }>) {
  const found = resolveGroup(
    run.state,
    step.enemy ? { who: 'minions', enemy: step.enemy } : { who: 'minions' },
    '',
  );
  const ids = 'ids' in found ? found.ids : [];
  if (ids.length === 0) return note(run, 'skipped', say('tell.no-minions'));
  // OWN-132: minions that send each other, with questions in between, would go on for ever.
  if (run.state.frames.filter(frame => frame.frame === 'minions').length > deepest) return breaksOff(run);
  push(run, { frame: 'minions', left: ids, moved: [], steps: step.steps ?? null, step: 'move' });
}

function ability(run: Run, frame: StepsFrame, id: string) {
  const { actor } = frame;
  const found = run.state.encounter.abilities.find(one => one.id === id);
  if (!found)
    return push(run, {
      frame: 'hands',
      text: say('tell.ability', { ability: id }),
      who: actor,
      window: null,
      task: 'ability',
      about: { text: id },
    });
  // A rules board may send an ability round in a circle: the fight must not go with it.
  if (run.state.frames.filter(frame => frame.frame === 'steps').length > deepest)
    return note(run, 'skipped', say('tell.ability-circles', { ability: found.name }));
  note(run, 'ability', say('tell.ability-of', { name: nameOf(run.state, actor), ability: found.name }));
  // SC-8: a special ability by its name
  push(run, stepping(found.steps, actor, matesOf(frame)));
  if (found.text) task(run, found.text);
}

/** Cards that all draw another one would never end: once round the deck is enough. */
function drawsAnother(run: Run) {
  const { agenda, scene } = run.state;
  const drawn = Math.max(0, ...[...agenda, ...(scene?.job ? [scene.job] : [])].map(job => job.extra ?? 0));
  if (drawn >= 15) return note(run, 'skipped', say('tell.cards-circle'));
  drawStageCard(run, 'extra', [], { extra: drawn + 1 });
}

function branch(run: Run, step: Extract<Step, { do: 'if' }>, frame: StepsFrame) {
  const { actor } = frame;
  const now = holdsNow(run.state, step.condition, actor);
  if (typeof now !== 'boolean') {
    const then: GroupThen = { then: 'steps', yes: step.then, no: step.else ?? [], ...matesOf(frame) };
    const { target } = scopeOf(run.state, actor);
    const about = { condition: step.condition, ...(target === null ? {} : { target }) };
    return push(run, { frame: 'whom', text: now.ask, options: [], max: 0, actor, then, about });
  }
  const chosen = now ? step.then : (step.else ?? []);
  if (chosen.length > 0) push(run, stepping(chosen, actor, matesOf(frame)));
}
