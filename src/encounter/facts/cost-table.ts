import type { FriendRole } from '../model/entities';

/** Every way to act that may be paid for with animus. */
export type Way =
  /** An attack in a turn, as its card or sheet lets one make it. */
  | 'attack'
  /** The attack that a companion or an ally buys with a token (CN-5). */
  | 'bought'
  /** From the inside of an enemy (SE-15). */
  | 'inside'
  | 'move'
  /** An ability card, an archetype's ability, an ally's own. */
  | 'ability'
  /** An ability played as an interrupt. */
  | 'interrupt'
  | 'item'
  | 'escape'
  | 'rejuvenate';

/** A number, the price printed on a card, or one for each hex. Null: a friend of this kind never does it. */
export type Price = number | 'printed' | 'eachHex' | null;

export interface Cost {
  readonly rule: string;
  readonly price: Price;
}

type Row = { readonly [K in FriendRole]: Cost };

const costs = (rule: string, price: Price): Cost => ({ rule, price });
const never = (rule: string): Cost => costs(rule, null);
const all = (of: Cost): Row => ({
  full: of,
  companion: of,
  ally: of,
  guardian: of,
  friendly: of,
  sentinel: of,
});

/** FT-1: the Guardian pays what its card says, as any ally does. */
const byCard = (rule: string) => ({ ally: costs(rule, 'printed'), guardian: costs('FT-1', 'printed') });
const rooted = { sentinel: never('GM-7') };

/** What it costs, by the way to act and by who acts. The commands and the tests read it. */
export const costTable: { readonly [W in Way]: Row } = {
  attack: {
    // AB-3: a full character pays for the card that lets it attack.
    ...all(costs('AB-3', 0)),
    companion: costs('CN-1', 1),
    ...byCard('UC-4'),
    sentinel: never('GM-11'),
  },
  bought: { ...all(costs('CN-5', 0)), full: never('CN-5'), sentinel: never('GM-11') },
  inside: { ...all(costs('SE-15', 1)), full: costs('SE-15', 3), ...rooted },
  move: {
    ...all(costs('OP-3', 'eachHex')),
    companion: costs('CN-2', 1),
    ...byCard('UC-4'),
    ...rooted,
  },
  ability: {
    ...all(never('AB-1')),
    full: costs('AB-3', 'printed'),
    companion: costs('CN-4', 1),
    ...byCard('UC-5'),
  },
  interrupt: {
    ...all(never('AB-1')),
    full: costs('AB-3', 'printed'),
    companion: costs('CN-4', 0),
    ...byCard('UC-5'),
  },
  item: { ...all(never('IT-2')), full: costs('IT-2', 'printed'), companion: costs('CN-6', 0) },
  escape: { ...all(costs('SE-4', 1)), full: costs('SE-4', 3) },
  rejuvenate: { ...all(never('GM-5')), full: costs('GM-5', 6), companion: costs('GM-5', 2) },
};

/** A price that is a number; nothing where a card prints the price, or where there is none. */
export function fixedCost(way: Way, kind: FriendRole): number {
  const { price } = costTable[way][kind];
  return typeof price === 'number' ? price : 0;
}
