import type { HeroEffect } from '../../stage/company';
import { friendOf } from '../facts/select';
import type { Id, State } from '../model/state';
import type { StrikeBy, StrikeGranted } from '../model/strike';
import { sentinelsOf } from '../windows/check-needs';

type HeroAttack = Extract<HeroEffect, { effect: 'attack' }>;

/** What the card gives its attack; falcons and Sentinels strike in the place of their mistress (HU-7, GM-11). */
export function attackGranted(state: State, who: Id, effect: HeroAttack): StrikeBy & StrikeGranted {
  const { range, bonus, empower, redraws, unarmed, noSight, might, hit, with: creatures } = effect;
  const maiden = creatures === 'sentinels' ? friendOf(state, who) : undefined;
  const by: StrikeBy =
    creatures === 'falcons'
      ? { falcons: true }
      : maiden
        ? { sentinels: sentinelsOf(state, maiden).length }
        : {};
  return {
    ...by,
    ...(range === undefined ? {} : { range }),
    ...(bonus === undefined ? {} : { bonus }),
    ...(empower === undefined ? {} : { empower }),
    ...(redraws === undefined ? {} : { redraws }),
    ...(unarmed === undefined ? {} : { unarmed }),
    ...(noSight === undefined ? {} : { noSight }),
    ...(might === undefined ? {} : { might }),
    ...(hit === undefined ? {} : { hit }),
  };
}
