import { never } from '../../basics/never';
import type { Condition, Effect, Group, Place, Step, StepKind } from '../../stage/steps';
import type { State } from '../model/state';

/**
 * OWN-242: how a Mob carries out one step. `attack`: all of its members in one attack (FT-9). `target`: the leader of
 * those that share a target. `once`: the first member, for the whole table. `each`: every member.
 */
export type Manner = 'attack' | 'target' | 'once' | 'each';

/** For `group` the manner depends on who is affected; for `if` the steps inside it decide. */
export const manners: Readonly<Record<StepKind, Manner | 'branch' | 'group'>> = {
  attack: 'attack',
  target: 'each',
  move: 'each',
  turn: 'each',
  effect: 'group',
  place: 'group',
  cage: 'group',
  consume: 'group',
  tiles: 'each',
  spawn: 'each',
  if: 'branch',
  each: 'once',
  ability: 'once',
  text: 'target',
  minions: 'once',
  lasting: 'once',
  draw: 'once',
};

/** Deeper than the abilities of any rules board lie in each other. */
const deepest = 12;

/**
 * OWN-243: a step of a stage card that speaks of nothing of the enemy that acts: neither of its place nor of its target
 * nor of its attack. However many enemies the card lets act, it is done once.
 */
export function isCommon(state: State, step: Step, depth = 0): boolean {
  const all = (steps: readonly Step[]): boolean => steps.every(one => isCommon(state, one, depth + 1));
  switch (step.do) {
    case 'target':
    case 'move':
    case 'turn':
    case 'attack':
    case 'consume':
      return false;
    case 'effect':
      return isCommonGroup(step.on) && step.effects.every(isCommonEffect);
    case 'tiles':
    case 'spawn':
      return isCommonPlace(step.at);
    case 'place':
      return isCommonGroup(step.whom) && isCommonPlace(step.at);
    case 'cage':
      return isCommonGroup(step.whom);
    case 'if':
      return isCommonCondition(step.condition) && all([...step.then, ...(step.else ?? [])]);
    case 'each':
      return isCommonGroup(step.of) && all(step.steps);
    case 'ability': {
      const found = state.encounter.abilities.find(one => one.id === step.ability);
      return found !== undefined && depth < deepest && all(found.steps);
    }
    case 'minions':
    case 'lasting':
    case 'draw':
    case 'text':
      return true;
    default:
      return never(step);
  }
}

function isCommonGroup({ who }: Group): boolean {
  switch (who) {
    case 'target':
    case 'hit':
    case 'hurt':
    case 'self':
    case 'adjacent':
    case 'within':
    case 'inArc':
      return false;
    case 'oathsworn':
    case 'company':
    case 'bosses':
    case 'minions':
    case 'class':
    case 'hasToken':
    case 'firstPlayer':
    case 'each':
    case 'players':
      return true;
    default:
      return never(who);
  }
}

/** Who is pushed or drawn goes away from the one that acts, or toward it. */
function isCommonEffect(effect: Effect): boolean {
  switch (effect.effect) {
    case 'knockback':
    case 'push':
      return false;
    case 'drag':
      return effect.way !== 'toward' && effect.way !== 'away';
    case 'lose':
    case 'heal':
    case 'token':
    case 'removeToken':
    case 'bleeds':
    case 'animus':
    case 'defense':
    case 'might':
    case 'exclude':
    case 'text':
      return true;
    default:
      return never(effect);
  }
}

function isCommonPlace(place: Place): boolean {
  switch (place.place) {
    case 'hexes':
    case 'edge':
    case 'start':
    case 'players':
      return true;
    case 'next':
      return isCommonGroup(place.to);
    case 'under':
      return isCommonGroup(place.whom);
    case 'front':
    case 'rear':
    case 'area':
      return false;
    default:
      return never(place);
  }
}

function isCommonCondition(condition: Condition): boolean {
  switch (condition.when) {
    case 'stage':
    case 'reaction':
    case 'minionsAtMost':
    case 'players':
      return true;
    case 'not':
      return isCommonCondition(condition.of);
    case 'adjacent':
    case 'within':
    case 'inArc':
    case 'broken':
    case 'hit':
    case 'hurt':
    case 'missed':
    case 'noTarget':
    case 'hasToken':
    case 'moved':
      return false;
    default:
      return never(condition);
  }
}
