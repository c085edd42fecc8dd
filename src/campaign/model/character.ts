import type { Sentence } from '../../basics/said';
import type { Cooldown } from '../../stage/company';
import type { ClassId } from '../kinds/classes';
import { type Kind, totalsAt } from '../kinds/levels';
import { addTokens, allOf, countOf, MOST_OF_A_KIND, type Tokens, tokensOf } from '../kinds/tokens';
import type { CardUse } from '../kinds/uses';
import { say } from '../says/say';
import type { Item } from './items';
import { part, type Sum, sumOf } from './sum';

export type CharacterId = string;

/** A card by its name as the group enters it; what it says stays on the card. */
export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly cooldown: Cooldown;
  readonly defense: number | null;
  /** The effects between its lines, where somebody has copied them. */
  readonly uses?: readonly CardUse[];
}

export interface Archetype {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** The two abilities of this side. */
  readonly uses?: readonly CardUse[];
}

export interface Injury {
  readonly id: string;
  readonly name: string;
  readonly cooldown?: Cooldown;
  readonly text?: string;
}

/** What levels 8, 12 and 17 gave: more animus or regen, or a companion's further permanent token. */
export type Growth = 'maxAnimus' | 'regen' | 'animus' | 'battleflow';

export const FULL_GROWTH = ['maxAnimus', 'regen'] as const;
export const COMPANION_GROWTH = ['animus', 'battleflow'] as const;

/** `active`: one of the four; `away`: its save bag lies in the box (LV-29). */
export type Fate = 'active' | 'away' | 'dead';

export interface Character {
  readonly id: CharacterId;
  readonly class: ClassId;
  readonly name: string;
  readonly kind: Kind;
  readonly fate: Fate;
  readonly level: number;
  /** As printed on the player board; null until the player has read it there (CP-2). */
  readonly boardAnimus: number | null;
  readonly boardRegen: number | null;
  readonly growth: readonly Growth[];
  /** Chosen at levels; those that a companion's growth brings are not among them. */
  readonly permanent: Tokens;
  /** Combat tokens of this chapter. */
  readonly tokens: Tokens;
  /** Null between chapters, when nobody keeps count (SV-2). */
  readonly hp: number | null;
  readonly abilities: readonly Ability[];
  /** The seven chosen for the next fight, or a companion's archetype (SU-7, SU-11); empty: the table keeps its hands to itself. */
  readonly hand: readonly string[];
  readonly archetypes: readonly Archetype[];
  /** Up to which level its cards have been unlocked (LV-23). */
  readonly unlockedTo: number;
  readonly items: readonly Item[];
  /** Quick leveled and not yet equipped (LV-26). */
  readonly toEquip: boolean;
  readonly injuries: readonly Injury[];
  readonly iron: number;
}

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
