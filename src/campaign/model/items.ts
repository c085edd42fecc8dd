import type { Sentence } from '../../basics/said';
import type { Cooldown, ItemKind } from '../../stage/company';
import type { Cubes } from '../../stage/steps';
import type { Kind } from '../kinds/levels';
import type { CardUse } from '../kinds/uses';
import { say } from '../says/say';
import { type Part, part, type Sum, sumOf } from './sum';

export type { Cubes as Pool, ItemKind };

/** An item card as far as the group has copied it from the table. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly kind: ItemKind;
  readonly hands: 0 | 1 | 2;
  readonly defense: number;
  readonly might: Cubes;
  readonly range: number | null;
  readonly cooldown: Cooldown | null;
  readonly value: number | null;
  readonly unique: boolean;
  /** The chapter whose deck it came from, to which it returns (LL-12). */
  readonly chapter: number | null;
  /** What it can be used for, where somebody has copied it; without any it only gives its values. */
  readonly uses?: readonly CardUse[];
  /** Several cards written down as one sum (OWN-144); absent is one. */
  readonly cards?: number;
}

export const cardsIn = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + (item.cards ?? 1), 0);

export const ITEM_KINDS = ['weapon', 'shield', 'armor', 'gear'] as const;
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
