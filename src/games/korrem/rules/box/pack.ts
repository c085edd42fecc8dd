import { dictionaryCollection, listCollection, singleEntry } from '../../../../library/collections';
import { type Difference, defineLibrary } from '../../../../library/library';
import type { Member } from '../play/cards';
import type { Tile } from '../play/places';
import { alike, cardNamed } from './cards';
import type { OwnBox, Pack } from './model';

/** What is printed on a card: neither how a box calls it, nor what has befallen it in a game. */
function printed({ id: _, undead: __, bonds: ___, of: ____, ...card }: Member): unknown {
  return {
    ...card,
    name: card.name.trim().toLowerCase(),
    unsure: card.unsure?.length ? card.unsure.toSorted() : undefined,
    abilities: card.abilities.map(({ ready: _, last: __, ...ability }) => ability),
  };
}

export const landId = ({ landmark, type }: Tile): string => landmark ?? type;

/** TE-2: names that differ only in case are the same card or nation. */
export const library = defineLibrary<Pack>({
  cards: listCollection({ idOf: ({ name }) => name, isSameId: alike, contentOf: printed }),
  decks: listCollection({
    idOf: ({ nation }) => nation,
    isSameId: alike,
    contentOf: ({ nation: _, ...deck }) => deck,
  }),
  lands: listCollection({ idOf: ({ tile }) => landId(tile), contentOf: ({ n }) => n }),
  formation: singleEntry(),
  rows: dictionaryCollection(),
});

export type PackDifference = Difference<keyof Pack>;

/** Only the chosen entries of a pack; a deck also brings the cards that the box does not have. */
export function pickFor(box: OwnBox, pack: Pack, entries: readonly PackDifference[]): Pack {
  const decks = library.pick(pack, entries).decks ?? [];
  const missing = decks
    .flatMap(({ cards }) => cards)
    .filter(({ name }) => !cardNamed(box.cards, name))
    .map(({ name }) => ({ part: 'cards' as const, id: name }));
  return library.pick(pack, [...entries, ...missing]);
}
