import type { HeroSetup } from '../encounter/model/setup';
import { isSameClass } from '../stage/class-name';
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
