import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { AbilityCard, AllyCard, Archetype, InjuryCard, ItemCard } from '../../stage/company';
import type { Encounter, Reminder } from '../../stage/encounter';
import type { Cubes } from '../../stage/steps';
import type { Difficulty, Settings } from './settings';

/** One of the four as it enters the fight. An absent field is one that this table keeps on paper. */
export interface HeroSetup {
  readonly id: string;
  readonly name: string;
  /** The id of the class; a card may name it so, or by its name. */
  readonly class: string;
  /** Its name, where that is another word. */
  readonly className?: string;
  readonly kind: 'full' | 'companion';
  /** Absent: from the items (CP-3). The difficulty's bonus comes on top. */
  readonly defense?: number;
  readonly might?: Cubes;
  readonly range?: number;
  readonly maxAnimus?: number;
  readonly regen?: number;
  /** Absent: as many as the difficulty allows. */
  readonly hp?: number;
  readonly tokens?: { readonly [token: string]: number };
  readonly cards?: readonly AbilityCard[];
  readonly items?: readonly ItemCard[];
  readonly injuries?: readonly InjuryCard[];
  readonly archetype?: Archetype;
  /** A companion's own attack and move from its card; absent: one animus each, melee, move 2. */
  readonly companionMove?: number;
  readonly special?: string;
  readonly at?: Hex;
  readonly facing?: Direction;
  /** Sentinels of a Grove Maiden that stand on the board from the start (OWN-207). */
  readonly sentinels?: readonly Sentinel[];
}

export interface Sentinel {
  /** What its players call such a one; the number is added. */
  readonly name: string;
  readonly at?: Hex;
}

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
