import type { Window } from '../stage/company';
import type { Compass, HexName, Stage } from '../stage/steps';
import type { Id } from './things';

export interface Option {
  readonly id: Id;
  readonly label: string;
}

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
}

/**
 * What the app waits for, one at a time. `sentence` says it in one line; `takes` are the kinds of Answer that it
 * accepts. Interrupts and corrections may come at every one of them, and return to it.
 */
export type Question =
  | {
      readonly ask: 'pick';
      readonly topic: PickTopic;
      readonly sentence: string;
      readonly who: Id | null;
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly takes: readonly ['pick'];
    }
  | {
      readonly ask: 'go';
      readonly topic: 'hands' | 'window';
      readonly sentence: string;
      readonly who: Id | null;
      readonly window: Window | null;
      readonly takes: readonly ['go'];
    }
  | {
      readonly ask: 'card';
      readonly sentence: string;
      readonly stage: Stage;
      readonly options: readonly Option[];
      readonly takes: readonly ['card', 'compose', 'aloud'];
    }
  | {
      readonly ask: 'compose';
      readonly sentence: string;
      readonly card: Id;
      readonly label: string;
      readonly takes: readonly ['compose', 'aloud'];
    }
  | {
      readonly ask: 'place';
      readonly sentence: string;
      readonly who: Id;
      /** Null: anywhere free. */
      readonly hexes: readonly HexName[] | null;
      readonly suggested: HexName | null;
      readonly facing: Compass;
      readonly takes: readonly ['place'];
    }
  /** The hidden draw lies there: a card for defense, then the reveal. */
  | {
      readonly ask: 'defend';
      readonly sentence: string;
      readonly attackers: readonly Id[];
      readonly defenders: readonly Defender[];
      readonly takes: readonly ['defend', 'might'];
    }
  /** Real cards or dice: tap in what came, or the sum of it. */
  | {
      readonly ask: 'tap';
      readonly sentence: string;
      readonly side: 'oathsworn' | 'enemy';
      readonly who: Id;
      readonly takes: readonly ['might', 'total'];
    }
  | {
      readonly ask: 'soak';
      readonly sentence: string;
      readonly attackers: readonly Id[];
      readonly defenders: readonly Defender[];
      readonly takes: readonly ['tokens', 'might', 'go'];
    }
  /** How many white, which tokens: `might` with the choose command. */
  | {
      readonly ask: 'pool';
      readonly sentence: string;
      readonly who: Id;
      readonly target: Id | null;
      readonly takes: readonly ['might', 'total'];
    }
  /** The draw lies there: criticals, redraws, then settle. */
  | {
      readonly ask: 'drawn';
      readonly sentence: string;
      readonly who: Id;
      readonly takes: readonly ['might'];
    };

export type PickTopic =
  | 'target'
  | 'fits'
  | 'reach'
  | 'closest'
  | 'north'
  | 'mob'
  | 'hit'
  | 'aim'
  | 'die'
  | 'order'
  | 'token'
  | 'group'
  | 'condition'
  | 'direction'
  | 'random'
  | 'ally'
  | 'friend'
  | 'moved'
  | 'cage';
