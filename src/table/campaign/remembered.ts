import type { ClassId } from '../../campaign/kinds/classes';
import type { AllyNumbers } from '../../campaign/kinds/uses';
import type { Ability, Archetype, Injury } from '../../campaign/model/character';
import type { Event } from '../../campaign/model/event';
import type { Item, NewItem } from '../../campaign/model/items';
import type { Campaign } from '../../campaign/model/state';
import { deviceStore } from '../../play/store';
import { campaignKindName } from './companies';
import { campaignKind } from './kind';

export interface OfClass<Card> {
  readonly class: ClassId;
  readonly card: Card;
}

/** Text that a group has written before, in any of its companies; the newest entry of a name counts. */
export interface Remembered {
  readonly items: readonly NewItem[];
  readonly abilities: readonly OfClass<Omit<Ability, 'id'>>[];
  readonly archetypes: readonly OfClass<Omit<Archetype, 'id'>>[];
  readonly injuries: readonly Omit<Injury, 'id'>[];
  readonly allies: readonly { readonly name: string; readonly numbers: AllyNumbers }[];
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The first entry of a name stays. */
function once<Card>(cards: readonly Card[], key: (card: Card) => string): readonly Card[] {
  const found = new Map<string, Card>();
  for (const card of cards) if (!found.has(key(card))) found.set(key(card), card);
  return [...found.values()];
}

function bare<Card extends { readonly id: string }>({ id: _, ...card }: Card): Omit<Card, 'id'> {
  return card;
}

/** A sum of several cards is no card, so it is not remembered (OWN-144). */
const single = (items: readonly Item[]): readonly NewItem[] => items.filter(one => !one.cards).map(bare);

/** Entries come from the sheets as they stand, the most important first, and from the first sheet's whole history. */
export function rememberedIn(sheets: readonly Campaign[], written: readonly Event[] = []): Remembered {
  const people = sheets.flatMap(sheet => Object.values(sheet.people));
  const earlier = written.flatMap(event => (event.event === 'itemPut' ? [event.item] : [])).toReversed();
  const held = sheets.flatMap(sheet => [
    ...sheet.backpack,
    ...Object.values(sheet.people).flatMap(c => c.items),
  ]);
  const byName = ({ name }: { readonly name: string }) => keyOf(name);
  const byClass = ({ class: id, card }: OfClass<{ readonly name: string }>) => `${id}/${keyOf(card.name)}`;
  return {
    items: once(single([...held, ...earlier]), byName),
    abilities: once(
      people.flatMap(c => c.abilities.map(card => ({ class: c.class, card: bare(card) }))),
      byClass,
    ),
    archetypes: once(
      people.flatMap(c => c.archetypes.map(card => ({ class: c.class, card: bare(card) }))),
      byClass,
    ),
    injuries: once(
      people.flatMap(c => c.injuries.map(bare)),
      byName,
    ),
    allies: once(
      sheets.flatMap(sheet =>
        sheet.allies.flatMap(({ name, numbers }) => (numbers ? [{ name, numbers }] : [])),
      ),
      byName,
    ),
  };
}

/** How many other companies are searched. */
const most = 12;

export interface OtherCompany {
  readonly id: string;
  readonly name: string;
  readonly sheets: Campaign;
}

/** The other companies of this device, the last one played first. */
export async function otherCompanies(except: string): Promise<readonly OtherCompany[]> {
  const store = await deviceStore();
  const listed = await store.list(campaignKindName);
  const rows = (listed.ok ? listed.value : []).filter(one => one.deleted === null && one.id !== except);
  const found = await Promise.all(
    rows
      .toSorted((a, b) => b.played - a.played)
      .slice(0, most)
      .map(async ({ id, name }) => {
        const sheets = await store.load(campaignKind, id);
        return sheets.ok && sheets.value ? [{ id, name, sheets: sheets.value }] : [];
      }),
  );
  return found.flat();
}

/** Names that fit what is being typed: those that begin so, then those with a word that does, then the rest. */
export function matching<Card extends { readonly name: string }>(
  cards: readonly Card[],
  typed: string,
  count = 6,
): readonly Card[] {
  const asked = keyOf(typed);
  if (asked === '') return [];
  const rank = (name: string): number => {
    const key = keyOf(name);
    if (key.startsWith(asked)) return 0;
    if (key.split(/[\s-]+/).some(word => word.startsWith(asked))) return 1;
    return key.includes(asked) ? 2 : 3;
  };
  return cards
    .map(card => ({ card, at: rank(card.name) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at || a.card.name.localeCompare(b.card.name))
    .slice(0, count)
    .map(({ card }) => card);
}
