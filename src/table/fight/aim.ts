import type { Said } from '../../basics/said';
import { enemyOf } from '../../encounter/facts/select';
import type { StrikeFrame } from '../../encounter/model/frame';
import type { Die, Id, State } from '../../encounter/model/state';
import type { Strike } from '../../encounter/model/strike';
import { legalDice } from '../../encounter/strike/aim';
import type { Engine } from './engine';

/** What the rules say of an attack before it is drawn. */
export interface AimView {
  /** Why they would not allow it, in a sentence; a card may say otherwise. */
  readonly warning: Said | null;
  /** The HP dice that it may hit. */
  readonly dice: readonly Die[];
}

export function aimOf(engine: Engine, state: State, who: Id, strike: Strike): AimView {
  const frame: StrikeFrame = { frame: 'strike', by: who, strike, step: 'pool', flow: null, aimed: {} };
  const [target] = strike.targets;
  const enemy = target === undefined ? undefined : enemyOf(state, target);
  const legal = enemy ? legalDice(state, frame, enemy.id) : [];
  // Asked without its pool: nothing is drawn by asking.
  const { white: _, said: __, ...bare } = strike;
  const asked = engine.decide(state, { do: 'attack', who, strike: bare });
  return {
    warning: asked.ok ? null : asked.error.message,
    dice: enemy?.dice.filter(die => legal.includes(die.id)) ?? [],
  };
}
