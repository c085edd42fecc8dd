import { never } from '../../../../basics/never';
import type { Decided } from '../../../../play/rules';
import type { Ability } from '../battle/card';
import type { Fighter } from '../fight/model';
import { nothing } from '../goods';
import type { Member } from '../play/cards';
import { memberOf as asMember } from '../play/fighters';
import type { Tile } from '../play/places';
import { landmarks } from '../world/landmarks';
import { say } from './says';

/** LD-2: so many of one land lie in the group's bag. */
export interface LandCount {
  readonly tile: Tile;
  readonly n: number;
}

/** The group's own box: every card that was taught, by its name, and what lies in its bag of lands. */
export interface OwnBox {
  readonly cards: readonly Member[];
  readonly lands?: readonly LandCount[];
}

export type BoxCommand =
  /** TE-2: what was taught is known from then on; of what is not told the box keeps what it had. */
  | { readonly do: 'learn'; readonly card: Member }
  | { readonly do: 'forget'; readonly name: string }
  /** So many of this land lie in the bag. */
  | { readonly do: 'lands'; readonly tile: Tile; readonly n: number };
export type BoxEvent =
  | { readonly type: 'learned'; readonly card: Member }
  | { readonly type: 'forgotten'; readonly name: string }
  | { readonly type: 'lands'; readonly tile: Tile; readonly n: number };

export const emptyBox: OwnBox = { cards: [] };

/** Twins in other letters are one card. */
export const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const cardNamed = (cards: readonly Member[], name: string): Member | undefined =>
  cards.find(card => alike(card.name, name));

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
    case 'learned': {
      const old = cardNamed(box.cards, event.card.name);
      return {
        ...box,
        cards: old ? box.cards.map(card => (card === old ? event.card : card)) : [...box.cards, event.card],
      };
    }
    case 'forgotten':
      return { ...box, cards: box.cards.filter(({ name }) => !alike(name, event.name)) };
    case 'lands': {
      const { tile, n } = event;
      const others = (box.lands ?? []).filter(one => !sameLand(one.tile, tile));
      return { ...box, lands: n > 0 ? [...others, { tile, n }] : others };
    }
    default:
      return never(event);
  }
}

const sameLand = (a: Tile, b: Tile): boolean => a.type === b.type && a.landmark === b.landmark;

export const landsIn = ({ lands = [] }: OwnBox, tile: Tile): number =>
  lands.find(one => sameLand(one.tile, tile))?.n ?? 0;

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

/** A box holds no more. */
const mostCards = 300;

const refusal = (code: string): Decided<OwnBox, BoxEvent> => ({
  ok: false,
  error: { code, rule: 'TE-2', message: say('korrem.b-refused', { code }) },
});

export function decideBox(box: OwnBox, command: BoxCommand): Decided<OwnBox, BoxEvent> {
  switch (command.do) {
    case 'learn': {
      if (command.card.name.trim() === '') return refusal('name');
      const old = cardNamed(box.cards, command.card.name);
      if (!old && box.cards.length >= mostCards) return refusal('full');
      const { last: _, ...plain } = { last: null, ...command.card };
      const card: Member = {
        ...plain,
        id: old?.id ?? `own-${box.cards.length + 1}-${command.card.name.trim().toLowerCase().slice(0, 40)}`,
        name: command.card.name.trim(),
        undead: false,
        bonds: [],
        of: null,
        abilities: command.card.abilities.map(one => ({ ...one, last: null, ready: true })),
      };
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
