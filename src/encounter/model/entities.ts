import type { Said } from '../../basics/said';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { Cubes, Effect, Stage, Until } from '../../stage/steps';

export type Id = string;
/** How many of each kind lie there; a kind that is absent has none. */
export type Tokens = { readonly [token: string]: number };

/** Where somebody stands; null where no position is kept, or off the board. */
export interface Stand {
  readonly at: Hex | null;
  readonly facing: Direction;
}

export interface Animus {
  readonly available: number;
  readonly reserve: number;
}

/** The cards around one player board, by id; all four lists together are always all of them. */
export interface Cards {
  readonly hand: readonly Id[];
  readonly cooldown: readonly [readonly Id[], readonly Id[], readonly Id[], readonly Id[]];
  /** Face down: used once per encounter. */
  readonly spent: readonly Id[];
  /** Cubes on an archetype or an ally: choices used this round (an ally's: this encounter). */
  readonly cubes: readonly Id[];
}

export interface Caged {
  readonly difficulty: number;
  readonly fail: readonly Effect[];
  /** The last round that it holds for. */
  readonly until: number;
  readonly tried: boolean;
  /** The stage card that lies there as a reminder (SE-7). */
  readonly card?: Id;
}

export interface Consumed {
  readonly enemy: Id;
  readonly slot: string;
  /** HP that the place has lost since: 6 set the character free. */
  readonly lost: number;
  readonly each: readonly Effect[];
}

export interface Thrown {
  readonly item: Id;
  readonly at: Hex | null;
}

export type FriendRole = 'full' | 'companion' | 'ally' | 'guardian' | 'sentinel' | 'friendly';
export type Presence = 'standing' | 'unconscious' | 'dead' | 'consumed' | 'gone';

/** Everybody on the company's side: the four Oathsworn, allies, the Guardian, Sentinels. */
export interface Friend extends Stand {
  readonly id: Id;
  readonly name: string;
  readonly role: FriendRole;
  readonly class: string | null;
  /** The class's name, where that is another word than its id. */
  readonly className?: string;
  readonly presence: Presence;
  readonly hp: number;
  readonly maxHp: number;
  readonly defense: number;
  readonly might: Cubes;
  readonly range: number;
  readonly animus: Animus;
  readonly regen: number;
  readonly tokens: Tokens;
  readonly cards: Cards;
  /** Whose turn an ally takes, or whose creature it is. */
  readonly of: Id | null;
  readonly caged: Caged | null;
  readonly consumed: Consumed | null;
  readonly thrown: readonly Thrown[];
  /** In whose body or on whose board a falcon sits; only the Huntress has any. */
  readonly falcons: readonly Id[];
  /** The ends of Oathsworn phases that crippled still has to last. */
  readonly crippledFor: number;
}

export interface Die {
  readonly id: Id;
  readonly slot: string;
  readonly hp: number;
  readonly max: number;
}

export interface Enemy extends Stand {
  readonly id: Id;
  readonly kind: string;
  readonly name: string;
  readonly number: number | null;
  readonly present: boolean;
  readonly dice: readonly Die[];
  readonly tokens: Tokens;
  readonly crippledFor: number;
  /** Has acted in this encounter phase (the rulebook's first point on minions). */
  readonly acted: boolean;
}

export interface Obstacle {
  readonly id: Id;
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

export interface Tile {
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

/** An effect that lasts. */
export interface Lasting {
  readonly id: Id;
  readonly text: Said;
  readonly until: Until;
  readonly round: number;
  readonly stage: Stage;
  readonly card: Id | null;
  readonly on: Id | null;
  readonly defense: number;
  readonly might: Cubes;
  readonly excluded: boolean;
}

/** The turn that is being taken in the Oathsworn phase. */
export interface Turn {
  readonly who: Id;
  readonly moved: boolean;
  readonly played: boolean;
  /** Water hexes that this turn has paid for (TL-2). */
  readonly wet?: readonly Hex[];
  /** Attacks bought with a token and not made yet (CN-5). */
  readonly bought?: number;
}

export type Phase = 'setup' | 'refresh' | 'oathsworn' | 'encounter' | 'endOfRound' | 'over';
/** Where in its phase the fight stands; `open` waits for the players. */
export type PhaseStep = 'start' | 'open' | 'card' | 'minions' | 'end';
export type Outcome = 'victory' | 'defeat' | 'givenUp';

/** A task on the real table. It stays until somebody ticks it. */
export interface Task {
  readonly id: number;
  readonly text: Said;
  /** Whose models it moves; with the last of them off the board it is gone too. */
  readonly who?: readonly Id[];
  /** The task only brings a model to where the app's board shows it. */
  readonly placement?: boolean;
}

export interface Tally {
  readonly dealt: { readonly [id: Id]: number };
  readonly lost: { readonly [id: Id]: number };
  readonly best: number;
}
