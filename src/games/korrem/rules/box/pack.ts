import { canonical } from '../../../../basics/hash';
import type { Nature } from '../meeting/natures';
import type { Member } from '../play/cards';
import { sameTile } from '../play/places';
import { alike, cardNamed } from './cards';
import { deckNamed } from './decks';
import type { LandCount, OwnBox, Pack } from './model';

type PackPart = 'cards' | 'decks' | 'lands' | 'formation' | 'rows';

/** One thing of a pack that a box has not, or has otherwise. */
export interface Difference {
  readonly part: PackPart;
  /** Its name within the part. */
  readonly id: string;
  readonly isNew: boolean;
}

/** What is printed on a card: neither how a box calls it, nor what has befallen it in a game. */
function printed({ id: _, undead: __, bonds: ___, of: ____, ...card }: Member): unknown {
  return {
    ...card,
    name: card.name.trim().toLowerCase(),
    unsure: card.unsure?.length ? card.unsure.toSorted() : undefined,
    abilities: card.abilities.map(({ ready: _, last: __, ...ability }) => ability),
  };
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

export const landId = ({ tile }: LandCount): string => tile.landmark ?? tile.type;

const naturesOf = ({ rows = {} }: Pack): Nature[] => Object.keys(rows) as Nature[];

/** What a pack would change: new to the box, or other than it has. Shown before anything is taken. */
export function differencesOf(box: OwnBox, pack: Pack): readonly Difference[] {
  const found: Difference[] = [];
  const tell = (part: PackPart, id: string, ours: unknown, theirs: unknown): void => {
    if (!same(ours, theirs)) found.push({ part, id, isNew: ours === undefined });
  };
  for (const card of pack.cards ?? []) {
    const ours = cardNamed(box.cards, card.name);
    tell('cards', card.name, ours && printed(ours), printed(card));
  }
  for (const deck of pack.decks ?? []) {
    const ours = deckNamed(box.decks ?? [], deck.nation);
    tell('decks', deck.nation, ours && { ...ours, nation: deck.nation }, deck);
  }
  for (const land of pack.lands ?? [])
    tell('lands', landId(land), box.lands?.find(({ tile }) => sameTile(tile, land.tile))?.n, land.n);
  if (pack.formation) tell('formation', '', box.formation, pack.formation);
  for (const nature of naturesOf(pack)) tell('rows', nature, box.rows?.[nature], pack.rows?.[nature]);
  return found;
}

/** Only what is picked out of a pack; a deck brings the cards along that the box does not know. */
export function picked(box: OwnBox, pack: Pack, which: readonly Difference[]): Pack {
  const has = (part: PackPart, id: string): boolean =>
    which.some(one => one.part === part && alike(one.id, id));
  const decks = (pack.decks ?? []).filter(({ nation }) => has('decks', nation));
  const dealt = (name: string): boolean =>
    !cardNamed(box.cards, name) && decks.some(({ cards }) => cards.some(one => alike(one.name, name)));
  const cards = (pack.cards ?? []).filter(({ name }) => has('cards', name) || dealt(name));
  const lands = (pack.lands ?? []).filter(one => has('lands', landId(one)));
  const rows = Object.fromEntries(
    naturesOf(pack).flatMap(nature => (has('rows', nature) ? [[nature, pack.rows?.[nature]]] : [])),
  );
  return {
    ...(cards.length > 0 && { cards }),
    ...(decks.length > 0 && { decks }),
    ...(lands.length > 0 && { lands }),
    ...(pack.formation && has('formation', '') && { formation: pack.formation }),
    ...(Object.keys(rows).length > 0 && { rows }),
  };
}
