import { never } from '../../../../basics/never';
import type { Decided } from '../../../../play/rules';
import type { Ability } from '../battle/card';
import type { Fighter } from '../fight/model';
import { nothing } from '../goods';
import type { Nature } from '../meeting/natures';
import { isFormation } from '../npc/formation';
import type { Member } from '../play/cards';
import type { Tile } from '../play/places';
import { memberOf as asMember } from '../play/war/fighters';
import { landmarks } from '../world/landmarks';
import { alike, cardNamed } from './cards';
import { deckNamed, mostInDeck, sizeOf } from './decks';
import type { BoxCommand, BoxEvent, OwnBox, Pack } from './model';
import { landId, library, pickFor } from './pack';
import { say } from './says';

export const emptyBox: OwnBox = { cards: [] };

const numbers = ['attack', 'defense', 'health', 'speed'] as const;

/** TE-1: a card as it is now known: a number that is still open stays as the box has it. */
export function knownBetter(old: Member, told: Member): Member {
  const open = told.unsure ?? [];
  const kept = Object.fromEntries(numbers.filter(name => open.includes(name)).map(name => [name, old[name]]));
  const unsure = open.filter(name => old.unsure?.includes(name) ?? false);
  const { unsure: _, ...card } = told;
  return {
    ...card,
    ...kept,
    name: old.name,
    abilities: withAbilities(old.abilities, told.abilities),
    ...(unsure.length > 0 && { unsure }),
  };
}

/** Abilities by their names; those that a later teaching does not tell stay. */
const withAbilities = (old: readonly Ability[], told: readonly Ability[]): readonly Ability[] => [
  ...told,
  ...old.filter(
    one => !told.some(other => other.name === one.name || other.on.some(number => one.on.includes(number))),
  ),
];

export function applyBox(box: OwnBox, event: BoxEvent): OwnBox {
  switch (event.type) {
    case 'learned':
      return library.put(box, { cards: [event.card] });
    case 'forgotten': {
      const { name } = event;
      const decks = box.decks?.map(deck => ({
        ...deck,
        cards: deck.cards.filter(card => !alike(card.name, name)),
      }));
      return { ...library.remove(box, { part: 'cards', id: name }), ...(decks && { decks }) };
    }
    case 'lands': {
      const { tile, n } = event;
      const others = library.remove(box, { part: 'lands', id: landId(tile) });
      return n > 0 ? library.put(others, { lands: [{ tile, n }] }) : { ...others, lands: others.lands ?? [] };
    }
    case 'deck':
      return library.put(box, { decks: [event.deck] });
    case 'no-deck':
      return library.remove(box, { part: 'decks', id: event.nation });
    case 'formation':
      return library.put(box, { formation: event.cells });
    case 'row': {
      const { nature, row } = event;
      const others = library.remove({ rows: {}, ...box }, { part: 'rows', id: nature });
      return row ? library.put(others, { rows: { [nature]: row } }) : others;
    }
    default:
      return never(event);
  }
}

export const landsIn = ({ lands = [] }: OwnBox, tile: Tile): number =>
  lands.find(one => landId(one.tile) === landId(tile))?.n ?? 0;

/** LD-8: the bag that an own game draws from; nothing where no land was told. */
export function bagOf({ lands = [] }: OwnBox): readonly Tile[] | null {
  const bag = lands.flatMap(({ tile, n }) => Array.from({ length: n }, () => tile));
  return bag.length > 0 ? bag : null;
}

/** CR-1: the creature deck of an own game: every card whose nature was told; nothing where there is none. */
export function deckOf({ cards }: OwnBox): readonly Member[] | null {
  const wild = cards.filter(({ nature }) => nature !== null);
  return wild.length > 0 ? wild : null;
}

/** LD-2, LD-7: wasteland lies in no bag, and a landmark has its own type. */
const isLand = ({ type, landmark }: Tile): boolean =>
  landmark === null ? type !== 'wasteland' : landmarks[landmark].type === type;

/** More than a bag holds of one. */
const mostOfOne = 60;

/** At a table of six nobody has more, and a box may hold those of two editions. */
const mostDecks = 12;

/** A box holds no more. */
const mostCards = 300;

const refusal = (code: string): Decided<OwnBox, BoxEvent> => ({
  ok: false,
  error: { code, rule: 'TE-2', message: say('korrem.b-refused', { code }) },
});

/** A card as it lies in a box: nothing has befallen it. */
function unplayed(box: OwnBox, told: Member): Member {
  const name = told.name.trim();
  const old = cardNamed(box.cards, name);
  const { last: _, ...plain } = { last: null, ...told };
  return {
    ...plain,
    id: old?.id ?? `own-${box.cards.length + 1}-${name.toLowerCase().slice(0, 40)}`,
    name: old?.name ?? name,
    undead: false,
    bonds: [],
    of: null,
    abilities: told.abilities.map(one => ({ ...one, last: null, ready: true })),
  };
}

/** TE-2: card by card, then decks, for these name cards; the first that does not fit refuses all. */
function takePack(box: OwnBox, pack: Pack): Decided<OwnBox, BoxEvent> {
  const found = library.differences(box, pack);
  if (found.length === 0) return refusal('nothing');
  const { cards = [], decks = [], lands = [], formation, rows = {} } = pickFor(box, pack, found);
  const events: BoxEvent[] = [];
  let now = box;
  const put = (...some: readonly BoxEvent[]): void => {
    events.push(...some);
    now = some.reduce(applyBox, now);
  };
  for (const card of cards) {
    if (card.name.trim() === '') return refusal('name');
    if (!cardNamed(now.cards, card.name) && now.cards.length >= mostCards) return refusal('full');
    put({ type: 'learned', card: unplayed(now, card) });
  }
  const others: readonly BoxCommand[] = [
    ...decks.map(deck => ({ do: 'deck', deck }) as const),
    ...lands.map(land => ({ do: 'lands', ...land }) as const),
    ...(formation ? [{ do: 'formation', cells: formation } as const] : []),
    ...Object.entries(rows).map(([nature, row]) => ({ do: 'row', nature: nature as Nature, row }) as const),
  ];
  for (const command of others) {
    const decided = decideBox(now, command);
    if (!decided.ok) return decided;
    put(...decided.value);
  }
  return { ok: true, value: events };
}

export function decideBox(box: OwnBox, command: BoxCommand): Decided<OwnBox, BoxEvent> {
  switch (command.do) {
    case 'learn': {
      if (command.card.name.trim() === '') return refusal('name');
      const old = cardNamed(box.cards, command.card.name);
      if (!old && box.cards.length >= mostCards) return refusal('full');
      const card = unplayed(box, command.card);
      return { ok: true, value: [{ type: 'learned', card: old ? knownBetter(old, card) : card }] };
    }
    case 'lands':
      return isLand(command.tile) && command.n <= mostOfOne
        ? { ok: true, value: [{ type: 'lands', tile: command.tile, n: command.n }] }
        : refusal('land');
    case 'forget':
      return cardNamed(box.cards, command.name)
        ? { ok: true, value: [{ type: 'forgotten', name: command.name }] }
        : refusal('unknown');
    case 'deck': {
      const { deck } = command;
      const nation = deck.nation.trim();
      const old = deckNamed(box.decks ?? [], nation);
      if (nation === '') return refusal('name');
      if (!old && (box.decks?.length ?? 0) >= mostDecks) return refusal('full');
      if (sizeOf(deck) > mostInDeck) return refusal('deck');
      if (deck.cards.some(({ name }) => !cardNamed(box.cards, name))) return refusal('unknown');
      const cards = deck.cards.filter(({ n }) => n > 0);
      return { ok: true, value: [{ type: 'deck', deck: { ...deck, nation: old?.nation ?? nation, cards } }] };
    }
    case 'no-deck':
      return deckNamed(box.decks ?? [], command.nation)
        ? { ok: true, value: [{ type: 'no-deck', nation: command.nation }] }
        : refusal('unknown');
    case 'formation':
      return isFormation(command.cells)
        ? { ok: true, value: [{ type: 'formation', cells: command.cells }] }
        : refusal('formation');
    case 'row':
      return { ok: true, value: [{ type: 'row', nature: command.nature, row: command.row }] };
    case 'take':
      return takePack(box, command.pack);
  }
}

/** What a card in a battle teaches. */
export const taughtBy = (fighter: Fighter, old: Member | undefined): Member => {
  const member = asMember(fighter, null, nothing);
  const { nature = null, realm = null, cost = nothing, points = 0, gathers = [], barter = false } = old ?? {};
  const { seafaring = false, magic = null } = old ?? {};
  return {
    ...member,
    nature,
    realm,
    cost,
    points,
    gathers,
    barter,
    seafaring,
    magic,
    ...(fighter.unsure && { unsure: fighter.unsure }),
  };
};
