import type { CombatWeapon, ShotWeapon } from '../board';

/** IN-1: what an item takes up. */
export const slots = ['combat', 'shot', 'head', 'body', 'limb', 'shield', 'artefact'] as const;
export type Slot = (typeof slots)[number];
export type Room = Readonly<Partial<Record<Slot, number>>>;

/** IN-1: how much of each one warrior carries, unless its profile says more. */
export const mostOf: Readonly<Record<Slot, number>> = {
  combat: 2,
  shot: 1,
  head: 1,
  body: 1,
  limb: 2,
  shield: 1,
  artefact: 5,
};
/** IN-1, CA-4. */
export const mostSilver = 100;

/** A card of equipment, or what a profile holds. It is known by its id wherever it lies. */
export interface Item {
  readonly name: string;
  /** IN-1: an item may take several. */
  readonly takes: Room;
  /** CA-3. */
  readonly value: number;
  readonly common: boolean;
  /** HA-3: of a profile; it is never put down, traded or sold. */
  readonly own: boolean;
  readonly combat?: CombatWeapon;
  readonly shot?: ShotWeapon;
  /** AT-3: taken from the parry value. */
  readonly parry?: number;
  readonly text?: string;
}

export type Items = Readonly<Record<string, Item>>;

/** IN-1: the first slot of which these items take more than there is; nothing where all fit. */
export function tooMuch(items: Items, carried: readonly string[], more: Room): Slot | undefined {
  return slots.find(slot => {
    const taken = carried.reduce((sum, id) => sum + (items[id]?.takes[slot] ?? 0), 0);
    return taken > mostOf[slot] + (more[slot] ?? 0);
  });
}

/** The list with one of each of these taken out; nothing where one of them is not in it. */
export function without(list: readonly string[], out: readonly string[]): readonly string[] | undefined {
  const left = [...list];
  for (const id of out) {
    const at = left.indexOf(id);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** What the deck is when somebody has these cards instead of those; nothing where another has one, or it is none. */
export function dealt(
  items: Items,
  order: readonly string[],
  elsewhere: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] | undefined {
  const isCard = (id: string): boolean => items[id]?.own === false;
  if (now.some(id => !items[id]) || new Set(now).size < now.length) return undefined;
  if (now.some(id => isCard(id) && elsewhere.includes(id))) return undefined;
  const back = before.filter(id => isCard(id) && !now.includes(id));
  return [...order.filter(id => !now.includes(id)), ...back.filter(id => !order.includes(id))];
}
