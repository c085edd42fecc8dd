import { type Ability, type Card, has } from '../battle/card';

/** Why an NPC uses what it uses. */
export type UseReason =
  | 'disabled'
  | 'frozen'
  | 'thaws'
  | 'undead'
  | 'no-number'
  | 'dodge'
  | 'not-ready'
  | 'number';

/** What a roll brings: nothing, the base attack, or an ability. */
export type Use =
  | { readonly does: 'nothing'; readonly why: UseReason }
  | { readonly does: 'base'; readonly why: UseReason }
  | { readonly does: 'ability'; readonly ability: Ability; readonly why: 'number' };

/** NA-1, NA-2: what an NPC does on a roll. */
export function useOf(actor: Card, roll: number): Use {
  if (has(actor, 'disabled')) return { does: 'nothing', why: 'disabled' };
  if (has(actor, 'frozen')) return { does: 'nothing', why: roll === 8 ? 'thaws' : 'frozen' };
  if (has(actor, 'undead')) return { does: 'base', why: 'undead' };
  const ability = actor.abilities.find(({ on }) => on.includes(roll));
  if (!ability) return { does: 'base', why: 'no-number' };
  if (ability.target === 'D') return { does: 'base', why: 'dodge' };
  if (!ability.ready) return { does: 'base', why: 'not-ready' };
  return { does: 'ability', ability, why: 'number' };
}
