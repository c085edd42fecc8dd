import { clanOf } from '../board/position';
import { among, deedsOf, morphsOf } from '../deeds/deeds';
import { poolOf, type Taken, type Turn, without } from './state';
import type { Intent, TurnCommand } from './told';

type Declaration = Extract<TurnCommand, { c: 'declare' }>;

/** TU-3: The Murg and Erde declare, but for The Murg with a Predictive Model. */
export const declares = ({ position, side, spent }: Turn): boolean => {
  const clan = clanOf(position, side);
  return clan === 'erde' || (clan === 'murg' && !spent.has('predictiveModel'));
};

/** TU-3: before the roll of a Morph its unit and targets are named. */
function nameMorph(turn: Turn, { intent, unit, targets }: Declaration): Taken {
  const { wibo, position, side } = turn;
  if (wibo.at !== 'morph') return 'phase';
  const found =
    intent === 'deed' && unit === wibo.unit && among(morphsOf(position, side, unit), unit, targets);
  return found ? { ...turn, wibo: { ...wibo, named: found.targets } } : 'target';
}

/** TU-3. */
export function declare(turn: Turn, told: Declaration): Taken {
  const { wibo, phase, position, side } = turn;
  if (phase === 'choice' && wibo.at === 'morph' && !wibo.seed) return nameMorph(turn, told);
  if (phase !== 'upkeep') return 'phase';
  if (!declares(turn)) return 'needless';
  if (told.intent === 'journey') return { ...turn, phase: 'intent', intent: { does: 'journey' } };
  // What may be declared does not depend on the roll.
  const found = among(deedsOf(position, side, 1), told.unit, told.targets);
  if (!found) return 'target';
  return { ...turn, phase: 'intent', intent: { does: 'deed', unit: found.unit, targets: found.targets } };
}

/** WB-2: a further roll, for a Morph that is named or for a retreat. */
const rollsAgain = ({ phase, wibo }: Turn): boolean =>
  phase === 'choice' && (wibo.at === 'retreat' || (wibo.at === 'morph' && wibo.named !== null));

/** TU-4: a roll without a declaration that is due is one for a journey. */
function intentOf(turn: Turn): Intent {
  const { intent } = turn;
  return intent.does === 'anything' && declares(turn) ? { does: 'journey' } : intent;
}

/** TU-5, TU-7. */
export function roll(turn: Turn, { bone, value }: Extract<TurnCommand, { c: 'roll' }>): Taken {
  if (turn.phase !== 'upkeep' && turn.phase !== 'intent' && !rollsAgain(turn)) return 'phase';
  const pool = poolOf(turn);
  if (!pool.includes(bone) || (turn.again !== null && turn.again !== bone)) return 'bone';
  if (!Number.isInteger(value) || value < 1 || value > bone) return 'value';
  return {
    ...turn,
    phase: 'execute',
    pool: without(pool, bone),
    bone: { sides: bone, value },
    intent: intentOf(turn),
    again: null,
  };
}
