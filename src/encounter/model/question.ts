import * as v from 'valibot';
import type { Said } from '../../basics/said';
import { flag, list, type Output, object, optional } from '../../basics/schema';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { Attack } from '../../might/attack';
import type { Color } from '../../might/cards';
import { keySchema, numberSchema } from '../../might/fields';
import type { Pool } from '../../might/pieces';
import type { PublicEnemyAttack } from '../../might/public';
import type { Window } from '../../stage/company';
import {
  conditionSchema,
  groupSchema,
  moveStepSchema,
  type Stage,
  targetRuleSchema,
} from '../../stage/steps';
import type { Id } from './entities';
import { idListSchema, messageSchema } from './fields';

export interface Option {
  readonly id: Id;
  readonly label: Said;
  /** Of an aim: the hexes that it covers, whom it hits there, and whither the attacker then looks. */
  readonly hexes?: readonly Hex[];
  readonly hit?: readonly Id[];
  readonly facing?: Direction;
  /** What the rules say against it; answering with it asks for `anyway`. */
  readonly against?: Said;
}

/** Something that may be played at this moment, as the `play` command names it. */
export interface Play {
  readonly who: Id;
  readonly card: Id;
  readonly choice: Id;
  readonly name: string;
  readonly text: string;
  readonly cost: number;
}

/** What a question is about, as data: enough to word it in any language. Fields that do not apply are missing. */
export const aboutSchema = object({
  /** The enemy or character of the company that acts, loses HP, or is hit. */
  actor: optional(keySchema),
  target: optional(keySchema),
  targets: optional(idListSchema),
  /** What the card allows it: for "can it reach". */
  move: optional(numberSchema),
  range: optional(v.union([numberSchema, v.literal('any')])),
  attack: optional(flag),
  /** False: the attack needs no line of sight. */
  sight: optional(flag),
  minion: optional(flag),
  /** The rule, group or condition of the card that only the players can judge. */
  rules: optional(list(targetRuleSchema, 24)),
  group: optional(groupSchema),
  condition: optional(conditionSchema),
  step: optional(moveStepSchema),
  hp: optional(numberSchema),
  count: optional(numberSchema),
  tile: optional(keySchema),
  kind: optional(keySchema),
  /** Words of the card's author, in the author's language. */
  text: optional(messageSchema),
});
export type About = Output<typeof aboutSchema>;

export interface Defender {
  readonly who: Id;
  readonly name: string;
  readonly defense: number;
  /** What may be played; empty where the table keeps its cards itself (`plus` is asked). */
  readonly cards: readonly (Option & { readonly defense: number })[];
  readonly plus: boolean;
  readonly tokens: number;
  readonly damage: number | null;
  readonly hpLost: number | null;
  /** The cards of the open draw that do not count against it; absent: none. */
  readonly ignored?: readonly number[];
}

/** MT-8: why an attack of the enemy draws less, and what; told before the draw. */
export interface Weakened {
  /** Names of the broken parts that the card bears. */
  readonly parts: readonly string[];
  readonly lost: readonly { readonly color: Color; readonly count: number }[];
}

/**
 * What the app waits for, one at a time. `sentence` says it in one line; `takes` are the kinds of Answer that it
 * accepts. Interrupts and corrections may come at every one of them, and return to it.
 */
export type Question =
  | {
      readonly ask: 'pick';
      readonly topic: PickTopic;
      readonly sentence: Said;
      readonly who: Id | null;
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly about: About;
      readonly takes: readonly ['pick'];
    }
  | {
      readonly ask: 'go';
      readonly topic: 'hands' | 'window';
      readonly sentence: Said;
      readonly who: Id | null;
      readonly window: Window | null;
      /** What is to be done by hand. */
      readonly task: HandsTask;
      readonly about: About;
      readonly plays: readonly Play[];
      /** Before an enemy's draw the table may still put its pool right. */
      readonly takes: readonly ['go'] | readonly ['go', 'might'];
    }
  | {
      readonly ask: 'card';
      readonly reaction: boolean;
      readonly sentence: Said;
      readonly stage: Stage;
      readonly options: readonly Option[];
      readonly takes: readonly ['card', 'compose', 'aloud'];
    }
  | {
      readonly ask: 'compose';
      readonly sentence: Said;
      readonly card: Id;
      readonly label: string;
      readonly takes: readonly ['compose', 'aloud'];
    }
  /** The app only counts: what the card says is done by hand, but for attacks that it is told of. */
  | {
      readonly ask: 'count';
      readonly sentence: Said;
      readonly attackers: readonly (Option & { readonly boss: boolean })[];
      readonly targets: readonly Option[];
      readonly takes: readonly ['go', 'strikes'];
    }
  | {
      readonly ask: 'place';
      readonly topic: PlaceTopic;
      readonly sentence: Said;
      readonly who: Id;
      readonly about: About;
      /** Null: anywhere free. */
      readonly hexes: readonly Hex[] | null;
      readonly suggested: Hex | null;
      readonly facing: Direction;
      readonly takes: readonly ['place'];
    }
  /** The draw lies face down: cards for defense, then the reveal. */
  | {
      readonly ask: 'defend';
      readonly sentence: Said;
      readonly attackers: readonly Id[];
      readonly defenders: readonly Defender[];
      /** The draw as everybody may see it. */
      readonly draw: PublicEnemyAttack;
      readonly weakened: Weakened | null;
      /** Interrupts for this moment that somebody holds and can pay: played by the `play` command. */
      readonly plays: readonly Play[];
      readonly takes: readonly ['defend', 'might'];
    }
  /** Real cards or dice: tap in what came, or the sum of it. */
  | {
      readonly ask: 'tap';
      readonly sentence: Said;
      readonly side: 'oathsworn' | 'enemy';
      readonly who: Id;
      /** What is to be drawn. */
      readonly pool: Pool;
      readonly weakened: Weakened | null;
      /** Of an enemy's draw: until then nobody has said how they defend themselves. */
      readonly takes: readonly ['might', 'total'] | readonly ['might', 'total', 'defend'];
    }
  | {
      readonly ask: 'soak';
      readonly sentence: Said;
      readonly attackers: readonly Id[];
      readonly defenders: readonly Defender[];
      /** Null: an attack of the company's own, whose cards have been told; friends in its area answer to it (FT-8). */
      readonly draw: PublicEnemyAttack | null;
      readonly weakened: Weakened | null;
      readonly plays: readonly Play[];
      readonly takes: readonly ['tokens', 'might', 'go'] | readonly ['tokens', 'go'];
    }
  /** How many white, which tokens: `might` with the choose command. */
  | {
      readonly ask: 'pool';
      readonly sentence: Said;
      readonly who: Id;
      readonly target: Id | null;
      /** All whom it would hit. */
      readonly targets: readonly Id[];
      /** The HP dice of its target that it may hit (DM-2). */
      readonly dice: readonly Id[];
      readonly attack: Attack;
      readonly takes: readonly ['might', 'total'];
    }
  /** The draw lies open: criticals, redraws, then the damage. */
  | {
      readonly ask: 'drawn';
      readonly sentence: Said;
      readonly who: Id;
      readonly attack: Attack;
      readonly plays: readonly Play[];
      readonly takes: readonly ['might'];
    };

export const handsTaskSchema = v.picklist(['card', 'count', 'ability', 'tiles', 'injury', 'refresh', 'text']);
export type HandsTask = Output<typeof handsTaskSchema>;

/** Why a model is placed: its move was entered, a card says so, it enters, a card moves it, a chain ends. */
export const placeTopicSchema = v.picklist(['moved', 'placed', 'comes', 'walk', 'chainEnd']);
export type PlaceTopic = Output<typeof placeTopicSchema>;

export type PickTopic =
  | 'fits'
  | 'reach'
  | 'closest'
  | 'toward'
  | 'north'
  | 'mob'
  | 'hit'
  | 'aim'
  | 'die'
  | 'token'
  | 'group'
  | 'condition'
  | 'friend'
  | 'area'
  | 'chain'
  | 'colors'
  | 'redraw'
  | 'face'
  | 'attackers'
  | 'swarm'
  | 'stage'
  | 'victory'
  | 'direction';
