import type { Stream } from '../../../../basics/random';
import type { Aura, Clan, ClanBook, Kind, UnitBook } from '../board/position';
import type { Side } from '../board/square';
import type { SkillId } from '../skills/names';
import type { Bone, Phase } from '../turn/told';
import type { LogEntry } from './log-entry';

/** A square by its name, as it is kept. */
export type At = string;

/** LO-1: a row of slots on a clan board, and the bones that lie there. */
export interface RowData {
  readonly id: SkillId;
  readonly slots: readonly string[];
  readonly filled: readonly (number | null)[];
  readonly bones: readonly (number | null)[];
  readonly sum?: readonly [number, number];
  readonly places?: number;
  readonly tokens: number;
}

/** LO-1: what a clan book says, as south sees it. */
export interface Book {
  readonly clan: Clan;
  readonly bone: number;
  readonly start: readonly { readonly at: At; readonly kind: Kind }[];
  readonly units: ClanBook;
  readonly rows: readonly Pick<RowData, 'id' | 'slots' | 'sum' | 'places'>[];
}

export interface UnitData {
  readonly side: Side;
  readonly kind: Kind;
  readonly auras: readonly Aura[];
  readonly marks: number;
  readonly quarry: boolean;
  readonly ladder: number;
  readonly held: boolean;
}

/** What belongs to one player. */
export interface Seat {
  readonly name: string;
  readonly book: Book;
  readonly law: boolean;
  readonly quarryDown: number;
  readonly risen: boolean;
  readonly pool: readonly number[];
  readonly rows: readonly RowData[];
  /** WI-1: the token of Haggedorn's Will is not yet spent. */
  readonly will: boolean;
}

/** WB-2. */
export type WiboData =
  | { readonly at: 'journey' }
  | { readonly at: 'morph'; readonly unit: At; readonly named: readonly At[] | null; readonly seed: boolean }
  | { readonly at: 'retreat'; readonly unit: At; readonly pawn: At };

export type IntentData =
  | { readonly does: 'anything' }
  | { readonly does: 'journey' }
  | { readonly does: 'deed'; readonly unit: At; readonly targets: readonly At[] };

/** TU: the turn under way. */
export interface TurnData {
  readonly side: Side;
  readonly phase: Phase;
  readonly bone: Bone | null;
  readonly intent: IntentData;
  readonly again: number | null;
  readonly spent: readonly SkillId[];
  readonly journeyed: At | null;
  readonly wibo: WiboData;
  readonly acquired: readonly SkillId[];
  /** TU-2: the counters of this player have not gone down yet. */
  readonly counters: boolean;
  /** SK-1: a skill that was just acquired and is still to be carried out. */
  readonly gift: SkillId | null;
  /** FM-8: where the unit stands that has just journeyed. */
  readonly mover: At | null;
}

export const helps = ['open', 'legal', 'silent'] as const;
export type Help = (typeof helps)[number];
export const wills = ['blessings', 'curses'] as const;
export type Will = (typeof wills)[number];
export const strengths = ['seedling', 'thicket', 'oldWood'] as const;
export type Strength = (typeof strengths)[number];

/** How a duel ended: by a path, given up, agreed, or as the table says. */
export const endings = ['path', 'resigned', 'drawn', 'table'] as const;
export interface End {
  readonly winner: Side | null;
  readonly how: (typeof endings)[number];
}

/** Without pieces: what the table itself keeps count of. */
export interface Light {
  /** Steps on each path. */
  readonly path: Readonly<Record<Side, number>>;
  /** HX-5: counters of whoever has some, wherever they stand. */
  readonly counters: readonly number[];
  /** How the board stood when it went off the screen. */
  readonly units?: Readonly<Record<At, UnitData>>;
}

/** SU-5: bones that one player may roll and slot before the game. */
export interface Handicap {
  readonly side: Side;
  readonly left: number;
  /** Rolled, and not yet put away. */
  readonly value: number | null;
}

/** WI-2: an outcome of the Will that goes on: for so many rounds, or for the rest of the game. */
export interface Effect {
  readonly side: Side;
  readonly number: number;
  readonly rounds: number | null;
}

export interface Duel {
  /** The board lies on the table alone; missing: it is mirrored. */
  readonly light?: Light | null;
  readonly handicap?: Handicap | null;
  /** LO-4, WI-1: the table's own words, by number. */
  readonly willWords?: Readonly<Record<string, string>>;
  readonly effects?: readonly Effect[];
  /** The turn in which something was last slotted, lost, marked or Reclaimed. */
  readonly lastProgress?: number;
  readonly seats: Readonly<Record<Side, Seat>>;
  readonly units: Readonly<Record<At, UnitData>>;
  readonly reclaimed: readonly At[];
  readonly gardens: Readonly<Record<At, number>>;
  readonly count: number;
  readonly turn: TurnData;
  /** SU-4: Hexen have not yet named their Quarry. */
  readonly quarryDue: boolean;
  readonly help: Help;
  /** Help of a side that is told more or less than agreed for both. */
  readonly helps?: Readonly<Partial<Record<Side, Help>>>;
  /** A tournament: nothing is undone behind a roll of the app. */
  readonly strict?: boolean;
  readonly dice: 'app' | 'table';
  readonly will: Will;
  /** The side that the device plays, if it plays one. */
  readonly wood: { readonly side: Side; readonly strength: Strength } | null;
  readonly stream: Stream;
  /** The newest lines of the log; the history of the save has them all. */
  readonly log: readonly LogEntry[];
  readonly end: End | null;
}

/** What may be otherwise of a turn; the side never changes within one. */
export type TurnChange = Partial<Omit<TurnData, 'side'>>;
export type SeatChange = Partial<Omit<Seat, 'book'>>;
export type Setting = Partial<Pick<Duel, 'help' | 'helps' | 'dice' | 'wood'>>;

export type Event =
  | { readonly type: 'unit'; readonly at: At; readonly unit: UnitData | null }
  | { readonly type: 'reclaimed'; readonly at: At; readonly now: boolean }
  | { readonly type: 'garden'; readonly at: At; readonly count: number }
  | { readonly type: 'seat'; readonly side: Side; readonly change: SeatChange }
  | { readonly type: 'turn'; readonly change: TurnChange }
  | { readonly type: 'begins'; readonly turn: TurnData; readonly count: number }
  | { readonly type: 'quarryNamed' }
  | { readonly type: 'logged'; readonly entry: LogEntry }
  | { readonly type: 'rolled'; readonly stream: Stream }
  | { readonly type: 'set'; readonly change: Setting }
  | { readonly type: 'light'; readonly light: Light | null }
  | { readonly type: 'army'; readonly units: Readonly<Record<At, UnitData>> }
  | { readonly type: 'handicap'; readonly handicap: Handicap | null }
  | { readonly type: 'willWord'; readonly number: number; readonly words: string }
  /** LO-1: a book was taught in the middle of a duel. */
  | { readonly type: 'taught'; readonly side: Side; readonly book: Book }
  | { readonly type: 'effects'; readonly effects: readonly Effect[] }
  | { readonly type: 'ended'; readonly end: End | null };

export interface PartData {
  readonly unit: At;
  readonly to: At;
  readonly dir?: number;
  readonly value: number;
}

/** What a player does after the roll; which of these are looked at depends on the deed and the clan. */
export interface ActionData {
  readonly do: 'journey' | 'deed' | 'leap' | 'swap' | 'retreat';
  readonly unit: At;
  readonly to?: At;
  readonly dir?: number;
  readonly hunt?: At;
  readonly parts?: readonly PartData[];
  readonly metamorphic?: boolean;
  readonly aura?: string;
  readonly flow?: { readonly dir: number; readonly steps: number; readonly units: number };
  readonly place?: At;
  readonly belay?: { readonly unit: At; readonly to: At };
  readonly targets?: readonly At[];
  readonly into?: At;
  readonly places?: readonly At[];
  readonly seed?: boolean;
  readonly with?: At;
}

/** What is told with a skill. */
export interface PowerData {
  readonly skill: SkillId;
  readonly unit?: At;
  readonly units?: readonly At[];
  readonly target?: At;
  readonly targets?: readonly At[];
  readonly to?: At;
  readonly dir?: number;
  readonly aura?: string;
  readonly places?: Readonly<Record<At, At>>;
  readonly order?: readonly string[];
  readonly restarts?: Readonly<Record<At, At>>;
  /** HX-3: with how much a garden begins. */
  readonly count?: number;
  /** HU-8: which bone returns to the rival, and which two change owners. */
  readonly row?: SkillId;
  readonly slot?: number;
  readonly own?: number;
  readonly rival?: number;
}

export type Command =
  | { readonly do: 'quarry'; readonly at: readonly At[] }
  | {
      readonly do: 'count';
      readonly order?: readonly string[];
      readonly restarts?: Readonly<Record<At, At>>;
    }
  /** WI-1: with the number of the table's bone, or by the app's. */
  | { readonly do: 'will'; readonly value?: number }
  | {
      readonly do: 'declare';
      readonly intent: 'journey' | 'deed';
      readonly unit?: At;
      readonly targets?: readonly At[];
    }
  /** TU-6: a journey that was declared is called off before the roll. */
  | { readonly do: 'roll'; readonly bone: number; readonly value?: number }
  | { readonly do: 'act'; readonly action: ActionData }
  | { readonly do: 'pass' | 'done' | 'keep' | 'end' | 'lose' }
  | { readonly do: 'slot'; readonly row: SkillId; readonly slot: number; readonly on?: At }
  | { readonly do: 'spend' | 'power'; readonly asked: PowerData }
  | { readonly do: 'resign' }
  | { readonly do: 'draw' }
  | { readonly do: 'set'; readonly change: Setting }
  /** Mirror and Light may be changed at any time. */
  | { readonly do: 'mode'; readonly to: 'mirror' | 'light' }
  /** Light: what was rolled is carried out on the board; or the bone is rolled once more. */
  | { readonly do: 'played' | 'again' }
  | { readonly do: 'path'; readonly side: Side; readonly steps: number }
  | { readonly do: 'counters'; readonly counters: readonly number[] }
  /** SU-5: so many bones before the game; then each is rolled, and slotted or put back. */
  | { readonly do: 'handicap'; readonly side: Side; readonly bones: number }
  | { readonly do: 'handicap-roll'; readonly value?: number }
  | {
      readonly do: 'handicap-slot';
      readonly row: SkillId;
      readonly slot: number;
      readonly on?: At;
      /** HU-8: the bones that change owners where Adapt is completed. */
      readonly own?: number;
      readonly rival?: number;
    }
  | { readonly do: 'handicap-keep' }
  /** WI-1, LO-4: what the table's card says to a number. */
  | { readonly do: 'words'; readonly number: number; readonly words: string }
  /** WI-2: an outcome goes on for so many rounds, for the rest of the game, or ends. */
  | { readonly do: 'effect'; readonly number: number; readonly rounds: number | null }
  | { readonly do: 'effect-ends'; readonly at: number }
  /** A journey that the rules refuse is let stand, and so marked. */
  | { readonly do: 'ours'; readonly unit: At; readonly to: At; readonly code: string }
  /** LO-1, LO-5: what a book lacks is taught when it first comes up. */
  | { readonly do: 'teach'; readonly side: Side; readonly kind: Kind; readonly unit: UnitBook }
  | {
      readonly do: 'teach-row';
      readonly side: Side;
      readonly row: SkillId;
      readonly slots: readonly string[];
      readonly sum: readonly [number, number] | null;
      readonly places: number | null;
    }
  /** What the table says is so. */
  | { readonly do: 'put'; readonly at: At; readonly unit: UnitData | null }
  | { readonly do: 'move'; readonly at: At; readonly to: At }
  | { readonly do: 'reclaim'; readonly at: At; readonly now: boolean }
  | { readonly do: 'garden'; readonly at: At; readonly count: number }
  | { readonly do: 'tokens'; readonly side: Side; readonly row: SkillId; readonly tokens: number }
  /** SL-8: the bones of a row that can have no use any more go back to the pool. */
  | { readonly do: 'free'; readonly side: Side; readonly row: SkillId }
  | { readonly do: 'law'; readonly side: Side; readonly now: boolean }
  | { readonly do: 'pool'; readonly side: Side; readonly pool: readonly number[] }
  | {
      readonly do: 'bones';
      readonly side: Side;
      readonly row: SkillId;
      readonly slot: number;
      readonly value: number | null;
    }
  | { readonly do: 'pass-turn' }
  | { readonly do: 'over'; readonly winner: Side | null };
