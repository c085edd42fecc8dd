import type { Items } from '../play/goods';
import type { Hireling, More, Settings } from '../play/kit';
import type {
  DarkholdCard,
  Figure,
  Command as LevelCommand,
  Event as LevelEvent,
  Play,
  ReinforcementCard,
  TypeData,
} from '../play/model';
import type { Tale } from '../play/tale-model';

/** CA-1: ten levels, one area with healing and market alike, or one level. */
export const courses = ['ten', 'area', 'one'] as const;
export type Course = (typeof courses)[number];
export const levelsOf: Readonly<Record<Course, number>> = { ten: 10, area: 3, one: 1 };
const perArea = 3;

/** CA-1: levels 1 to 3, 4 to 6 and 7 to 9 are areas; the tenth is the end level, of no area. */
export const areaOf = (at: number): number => Math.floor(at / perArea) + 1;
export const isEndLevel = (course: Course, at: number): boolean =>
  course === 'ten' && at === levelsOf.ten - 1;
/** CA-3: whether an area lies just behind. */
export const afterArea = (at: number): boolean => at > 0 && at % perArea === 0;

/** A page of the chronicle. */
export interface Page {
  readonly at: number;
  readonly name: string;
  readonly turns: number;
  readonly end: 'won' | 'lost';
  readonly fallen: readonly string[];
  /** A line of the group's own. */
  readonly line: string;
  /** How it went; nothing where an older version led it. */
  readonly tale?: Tale;
  /** As a clock beside the log told them. */
  readonly minutes?: number;
}

/** CA-2: dead, with what is lost with them. */
export interface Fallen {
  readonly name: string;
  readonly side: Figure['side'];
  readonly at: number;
  readonly items: readonly string[];
  readonly silver: number;
}

/** What the group has taught, which every level begins with. */
export interface Taught {
  readonly types: readonly TypeData[];
  readonly darkholds: Readonly<Record<string, DarkholdCard>>;
  readonly reinforcements: Readonly<Record<string, ReinforcementCard>>;
}

export interface Campaign {
  readonly name: string;
  readonly course: Course;
  /** The level that is made ready or played. */
  readonly at: number;
  readonly names: readonly string[];
  readonly party: readonly Figure[];
  readonly fallen: readonly Fallen[];
  readonly pages: readonly Page[];
  readonly taught: Taught;
  readonly items: Items;
  readonly equipment: More['equipment'];
  readonly hirelings: readonly Hireling[];
  readonly settings: Settings;
  readonly players: readonly string[];
  /** CA-3: who has bought an uncommon item in this market. */
  readonly uncommon: readonly string[];
  /** In play or being drawn; nothing between the levels. */
  readonly level: Play | null;
  readonly end: 'won' | 'lost' | null;
}

export type Command =
  | { readonly do: 'recruit'; readonly figure: Figure }
  | { readonly do: 'dismiss'; readonly id: string }
  /** Those who stand in the level that is handed over make room for the party. */
  | { readonly do: 'begin'; readonly level: Play }
  | { readonly do: 'level'; readonly command: LevelCommand }
  /** CA-2: the level is over: on to the next, or the same once more. */
  | { readonly do: 'finish'; readonly on: boolean; readonly minutes?: number }
  | { readonly do: 'buy'; readonly id: string; readonly item: string; readonly for?: string }
  | { readonly do: 'sell'; readonly id: string; readonly item: string }
  | {
      readonly do: 'give';
      readonly id: string;
      readonly to: string;
      readonly item?: string;
      readonly silver: number;
    }
  | { readonly do: 'hire'; readonly id: string; readonly hireling: string }
  | { readonly do: 'card'; readonly id: string; readonly item: Items[string] }
  | { readonly do: 'hireling'; readonly hireling: Hireling }
  | { readonly do: 'correct'; readonly id: string; readonly change: Pick<Partial<Figure>, 'wounds' | 'kit'> }
  | { readonly do: 'name'; readonly at: number; readonly name: string }
  | { readonly do: 'line'; readonly page: number; readonly line: string };

export type Event =
  | { readonly type: 'campaign'; readonly change: Partial<Omit<Campaign, 'level'>> }
  | { readonly type: 'opened'; readonly level: Play | null }
  | { readonly type: 'level'; readonly event: LevelEvent };
