import { nameOf, rivalOf } from '../../board/square';
import { invulnerable, shieldingRooks } from '../../board/standing';
import { deedSays } from '../../deeds/deeds';
import { squareOf } from '../codec';
import type { ActionData } from '../commands/commands';
import { decide } from '../commands/decide';
import { type Refused, refused } from '../commands/refusals';
import { say } from '../log/says';
import type { At, Duel } from '../model';
import type { Tap } from '../tap';
import { clanAt, positionOf, turnOf } from '../turn-of';
import { questionOf } from './question';

/** VQ-1: what makes the unit on a square invulnerable, and which of its neighbors. */
export function shieldAt(duel: Duel, at: At) {
  const [position, square] = [positionOf(duel), squareOf(at)];
  const unit = position.units.get(square);
  const why = unit && invulnerable(position, unit, square);
  if (!unit || !why) return undefined;
  const by = shieldingRooks(position, unit, square).map(nameOf);
  return say('darkleaf.shielded', { why, by, rival: clanAt(duel, rivalOf(unit.side)) });
}

const withShield = (duel: Duel, at: At, error: Refused): Refused => {
  const shield = error.code === 'invulnerable' ? shieldAt(duel, at) : undefined;
  return shield ? { ...error, message: shield, rule: 'VQ-1' } : error;
};

const codeSays = (duel: Duel, at: At, code: string, rule?: string): Refused | undefined => {
  const answer = refused(code);
  return answer.ok ? undefined : withShield(duel, at, rule ? { ...answer.error, rule } : answer.error);
};

const deedRules: Readonly<Record<string, string>> = { huldra: 'HU-3', murg: 'MU-2', wibo: 'WB-3' };

/** TU-3: why a rival on a square is no target of the deed of a unit. */
function targetSays(duel: Duel, unit: At, at: At): Refused | undefined {
  const { position, bone, side } = turnOf(duel);
  const code = deedSays(position, squareOf(unit), squareOf(at), bone?.value ?? 0);
  const rule = code === 'held' || code === 'invulnerable' ? undefined : deedRules[clanAt(duel, side)];
  return code && codeSays(duel, at, code, rule);
}

/** SU-4: why a unit cannot be Quarry. */
function quarrySays(duel: Duel, at: At): Refused | undefined {
  const unit = duel.units[at];
  if (!unit || clanAt(duel, unit.side) === 'hexen') return undefined;
  if (unit.kind === 'queen' || unit.kind === 'king') return codeSays(duel, at, 'quarryRoyal');
  return codeSays(duel, at, shieldAt(duel, at) ? 'invulnerable' : 'quarryFar');
}

/** JO-6: why a unit cannot go to a square, or do its deed there; nothing where nobody would ask that now. */
export function whyNot(duel: Duel, unit: At, at: At): Refused | undefined {
  const { side, intent, wibo } = duel.turn;
  const rival = duel.units[at] !== undefined && duel.units[at].side !== side;
  const clan = clanAt(duel, side);
  const tried = (action: Omit<ActionData, 'unit'>): Refused | undefined => {
    const decided = decide(duel, { do: 'act', action: { ...action, unit } });
    return decided.ok ? undefined : withShield(duel, at, decided.error);
  };
  switch (questionOf(duel)?.ask) {
    case 'quarry':
      return quarrySays(duel, at);
    case 'roll':
    case 'choice':
      return rival && wibo.at !== 'retreat' ? targetSays(duel, unit, at) : undefined;
    case 'act': {
      if (wibo.at === 'retreat') return tried({ do: 'retreat', to: at });
      const lands = clan === 'ferrymen' || (clan === 'murg' && duel.units[unit]?.kind === 'sage');
      if (rival && !lands && intent.does === 'anything') {
        const says = targetSays(duel, unit, at);
        if (says) return says;
      }
      return tried({ do: 'journey', to: at });
    }
    default:
      return undefined;
  }
}

/** SK-1, SK-2: why a square cannot be tapped for a skill that takes effect, after some taps. */
export function powerSays(duel: Duel, taps: readonly Tap[], at: At): Refused | undefined {
  const [first] = taps;
  const { gift } = duel.turn;
  const skill = first?.tap === 'use' ? first.skill : gift;
  if (skill === null) return undefined;
  const [unit = at, ...more] = taps.flatMap(tap => (tap.tap === 'square' ? [tap.at] : []));
  const chosen = unit !== at || more.length > 0;
  // ER-6: whom Banish sends away is asked one after the other; a square is where the next one goes.
  if (skill === 'banish') return codeSays(duel, at, 'place');
  const asked = {
    ...{ skill, unit, target: at, targets: [...more, at], units: [unit, at] },
    ...((chosen || skill === 'rekindlePawn' || skill === 'rivalRegrowth') && { to: at }),
  };
  const decided = decide(duel, { do: first?.tap === 'use' ? 'spend' : 'power', asked });
  return decided.ok ? undefined : withShield(duel, at, decided.error);
}
