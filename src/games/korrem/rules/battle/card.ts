import type { Cell } from './space';

export const kinds = ['character', 'machine', 'summon', 'wall', 'tower'] as const;
export type Kind = (typeof kinds)[number];
export const states = ['disabled', 'poisoned', 'frozen', 'undead'] as const;
export type State = (typeof states)[number];
/** AT-2. */
export const attractions = ['romance', 'companionship', 'intimacy', 'charisma'] as const;
export type AttractionType = (typeof attractions)[number];
export type BondType = Exclude<AttractionType, 'charisma'>;
/** NA-3: whom an ability is for. */
export const letters = ['A', 'R', 'S', 'C', 'E', 'D'] as const;
export type Letter = (typeof letters)[number];

export interface Attraction {
  readonly type: AttractionType;
  readonly score: number;
}

export interface Bond {
  readonly type: BondType;
  readonly with: string;
}

export interface Ability {
  readonly name: string;
  /** The numbers of the D8 that bring it. */
  readonly on: readonly number[];
  readonly target: Letter;
  readonly ranged: boolean;
  readonly damage: number;
  /** NA-8: on so many faces of a D8 it works. */
  readonly works: number;
  readonly ready: boolean;
  /** Whom it hit last; that card may be gone. */
  readonly last: string | null;
  /** BP-2: what its card says of how often it is used; nothing where it says nothing. */
  readonly limits?: Limits;
  /** BP-2: how often it was used in this game and in this battle, and in which turn of its side last. */
  readonly used?: Used;
}

export interface Limits {
  /** It excludes other abilities and the base attack. */
  readonly focus?: boolean;
  /** It is not used in two turns running. */
  readonly recharge?: boolean;
  /** Evaporate: so many uses in a battle. */
  readonly battle?: number;
  /** Deplete: so many uses in a game. */
  readonly game?: number;
}

export interface Used {
  readonly game: number;
  readonly battle: number;
  readonly turn: number;
}

export interface Card {
  readonly id: string;
  readonly side: string;
  readonly at: Cell;
  readonly kind: Kind;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly damage: number;
  readonly speed: number;
  readonly flying: boolean;
  /** NM-5: how far it walks in a turn. */
  readonly steps: number;
  readonly artifacts: number;
  readonly states: readonly State[];
  readonly attraction: Attraction | null;
  readonly bonds: readonly Bond[];
  readonly abilities: readonly Ability[];
}

export const isAddOn = ({ kind }: Card): boolean => kind === 'wall' || kind === 'tower';
/** SA-5: what can lead an army; a summon is a character in this too. */
export const isLiving = ({ kind }: Card): boolean => kind === 'character' || kind === 'summon';
export const has = (card: Card, state: State): boolean => card.states.includes(state);
/** NM-7. */
export const healthLeft = ({ health, damage }: Card): number => health - damage;

/** AT-5: a companionship between two that are both on the table. */
export const companions = (a: Card, b: Card): boolean =>
  a.bonds.some(bond => bond.type === 'companionship' && bond.with === b.id);
/** AT-5: a romance between two. */
export const lovers = (a: Card, b: Card): boolean =>
  a.bonds.some(bond => bond.type === 'romance' && bond.with === b.id);
