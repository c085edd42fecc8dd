import type { Encounter } from './encounter';
import type { Condition, Effect, Group, Place, Step, TargetRule } from './steps';

/** A step with its place in the pack, those inside conditions and repetitions too. */
export interface FoundStep {
  readonly step: Step;
  readonly at: string;
  /** Earlier steps of the same card. */
  readonly before: readonly Step[];
  /** Inside a repetition per character, where `each` has a meaning. */
  readonly repeated: boolean;
}

export function* walkSteps(
  steps: readonly Step[],
  at: string,
  before: readonly Step[] = [],
  repeated = false,
): Generator<FoundStep> {
  const seen = [...before];
  for (const [i, step] of steps.entries()) {
    const here = `${at}[${i}]`;
    yield { step, at: here, before: [...seen], repeated };
    if (step.do === 'if') {
      yield* walkSteps(step.then, `${here}.then`, seen, repeated);
      yield* walkSteps(step.else ?? [], `${here}.else`, seen, repeated);
    } else if (step.do === 'each') {
      yield* walkSteps(step.steps, `${here}.steps`, seen, true);
    } else if (step.do === 'minions') {
      yield* walkSteps(step.steps ?? [], `${here}.steps`, [], repeated);
    }
    seen.push(...inside(step));
  }
}

/** A step and what it holds: for "was there an attack before?" it does not matter how deep. */
function inside(step: Step): Step[] {
  switch (step.do) {
    case 'if':
      return [step, ...step.then.flatMap(inside), ...(step.else ?? []).flatMap(inside)];
    case 'each':
      return [step, ...step.steps.flatMap(inside)];
    default:
      return [step];
  }
}

/** Every step that an encounter holds anywhere: cards, rules board, minion boxes. */
export function* stepsOf(encounter: Encounter, at: string): Generator<FoundStep> {
  for (const [i, card] of encounter.cards.entries()) yield* walkSteps(card.steps, `${at}.cards[${i}].steps`);
  for (const [i, ability] of encounter.abilities.entries()) {
    yield* walkSteps(ability.steps, `${at}.abilities[${i}].steps`);
  }
  for (const [i, enemy] of encounter.enemies.entries()) {
    yield* walkSteps(enemy.acts ?? [], `${at}.enemies[${i}].acts`);
  }
}

export const rulesOf = (step: Step): readonly TargetRule[] => (step.do === 'target' ? step.rules : []);

export function effectsOf(step: Step): readonly Effect[] {
  switch (step.do) {
    case 'attack':
      return step.hit ?? [];
    case 'effect':
      return step.effects;
    case 'cage':
      return step.fail;
    case 'consume':
      return step.each;
    default:
      return [];
  }
}

export function groupsOf(step: Step): readonly Group[] {
  switch (step.do) {
    case 'attack':
      return step.at ? [step.at] : [];
    case 'effect':
      return [step.on];
    case 'place':
      return [step.whom, ...groupsAt(step.at)];
    case 'cage':
    case 'consume':
      return [step.whom];
    case 'each':
      return [step.of];
    case 'tiles':
    case 'spawn':
      return groupsAt(step.at);
    default:
      return [];
  }
}

function groupsAt(place: Place): readonly Group[] {
  if (place.place === 'next') return [place.to];
  return place.place === 'under' ? [place.whom] : [];
}

/** The conditions of an `if`, those behind a `not` too. */
export function conditionsOf(step: Step): readonly Condition[] {
  if (step.do !== 'if') return [];
  const out: Condition[] = [];
  let next: Condition | undefined = step.condition;
  while (next) {
    out.push(next);
    next = next.when === 'not' ? next.of : undefined;
  }
  return out;
}
