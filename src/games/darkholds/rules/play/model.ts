import type { Stream } from '../../../../basics/random';
import type { Said } from '../../../../basics/said';
import type { Picture } from '../../../../square/picture';
import type { Feature, Profile, Side, Warrior } from '../board';
import type { Awaited } from '../dice';
import type { Memory } from '../look';
import type { Asked } from '../reinforce';
import type { Act } from './act';
import type { CardDeed } from './card';
import type { Kit, More } from './kit';
import type { Noted, Tale } from './tale-model';

/** BD-1: a level as it is kept; it does not change while it is played. Squares and cells are names. */
export interface LevelData {
  readonly name: string;
  readonly floors: readonly Picture[];
  readonly walls: readonly (readonly [string, string])[];
  readonly ladders: readonly (readonly [string, string])[];
  readonly guards: readonly string[];
  readonly entries: readonly { readonly id: string; readonly at: string; readonly tile: string }[];
}

/** A warrior on the board, with what the table calls it. */
export interface Figure extends Omit<Warrior, 'at'> {
  readonly at: string;
  readonly name: string;
  /** WR-3: the vigour with which it is lively. */
  readonly full: number;
  /** MK-16: +1 tokens for the next enemy phase. */
  readonly tokens: number;
  readonly kit?: Kit;
}

/** WR-1, RE-3: a type of enemies. */
export interface TypeData extends Profile {
  readonly type: string;
  readonly name: string;
  readonly rank: number;
  readonly models: number;
  readonly con: number;
  readonly full: number;
}

/** DK-1: a deck that the app keeps; what lies discarded is all that is not in `order`. */
export interface Deck {
  readonly order: readonly string[];
  readonly stream: Stream;
}

/** DK-2: what a darkhold card does; what is not in the list is text. */
export type Effect =
  | { readonly do: 'noise'; readonly tokens: number }
  | { readonly do: 'vigour'; readonly type: string }
  | { readonly do: 'text' };

export interface DarkholdCard {
  readonly label: string;
  readonly text: string;
  readonly effect: Effect;
  /** DK-2: up to six further effects, in their order. */
  readonly also?: readonly CardDeed[];
}

export interface ReinforcementCard {
  readonly label: string;
  readonly line: readonly Asked[];
}

/** TU-1. */
export const phases = ['setup', 'heroes', 'enemies', 'reinforcement', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A line between two points in halves of a cell, on one floor. */
export interface DrawnLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly floor: number;
}

/** One thing told: what happened, by which rule, and what is drawn of it. */
export interface Told {
  readonly text: Said;
  readonly rule: string;
  readonly by?: string;
  readonly path?: readonly string[];
  readonly line?: DrawnLine;
  readonly noted?: Noted;
}

/** An activation that waits for a roll of the table's dice. */
export interface Waiting {
  readonly id: string;
  readonly memory: Memory;
  readonly awaits: Awaited;
  /** Digits of the same attack that were told already. */
  readonly digits: readonly number[];
}

export interface Play {
  readonly level: LevelData;
  readonly types: readonly TypeData[];
  readonly darkholds: Readonly<Record<string, DarkholdCard>>;
  readonly reinforcements: Readonly<Record<string, ReinforcementCard>>;
  readonly dice: 'app' | 'table';
  readonly heroes: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly figures: readonly Figure[];
  readonly features: Readonly<Record<string, Feature>>;
  readonly rocks: Readonly<Record<string, number>>;
  readonly noise: Readonly<Record<string, number>>;
  readonly stream: Stream;
  readonly decks: { readonly darkhold: Deck; readonly reinforcement: Deck };
  readonly done: readonly string[];
  readonly waiting: Waiting | null;
  /** MK-9: who has left by the exit. */
  readonly left: readonly string[];
  /** What was told since the phase began. */
  readonly told: readonly Told[];
  /** TU-1: how the level ended. */
  readonly end: 'won' | 'lost' | null;
  readonly more?: More;
  /** MK-9: who has left, with all that they carry. */
  readonly away?: readonly Figure[];
  /** WR-4: henchmen who died, where the group plays it so. */
  readonly dead?: readonly Figure[];
  /** How the level went so far, for the chronicle. */
  readonly tale?: Tale;
}

/** What may lie on a square of a level that is being drawn. */
export type Laid = Feature | 'rockfall' | 'guard' | 'entry' | 'nothing';

/** A corner of the canvas, by column and row. */
export type Corner = readonly [column: number, row: number];

/** The level as it is drawn, and who stands there when it begins. */
export type Setting =
  /** BD-1: every cell from one corner to the other becomes a square of a tile, or void ('.'). */
  | {
      readonly do: 'paint';
      readonly from: Corner;
      readonly to: Corner;
      readonly tile: string;
      readonly floor?: number;
    }
  /** BD-1: one more floor, as large as the others. */
  | { readonly do: 'floor' }
  /** MK-14: a ladder between two floors comes or goes. */
  | { readonly do: 'ladder'; readonly a: string; readonly b: string }
  /** BD-3: a wall between two cells comes or goes. */
  | { readonly do: 'wall'; readonly a: string; readonly b: string }
  | { readonly do: 'lay'; readonly at: string; readonly what: Laid; readonly vigour?: number }
  | { readonly do: 'teach'; readonly type: TypeData }
  | { readonly do: 'stand'; readonly type: string; readonly at: string }
  | { readonly do: 'join'; readonly figure: Figure }
  | { readonly do: 'begin' };

const settings: Readonly<Record<Setting['do'], true>> = {
  ...{ paint: true, floor: true, ladder: true, wall: true, lay: true },
  ...{ teach: true, stand: true, join: true, begin: true },
};
export const isSetting = (command: Command): command is Setting => command.do in settings;

/** What may be otherwise of a figure. */
export type Change = Partial<Pick<Figure, 'at' | 'vigour' | 'wounds' | 'prone' | 'tokens' | 'kit'>>;

export type Event =
  | { readonly type: 'figure'; readonly id: string; readonly change: Change }
  | {
      readonly type: 'gone';
      readonly id: string;
      readonly left: boolean;
      readonly figure?: Figure;
      readonly slain?: boolean;
    }
  | { readonly type: 'more'; readonly change: Partial<More> }
  | { readonly type: 'came'; readonly figure: Figure }
  | { readonly type: 'noise'; readonly at: string; readonly tokens: number }
  | { readonly type: 'silent' }
  | { readonly type: 'rock'; readonly at: string; readonly left: number }
  | { readonly type: 'feature'; readonly at: string; readonly feature: Feature | null }
  | { readonly type: 'phase'; readonly phase: Phase; readonly turn: number }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'waits'; readonly waiting: Waiting | null }
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'rolled'; readonly stream: Stream }
  | { readonly type: 'deck'; readonly deck: 'darkhold' | 'reinforcement'; readonly now: Deck }
  | { readonly type: 'level'; readonly level: LevelData }
  | { readonly type: 'type'; readonly of: TypeData }
  | { readonly type: 'heroes'; readonly heroes: number }
  | { readonly type: 'dice'; readonly dice: 'app' | 'table' }
  | { readonly type: 'ended'; readonly end: 'won' | 'lost' };

export type Command =
  | Setting
  | Act
  /** A model dragged; nothing is counted. */
  | { readonly do: 'move'; readonly id: string; readonly to: string }
  /** HA-2: by the app's dice, or by digits of the table's. */
  | {
      readonly do: 'strike';
      readonly id: string;
      readonly target: string;
      readonly weapon?: number;
      readonly rolls?: readonly number[];
    }
  | { readonly do: 'enemies' }
  /** AN-14: the next enemy, or one that the table names; whom it does not go for, where it goes, what it strikes with; or that it stays. */
  | {
      readonly do: 'next';
      readonly id?: string;
      readonly not?: readonly string[];
      readonly stays?: boolean;
      readonly to?: string;
      readonly weapon?: number;
    }
  | { readonly do: 'all' }
  /** AN-2, AN-7 where no board is kept: whom these enemies see, who of them is closest, and how often each strikes. */
  | {
      readonly do: 'light';
      readonly ids: readonly string[];
      readonly sees: readonly string[];
      readonly closest: readonly string[];
      readonly attacks: number;
      readonly shots: number;
    }
  | { readonly do: 'rolled'; readonly digits: readonly number[] }
  | { readonly do: 'reinforce' }
  /** RE-4: what a card of the table's brings, one model at a time. */
  | { readonly do: 'bring'; readonly type: string; readonly entry: string }
  /** TU-4: the enemy player's marker moves on, unless it stays. */
  | { readonly do: 'newTurn'; readonly keep?: boolean }
  | { readonly do: 'correct'; readonly id: string; readonly change: Change }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'noise'; readonly at: string; readonly tokens: number }
  | { readonly do: 'clear'; readonly at: string; readonly id?: string }
  | { readonly do: 'feature'; readonly at: string; readonly feature: Feature | null }
  | { readonly do: 'dice'; readonly dice: 'app' | 'table' };

/** Somebody of the table's side (WR-1). */
export const isOurs = ({ side }: { readonly side: Side }): boolean => side !== 'enemy';
export const figureOf = ({ figures }: Play, id: string): Figure | undefined =>
  figures.find(one => one.id === id);
