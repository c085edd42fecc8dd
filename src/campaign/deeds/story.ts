import { err, ok, type Result } from '../../basics/result';
import { maxHp } from '../facts/fight';
import {
  banksmithBuys,
  banksmithSells,
  CURATIVES_PER_CHAPTER,
  curativePrice,
  curativesBrought,
  medicPrice,
  runnerPrice,
} from '../facts/prices';
import { has } from '../kinds/traits';
import type { CharacterId } from '../model/character';
import type { Deed, Payment } from '../model/command';
import type { Event } from '../model/event';
import { type Campaign, findItem, NO_TIME } from '../model/state';
import { say } from '../says/say';
import { against, type CampaignRefusal, cannot, idsFrom, type Judged, type Objection, will } from './verdict';

const stranger = () => cannot('unknown-member', say('campaign.nobody-called'));

/** Trade and runners belong to the story part. */
const inStory = (state: Campaign): Objection | false =>
  against(state.course.phase !== 'story', 'CP-4', say('campaign.no-trade-now'));

/** The iron of those who pay, less what they pay; it must come to the price. */
function pay(state: Campaign, payment: Payment, price: number): Result<readonly Event[], CampaignRefusal> {
  const events: Event[] = [];
  let sum = 0;
  for (const [who, amount] of Object.entries(payment)) {
    const c = state.people[who];
    if (c?.fate !== 'active') return stranger();
    if (c.iron < amount)
      return cannot('not-enough-iron', say('campaign.has-iron', { who: c.name, iron: c.iron }));
    sum += amount;
    if (amount > 0) events.push({ event: 'ironSet', who, iron: c.iron - amount });
  }
  return sum === price ? ok(events) : cannot('wrong-payment', say('campaign.price', { price, paid: sum }));
}

export function buy(state: Campaign, deed: Extract<Deed, { do: 'buy' }>): Judged {
  if (deed.item.value === null) return cannot('wrong-choice', say('campaign.value-first'));
  if (typeof deed.to === 'object' && !state.people[deed.to.who]) return stranger();
  const paid = pay(state, deed.pay, banksmithSells(deed.item.value).total);
  if (!paid.ok) return paid;
  const ids = idsFrom(state);
  const item = { ...deed.item, id: ids.next('i') };
  return will([...paid.value, { event: 'itemPut', item, to: deed.to }, ids.used()], [inStory(state)]);
}

export function sell(state: Campaign, deed: Extract<Deed, { do: 'sell' }>): Judged {
  const item = findItem(state, deed.item);
  const c = state.people[deed.to];
  if (c?.fate !== 'active') return stranger();
  if (!item) return cannot('unknown-thing', say('campaign.unknown-item'));
  if (item.value === null) return cannot('wrong-choice', say('campaign.value-first'));
  const price = banksmithBuys(item.value).total;
  return will(
    [
      { event: 'itemPut', item, to: 'archive' },
      { event: 'ironSet', who: c.id, iron: c.iron + price },
    ],
    [inStory(state)],
  );
}

export function curatives(state: Campaign, deed: Extract<Deed, { do: 'curatives' }>): Judged {
  const paid = pay(state, deed.pay, curativePrice(state.chapter, deed.count).total);
  if (!paid.ok) return paid;
  const bought = state.course.curativesBought + deed.count;
  return will(
    [
      ...paid.value,
      { event: 'curativesSet', count: state.curatives + curativesBrought(deed.count, state.traits).total },
      { event: 'curativesBought', count: bought },
    ],
    [
      inStory(state),
      against(
        bought > CURATIVES_PER_CHAPTER,
        'CP-4',
        say('campaign.most-curatives', { most: CURATIVES_PER_CHAPTER }),
      ),
    ],
  );
}

/** What a curative does stands on its card; most often it heals. */
export function useCurative(state: Campaign, deed: Extract<Deed, { do: 'useCurative' }>): Judged {
  const c = state.people[deed.who];
  if (!c) return stranger();
  if (state.curatives < 1) return cannot('unknown-thing', say('campaign.no-curative'));
  const events: Event[] = [{ event: 'curativesSet', count: state.curatives - 1 }];
  if (deed.heals > 0 && c.hp !== null) {
    events.push({ event: 'hpSet', who: c.id, hp: Math.min(maxHp(state), c.hp + deed.heals) });
  }
  return will(events);
}

/** CP-8: the other version of a trait costs time tokens. */
function passed(state: Campaign, tokens: number): Event {
  const { time = NO_TIME } = state.course;
  return { event: 'timeSet', time: { ...time, tokens: time.tokens + tokens } };
}

/** OWN-12 */
export function runner(state: Campaign, deed: Extract<Deed, { do: 'runner' }>): Judged {
  const paid = pay(state, deed.pay, runnerPrice(state.chapter, deed.to, state.traits).total);
  if (!paid.ok) return paid;
  return will([...paid.value, { event: 'runnerSent', times: state.course.runners + 1 }], [inStory(state)]);
}

/** TR-10 */
export function fieldMedic(state: Campaign, deed: Extract<Deed, { do: 'fieldMedic' }>): Judged {
  const c = state.people[deed.who];
  if (!c?.injuries.some(injury => injury.id === deed.injury)) {
    return cannot('unknown-thing', say('campaign.unknown-injury'));
  }
  const paid = pay(state, deed.pay, medicPrice(state.chapter, state.variants.fieldMedic).total);
  if (!paid.ok) return paid;
  const injuries = c.injuries.filter(injury => injury.id !== deed.injury);
  return will(
    [
      ...paid.value,
      { event: 'injuriesSet', who: c.id, injuries },
      { event: 'medicUsed', times: state.course.medicUsed + 1 },
      ...(state.variants.fieldMedic === 'time' ? [passed(state, 2)] : []),
    ],
    [
      against(
        !has(state.traits, 'fieldMedic'),
        'TR-10',
        say('campaign.not-a-trait', { trait: 'fieldMedic' }),
      ),
      against(state.course.medicUsed > 0, 'TR-10', say('campaign.trait-used', { trait: 'fieldMedic' })),
    ],
  );
}

/** TR-9, CP-8: after the roll at the encounter's setup, or for a time token in the story (OWN-19). */
export function toughAsNails(state: Campaign, who: CharacterId): Judged {
  const c = state.people[who];
  if (!c || c.hp === null) return stranger();
  const roll = state.variants.toughAsNails === 'roll';
  const when = roll ? 'between' : 'story';
  return will(
    [
      { event: 'hpSet', who, hp: Math.min(maxHp(state), c.hp + 1) },
      { event: 'toughUsed', times: state.course.toughUsed + 1 },
      ...(roll ? [] : [passed(state, 1)]),
    ],
    [
      against(
        !has(state.traits, 'toughAsNails'),
        'TR-9',
        say('campaign.not-a-trait', { trait: 'toughAsNails' }),
      ),
      against(state.course.toughUsed > 0, 'TR-9', say('campaign.trait-used', { trait: 'toughAsNails' })),
      against(
        state.course.phase !== when,
        'TR-9',
        say(roll ? 'campaign.tough-at-setup' : 'campaign.tough-in-story'),
      ),
      against(c.hp >= maxHp(state), 'TR-9', say('campaign.unhurt', { who: c.name })),
    ],
  );
}

export function giveIron(state: Campaign, deed: Extract<Deed, { do: 'giveIron' }>): Judged {
  const from = state.people[deed.from];
  const to = state.people[deed.to];
  if (from?.fate !== 'active' || to?.fate !== 'active' || from === to) return stranger();
  const given = pay(state, { [from.id]: deed.iron }, deed.iron);
  if (!given.ok) return err(given.error);
  return will([...given.value, { event: 'ironSet', who: to.id, iron: to.iron + deed.iron }]);
}

/** MT-10: nothing is shuffled between the checks of a story. */
export function drew(state: Campaign, { cards }: Extract<Deed, { do: 'drew' }>): Judged {
  const draws = cards.length > 0 ? [...(state.course.draws ?? []), cards] : [];
  return will(
    [{ event: 'drawsSet', draws }],
    [against(state.course.phase !== 'story', 'MT-12', say('campaign.checks-in-story'))],
  );
}
