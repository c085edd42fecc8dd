import type { ClassId } from '../kinds/classes';
import type { Kind } from '../kinds/levels';
import type { DrawnCard } from '../kinds/story-decks';
import type { TokenKind } from '../kinds/tokens';
import type { TraitId } from '../kinds/traits';
import type { AllyNumbers } from '../kinds/uses';
import type { Ability, Archetype, CharacterId, Growth, Injury } from './character';
import type { Item } from './items';
import type { Box, Campaign, Difficulty, EventCard, Fight, Phase, TimeTrack, Variants } from './state';

/** Somebody new: board values only where they are not printed here already (CP-2). */
export interface NewMember {
  readonly class: ClassId;
  readonly kind: Kind;
  readonly name: string;
  readonly boardAnimus?: number;
  readonly boardRegen?: number;
}

/** Who pays how much iron. */
export type Payment = { readonly [who: CharacterId]: number };

export type NewItem = Omit<Item, 'id'>;
export type Place = 'backpack' | 'archive' | { readonly who: CharacterId };

/** Things that a player does in the course of a campaign. */
export type Deed =
  | {
      readonly do: 'found';
      readonly name: string;
      readonly mode: Campaign['mode'];
      readonly hardcore: boolean;
      readonly difficulty: Difficulty;
      readonly variants: Variants;
      /** Later than 1: a campaign that was begun on paper. */
      readonly chapter: number;
      /** In a later chapter: `paper` brings its cards and items along, `quick` is quick leveled (LV-25, LV-26). */
      readonly start?: 'paper' | 'quick';
      readonly members: readonly NewMember[];
      /** What each of the four men-at-arms is called (CP-6). */
      readonly ally: string;
    }
  | { readonly do: 'difficulty'; readonly difficulty: Difficulty }
  | {
      readonly do: 'swap';
      readonly out: CharacterId;
      readonly in: NewMember | { readonly back: CharacterId };
    }
  | { readonly do: 'changeKind'; readonly who: CharacterId }
  | { readonly do: 'die'; readonly who: CharacterId }
  | { readonly do: 'replace'; readonly seat: number; readonly in: NewMember | { readonly back: CharacterId } }
  | { readonly do: 'chooseTrait'; readonly trait: TraitId }
  | { readonly do: 'choosePermanent'; readonly who: CharacterId; readonly token: TokenKind }
  | { readonly do: 'chooseGrowth'; readonly who: CharacterId; readonly growth: Growth }
  | {
      readonly do: 'unlock';
      readonly who: CharacterId;
      readonly level: number;
      readonly abilities: readonly Omit<Ability, 'id'>[];
      readonly archetypes: readonly Omit<Archetype, 'id'>[];
    }
  | { readonly do: 'equipped'; readonly who: CharacterId }
  | { readonly do: 'hand'; readonly who: CharacterId; readonly cards: readonly string[] }
  | { readonly do: 'beginChapter' }
  | { readonly do: 'endStory' }
  | { readonly do: 'beginFight' }
  | { readonly do: 'endFight'; readonly result: Fight }
  | { readonly do: 'replay' }
  | { readonly do: 'replayToken'; readonly who: CharacterId; readonly token: TokenKind }
  | { readonly do: 'moveOn' }
  | { readonly do: 'tally' }
  | { readonly do: 'loot'; readonly deck: 'common' | 'unique'; readonly item?: NewItem; readonly to: Place }
  | { readonly do: 'loseItem'; readonly who: CharacterId; readonly item: string | null }
  | { readonly do: 'drawInjury'; readonly who: CharacterId; readonly name: string }
  | { readonly do: 'nextChapter' }
  | { readonly do: 'buy'; readonly item: NewItem; readonly to: Place; readonly pay: Payment }
  | { readonly do: 'sell'; readonly item: string; readonly to: CharacterId }
  | { readonly do: 'curatives'; readonly count: number; readonly pay: Payment }
  | { readonly do: 'useCurative'; readonly who: CharacterId; readonly heals: number }
  | { readonly do: 'runner'; readonly to: 'banksmith' | 'apothecary' | 'other'; readonly pay: Payment }
  | { readonly do: 'fieldMedic'; readonly who: CharacterId; readonly injury: string; readonly pay: Payment }
  | { readonly do: 'toughAsNails'; readonly who: CharacterId }
  | { readonly do: 'giveIron'; readonly from: CharacterId; readonly to: CharacterId; readonly iron: number }
  /** What came up in a check or a round of combat; nothing at all: the table has shuffled. */
  | { readonly do: 'drew'; readonly cards: readonly DrawnCard[] }
  | { readonly do: 'remind'; readonly text: string }
  | { readonly do: 'forget'; readonly index: number }
  | { readonly do: 'tickStep'; readonly step: string; readonly on: boolean };

/** What a player writes on the sheets by hand: a closed list, allowed also against the rules (OWN-16). */
export type Entry =
  | { readonly set: 'name'; readonly name: string }
  | { readonly set: 'notes'; readonly notes: string; readonly chapter?: number }
  | { readonly set: 'hardcore'; readonly on: boolean }
  | { readonly set: 'mode'; readonly mode: Campaign['mode'] }
  | { readonly set: 'variants'; readonly variants: Variants }
  | { readonly set: 'box'; readonly chapter: number; readonly box: Box; readonly on: boolean }
  | { readonly set: 'playedAt'; readonly chapter: number; readonly difficulty: Difficulty | null }
  | { readonly set: 'minutes'; readonly chapter: number; readonly minutes: number }
  | { readonly set: 'place'; readonly chapter: number; readonly phase: Phase }
  | { readonly set: 'trait'; readonly trait: TraitId; readonly marks: number }
  | { readonly set: 'tick'; readonly chapter: number; readonly words: string; readonly count: number }
  | { readonly set: 'untick'; readonly tick: string }
  | { readonly set: 'ally'; readonly name: string; readonly count: number }
  | { readonly set: 'allyIs'; readonly ally: string; readonly is: 'here' | 'archived' | 'gone' }
  /** For every ally of the same name: they have the same card. */
  | { readonly set: 'allyNumbers'; readonly ally: string; readonly numbers: AllyNumbers }
  | { readonly set: 'guardian'; readonly numbers: AllyNumbers }
  | { readonly set: 'event'; readonly deck: EventCard['deck']; readonly name: string }
  | { readonly set: 'noEvent'; readonly event: string }
  | { readonly set: 'curatives'; readonly count: number }
  | { readonly set: 'time'; readonly time: TimeTrack }
  | { readonly set: 'item'; readonly item: NewItem; readonly to: Place }
  | { readonly set: 'itemAt'; readonly item: string; readonly to: Place }
  | { readonly set: 'itemIs'; readonly item: Item }
  | {
      readonly set: 'member';
      readonly who: CharacterId;
      readonly name?: string;
      readonly level?: number;
      readonly boardAnimus?: number | null;
      readonly boardRegen?: number | null;
      readonly hp?: number | null;
      readonly iron?: number;
      readonly unlockedTo?: number;
      readonly growth?: readonly Growth[];
    }
  | { readonly set: 'token'; readonly who: CharacterId; readonly token: TokenKind; readonly count: number }
  | {
      readonly set: 'permanent';
      readonly who: CharacterId;
      readonly token: TokenKind;
      readonly count: number;
    }
  | { readonly set: 'injury'; readonly who: CharacterId; readonly name: string }
  | { readonly set: 'injuryIs'; readonly who: CharacterId; readonly injury: Injury }
  | { readonly set: 'healed'; readonly who: CharacterId; readonly injury: string }
  | { readonly set: 'ability'; readonly who: CharacterId; readonly ability: Omit<Ability, 'id'> }
  | { readonly set: 'abilityIs'; readonly who: CharacterId; readonly ability: Ability }
  | { readonly set: 'noAbility'; readonly who: CharacterId; readonly ability: string }
  | { readonly set: 'archetype'; readonly who: CharacterId; readonly archetype: Omit<Archetype, 'id'> }
  | { readonly set: 'archetypeIs'; readonly who: CharacterId; readonly archetype: Archetype }
  | { readonly set: 'noArchetype'; readonly who: CharacterId; readonly archetype: string };

/** `anyway`: the player has been told which rule it breaks and wants it all the same. */
export type Command = (Deed & { readonly anyway?: true }) | Entry;
