import type { Stream } from '../../basics/random';
import type { MightTable } from '../../might/table';
import type { AbilityCard, AllyCard, Archetype, InjuryCard, ItemCard } from '../../stage/company';
import type { StageDeck } from '../../stage/deck';
import type { Encounter, Reminder } from '../../stage/encounter';
import type {
  Enemy,
  Friend,
  Id,
  Lasting,
  Obstacle,
  Outcome,
  Phase,
  PhaseStep,
  Tally,
  Task,
  Tile,
  Turn,
} from './entities';
import type { Frame, Job, Scene } from './frame';
import type { Difficulty, Settings } from './settings';
import type { HeroSetup } from './setup';
import type { SetupStep } from './setup-steps';
import type { Why } from './why';

export type * from './entities';

export interface State {
  readonly encounter: Encounter;
  /** The content hash that the fight began with; taught cards change the encounter, not this. */
  readonly origin: string;
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly hardcore: boolean;
  readonly ambushed: boolean;
  readonly settings: Settings;
  readonly round: number;
  readonly phase: Phase;
  readonly step: PhaseStep;
  /** The last die is gone, and reactions are still to come (DM-4). */
  readonly ending: boolean;
  /** The reactions of the last die carry this mark (FT-6); absent in older saves. */
  readonly lastDrawn?: true;
  readonly outcome: Outcome | null;
  readonly lead: Id;
  readonly turn: Turn | null;
  /** Who has played their injuries this round. */
  readonly injured: readonly Id[];
  /** Whom the table has marked as done in this phase (OWN-211); absent: nobody. */
  readonly hadTurns?: readonly Id[];
  readonly friends: readonly Friend[];
  readonly enemies: readonly Enemy[];
  readonly obstacles: readonly Obstacle[];
  readonly tiles: readonly Tile[];
  readonly might: MightTable;
  readonly direction: Stream;
  readonly random: Stream;
  readonly stage: StageDeck;
  /** How many dice the bosses have lost, for the trigger. */
  readonly diceLost: number;
  readonly lasting: readonly Lasting[];
  readonly taunt: { readonly by: Id; readonly until: number } | null;
  readonly lastAttacker: Id | null;
  readonly agenda: readonly Job[];
  readonly frames: readonly Frame[];
  readonly scene: Scene | null;
  readonly allies: readonly AllyCard[];
  readonly guardian: AllyCard | null;
  readonly allyTokens: number;
  /** Allies that have come into play, by the id they have there. */
  readonly allyOf: { readonly [id: Id]: AllyCard };
  /** The numbers that each Oathsworn came with. */
  readonly sheets: readonly HeroSetup[];
  /** What lies in the hands of each Oathsworn, by card id. */
  readonly library: Library;
  /** The encounter's own counters, by id; absent in fights of before. */
  readonly counters?: { readonly [id: Id]: number };
  readonly reminders: readonly Reminder[];
  readonly due: readonly Id[];
  readonly tasks: readonly Task[];
  readonly checklist: readonly (SetupStep & { readonly done: boolean })[];
  readonly why: Why | null;
  readonly tally: Tally;
  /** Gives ids to what comes into the fight. */
  readonly count: number;
}

export interface Library {
  readonly abilities: { readonly [id: Id]: AbilityCard };
  readonly items: { readonly [id: Id]: ItemCard };
  readonly injuries: { readonly [id: Id]: InjuryCard };
  readonly archetypes: { readonly [hero: Id]: Archetype };
}
