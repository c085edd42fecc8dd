import type { Direction } from '../hex/direction';
import type { Hex } from '../hex/shape';
import type { Color } from '../might/cards';
import type { CombatToken } from '../might/combat-tokens';

/**
 * The step language of stage cards: plain JSON, told apart by one key per family
 * (`do` a step, `rule` a target rule, `who` a group, `effect`, `area`, `place`, `when` a condition).
 * Short forms on purpose: a card is composed at the table in a few taps and written by hand in packs.
 */

export type Arc = 'front' | 'rear' | 'left' | 'right' | 'flank';
/** How many cards (or dice) of each colour; what is not named is none. */
export type Cubes = { readonly [C in Color]?: number };

/** Combat tokens, status tokens, and any other that a rules board names. */
export type { CombatToken };
export type StatusToken = 'poison' | 'bleed' | 'crippled' | 'lethality';
export type TokenKind = CombatToken | StatusToken | (string & {});

/** Each rule narrows who is left; the list is the words of a card in order (TG-4). */
export type TargetRule =
  | { readonly rule: 'closest' }
  | { readonly rule: 'furthest' }
  | { readonly rule: 'mostHp' }
  | { readonly rule: 'leastHp' }
  | { readonly rule: 'mostWounded' }
  | { readonly rule: 'mostAnimus' }
  | { readonly rule: 'leastAnimus' }
  | { readonly rule: 'mostDefense' }
  | { readonly rule: 'leastDefense' }
  | { readonly rule: 'mostTokens'; readonly token: TokenKind }
  | { readonly rule: 'hasToken'; readonly token: TokenKind }
  | { readonly rule: 'firstPlayer' }
  | { readonly rule: 'class'; readonly class: string }
  | { readonly rule: 'inArc'; readonly arc: Arc }
  | { readonly rule: 'adjacent' }
  | { readonly rule: 'lastAttacker' }
  | { readonly rule: 'random' }
  /** The same as before on this card. */
  | { readonly rule: 'same' }
  /** Anybody but the one chosen before on this card. */
  | { readonly rule: 'another' }
  /** What the words ask cannot be computed, or is left to the players. */
  | { readonly rule: 'players'; readonly text?: string };

/** Whom an effect or a repetition reaches. */
export type Group =
  | { readonly who: 'target' }
  /** Everybody whom the card's last attack hit. */
  | { readonly who: 'hit' }
  /** Of those, who lost HP by it. */
  | { readonly who: 'hurt' }
  | { readonly who: 'self' }
  | { readonly who: 'oathsworn' }
  /** Oathsworn, allies and other friends of theirs. */
  | { readonly who: 'company' }
  | { readonly who: 'bosses' }
  | { readonly who: 'minions'; readonly enemy?: string }
  | { readonly who: 'adjacent' }
  | { readonly who: 'within'; readonly hexes: number }
  | { readonly who: 'inArc'; readonly arc: Arc }
  | { readonly who: 'class'; readonly class: string }
  | { readonly who: 'hasToken'; readonly token: TokenKind }
  | { readonly who: 'firstPlayer' }
  /** The one whose turn it is in a repetition. */
  | { readonly who: 'each' }
  | { readonly who: 'players'; readonly text?: string };

export type Until = 'endOfRound' | 'endOfNextRound' | 'endOfStage' | 'endOfEncounter';

export type Effect =
  | { readonly effect: 'knockback'; readonly hexes: number }
  | { readonly effect: 'push'; readonly hexes: number }
  /** HP lost; defense is not asked. */
  | { readonly effect: 'lose'; readonly hp: number }
  | { readonly effect: 'heal'; readonly hp: number; readonly slot?: string }
  | { readonly effect: 'token'; readonly token: TokenKind; readonly count: number }
  | { readonly effect: 'removeToken'; readonly token: TokenKind; readonly count?: number }
  /** Each bleed token costs its bearer HP. */
  | { readonly effect: 'bleeds'; readonly hp: number }
  | { readonly effect: 'animus'; readonly by: number }
  /** The company's own models are moved; crippled does not hold them. */
  | {
      readonly effect: 'drag';
      readonly way: 'toward' | 'away' | Direction;
      readonly hexes: number;
    }
  | { readonly effect: 'defense'; readonly by: number; readonly until: Until }
  | { readonly effect: 'might'; readonly add: Cubes; readonly until: Until }
  /** Protected from being chosen as a target (TG-8). */
  | { readonly effect: 'exclude'; readonly until: Until }
  | { readonly effect: 'text'; readonly text: string };

export type Area =
  | { readonly area: 'adjacent' }
  /** All within 1 of its centre: the target's hex unless said otherwise. */
  | { readonly area: 'circle' }
  | { readonly area: 'cone'; readonly range: number; readonly from?: 'front' | 'rear' }
  | { readonly area: 'wave' }
  | { readonly area: 'charge'; readonly hexes: number }
  | { readonly area: 'chain'; readonly range: number; readonly max: number; readonly ranged?: boolean }
  /** Hexes drawn on the card, as ways from the attacker's core that faces north. */
  | { readonly area: 'custom'; readonly hexes: readonly (readonly Direction[])[] };

export type Place =
  | { readonly place: 'hexes'; readonly hexes: readonly Hex[] }
  | { readonly place: 'next'; readonly to: Group }
  | { readonly place: 'under'; readonly whom: Group }
  | { readonly place: 'front' }
  | { readonly place: 'rear' }
  | { readonly place: 'edge'; readonly direction?: Direction }
  | { readonly place: 'start' }
  | { readonly place: 'area'; readonly area: Area }
  | { readonly place: 'players'; readonly text?: string };

export type Condition =
  | { readonly when: 'adjacent' }
  | { readonly when: 'within'; readonly hexes: number }
  | { readonly when: 'inArc'; readonly arc: Arc }
  | { readonly when: 'broken'; readonly icon: string }
  | { readonly when: 'hit' }
  | { readonly when: 'hurt' }
  /** The attack fell away, or cost nobody HP. */
  | { readonly when: 'missed' }
  | { readonly when: 'noTarget' }
  | { readonly when: 'stage'; readonly stage: Stage }
  | { readonly when: 'reaction' }
  | { readonly when: 'hasToken'; readonly token: TokenKind }
  | { readonly when: 'minionsAtMost'; readonly count: number }
  | { readonly when: 'moved' }
  | { readonly when: 'not'; readonly of: Condition }
  /** Only the table knows. */
  | { readonly when: 'players'; readonly text: string };

export type Stage = 1 | 2 | 3;

export interface AttackStep {
  readonly do: 'attack';
  /** Instead of the enemy's own might. */
  readonly might?: Cubes;
  /** On top of it. */
  readonly add?: Cubes;
  /** 1 unless said otherwise; 'any' has no limit. */
  readonly range?: number | 'any';
  /** The body parts of which one broken weakens it (MT-8). */
  readonly breaks?: readonly string[];
  readonly area?: Area;
  readonly hit?: readonly Effect[];
  readonly noSight?: boolean;
  /** Whom it strikes, when not the target. */
  readonly at?: Group;
}

export interface MoveStep {
  readonly do: 'move';
  readonly way: 'toward' | 'away' | 'random' | Direction;
  readonly hexes: number;
  /** 'upTo' as the rulebook has it (MV); 'full' and 'exact' go the whole way where there is one. */
  readonly how?: 'upTo' | 'full' | 'exact';
}

export type Step =
  | { readonly do: 'target'; readonly rules: readonly TargetRule[]; readonly among?: 'oathsworn' | 'company' }
  | MoveStep
  | { readonly do: 'turn'; readonly to: 'target' | 'away' | 'random' | Direction }
  | AttackStep
  | { readonly do: 'effect'; readonly on: Group; readonly effects: readonly Effect[] }
  | { readonly do: 'tiles'; readonly tile: string; readonly at: Place; readonly remove?: boolean }
  | { readonly do: 'spawn'; readonly enemy: string; readonly count: number; readonly at: Place }
  /** All minions of that kind (or all) act now by their own box, unless it brings steps of its own. */
  | { readonly do: 'minions'; readonly enemy?: string; readonly steps?: readonly Step[] }
  | { readonly do: 'place'; readonly whom: Group; readonly at: Place }
  | {
      readonly do: 'cage';
      readonly whom: Group;
      readonly difficulty: number;
      readonly fail: readonly Effect[];
    }
  | {
      readonly do: 'consume';
      readonly whom: Group;
      readonly slot: string;
      /** At the start of every Oathsworn and encounter phase. */
      readonly each: readonly Effect[];
    }
  | { readonly do: 'ability'; readonly ability: string }
  /** Stays visible until then; its effects hold as long. */
  | { readonly do: 'lasting'; readonly until: Until; readonly text: string }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Step[];
      readonly else?: readonly Step[];
    }
  | { readonly do: 'each'; readonly of: Group; readonly steps: readonly Step[] }
  /** Another stage card after this one (DM-6). */
  | { readonly do: 'draw' }
  | { readonly do: 'text'; readonly text: string };

export type StepKind = Step['do'];
