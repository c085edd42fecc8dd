import type { Stream } from '../../../../basics/random';
import type { Said } from '../../../../basics/said';
import type { Card, State } from '../battle/card';
import type { Hit } from '../battle/damage';
import type { Cell } from '../battle/space';
import type { Fliers } from '../npc/aim';
import type { NpcTurn } from '../npc/turn';

/** A card in a battle, with what the table calls it. */
export interface Fighter extends Card {
  readonly name: string;
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

export interface SlideData {
  readonly id: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly options: readonly Cell[];
}

/** BP-1: what the battle waits for. */
export const steps = ['setup', 'npc', 'own', 'regroup', 'over'] as const;
export type Step = (typeof steps)[number];

export interface Told {
  readonly text: Said;
  readonly rule: string;
  readonly by?: string;
}

export const endings = ['machines', 'defeated', 'companions', 'both-defeated', 'retreat', 'table'] as const;
export interface End {
  readonly victor: string | null;
  readonly why: (typeof endings)[number];
  readonly defect: readonly { readonly id: string; readonly to: string }[];
}

export interface Battle {
  readonly armies: readonly [Army, Army];
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
  readonly told: readonly Told[];
  readonly end: End | null;
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
  >
>;
export type BattleChange = Partial<
  Pick<
    Battle,
    'step' | 'acting' | 'phase' | 'first' | 'order' | 'doing' | 'slides' | 'hits' | 'defense' | 'began'
  >
>;
export type Setting = Partial<Pick<Battle, 'fliers' | 'dice' | 'foresight'>>;

export type Event =
  | { readonly type: 'card'; readonly id: string; readonly change: Change }
  | { readonly type: 'came'; readonly card: Fighter }
  | { readonly type: 'fell'; readonly id: string }
  | { readonly type: 'gone'; readonly id: string }
  | { readonly type: 'defects'; readonly id: string; readonly to: string }
  | { readonly type: 'now'; readonly change: BattleChange }
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'rolled'; readonly stream: Stream }
  | { readonly type: 'set'; readonly change: Setting }
  | { readonly type: 'ended'; readonly end: End };

export type Command =
  /** BG-2: a card is put somewhere before the battle begins, or comes while it goes on. */
  | { readonly do: 'place'; readonly card: Fighter }
  | { readonly do: 'begin' }
  /** NA-1: the next NPC rolls, or one that the table names. */
  | { readonly do: 'npc'; readonly id?: string; readonly roll?: number }
  | { readonly do: 'aim'; readonly target: string }
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
  | { readonly do: 'over'; readonly victor: string | null };

export const fighterOf = ({ cards }: Battle, id: string): Fighter | undefined =>
  cards.find(card => card.id === id);
export const armyOf = ({ armies }: Battle, id: string): Army | undefined =>
  armies.find(army => army.id === id);
export const otherOf = ({ armies: [a, b] }: Battle, id: string): Army => (a.id === id ? b : a);
