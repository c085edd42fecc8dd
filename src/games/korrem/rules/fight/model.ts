import type { Stream } from '../../../../basics/random';
import type { Card, State } from '../battle/card';
import type { Hit } from '../battle/damage';
import type { Cell } from '../battle/space';
import type { Fliers } from '../npc/aim';
import type { NpcTurn } from '../npc/turn';
import type { BattleLogEntry } from './log-entry';

/** TE-1: what is asked when it is first needed. */
export const unsureNumbers = ['attack', 'defense', 'health', 'speed'] as const;
export type Unsure = (typeof unsureNumbers)[number];

/** A card in a battle, with what the table calls it. */
export interface Fighter extends Card {
  readonly name: string;
  /** AR-2: the artifacts that it has, by their ids; what a game does not know by name is counted alone. */
  readonly bears?: readonly string[];
  /** TE-1: numbers that nobody has told yet. */
  readonly unsure?: readonly Unsure[];
}

export interface Army {
  readonly id: string;
  readonly name: string;
  /** The app plays it. */
  readonly npc: boolean;
}

/** An NPC's turn that is told and not yet carried out. */
export interface Doing {
  readonly id: string;
  readonly roll: number;
  readonly turn: NpcTurn;
  /** The table has chosen another target. */
  readonly overruled: boolean;
}

/** NA-7: an NPC that answers a blow, and what of that blow is still to come. */
export interface Dodging {
  readonly on: string;
  readonly by: string;
  readonly damage: number;
  readonly piercing: boolean;
  /** Its ready answers, in printed order; the first is asked now. */
  readonly abilities: readonly string[];
  /** Who strikes after this blow. */
  readonly rest: readonly string[];
}

/** BP-2, AT-1, AR-2: what each card has done in this Attack Phase. */
export interface Marks {
  readonly attracted: readonly string[];
  readonly artifact: readonly string[];
  /** BP-2: 'card/ability' of each that was used. */
  readonly abilities?: readonly string[];
}

/** Without positions: what has been rolled, and whom the table has yet to name. */
export interface Naming {
  readonly id: string;
  readonly roll: number;
  /** NM-3, NM-5: who stands beside it, and if nobody does, who is closest. */
  readonly asks: 'near' | 'closest';
}

export interface SlideData {
  readonly id: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly options: readonly Cell[];
}

/** BP-1: what the battle waits for. */
export const steps = ['setup', 'npc', 'own', 'regroup', 'over'] as const;
export type Step = (typeof steps)[number];

export const endings = ['machines', 'defeated', 'companions', 'both-defeated', 'retreat', 'table'] as const;
export interface End {
  readonly victor: string | null;
  readonly why: (typeof endings)[number];
  readonly defect: readonly { readonly id: string; readonly to: string }[];
}

/** BG-3: two armies, and those that join. */
export type Armies = readonly [Army, Army, ...Army[]];

export interface Battle {
  readonly armies: Armies;
  readonly cards: readonly Fighter[];
  readonly graveyard: readonly Fighter[];
  readonly fliers: Fliers;
  readonly dice: 'app' | 'table';
  /** Whether each number's target is shown before the roll. */
  readonly foresight: boolean;
  readonly step: Step;
  /** Whose Attack Phase it is, and how many there were. */
  readonly acting: string;
  readonly phase: number;
  /** EN-3: so many Attack Phases of the NPCs come before the first of the others. */
  readonly first: number;
  /** NF-2: who has yet to act, in the order that was fixed when the phase began. */
  readonly order: readonly string[];
  readonly doing: Doing | null;
  /** DM-1, DM-4: the hits of this phase, on the cards as they stood when it began. */
  readonly hits: readonly Hit[];
  /** DM-1: what is left of each defense in this phase. */
  readonly defense: Readonly<Record<string, number>>;
  /** BP-3: in whose phase each disabled card became so. */
  readonly began: Readonly<Record<string, string>>;
  readonly slides: readonly SlideData[];
  readonly stream: Stream;
  /** The newest lines of the log; the history of the save has them all. */
  readonly log: readonly BattleLogEntry[];
  readonly end: End | null;
  /** What follows is missing where it does not matter, and in saves of the first version. */
  /** No positions are kept: the table is asked. */
  readonly light?: boolean;
  /** BP-1: who has the first phase, if not the army in the north. */
  readonly starts?: string;
  /** EN-4, BG-4, BG-6: who counts as the Defender. */
  readonly defender?: string;
  /** DM-5. */
  readonly unharmed?: boolean;
  readonly dodging?: Dodging | null;
  readonly marks?: Marks;
  readonly naming?: Naming | null;
  /** The app rolls for all that are left in this phase, one after the other. */
  readonly rolling?: boolean;
  /** BG-4: how many phases each army has had. */
  readonly had?: Readonly<Record<string, number>>;
  /** VP-1: in whose phase each of the dead died. */
  readonly slain?: Readonly<Record<string, string>>;
  /** AT-5: for how many turns running two have been intimate, by both ids. */
  readonly intimate?: Readonly<Record<string, { readonly turns: number; readonly phase: number }>>;
  /** BE-5: armies that have dropped out, and the cards of those that retreated. */
  readonly out?: readonly string[];
  readonly away?: readonly Fighter[];
  /** Readings that the table holds otherwise, by the rule that they are pinned to. */
  readonly pins?: Pins;
  /** Whether chances of our own blows are shown too, or those of the NPCs alone. */
  readonly oursForeseen?: boolean;
}

export type Change = Partial<
  Pick<
    Fighter,
    | 'at'
    | 'damage'
    | 'states'
    | 'attack'
    | 'defense'
    | 'health'
    | 'speed'
    | 'flying'
    | 'name'
    | 'artifacts'
    | 'abilities'
    | 'bonds'
    | 'bears'
    | 'unsure'
  >
>;
export type BattleChange = Partial<
  Pick<
    Battle,
    | 'step'
    | 'acting'
    | 'phase'
    | 'first'
    | 'order'
    | 'doing'
    | 'slides'
    | 'hits'
    | 'defense'
    | 'began'
    | 'armies'
    | 'dodging'
    | 'marks'
    | 'naming'
    | 'rolling'
    | 'had'
    | 'slain'
    | 'intimate'
    | 'out'
    | 'away'
  >
>;
/** Notes of the table, by the ID of a rule. */
export type Pins = Readonly<Record<string, string>>;
/** No note is longer. */
export const longestPin = 140;

export type Setting = Partial<
  Pick<Battle, 'fliers' | 'dice' | 'foresight' | 'light' | 'pins' | 'oursForeseen'>
>;

export type Event =
  | { readonly type: 'card'; readonly id: string; readonly change: Change }
  | { readonly type: 'came'; readonly card: Fighter }
  | { readonly type: 'fell'; readonly id: string }
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'defects'; readonly id: string; readonly to: string }
  | { readonly type: 'now'; readonly change: BattleChange }
  | { readonly type: 'logged'; readonly entry: BattleLogEntry }
  | { readonly type: 'rolled'; readonly stream: Stream }
  | { readonly type: 'set'; readonly change: Setting }
  | { readonly type: 'ended'; readonly end: End };

export type Command =
  /** BG-2: a card is put somewhere before the battle begins, or comes while it goes on. */
  | { readonly do: 'place'; readonly card: Fighter }
  | { readonly do: 'begin' }
  /** NA-1: the next NPC rolls, or one that the table names. */
  | { readonly do: 'npc'; readonly id?: string; readonly roll?: number; readonly all?: boolean }
  | { readonly do: 'aim'; readonly target: string }
  /** NM-7: one of those between whom only North and West decide, by lot. */
  | { readonly do: 'lot'; readonly among: readonly string[] }
  /** NA-8: carried out; whether an ability that may fail has worked. */
  | { readonly do: 'done'; readonly works?: boolean }
  /** BP-2: base attacks of some on one, or a sum that the table names. */
  | { readonly do: 'strike'; readonly on: string; readonly by: readonly string[] }
  | { readonly do: 'sum'; readonly on: string; readonly damage: number; readonly piercing: boolean }
  | { readonly do: 'walk'; readonly id: string; readonly to: Cell }
  | { readonly do: 'state'; readonly id: string; readonly state: State; readonly on: boolean }
  | { readonly do: 'phase' }
  | { readonly do: 'regroup'; readonly cells?: Readonly<Record<string, Cell>> }
  | { readonly do: 'retreat'; readonly side: string }
  | { readonly do: 'set'; readonly change: Setting }
  | { readonly do: 'correct'; readonly id: string; readonly change: Change }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'over'; readonly victor: string | null }
  /** NA-7: what the table says that an answer has saved. */
  | { readonly do: 'dodged'; readonly saved: number }
  /** NM-3, NM-5: without positions, who stands beside the NPC, or is closest. */
  | { readonly do: 'name'; readonly ids: readonly string[] }
  /** BP-2: an ability of a player's card; what it does beyond damage the table does. */
  | {
      readonly do: 'ability';
      readonly id: string;
      readonly name: string;
      readonly on?: string;
      readonly works?: boolean;
    }
  /** BG-4. */
  | { readonly do: 'summon'; readonly card: Fighter; readonly by: string }
  | { readonly do: 'dispel'; readonly id: string }
  /** AR-2: used, or passed to another. */
  | { readonly do: 'artifact'; readonly id: string; readonly to: string | null }
  /** BP-5: a D8 that a player rolled in the own phase. */
  | { readonly do: 'd8'; readonly roll?: number }
  /** AT-1: how many hearts were rolled, if the table rolls. */
  | { readonly do: 'attract'; readonly by: string; readonly on: string; readonly hearts?: number }
  /** BG-3: one more army, from a side of the box around all cards. */
  | {
      readonly do: 'join';
      readonly army: Army;
      readonly from: 'N' | 'S' | 'E' | 'W';
      readonly cards: readonly Fighter[];
    };

export const fighterOf = ({ cards }: Battle, id: string): Fighter | undefined =>
  cards.find(card => card.id === id);
export const armyOf = ({ armies }: Battle, id: string): Army | undefined =>
  armies.find(army => army.id === id);
/** BP-1, BE-5: the armies that still fight, in their order. */
export const fighting = ({ armies, out = [] }: Pick<Battle, 'armies' | 'out'>): readonly Army[] =>
  armies.filter(({ id }) => !out.includes(id));
/** BP-1: whose phase comes after that of an army. */
export function nextArmy({ armies, out = [] }: Pick<Battle, 'armies' | 'out'>, id: string): Army {
  const at = armies.findIndex(army => army.id === id);
  const order = [...armies.slice(at + 1), ...armies.slice(0, at + 1)];
  return order.find(army => !out.includes(army.id)) ?? armies[0];
}
