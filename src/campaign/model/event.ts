import type { Kind } from '../kinds/levels';
import type { StoryDraws } from '../kinds/story-decks';
import type { Tokens } from '../kinds/tokens';
import type { TraitId } from '../kinds/traits';
import type { AllyNumbers } from '../kinds/uses';
import type { Ability, Archetype, Character, CharacterId, Fate, Growth, Injury } from './character';
import type { Place } from './command';
import type { Item } from './items';
import type {
  Ally,
  Box,
  Campaign,
  Difficulty,
  Ending,
  EventCard,
  Fight,
  Irregular,
  Phase,
  Tally,
  Tick,
  TimeTrack,
  Variants,
} from './state';

/** An event with its outcome: values are those after it, so that applying never computes. */
export type Event =
  | {
      readonly event: 'founded';
      readonly name: string;
      readonly mode: Campaign['mode'];
      readonly hardcore: boolean;
      readonly difficulty: Difficulty;
      readonly variants: Variants;
      readonly chapter: number;
      readonly members: readonly Character[];
      readonly allies: readonly Ally[];
    }
  | { readonly event: 'named'; readonly name: string }
  | { readonly event: 'noted'; readonly notes: string; readonly chapter: number | null }
  | { readonly event: 'hardcoreSet'; readonly on: boolean }
  | { readonly event: 'modeSet'; readonly mode: Campaign['mode'] }
  | { readonly event: 'variantsSet'; readonly variants: Variants }
  | { readonly event: 'difficultySet'; readonly difficulty: Difficulty }
  | { readonly event: 'boxSet'; readonly chapter: number; readonly box: Box; readonly on: boolean }
  | { readonly event: 'playedAt'; readonly chapter: number; readonly difficulty: Difficulty | null }
  | { readonly event: 'minutesSet'; readonly chapter: number; readonly minutes: number }
  | { readonly event: 'irregular'; readonly chapter: number; readonly irregular: Irregular }
  | { readonly event: 'traitSet'; readonly trait: TraitId; readonly marks: number }
  | { readonly event: 'ticked'; readonly ticks: readonly Tick[] }
  | { readonly event: 'unticked'; readonly tick: string }
  | { readonly event: 'allySet'; readonly ally: Ally }
  | { readonly event: 'guardianSet'; readonly numbers: AllyNumbers }
  | { readonly event: 'allyGone'; readonly ally: string }
  | { readonly event: 'eventCardIn'; readonly card: EventCard }
  | { readonly event: 'eventCardOut'; readonly card: string }
  | { readonly event: 'curativesSet'; readonly count: number }
  /** The item leaves wherever it was before. */
  | { readonly event: 'itemPut'; readonly item: Item; readonly to: Place }
  | { readonly event: 'joined'; readonly character: Character; readonly seat: number }
  | { readonly event: 'left'; readonly who: CharacterId; readonly fate: Exclude<Fate, 'active'> }
  | { readonly event: 'kindSet'; readonly who: CharacterId; readonly kind: Kind }
  | { readonly event: 'nameSet'; readonly who: CharacterId; readonly name: string }
  | { readonly event: 'levelSet'; readonly who: CharacterId; readonly level: number }
  | {
      readonly event: 'boardSet';
      readonly who: CharacterId;
      readonly animus: number | null;
      readonly regen: number | null;
    }
  | { readonly event: 'hpSet'; readonly who: CharacterId; readonly hp: number | null }
  | { readonly event: 'ironSet'; readonly who: CharacterId; readonly iron: number }
  | { readonly event: 'growthSet'; readonly who: CharacterId; readonly growth: readonly Growth[] }
  | { readonly event: 'permanentSet'; readonly who: CharacterId; readonly permanent: Tokens }
  | { readonly event: 'tokensSet'; readonly who: CharacterId; readonly tokens: Tokens }
  | { readonly event: 'abilitiesSet'; readonly who: CharacterId; readonly abilities: readonly Ability[] }
  | { readonly event: 'handSet'; readonly who: CharacterId; readonly hand: readonly string[] }
  | { readonly event: 'archetypesSet'; readonly who: CharacterId; readonly archetypes: readonly Archetype[] }
  | { readonly event: 'unlockedTo'; readonly who: CharacterId; readonly level: number }
  | { readonly event: 'toEquip'; readonly who: CharacterId; readonly on: boolean }
  | { readonly event: 'injuriesSet'; readonly who: CharacterId; readonly injuries: readonly Injury[] }
  /** A new course begins with a chapter; within it only the phase changes. */
  | { readonly event: 'chapterReached'; readonly chapter: number; readonly phase: Phase }
  | { readonly event: 'phaseReached'; readonly phase: Phase }
  | { readonly event: 'curativesBought'; readonly count: number }
  | { readonly event: 'medicUsed'; readonly times: number }
  | { readonly event: 'toughUsed'; readonly times: number }
  | { readonly event: 'runnerSent'; readonly times: number }
  | { readonly event: 'drawsSet'; readonly draws: StoryDraws }
  | { readonly event: 'timeSet'; readonly time: TimeTrack }
  | { readonly event: 'remindersSet'; readonly reminders: readonly string[] }
  | { readonly event: 'stepTicked'; readonly step: string; readonly on: boolean }
  | { readonly event: 'fought'; readonly fight: Fight }
  | { readonly event: 'replayed' }
  | { readonly event: 'replayTokensSet'; readonly left: { readonly [id: CharacterId]: number } }
  | { readonly event: 'tallied'; readonly tally: Tally }
  | { readonly event: 'ended'; readonly ending: Ending }
  | { readonly event: 'counted'; readonly count: number };
