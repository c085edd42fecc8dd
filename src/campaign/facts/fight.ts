import { type Difficulty, maxHpOf } from '../../encounter/model/settings';
import type { Cubes } from '../../stage/steps';
import type { ClassId } from '../kinds/classes';
import type { Kind } from '../kinds/levels';
import type { Tokens } from '../kinds/tokens';
import { allyTokensOf } from '../kinds/traits';
import type { AllyNumbers } from '../kinds/uses';
import {
  type Ability,
  type Archetype,
  archetypeOf,
  type Character,
  type CharacterId,
  HAND,
  type Injury,
  injuryLoss,
  maxAnimusOf,
  permanentTokens,
  regenOf,
} from '../model/character';
import { defenseOf, type Item, mightOf, rangeOf } from '../model/items';
import { type Ally, activeOf, type Campaign, chapterOf } from '../model/state';
import type { Sum } from '../model/sum';
import { playedAt } from './loot';

/** One of the four, as it goes into a fight. */
export interface FightHero {
  readonly id: CharacterId;
  readonly class: ClassId;
  readonly name: string;
  readonly kind: Kind;
  /** HP after the story, before a companion's injuries are taken off at the encounter's start (CN-8). */
  readonly hp: number;
  readonly maxHp: number;
  readonly injuryLoss: number;
  /** Without the difficulty's bonus, which the fight adds (CP-1). */
  readonly defense: Sum;
  readonly might: Cubes;
  readonly range: number | null;
  readonly maxAnimus: number | null;
  readonly regen: number | null;
  readonly tokens: Tokens;
  readonly items: readonly Item[];
  readonly injuries: readonly Injury[];
  /** Those chosen for the hand; all that are unlocked where they are no more than a hand holds. */
  readonly abilities: readonly Ability[];
  /** The side of the archetype card that a companion fights with (SU-11), if anybody keeps count of it. */
  readonly archetype: Archetype | null;
}

/** All of the campaign that a fight begins from: a plain value, the fight's way back is a `Fight` (state.ts). */
export interface FightEntry {
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly hardcore: boolean;
  readonly ambushed: boolean;
  readonly rulesSeen: boolean;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly heroes: readonly FightHero[];
  readonly allies: readonly Ally[];
  /** GM-3: its card, if a Grove Maiden rides along; `null` where nobody has copied it. */
  readonly guardian?: AllyNumbers | null;
  /** TR-12: tokens, Redraw or Empowered x3, for each ally that enters. */
  readonly allyTokens: number;
  readonly reminders: readonly string[];
}

export const maxHp = (state: Campaign): number => maxHpOf(playedAt(state));

function heroOf(c: Character, most: number): FightHero {
  const hp = Math.min(c.hp ?? most, most);
  const hand = c.abilities.filter(card => c.hand.includes(card.id));
  return {
    id: c.id,
    class: c.class,
    name: c.name,
    kind: c.kind,
    hp,
    maxHp: most,
    injuryLoss: Math.min(injuryLoss(c), Math.max(0, hp - 1)),
    defense: defenseOf(c.kind, c.items),
    might: mightOf(c.items),
    range: rangeOf(c.items),
    maxAnimus: maxAnimusOf(c)?.total ?? null,
    regen: regenOf(c)?.total ?? null,
    // Nobody may have begun the chapter in the app; then the permanent tokens are what there is (CP-5).
    tokens: c.hp === null ? permanentTokens(c) : c.tokens,
    items: c.items,
    injuries: c.injuries,
    abilities: hand.length > 0 || c.abilities.length > HAND ? hand : c.abilities,
    archetype: archetypeOf(c),
  };
}

export function fightEntry(state: Campaign): FightEntry {
  const { boxes, fights } = chapterOf(state, state.chapter);
  const most = maxHp(state);
  return {
    chapter: state.chapter,
    difficulty: playedAt(state),
    hardcore: state.hardcore,
    ambushed: boxes.ambushed,
    rulesSeen: boxes.rulesSeen,
    attempt: fights.length + 1,
    heroes: activeOf(state).map(c => heroOf(c, most)),
    allies: state.allies.filter(ally => !ally.archived),
    ...(activeOf(state).some(c => c.class === 'grove') ? { guardian: state.guardian ?? null } : {}),
    allyTokens: allyTokensOf(state.traits),
    reminders: state.course.reminders,
  };
}
