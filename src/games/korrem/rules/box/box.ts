import { never } from '../../../../basics/never';
import type { Decided } from '../../../../play/rules';
import type { Ability } from '../battle/card';
import type { Fighter } from '../fight/model';
import { nothing } from '../goods';
import type { Member } from '../play/cards';
import { memberOf as asMember } from '../play/fighters';
import { say } from './says';

/** The group's own box: every card that was taught, by its name. */
export interface OwnBox {
  readonly cards: readonly Member[];
}

export type BoxCommand =
  /** TE-2: what was taught is known from then on; of what is not told the box keeps what it had. */
  { readonly do: 'learn'; readonly card: Member } | { readonly do: 'forget'; readonly name: string };
export type BoxEvent =
  | { readonly type: 'learned'; readonly card: Member }
  | { readonly type: 'forgotten'; readonly name: string };

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
        cards: old ? box.cards.map(card => (card === old ? event.card : card)) : [...box.cards, event.card],
      };
    }
    case 'forgotten':
      return { cards: box.cards.filter(({ name }) => !alike(name, event.name)) };
    default:
      return never(event);
  }
}

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
