import type { Direction } from '../hex/direction';
import type { Arc, Cubes, Effect } from './steps';

/** When an interrupt may be played; a window is only asked about when somebody holds a card for it. */
export type Window =
  | 'beforeDamage'
  | 'afterDamage'
  | 'whenHit'
  | 'whenMoved'
  | 'anytime'
  | 'onAttack'
  | 'onHit'
  /** A critical lies there in an attack that hits: once an attack, however many (IT-7). */
  | 'onCritical';

/** Hexes that an attack of the company covers; `drawn` as ways from its own hex that faces north. */
export type HeroArea =
  | 'adjacent'
  | 'circle'
  | 'wave'
  | { readonly cone: number }
  | { readonly drawn: readonly (readonly Direction[])[] };

/** The numbers of an effect count for each HP that its player has lost (TM-13). */
interface PerLoss {
  readonly per?: 'lostHp';
}

/** What a card's effect does, as far as the app can carry it out; the rest is text, by hand. */
export type HeroEffect =
  | ({
      readonly effect: 'attack';
      readonly range?: number;
      readonly bonus?: number;
      readonly empower?: number;
      readonly redraws?: number;
      readonly might?: Cubes;
      readonly unarmed?: boolean;
      /** It needs no sight (AT-5). */
      readonly noSight?: boolean;
      /** Not with the Oathsworn's own hands: falcons that are there, or Sentinels, all in reach of one target (GM-10). */
      readonly with?: 'falcons' | 'sentinels';
      readonly area?: HeroArea;
      /** The card spares friends; without it an area hits everybody (AE-1). */
      readonly only?: 'enemies';
      readonly chain?: { readonly range: number; readonly max: number; readonly ranged?: boolean };
      readonly charge?: number;
      readonly hit?: readonly Effect[];
    } & PerLoss)
  /** Up to so many hexes; `exact` all of them or none (TM-12). */
  | ({
      readonly effect: 'move';
      readonly hexes: number;
      readonly how?: 'exact';
      readonly on?: 'self' | 'friend';
    } & PerLoss)
  | ({
      readonly effect: 'gain';
      readonly token: string;
      readonly count: number;
      readonly on: 'self' | 'friend';
    } & PerLoss)
  | ({ readonly effect: 'heal'; readonly hp: number; readonly on: 'self' | 'friend' } & PerLoss)
  | ({ readonly effect: 'animus'; readonly by: number; readonly on: 'self' | 'friend' } & PerLoss)
  /** Of one's own attack under way: more damage, redraws, and what a hit does besides (IT-5, IT-7). */
  | ({
      readonly effect: 'boost';
      readonly bonus?: number;
      readonly redraws?: number;
      readonly hit?: readonly Effect[];
    } & PerLoss)
  | { readonly effect: 'taunt' }
  | { readonly effect: 'refresh' }
  /**
   * Against the attack that is under way, on one of the attacked; with none, until the end of the round. A friend may
   * be oneself (TM-5), `other` is anybody else.
   */
  | ({
      readonly effect: 'guard';
      readonly defense: number;
      readonly on?: 'self' | 'friend' | 'other';
    } & PerLoss)
  /** Cards of the enemy's attack count nothing: the lowest unless it says the highest. `within`: its range (EA-9). */
  | {
      readonly effect: 'weaken';
      readonly ignore: number;
      readonly which?: 'lowest' | 'highest';
      readonly within?: number;
    }
  | { readonly effect: 'forceRedraw'; readonly count: number; readonly within?: number }
  | { readonly effect: 'text'; readonly text: string };

/** Whom a requirement looks for around the one who plays. */
export type Around = 'enemy' | 'friend' | 'oathsworn' | 'sentinel';

/** What must be so for an effect to be chosen (AB-4, HU-4). What only the table can tell is `text`. */
export type Need =
  | { readonly need: 'token'; readonly token: string; readonly count: number }
  | { readonly need: 'hp'; readonly atLeast?: number; readonly atMost?: number }
  /** At least one (or `count`) of them within so many hexes. */
  | { readonly need: 'near'; readonly who: Around; readonly hexes: number; readonly count?: number }
  /** None of them within so many hexes. */
  | { readonly need: 'clear'; readonly who: Around; readonly hexes: number }
  /** In that arc of an enemy that is within so many hexes (1 unless said). */
  | { readonly need: 'arc'; readonly arc: Arc; readonly hexes?: number }
  | {
      readonly need: 'falcons';
      readonly on: 'self' | 'friend' | 'enemy' | 'other';
      readonly count: number;
    }
  | { readonly need: 'sentinels'; readonly count: number }
  /** Cards at that position around the board. */
  | { readonly need: 'cooldown'; readonly position: 0 | 1 | 2 | 3; readonly count: number }
  /** Not unarmed (SE-23). */
  | { readonly need: 'armed' }
  /** The move action of this turn is still to come, or has been taken. */
  | { readonly need: 'unmoved' | 'moved' }
  | { readonly need: 'text'; readonly text: string };

/** What is paid for an effect beside its animus (AB-4). */
export type ExtraCost =
  | { readonly pay: 'token'; readonly token: string; readonly count: number }
  /** Never the last one (OWN-101). */
  | { readonly pay: 'hp'; readonly hp: number }
  | { readonly pay: 'sentinels'; readonly count: number }
  | { readonly pay: 'text'; readonly text: string };

/** One of the effects between the lines of a card: only one of them is played. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly cost: number;
  readonly effects: readonly HeroEffect[];
  readonly interrupt?: Window;
  readonly needs?: readonly Need[];
  readonly pays?: readonly ExtraCost[];
}

export type Cooldown = 0 | 1 | 2 | 3;

export interface AbilityCard {
  readonly id: string;
  readonly name: string;
  readonly cooldown: Cooldown;
  /** What it adds when played for defense; none when absent. */
  readonly defense?: number;
  readonly level?: number;
  readonly choices: readonly Choice[];
}

export type ItemKind = 'weapon' | 'shield' | 'armor' | 'gear';

export interface ItemCard {
  readonly id: string;
  readonly name: string;
  readonly kind: ItemKind;
  readonly hands?: 0 | 1 | 2;
  readonly defense?: number;
  readonly might?: Cubes;
  readonly range?: number;
  /** Absent: once per encounter. */
  readonly cooldown?: Cooldown;
  readonly choices: readonly Choice[];
  /** Used instead of the others by a companion. */
  readonly companion?: Choice;
  readonly value?: number;
}

export interface InjuryCard {
  readonly id: string;
  readonly name: string;
  readonly cooldown: Cooldown;
  readonly text: string;
}

/** A companion's two abilities beside move and attack, each once a round. */
export interface Archetype {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice[];
}

export interface AllyCard {
  readonly id: string;
  readonly name: string;
  readonly defense: number;
  readonly might: Cubes;
  readonly moveCost: number;
  readonly moveHexes: number;
  readonly attackCost: number;
  readonly range?: number;
  readonly once?: Choice;
  readonly text?: string;
}

/** A class by the numbers of its board: the player enters them from there (CP-2). */
export interface HeroClass {
  readonly id: string;
  readonly name: string;
  readonly maxAnimus: number;
  readonly regen: number;
  readonly abilities: readonly AbilityCard[];
  readonly archetypes?: readonly Archetype[];
  readonly special?: string;
}
