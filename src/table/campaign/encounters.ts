import type { Setup } from '../../encounter/model/setup';
import type { Pack } from '../../packs/pack';
import { listPacks, packs } from '../packs/list';
import { practiceSetup } from '../packs/try';
import { type KnownCards, knownCards } from './known-cards';

/** An encounter of a pack that this table has brought in or written. */
export interface Offered {
  readonly key: string;
  readonly name: string;
  readonly chapter: number | undefined;
  readonly setup: (seed: number) => Setup;
}

export interface Shelf {
  readonly encounters: readonly Offered[];
  readonly cards: KnownCards;
}

function offeredOf(id: string, pack: Pack): readonly Offered[] {
  return pack.encounters.map(encounter => ({
    key: `${id}/${encounter.id}`,
    name: encounter.name,
    chapter: encounter.chapter,
    setup: seed => {
      const setup = practiceSetup(encounter, seed);
      // A card that nobody has written down yet stays on the table.
      const unknown = encounter.cards.length < 15 || encounter.cards.some(card => !card.known);
      return unknown ? { ...setup, settings: { ...setup.settings, stage: 'physical' } } : setup;
    },
  }));
}

/** The group's own packs: encounters to fight, those of this chapter first, and cards that are written out in them. */
export async function shelf(chapter: number): Promise<Shelf> {
  await listPacks();
  const own = (packs.value ?? []).filter(one => one.origin !== 'builtin' && one.problems === 0);
  const encounters = own.flatMap(one => offeredOf(one.id, one.pack));
  return {
    encounters: encounters.toSorted((a, b) => Number(b.chapter === chapter) - Number(a.chapter === chapter)),
    cards: knownCards(own.map(one => one.pack)),
  };
}
