import * as v from 'valibot';
import type { Sentence } from '../../basics/said';
import { flag, list, type Output, wholeNumber } from '../../basics/schema';
import { classIdSchema } from '../kinds/classes';
import {
  cooldownSchema,
  idSchema,
  kindSchema,
  levelSchema,
  MANY,
  nameSchema,
  printedSchema,
  sumSchema,
} from '../kinds/fields';
import { totalsAt } from '../kinds/levels';
import {
  addTokens,
  allOf,
  countOf,
  MOST_OF_A_KIND,
  type Tokens,
  tokensOf,
  tokensSchema,
} from '../kinds/tokens';
import { usesField } from '../kinds/uses';
import { say } from '../says/say';
import { itemSchema } from './items';
import { part, type Sum, sumOf } from './sum';

export type CharacterId = string;

/** A card by its name as the group enters it; its text stays on the card. */
export const abilityFields = {
  name: nameSchema,
  level: levelSchema,
  cooldown: cooldownSchema,
  defense: v.nullable(wholeNumber(0, 99)),
  /** The effects between its lines, where somebody has copied them. */
  uses: usesField,
};
export const abilitySchema = v.object({ id: idSchema, ...abilityFields });
export type Ability = Output<typeof abilitySchema>;

export const archetypeFields = {
  name: nameSchema,
  level: levelSchema,
  /** The two abilities of this side. */
  uses: usesField,
};
export const archetypeSchema = v.object({ id: idSchema, ...archetypeFields });
export type Archetype = Output<typeof archetypeSchema>;

export const injurySchema = v.object({
  id: idSchema,
  name: nameSchema,
  cooldown: v.exactOptional(cooldownSchema),
  text: v.exactOptional(nameSchema),
});
export type Injury = Output<typeof injurySchema>;

export const FULL_GROWTH = ['maxAnimus', 'regen'] as const;
export const COMPANION_GROWTH = ['animus', 'battleflow'] as const;
/** What levels 8, 12 and 17 gave: more animus or regen, or a companion's further permanent token. */
export const growthSchema = v.picklist([...FULL_GROWTH, ...COMPANION_GROWTH]);
export type Growth = Output<typeof growthSchema>;

/** `active`: one of the four; `away`: its save bag is in the box (LV-29). */
const fates = ['active', 'away', 'dead'] as const;

/** Null between chapters, when nobody tracks it (SV-2). */
export const hpSchema = v.nullable(wholeNumber(0, 99));
export const characterSchema = v.object({
  id: idSchema,
  class: classIdSchema,
  name: nameSchema,
  kind: kindSchema,
  fate: v.picklist(fates),
  level: levelSchema,
  /** As printed on the player board; null until the player has entered it (CP-2). */
  boardAnimus: printedSchema,
  boardRegen: printedSchema,
  growth: list(growthSchema, MANY),
  /** Chosen at levels, without those that a companion's growth brings. */
  permanent: tokensSchema,
  /** Combat tokens of this chapter. */
  tokens: tokensSchema,
  hp: hpSchema,
  abilities: list(abilitySchema, MANY),
  /** The seven chosen for the next fight, or a companion's archetype (SU-7, SU-11); empty: hands are not tracked. */
  hand: list(idSchema, MANY),
  archetypes: list(archetypeSchema, MANY),
  /** Up to which level its cards have been unlocked (LV-23). */
  unlockedTo: levelSchema,
  items: list(itemSchema, MANY),
  /** Quick leveled and not yet equipped (LV-26). */
  toEquip: flag,
  injuries: list(injurySchema, MANY),
  iron: sumSchema,
});
export type Character = Output<typeof characterSchema>;

/** LV-8: each growth of this kind raises max animus by 2. A companion always has 2 (CP-3). */
export function maxAnimusOf(c: Character): Sum | null {
  if (c.kind === 'companion') return sumOf([part('CP-3', 2, say('campaign.sum-companion'))]);
  if (c.boardAnimus === null) return null;
  const grown = c.growth.filter(g => g === 'maxAnimus').length;
  return sumOf([
    part('CP-2', c.boardAnimus, say('campaign.sum-board')),
    part('LV-8', 2 * grown, say('campaign.sum-raised')),
  ]);
}

export function regenOf(c: Character): Sum | null {
  if (c.kind === 'companion') return sumOf([part('RD-5', 2, say('campaign.sum-companion'))]);
  if (c.boardRegen === null) return null;
  const grown = c.growth.filter(g => g === 'regen').length;
  return sumOf([
    part('CP-2', c.boardRegen, say('campaign.sum-board')),
    part('LV-8', grown, say('campaign.sum-raised')),
  ]);
}

/** All permanent tokens, those of a companion's growth too. */
export const permanentTokens = (c: Character): Tokens =>
  addTokens(c.permanent, tokensOf(c.growth.filter(g => g === 'animus' || g === 'battleflow')));

export interface Owing {
  readonly permanent: number;
  readonly growth: number;
}

/** What the level table has given and nobody has chosen yet. Negative: more was taken than given. */
export function owingOf(c: Character): Owing {
  const totals = totalsAt(c.level);
  const growth = totals.growth - c.growth.length;
  return { permanent: totals.permanent - allOf(c.permanent), growth: Math.min(growth, growthRoom(c)) };
}

/** OWN-21: a companion with three of both kinds has no room for a further token. */
function growthRoom(c: Character): number {
  if (c.kind === 'full') return Number.POSITIVE_INFINITY;
  const all = permanentTokens(c);
  return COMPANION_GROWTH.reduce((room, kind) => room + Math.max(0, MOST_OF_A_KIND - countOf(all, kind)), 0);
}

/** AB-11 */
export const HAND = 7;

/** SU-7: what is wrong with a hand. */
export function handAdvice(cards: readonly Ability[]): readonly Sentence[] {
  const hand = [1, 2, 2, 2];
  return hand.flatMap((wanted, cooldown) => {
    const found = cards.filter(card => card.cooldown === cooldown).length;
    return found === wanted ? [] : [say('campaign.hand-advice', { found, cooldown, wanted })];
  });
}

/** SU-11: the side that a companion fights with; the only one that it has needs no choosing. */
export const archetypeOf = (c: Character): Archetype | null => {
  if (c.kind === 'full') return null;
  const [only, ...others] = c.archetypes;
  return c.archetypes.find(card => c.hand.includes(card.id)) ?? (others.length === 0 ? (only ?? null) : null);
};

/** CN-8: what injuries cost a companion at the start of an encounter. */
export function injuryLoss(c: Character): number {
  if (c.kind === 'full') return 0;
  return c.injuries.length >= 4 ? 2 : c.injuries.length >= 2 ? 1 : 0;
}
