import type { Said } from '../../basics/said';
import type { Hex } from '../../hex/shape';
import type { Attack } from '../../might/attack';
import type { EnemyAttack } from '../../might/enemy';
import type { HeroEffect, Window } from '../../stage/company';
import type { AttackStep, Effect, MoveStep, Place, Step, TargetRule } from '../../stage/steps';
import type { Id, Obstacle, Stand, Tokens } from './entities';
import type { About, HandsTask, PlaceTopic } from './question';
import type { Strike } from './strike';

export interface Breaker {
  readonly enemy: Id;
  /** Null: nobody's doing (DM-7). */
  readonly by: Id | null;
}

/** What waits to be resolved, first in, first out (DM-6). */
export interface Job {
  readonly id: number;
  /** The card, drawn when the job came up. */
  readonly card: string;
  readonly why: 'phase' | 'reaction' | 'loss' | 'extra';
  /** How many cards have drawn one another up to this one (OWN-132); absent: it was drawn for a reason of its own. */
  readonly extra?: number;
  /** The break of the last die drew it: then the fight is over (FT-6). */
  readonly last?: true;
  readonly breakers: readonly Breaker[];
}

/** What one enemy has done so far on the card that is being resolved. */
export interface Scope {
  readonly actor: Id;
  /** A target was looked for; it may have been in vain. */
  readonly chosen: boolean;
  readonly target: Id | null;
  readonly earlier: readonly Id[];
  readonly reachable: boolean;
  readonly moved: boolean;
  readonly turned: boolean;
  readonly attacked: boolean;
  readonly hit: readonly Id[];
  readonly hurt: readonly Id[];
  /** The one whose turn it is in a repetition. */
  readonly each: Id | null;
  /** The move that brought the enemy where it stands, as long as that move depends on its target (OWN-167). */
  readonly came?: Came | null;
  /** The table named its target. */
  readonly said?: boolean;
  /** The enemy has struck already, in a Mob that attacked by the box of another kind (OWN-35). */
  readonly joined?: boolean;
}

/** A move toward the target, or away from it, and all that it changed: what is needed to take it back (OWN-167). */
export interface Came {
  /** Null: the move cannot be worked out again, because a hand made it or other steps followed. */
  readonly move: MoveStep | null;
  readonly put: readonly Put[];
  readonly cleared: readonly Obstacle[];
  /** The tasks that the move gave to the table. */
  readonly tasks: readonly number[];
}

/** Where a model stood, and where it was put; null: off the board (PS-6). */
export interface Put {
  readonly id: Id;
  readonly from: Stand;
  readonly to: Stand | null;
}

/** The card or the minion phase under way. */
export interface Scene {
  readonly job: Job | null;
  readonly scopes: { readonly [actor: Id]: Scope };
  /** The card's steps that are done once for all of its actors, and have been done (OWN-243); absent in older saves. */
  readonly done?: readonly number[];
}

/**
 * One thing that is being resolved. The frame on top of the stack asks or acts. Frames are plain data, never
 * closures.
 */
export type Frame =
  | CardFrame
  | StepsFrame
  | TargetFrame
  | MoveFrame
  | EnemyAttackFrame
  | StrikeFrame
  | MinionsFrame
  | HandsFrame
  | GroupFrame
  | DieFrame
  | PlaceFrame
  | PlayFrame
  | NeedFrame
  | RedrawFrame
  | BreakFrame
  | RollFrame
  | VictoryFrame;

/** A stage card: named, composed if nobody knows it, acted out, put away. */
export interface CardFrame {
  readonly frame: 'card';
  readonly job: Job;
  readonly step: 'name' | 'compose' | 'move' | 'act' | 'finish';
  /** The enemies that still have to do what this pass is about. */
  readonly left: readonly Id[];
  readonly order: readonly Id[];
}

/** Whether the encounter's own victory has come: only the table can tell. */
export interface VictoryFrame {
  readonly frame: 'victory';
}

/** Stage cards that a break draws. */
export interface Drawing {
  readonly count: number;
  readonly why: 'reaction' | 'loss';
  readonly breakers: readonly Breaker[];
  readonly last?: true;
}

/** Parts broke, and only the table can tell whether that changes the stage: asked before their cards are drawn. */
export interface BreakFrame {
  readonly frame: 'break';
  readonly drawings: readonly Drawing[];
}

/** Steps in order, for one enemy; the actor is '' where nobody acts. */
export interface StepsFrame {
  readonly frame: 'steps';
  readonly steps: readonly Step[];
  readonly at: number;
  /** Only the steps before this one are done here. */
  readonly end: number;
  readonly actor: Id;
  /** Mob fellows that act with it: a step is done by each of them or by all as one (FT-9). */
  readonly mates: readonly Id[];
  /** A single step that its Mob has shared out already. */
  readonly alone?: true;
  /** The steps of the stage card itself: what speaks of no actor is done once for all of them (OWN-243). */
  readonly ofCard?: true;
  /** The one whose turn it is in a repetition. */
  readonly each: Id | null;
}

export interface TargetFrame {
  readonly frame: 'target';
  readonly actor: Id;
  readonly rules: readonly TargetRule[];
  readonly among: 'oathsworn' | 'company';
  readonly move: number;
  readonly range: number;
  readonly attack: boolean;
  /** The attack to come asks for no sight. */
  readonly noSight?: true;
  /** What the table said: who fits the card's words (asked for rules that only eyes can judge). */
  readonly fits: readonly Id[] | null;
  /** The rules that are still to narrow those who fit; absent: none. */
  readonly more?: readonly TargetRule[];
  /** The rule that the table is asked about. */
  readonly asked?: TargetRule;
  /** With the board off: where the questions stand. */
  readonly step: 'begin' | 'breaker' | 'named' | 'level' | 'closest' | 'toward' | 'mob' | 'north';
  readonly tied: readonly Id[];
  /** With the board off: the rules that have left fewer so far (OWN-62); absent: none. */
  readonly by?: readonly string[];
  /** What `mob` and `north` go on to: the tied ones were in reach, or only toward them it goes. */
  readonly inReach?: boolean;
}

export interface MoveFrame {
  readonly frame: 'move';
  readonly actor: Id;
  readonly move: MoveStep;
}

/** A step in a random direction, until the table has told what its own die shows (OWN-208). */
export interface RollFrame {
  readonly frame: 'roll';
  readonly actor: Id;
  readonly step: MoveStep | Extract<Step, { do: 'turn' }>;
}

/** An enemy's attack, or that of a mob, on one or several at once. */
export interface EnemyAttackFrame {
  readonly frame: 'blow';
  readonly attackers: readonly Id[];
  readonly attack: AttackStep;
  readonly targets: readonly Id[];
  readonly step: 'goesAhead' | 'whom' | 'before' | 'defend' | 'after' | 'done';
  /** What the table is asked in step `whom`, of those in `targets`. */
  readonly asks: 'reach' | 'hit' | 'attackers' | 'anyway';
  readonly defended: boolean;
  readonly flow: EnemyAttack | null;
  /** The table named the target and lets it be struck out of reach too (OWN-130). */
  readonly said?: true;
  /** Of a Mob of several kinds: what the box of those who join says of their own attack (OWN-244). */
  readonly own?: { readonly [attacker: Id]: AttackStep };
  /** Of a Mob whose areas lie over one another: whom these attackers strike together (FT-9). */
  readonly only?: readonly Id[];
}

/** An attack of the company. */
export interface StrikeFrame {
  readonly frame: 'strike';
  readonly by: Id;
  readonly strike: Strike;
  readonly step: 'pool' | 'draw' | 'aim' | 'soak' | 'hit' | 'determination';
  readonly flow: Attack | null;
  /** The dice chosen for those targets that had a choice. */
  readonly aimed: { readonly [enemy: Id]: Id };
  /** Of the tokens spent on it: those that its mistress gave, and gets back (FT-3); absent: none. */
  readonly lent?: Tokens;
  /** In step `hit`: whom it hit, and how far what it does to them besides has come. */
  readonly landed?: Landed;
  /**
   * Enemies that the attacker broke, by this attack or by a card played into it: the attack does nothing more to them
   * (FT-4).
   */
  readonly lost?: readonly Id[];
}

export interface Landed {
  readonly struck: readonly Id[];
  /** How hard each of them was hit, and the die that it hit: what answers to the hit may still add to it (IT-5). */
  readonly dealt?: readonly { readonly target: Id; readonly damage: number; readonly die: Id | null }[];
  /** The effect that comes next. */
  readonly next: number;
  /** Those who have fallen to it but must still stand there to be knocked back (SE-19). */
  readonly dying: readonly { readonly target: Id; readonly die: Id | null; readonly hp: number }[];
  /** Its player has been asked for what answers to a hit. */
  readonly answered: boolean;
}

export interface MinionsFrame {
  readonly frame: 'minions';
  readonly left: readonly Id[];
  readonly moved: readonly Id[];
  readonly steps: readonly Step[] | null;
  readonly step: 'move' | 'act';
  /** OWN-295: the table is asked for all of them at once, or wants to be asked for each; absent: not yet. */
  readonly swarm?: 'asked' | 'each';
}

/**
 * A task for the table. A frame that names a window is that window instead, open as long as somebody can play into
 * it.
 */
export interface HandsFrame {
  readonly frame: 'hands';
  readonly text: Said;
  readonly who: Id | null;
  readonly window: Window | null;
  readonly task?: HandsTask;
  readonly about?: About;
}

/** The question whom a step reaches, where only the table can tell. The step goes on with the answer. */
export interface GroupFrame {
  readonly frame: 'whom';
  readonly text: Said;
  readonly options: readonly Id[];
  readonly max: number;
  readonly actor: Id;
  readonly then: GroupThen;
  readonly about?: About;
}

export type GroupThen =
  | { readonly then: 'effects'; readonly effects: readonly Effect[] }
  | {
      readonly then: 'steps';
      readonly yes: readonly Step[];
      readonly no: readonly Step[];
      readonly mates?: readonly Id[];
    }
  | { readonly then: 'each'; readonly steps: readonly Step[]; readonly mates?: readonly Id[] }
  | { readonly then: 'cage'; readonly step: Extract<Step, { do: 'cage' }> }
  | { readonly then: 'consume'; readonly step: Extract<Step, { do: 'consume' }> }
  | { readonly then: 'place'; readonly at: Place };

/** HP off a boss, where the table chooses the die. */
export interface DieFrame {
  readonly frame: 'die';
  readonly enemy: Id;
  readonly hp: number;
  readonly by: Id | null;
  /** Only these, equally near (PS-5, AE-6). */
  readonly dice?: readonly Id[];
}

/** Somebody to be put somewhere. */
export interface PlaceFrame {
  readonly frame: 'place';
  readonly who: Id;
  readonly text: Said;
  readonly hexes: readonly Hex[] | null;
  readonly topic?: PlaceTopic;
  readonly about?: About;
  /** A card lets it go so far. */
  readonly walk?: { readonly hexes: number; readonly exact: boolean };
  /** Only the free hexes nearest to these (the end of a chain). */
  readonly near?: readonly Hex[];
}

/** Cards of the enemy's attack that somebody forces to be drawn again, one after the other. */
export interface RedrawFrame {
  readonly frame: 'redraw';
  readonly by: Id;
  readonly left: number;
  /** With real cards: the card given back, until the table tells what was drawn for it. */
  readonly piece: number | null;
}

/** One link of a chain: the target, and the hex aimed at where the target is large (SE-11). */
export interface Link {
  readonly target: Id;
  readonly hex: Hex;
}

/** An ability card or item being carried out, effect by effect. */
export interface PlayFrame {
  readonly frame: 'play';
  readonly who: Id;
  readonly card: Id;
  readonly choice: Id;
  readonly at: number;
  /** In older saves: a location broke, and every further attack is lost. */
  readonly cut: boolean;
  /**
   * Enemies that the card broke, or its player with a card played into it: the card does nothing more to them (FT-4).
   */
  readonly lost?: readonly Id[];
  readonly targets: readonly Id[];
  /** The effect for which the targets were asked; -1 for none. */
  readonly asked: number;
  /** Without a card: what a token buys (CN-5). */
  readonly effects?: readonly HeroEffect[];
  /** Where the last target of its chain was hit: there its player comes to stand when the attack is done (SE-10). */
  readonly ends?: Link;
}

/** What the table confirms before a card is paid for. */
export interface NeedFrame {
  readonly frame: 'need';
  readonly played: {
    readonly who: Id;
    readonly card: Id;
    readonly choice: Id;
  };
  readonly text: Said;
  /** In an open turn, and not at a question. */
  readonly open: boolean;
}
