import type { Pack } from '../../packs/pack';
import type { AbilityCard, AllyCard, Archetype, InjuryCard, ItemCard } from '../../stage/company';

/** Cards that the group's packs write out, by name: what the sheet names is found here (OWN-147). */
export interface KnownCards {
  readonly ability: (name: string) => AbilityCard | undefined;
  readonly archetype: (name: string) => Archetype | undefined;
  readonly item: (name: string) => ItemCard | undefined;
  readonly injury: (name: string) => InjuryCard | undefined;
  readonly ally: (name: string) => AllyCard | undefined;
}

interface Named {
  readonly name: string;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The first card of a name counts: the group's own packs come before others. */
function byName<Card extends Named>(cards: readonly Card[]): (name: string) => Card | undefined {
  const found = new Map<string, Card>();
  for (const card of cards) {
    const key = keyOf(card.name);
    if (!found.has(key)) found.set(key, card);
  }
  return name => found.get(keyOf(name));
}

export const knownCards = (packs: readonly Pack[]): KnownCards => ({
  ability: byName(packs.flatMap(pack => pack.classes.flatMap(one => one.abilities))),
  archetype: byName(packs.flatMap(pack => pack.classes.flatMap(one => one.archetypes ?? []))),
  item: byName(packs.flatMap(pack => pack.items)),
  injury: byName(packs.flatMap(pack => pack.injuries)),
  ally: byName(packs.flatMap(pack => pack.allies)),
});

export const noKnownCards: KnownCards = knownCards([]);
