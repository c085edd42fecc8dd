import * as v from 'valibot';
import type { Sentence } from '../../basics/said';
import { flag, type Output, wholeNumber } from '../../basics/schema';
import type { ItemKind } from '../../stage/company';
import type { Cubes } from '../../stage/steps';
import { chapterSchema, cooldownSchema, countSchema, idSchema, nameSchema } from '../kinds/fields';
import type { Kind } from '../kinds/levels';
import { poolSchema, usesField } from '../kinds/uses';
import { say } from '../says/say';
import { type Part, part, type Sum, sumOf } from './sum';

export type { ItemKind };
export type Pool = Output<typeof poolSchema>;

export const ITEM_KINDS = ['weapon', 'shield', 'armor', 'gear'] as const;

/** An item card as far as the group has copied it from the table. */
export const itemFields = {
  name: nameSchema,
  kind: v.picklist(ITEM_KINDS),
  hands: v.picklist([0, 1, 2]),
  defense: wholeNumber(0, 99),
  might: poolSchema,
  range: v.nullable(wholeNumber(1, 99)),
  cooldown: v.nullable(cooldownSchema),
  value: v.nullable(countSchema),
  unique: flag,
  /** The chapter whose deck it came from, to which it returns (LL-12). */
  chapter: v.nullable(chapterSchema),
  /** What it can be used for, where somebody has copied it; without any it only gives its values. */
  uses: usesField,
  /** Several cards written down as one sum (OWN-144); missing is one. */
  cards: v.exactOptional(wholeNumber(1, 40)),
};
export const itemSchema = v.object({ id: idSchema, ...itemFields });
export type Item = Output<typeof itemSchema>;
export const newItemSchema = v.object(itemFields);
export type NewItem = Output<typeof newItemSchema>;

export const placeSchema = v.union([v.picklist(['backpack', 'archive']), v.object({ who: idSchema })]);
export type Place = Output<typeof placeSchema>;

export const cardsIn = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + (item.cards ?? 1), 0);

const COLORS = ['white', 'yellow', 'red', 'black'] as const;

/** CP-3, and the difficulty's bonus of CP-1 is not in it: the fight adds that. */
export function defenseOf(kind: Kind, items: readonly Item[]): Sum {
  const worn: Part[] = items.map(item => part('CP-3', item.defense, item.name));
  if (kind === 'full') return sumOf(worn, { rule: 'CP-3', least: 1 });
  return sumOf([part('CP-3', 2, say('campaign.sum-companion')), ...worn], { rule: 'CP-3', least: 3 });
}

/** CP-3: might is the cubes of the items. */
export function mightOf(items: readonly Item[]): Cubes {
  const pool: { [color in (typeof COLORS)[number]]?: number } = {};
  for (const color of COLORS) {
    const cubes = items.reduce((sum, item) => sum + (item.might[color] ?? 0), 0);
    if (cubes > 0) pool[color] = cubes;
  }
  return pool;
}

/** AT-2: the furthest range of what it holds; null is melee. */
export function rangeOf(items: readonly Item[]): number | null {
  const ranges = items.flatMap(item => (item.range === null ? [] : [item.range]));
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** What one carries against CP-3; empty when all is well. It is advice: the table may know better. */
export function carryingAdvice(items: readonly Item[], who: string | null = null): readonly Sentence[] {
  const of = (kind: ItemKind) => items.filter(item => item.kind === kind && !item.cards).length;
  const hands = items.reduce((sum, item) => sum + item.hands, 0);
  const advice: Sentence[] = [];
  if (hands > 2) advice.push(say('campaign.hands-carried', { who, count: hands }));
  if (of('armor') > 1) advice.push(say('campaign.armors-worn', { who, count: of('armor') }));
  if (of('gear') > 1) advice.push(say('campaign.gear-carried', { who, count: of('gear') }));
  return advice;
}

export type MissingPiece = 'hands' | 'hand' | 'armor' | 'gear';

/** LV-26: what a fully equipped character still misses: two hands of weapons, or one, an armor, a gear. */
export function equipmentMissing(items: readonly Item[]): readonly MissingPiece[] {
  const hands = items.reduce((sum, item) => sum + item.hands, 0);
  const missing: MissingPiece[] = [];
  if (items.some(item => item.cards)) return missing;
  if (hands < 2) missing.push(hands === 1 ? 'hand' : 'hands');
  if (!items.some(item => item.kind === 'armor')) missing.push('armor');
  if (!items.some(item => item.kind === 'gear')) missing.push('gear');
  return missing;
}
