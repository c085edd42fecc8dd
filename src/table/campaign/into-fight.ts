import type { Said } from '../../basics/said';
import type { FightEntry, FightHero } from '../../campaign/facts/fight';
import { type AllyNumbers, UNREAD_ALLY } from '../../campaign/kinds/uses';
import { cardsIn } from '../../campaign/model/items';
import type { Settings } from '../../encounter/model/settings';
import type { HeroSetup, Setup } from '../../encounter/model/setup';
import type { AllyCard } from '../../stage/company';
import type { Reminder } from '../../stage/encounter';
import { abilityIn, archetypeIn, injuryIn, itemIn, onceIn, type Wording } from './cards-in';
import { type KnownCards, noKnownCards } from './known-cards';
import { say } from './says';

export type Detail = Settings['company'];

/** OWN-140: the detail that the group keeps: full as soon as one card of a hand is written down. */
export const detailOf = (entry: FightEntry): Detail =>
  entry.heroes.some(
    hero =>
      hero.abilities.length > 0 || hero.archetype !== null || hero.items.some(item => item.uses?.length),
  )
    ? 'full'
    : 'light';

/** In light detail the cards stay on the table; a companion's injuries count all the same (CN-8). */
function cardsOf(hero: FightHero, detail: Detail, known: KnownCards, words: Wording): Partial<HeroSetup> {
  const injuries = hero.injuries.map(one => injuryIn(one, known.injury(one.name)));
  if (detail === 'light') return { might: hero.might, ...(hero.kind === 'companion' ? { injuries } : {}) };
  return {
    injuries,
    items: hero.items.map(one => itemIn(one, known.item(one.name), words)),
    ...(hero.kind === 'full'
      ? { cards: hero.abilities.map(one => abilityIn(one, known.ability(one.name), words)) }
      : {}),
    ...(hero.archetype
      ? { archetype: archetypeIn(hero.archetype, known.archetype(hero.archetype.name), words) }
      : {}),
  };
}

function heroIn(hero: FightHero, place: HeroSetup | undefined, cards: Partial<HeroSetup>): HeroSetup {
  return {
    id: hero.id,
    name: hero.name,
    class: hero.class,
    kind: hero.kind,
    defense: hero.defense.total,
    hp: hero.hp,
    tokens: { ...hero.tokens },
    ...cards,
    ...(hero.range === null ? {} : { range: hero.range }),
    ...(hero.maxAnimus === null ? {} : { maxAnimus: hero.maxAnimus }),
    ...(hero.regen === null ? {} : { regen: hero.regen }),
    ...(place?.at ? { at: place.at } : {}),
    facing: place?.facing ?? 'N',
  };
}

/** OWN-141: a card that nobody has copied comes in with likely numbers, to be put right there. */
function allyIn(id: string, name: string, numbers: AllyNumbers = UNREAD_ALLY): AllyCard {
  const { range, once, ...values } = numbers;
  return {
    id,
    name,
    ...values,
    ...(range === null ? {} : { range }),
    ...(once === '' ? {} : { once: onceIn(once) }),
  };
}

/** What must not be forgotten: the story's reminders, and in light detail the injuries that lie in hands (IN-2). */
function said(entry: FightEntry, detail: Detail): readonly Reminder[] {
  const first = (id: string, text: Said): Reminder => ({ id, time: { at: 'round', round: 1 }, text });
  const injured =
    detail === 'light' ? entry.heroes.filter(h => h.kind === 'full' && h.injuries.length > 0) : [];
  return [
    ...entry.reminders.map((text, i) => first(`campaign-${i}`, text)),
    ...(entry.allyTokens > 0
      ? [first('comradery', say('company.comradery', { tokens: entry.allyTokens }))]
      : []),
    ...injured.map(hero =>
      first(
        `injuries-${hero.id}`,
        say('company.injuries', { who: hero.name, injuries: hero.injuries.map(one => one.name) }),
      ),
    ),
  ];
}

/**
 * SU-1, CP-1, CP-5, CN-8: an encounter made ready, fought by this company with what it brings. Cards keep what stands on
 * them as text: what nobody has written there is worded now.
 */
export function companyIn(
  base: Setup,
  entry: FightEntry,
  words: Wording,
  detail: Detail = 'light',
  known: KnownCards = noKnownCards,
): Setup {
  const heroes = entry.heroes.map((hero, i) =>
    heroIn(hero, base.heroes[i], cardsOf(hero, detail, known, words)),
  );
  const { guardian: _, ...rest } = base;
  return {
    ...rest,
    // Only names and cards of this table come in; those of the practice company stay out.
    settings: { ...base.settings, company: detail },
    chapter: entry.chapter,
    difficulty: entry.difficulty,
    hardcore: entry.hardcore,
    ambushed: entry.ambushed,
    // EN-6: a replay repeats the encounter's setup, not the story.
    ...(entry.attempt === 1 ? { from: 'story' } : {}),
    rulesSeen: entry.rulesSeen,
    heroes,
    lead: heroes[0]?.id ?? '',
    allies: entry.allies.map(({ id, name, numbers }) => {
      const written = numbers ? undefined : known.ally(name);
      return written ? { ...written, id, name } : allyIn(id, name, numbers);
    }),
    ...(entry.guardian === undefined
      ? {}
      : { guardian: allyIn('guardian', words(say('company.guardian')), entry.guardian ?? UNREAD_ALLY) }),
    allyTokens: entry.allyTokens,
    reminders: [...(base.reminders ?? []), ...said(entry, detail)],
  };
}

/** Names of cards that would come in more exactly if somebody copied them first. */
export function uncopied(entry: FightEntry, known: KnownCards = noKnownCards): readonly Said[] {
  const allies = entry.allies.filter(ally => !ally.numbers && !known.ally(ally.name)).map(ally => ally.name);
  const guardian = entry.guardian === null ? [say('company.guardian')] : [];
  const bare = entry.heroes.filter(hero => cardsIn(hero.items) === 0).map(hero => hero.name);
  return [...new Set([...bare, ...allies]), ...guardian];
}
