import type { FightEntry, FightHero } from '../../campaign/fight';
import type { HeroSetup, Setup } from '../../encounter/setup';
import type { AllyCard } from '../../stage/company';
import type { Reminder } from '../../stage/encounter';

/** Where the two parts of the app say a class differently. */
const classIn = (id: FightHero['class']): string => (id === 'grove' ? 'grove-maiden' : id);

function heroIn(hero: FightHero, place: HeroSetup | undefined): HeroSetup {
  return {
    id: hero.id,
    name: hero.name,
    class: classIn(hero.class),
    kind: hero.kind,
    defense: hero.defense.total,
    might: hero.might,
    hp: hero.hp,
    tokens: { ...hero.tokens },
    // The cards themselves lie on the table; CN-8 counts a companion's.
    injuries: hero.injuries.map(({ id, name }) => ({ id, name, cooldown: 0, text: name })),
    ...(hero.range === null ? {} : { range: hero.range }),
    ...(hero.maxAnimus === null ? {} : { maxAnimus: hero.maxAnimus }),
    ...(hero.regen === null ? {} : { regen: hero.regen }),
    ...(place?.at ? { at: place.at } : {}),
    facing: place?.facing ?? 'N',
  };
}

/** An ally's card lies on the table; these numbers are a beginning, to be put right there. */
const allyIn = (ally: { readonly id: string; readonly name: string }): AllyCard => ({
  id: ally.id,
  name: ally.name,
  defense: 2,
  might: { white: 2 },
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
});

const said = (entry: FightEntry): readonly Reminder[] =>
  entry.reminders.map((text, i) => ({ id: `campaign-${i}`, time: { at: 'round', round: 1 }, text }));

/** SU-1, CP-1, CP-5, CN-8: an encounter made ready, fought by this company with what it brings. */
export function companyIn(base: Setup, entry: FightEntry): Setup {
  const heroes = entry.heroes.map((hero, i) => heroIn(hero, base.heroes[i]));
  return {
    ...base,
    // No names and cards but those that this table has; a practice company's stay at home.
    settings: { ...base.settings, company: 'light' },
    chapter: entry.chapter,
    difficulty: entry.difficulty,
    hardcore: entry.hardcore,
    ambushed: entry.ambushed,
    heroes,
    lead: heroes[0]?.id ?? '',
    allies: entry.allies.map(allyIn),
    allyTokens: entry.allyTokens,
    reminders: [...(base.reminders ?? []), ...said(entry)],
  };
}
