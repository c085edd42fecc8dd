import { levelsToUnlock, traitsOwed } from '../facts/owed';
import { countOf, MOST_OF_A_KIND, withToken } from '../kinds/tokens';
import { marksOf, TRAITS } from '../kinds/traits';
import { COMPANION_GROWTH, FULL_GROWTH, owingOf, permanentTokens } from '../model/character';
import type { Deed } from '../model/command';
import type { Campaign } from '../model/state';
import { say } from '../says/say';
import { against, cannot, idsFrom, type Judged, will } from './verdict';

const stranger = () => cannot('unknown-member', say('campaign.nobody-called'));

/** CP-7: within the marks that the trait has room for, and those that the levels gave. */
export function chooseTrait(state: Campaign, { trait }: Extract<Deed, { do: 'chooseTrait' }>): Judged {
  const marks = marksOf(state.traits, trait) + 1;
  const { most } = TRAITS[trait];
  return will(
    [{ event: 'traitSet', trait, marks }],
    [
      against(marks > most, 'CP-7', say('campaign.trait-full', { trait, most })),
      against(traitsOwed(state) <= 0, 'LV-3', say('campaign.no-trait-now')),
    ],
  );
}

/** LV-24, CP-5 */
export function choosePermanent(state: Campaign, deed: Extract<Deed, { do: 'choosePermanent' }>): Judged {
  const c = state.people[deed.who];
  if (!c) return stranger();
  const most = countOf(permanentTokens(c), deed.token) >= MOST_OF_A_KIND;
  return will(
    [{ event: 'permanentSet', who: c.id, permanent: withToken(c.permanent, deed.token, 1) }],
    [
      against(most, 'CP-5', say('campaign.three-of-token', { who: c.name, token: deed.token })),
      against(owingOf(c).permanent <= 0, 'LV-4', say('campaign.no-permanent-now', { who: c.name })),
    ],
  );
}

/** LV-8, OWN-9 */
export function chooseGrowth(state: Campaign, deed: Extract<Deed, { do: 'chooseGrowth' }>): Judged {
  const c = state.people[deed.who];
  if (!c) return stranger();
  const { growth } = deed;
  const fits: readonly string[] = c.kind === 'full' ? FULL_GROWTH : COMPANION_GROWTH;
  if (!fits.includes(growth)) {
    return cannot('wrong-choice', say('campaign.growth-by-kind'));
  }
  const token = growth === 'animus' || growth === 'battleflow' ? growth : undefined;
  const most = token !== undefined && countOf(permanentTokens(c), token) >= MOST_OF_A_KIND;
  return will(
    [{ event: 'growthSet', who: c.id, growth: [...c.growth, growth] }],
    [
      against(most, 'CP-5', say('campaign.three-of-growth', { who: c.name })),
      against(owingOf(c).growth <= 0, 'LV-8', say('campaign.no-growth-now', { who: c.name })),
    ],
  );
}

/** LV-23: all cards of the level; the group writes down as many names as it likes. */
export function unlock(state: Campaign, deed: Extract<Deed, { do: 'unlock' }>): Judged {
  const c = state.people[deed.who];
  if (!c) return stranger();
  const ids = idsFrom(state);
  const abilities = deed.abilities.map(card => ({ ...card, id: ids.next('b') }));
  const archetypes = deed.archetypes.map(card => ({ ...card, id: ids.next('b') }));
  const due = levelsToUnlock(c).includes(deed.level);
  return will(
    [
      { event: 'abilitiesSet', who: c.id, abilities: [...c.abilities, ...abilities] },
      { event: 'archetypesSet', who: c.id, archetypes: [...c.archetypes, ...archetypes] },
      { event: 'unlockedTo', who: c.id, level: Math.max(c.unlockedTo, deed.level) },
      ids.used(),
    ],
    [against(!due, 'LV-23', say('campaign.no-cards-now', { who: c.name, level: deed.level }))],
  );
}

/** LV-26: the player declares it; the app need not know every item. */
export function equipped(state: Campaign, deed: Extract<Deed, { do: 'equipped' }>): Judged {
  const c = state.people[deed.who];
  return c ? will([{ event: 'toEquip', who: c.id, on: false }]) : stranger();
}

/** SU-7, SU-11: which unlocked cards are in the hand, or which archetype is used; how many is advice (`handAdvice`). */
export function hand(state: Campaign, deed: Extract<Deed, { do: 'hand' }>): Judged {
  const c = state.people[deed.who];
  if (!c) return stranger();
  const own = c.kind === 'full' ? c.abilities : c.archetypes;
  if (deed.cards.some(id => !own.some(card => card.id === id))) {
    return cannot('unknown-thing', say('campaign.card-locked', { who: c.name }));
  }
  return will([{ event: 'handSet', who: c.id, hand: deed.cards }]);
}
