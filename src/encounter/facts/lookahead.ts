import { never } from '../../basics/never';
import type { Area, AttackStep, MoveStep, Step } from '../../stage/steps';
import type { Enemy, Id, State } from '../model/state';
import { enemyOf, tokensOf } from './select';

/** What the rest of the card asks of the target that is being chosen now (TG-2). */
export interface Plan {
  readonly move: number;
  readonly range: number;
  readonly attack: boolean;
  readonly noSight?: true;
}

const farAway = 99;

export const rangeOf = (attack: AttackStep): number =>
  attack.range === 'any' ? farAway : (attack.range ?? reachOf(attack.area));

/** How far an area reaches from the attacker, where the card names no range of its own (FT-14). */
function reachOf(area: Area | undefined): number {
  switch (area?.area) {
    case undefined:
    case 'adjacent':
    case 'circle':
    case 'chain':
    case 'custom':
      return 1;
    case 'cone':
      return area.range;
    case 'charge':
      return area.hexes;
    case 'wave':
      return farAway;
    default:
      return never(area);
  }
}

/** The movement and the first attack before the card chooses another target. */
export function planOf(steps: readonly Step[], from: number): Plan {
  let move = 0;
  for (const step of ahead(steps, from)) {
    if (step.do === 'move' && step.way === 'toward') move += step.hexes;
    if (step.do === 'attack') {
      const plan = { move, range: rangeOf(step), attack: true };
      return step.noSight ? { ...plan, noSight: true } : plan;
    }
  }
  return { move, range: 1, attack: false };
}

/** OWN-333, ST-4: a crippled enemy makes no move, so it reaches whom it reaches from where it stands (TG-2). */
export function planFor(state: State, actor: Id, steps: readonly Step[], from: number): Plan {
  const enemy = enemyOf(state, actor);
  const plan = planOf(steps, from);
  return enemy && tokensOf(enemy, 'crippled') > 0 ? { ...plan, move: 0 } : plan;
}

/** OWN-333, ST-4: a crippled enemy neither charges nor follows a chain. */
export const isHeld = (enemy: Enemy, shape: Area | undefined): boolean =>
  (shape?.area === 'charge' || (shape?.area === 'chain' && !shape.ranged)) && tokensOf(enemy, 'crippled') > 0;

function* ahead(steps: readonly Step[], from: number): Generator<MoveStep | AttackStep> {
  for (const step of steps.slice(from)) {
    if (step.do === 'target') return;
    if (step.do === 'move' || step.do === 'attack') yield step;
    if (step.do === 'if') yield* ahead(step.then, 0);
  }
}
