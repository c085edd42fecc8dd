import { tokensOffered } from '../../../encounter/facts/defense-tokens';
import type { AtRisk } from '../../../table/attack/pool';
import type { FightView } from '../../../table/fight/view';
import { defenseWith, heldBy } from '../parts/numbers';

/** FT-8: of those whom an attack would hit the friends, with what they could spend on it. */
export const friendsAtRisk = (view: FightView, targets: readonly string[]): readonly AtRisk[] =>
  view.friends
    .filter(one => targets.includes(one.id) && one.presence === 'standing')
    .map(one => ({
      id: one.id,
      name: one.name,
      defense: defenseWith(one.defense, heldBy(view, one.id)),
      tokens: tokensOffered(view, one, targets),
      hp: one.hp,
    }));
