import * as v from 'valibot';
import { list, type Output, object, optional, wholeNumber } from '../../basics/schema';
import { countSchema, keySchema, numberSchema } from '../../might/fields';
import type { AllyCard } from '../../stage/company';
import type { Encounter, Reminder } from '../../stage/encounter';
import { cubesSchema, directionSchema, hexNameSchema, textSchema } from '../../stage/fields';
import { abilityListSchema, archetypeSchema, injuryListSchema, itemListSchema } from './cards';
import { tokensSchema } from './entities';
import { labelSchema } from './fields';
import type { Difficulty, Settings } from './settings';

/** One of the four as it enters the fight. A missing field is one that this group tracks on paper. */
export const heroSetupSchema = object({
  id: keySchema,
  name: labelSchema,
  /** The id of the class. A card may refer to it, or to its name. */
  class: keySchema,
  /** The name of the class, if it differs from the id. */
  className: optional(labelSchema),
  kind: v.picklist(['full', 'companion']),
  /** If missing, from the items (CP-3). The difficulty's bonus is added. */
  defense: optional(numberSchema),
  might: optional(cubesSchema),
  range: optional(countSchema),
  maxAnimus: optional(countSchema),
  regen: optional(countSchema),
  /** If missing, as many as the difficulty allows. */
  hp: optional(countSchema),
  tokens: optional(tokensSchema),
  cards: optional(abilityListSchema),
  items: optional(itemListSchema),
  injuries: optional(injuryListSchema),
  archetype: optional(archetypeSchema),
  /** A companion's own attack and move from its card. If missing: one animus each, melee, move 2. */
  companionMove: optional(wholeNumber(0, 99)),
  special: optional(textSchema),
  at: optional(hexNameSchema),
  facing: optional(directionSchema),
  /** Sentinels of a Grove Maiden that are on the board from the start (OWN-207); a number is added to their name. */
  sentinels: optional(list(object({ name: labelSchema, at: optional(hexNameSchema) }), 8)),
});
export type HeroSetup = Output<typeof heroSetupSchema>;
export type Sentinel = NonNullable<HeroSetup['sentinels']>[number];

/** All that a fight begins from: with the same setup it always begins alike. */
export interface Setup {
  readonly seed: number;
  readonly encounter: Encounter;
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly hardcore: boolean;
  readonly ambushed: boolean;
  /** What the company comes from: its hand steps are told then (SU-1 to SU-3). */
  readonly from?: 'story' | 'save';
  /** Whether the story has shown the special rules board; absent where there is none, or nobody keeps track (SU-4). */
  readonly rulesSeen?: boolean;
  readonly settings: Settings;
  readonly heroes: readonly HeroSetup[];
  readonly lead: string;
  /** Combat allies that may come when an Oathsworn falls. */
  readonly allies: readonly AllyCard[];
  readonly guardian?: AllyCard;
  readonly reminders?: readonly Reminder[];
  /** Comradery (CP-7): the number of redraw or empowered tokens for each ally that enters. */
  readonly allyTokens?: number;
}
