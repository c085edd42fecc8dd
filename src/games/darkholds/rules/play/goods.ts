import { dictionary, flag, type Output, object, optional, partial } from '../../../../basics/schema';
import { combatWeaponSchema, shotWeaponSchema } from '../board';
import { countSchema, fewSchema, nameSchema, numberSchema, textSchema } from '../fields';

/** IN-1: what an item takes up. */
export const slots = ['combat', 'shot', 'head', 'body', 'limb', 'shield', 'artefact'] as const;
export type Slot = (typeof slots)[number];
export const roomSchema = partial({
  combat: fewSchema,
  shot: fewSchema,
  head: fewSchema,
  body: fewSchema,
  limb: fewSchema,
  shield: fewSchema,
  artefact: fewSchema,
});
export type Room = Output<typeof roomSchema>;

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

/** A card of equipment, or what a profile holds. It is known by its id wherever it is. */
export const itemSchema = object({
  name: nameSchema,
  /** IN-1: an item may take several. */
  takes: roomSchema,
  /** CA-3. */
  value: countSchema,
  common: flag,
  /** HA-3: of a profile; it is never put down, traded or sold. */
  own: flag,
  combat: optional(combatWeaponSchema),
  shot: optional(shotWeaponSchema),
  /** AT-3: subtracted from the parry value. */
  parry: optional(numberSchema),
  text: optional(textSchema),
});
export type Item = Output<typeof itemSchema>;
export const itemsSchema = dictionary(itemSchema);
export type Items = Output<typeof itemsSchema>;

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
