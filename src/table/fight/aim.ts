import type { Said } from '../../basics/said';
import { type Arc, arcOf } from '../../board/geometry/arcs';
import { boardOf, mirrored, placed } from '../../encounter/facts/positions';
import { enemyOf, friendOf } from '../../encounter/facts/select';
import type { StrikeFrame } from '../../encounter/model/frame';
import type { Die, Id, State } from '../../encounter/model/state';
import type { StrikePlanned } from '../../encounter/model/strike';
import { legalDice } from '../../encounter/strike/aim';
import { helpToEscape } from '../../encounter/turns/escape';
import type { Engine } from './engine';

/** What the rules say of an attack before it is drawn. */
export interface AimView {
  /** Why the rules refuse the attack, in a sentence; a card may allow it. */
  readonly warning: Said | null;
  /** The HP dice that it may hit. */
  readonly dice: readonly Die[];
  /** In which arc of its target the attacker stands; null where the app does not keep the places. */
  readonly arc: Arc | null;
}

export function aimOf(engine: Engine, state: State, who: Id, strike: StrikePlanned): AimView {
  const frame: StrikeFrame = { frame: 'strike', by: who, strike, step: 'pool', flow: null, aimed: {} };
  const [target] = strike.targets;
  const enemy = target === undefined ? undefined : enemyOf(state, target);
  const legal = enemy ? legalDice(state, frame, enemy.id) : [];
  const asked = engine.decide(state, { do: 'attack', who, strike });
  return {
    warning: asked.ok ? null : asked.error.message,
    dice: enemy?.dice.filter(die => legal.includes(die.id)) ?? [],
    arc: enemy ? arcFrom(state, who, enemy.id) : null,
  };
}

function arcFrom(state: State, who: Id, enemy: Id): Arc | null {
  const at = friendOf(state, who)?.at ?? null;
  return at !== null && mirrored(state) && placed(state, [who, enemy])
    ? arcOf(boardOf(state), enemy, at)
    : null;
}

/** SE-4: what those next to a caged character add to its check; null where the app does not keep the places. */
export function helpOf(state: State, who: Id): number | null {
  const friend = friendOf(state, who);
  return friend && mirrored(state) && placed(state, [who]) ? helpToEscape(state, friend) : null;
}
