import type { HeroSetup, Setup } from '../encounter/model/setup';
import { isOfClass, isSameClass } from '../stage/class-name';
import type { AllyCard } from '../stage/company';
import type { Pack, ReadyHero } from './pack';

/** A ready-made character of a pack as it walks into a fight: ids become the cards that they name. */
export function heroFrom(pack: Pack, hero: ReadyHero): HeroSetup {
  const cls = pack.classes.find(c => c.id === hero.class);
  const hand = hero.hand ?? cls?.abilities.slice(0, 7).map(a => a.id) ?? [];
  const archetype = cls?.archetypes?.find(a => a.id === hero.archetype);
  return {
    id: hero.id,
    name: hero.name,
    class: hero.class,
    ...(cls && !isSameClass(cls.name, cls.id) ? { className: cls.name } : {}),
    kind: hero.kind,
    items: (hero.items ?? []).flatMap(id => pack.items.filter(i => i.id === id)),
    ...(cls && hero.kind === 'full'
      ? {
          maxAnimus: cls.maxAnimus,
          regen: cls.regen,
          cards: hand.flatMap(id => cls.abilities.filter(a => a.id === id)),
        }
      : {}),
    ...(cls?.special === undefined ? {} : { special: cls.special }),
    ...(archetype === undefined ? {} : { archetype }),
    ...(hero.defense === undefined ? {} : { defense: hero.defense }),
    ...(hero.might === undefined ? {} : { might: hero.might }),
    ...(hero.range === undefined ? {} : { range: hero.range }),
  };
}

/** OWN-261: the ally of a pack that is the Guardian's own card. */
const guardians = 'guardian';

/** Numbers to begin with, where nobody has copied its card. */
const unread: Omit<AllyCard, 'id' | 'name'> = {
  defense: 2,
  might: { white: 2 },
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
};

/** GM-3, OWN-261: who comes with ready-made characters: the pack's allies, and the Guardian of a Grove Maiden among them. */
export function comesWith(pack: Pack, heroes: readonly HeroSetup[]): Pick<Setup, 'allies' | 'guardian'> {
  const allies = pack.allies.filter(one => one.id !== guardians);
  const maiden = heroes.find(one => isOfClass(one, 'grove'));
  if (!maiden) return { allies };
  const own = pack.allies.find(one => one.id === guardians);
  return { allies, guardian: own ?? { id: guardians, name: maiden.name, ...unread } };
}
