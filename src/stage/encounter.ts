import type { Said } from '../basics/said';
import type { Direction } from '../hex/direction';
import type { Hex } from '../hex/shape';
import type { RulesAbility, StageCard, StageTrigger } from './card';
import type { Cubes, Stage, Step, TargetRule } from './steps';

/** A part of the body with one HP die or more over some of its hexes (AR-2). */
export interface Slot {
  readonly id: string;
  readonly name: string;
  /** Ways from the core with the enemy facing north: `[]` is the core, `["N"]` the front of a flower. */
  readonly hexes: readonly (readonly Direction[])[];
  /** The HP of each die in it. */
  readonly dice: readonly number[];
  /** What shows when it is broken; the slot's id when nothing is said. */
  readonly icon?: string;
}

export interface EnemyKind {
  readonly id: string;
  readonly name: string;
  readonly role: 'boss' | 'minion';
  /** Ways from the core, facing north; one hex when absent. */
  readonly footprint?: 'single' | 'flower' | readonly (readonly Direction[])[];
  readonly defense: number;
  readonly might: Cubes;
  /** A boss's body. A minion has one die of `hp`. */
  readonly slots?: readonly Slot[];
  readonly hp?: number;
  readonly mob?: boolean;
  /** How many models there are. */
  readonly models?: number;
  /** The minion box: what it does when minions act. */
  readonly acts?: readonly Step[];
  /** A targeting rule of the rules board; a card's own words win over it. */
  readonly targets?: readonly TargetRule[];
  readonly keywords?: readonly string[];
  /** A minion that draws a reaction when it falls, against the rule (DM-5). */
  readonly reacts?: boolean;
}

export interface Placed {
  readonly enemy: string;
  readonly at: Hex;
  readonly facing?: Direction;
  /** The tracker token beside it, where several are alike. */
  readonly number?: number;
}

/** A friendly character that only stands there and may suffer: a villager, a prisoner (OWN-206). */
export interface Civilian {
  readonly name: string;
  readonly hp: number;
  readonly defense: number;
  /** Absent: the table stands it where it belongs. */
  readonly at?: Hex;
}

export interface ObstacleSetup {
  readonly id: string;
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

export interface TileSetup {
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

/** Two row counts alternate over the columns (HX-3). */
export interface BoardShape {
  readonly columns: number;
  readonly rows: readonly [number, number];
}

export type ReminderTime =
  | { readonly at: 'refresh' | 'oathsworn' | 'encounter' | 'minions' | 'endOfRound' }
  | { readonly at: 'stage'; readonly stage: Stage }
  | { readonly at: 'broken'; readonly slot: string }
  | { readonly at: 'round'; readonly round: number }
  | { readonly at: 'hurt'; readonly who: string };

/** The cheapest help with a boss that no pack knows: words that come up when it is time. */
export interface Reminder {
  readonly id: string;
  readonly time: ReminderTime;
  readonly text: Said;
}

export type Victory =
  /** Every HP die of every boss is gone; always true besides whatever else is said. */
  | { readonly victory: 'dice' }
  | { readonly victory: 'rounds'; readonly rounds: number }
  | { readonly victory: 'hand'; readonly text: string };

/** What a counter does when it reaches a number, counted up or down. */
export type CounterPull =
  | { readonly pull: 'stage'; readonly at: number; readonly stage: Stage }
  | { readonly pull: 'remind'; readonly at: number; readonly text: string }
  | { readonly pull: 'end'; readonly at: number; readonly outcome: 'victory' | 'defeat' };

/** Something that the encounter counts: villagers eaten, fog, doors opened. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly pulls: readonly CounterPull[];
}

/** Everything that a pack says about one fight; a fight in play embeds it whole, by its content hash. */
export interface Encounter {
  readonly id: string;
  readonly name: string;
  readonly chapter?: number;
  readonly flavour?: string;
  readonly board: BoardShape;
  readonly startZone: readonly Hex[];
  readonly obstacles: readonly ObstacleSetup[];
  readonly tiles: readonly TileSetup[];
  readonly enemies: readonly EnemyKind[];
  readonly placed: readonly Placed[];
  readonly civilians?: readonly Civilian[];
  readonly cards: readonly StageCard[];
  readonly abilities: readonly RulesAbility[];
  readonly triggers: readonly StageTrigger[];
  readonly reminders: readonly Reminder[];
  readonly victory: Victory;
  readonly counters?: readonly Counter[];
  /** Tile kinds of the rules board beside fire and water, and what they do, in words. */
  readonly tileKinds?: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** What poison does here, and other tokens of the rules board. */
  readonly tokens?: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** What the table does by hand when it sets up. */
  readonly checklist: readonly string[];
  /** The three stages may be of other sizes than five; the cards say their stage themselves. */
  readonly note?: string;
}
