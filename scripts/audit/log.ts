/**
 * The log of a fight as the auditor reads it: its own words for what a setup, a tap and an event tell. It imports
 * nothing of the app, so that no mistake is shared; the runner hands over the real log, and the compiler holds that
 * it still has this shape.
 */
export type Color = 'white' | 'yellow' | 'red' | 'black';
export type Side = 'oathsworn' | 'enemy';
export type Facing = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export type Counts = { readonly [C in Color]?: number };
export type Role = 'full' | 'companion' | 'ally' | 'guardian' | 'sentinel' | 'friendly';
export type Presence = 'standing' | 'unconscious' | 'dead' | 'consumed' | 'gone';
export type Position = 0 | 1 | 2 | 3;
export type Tokens = { readonly [token: string]: number };

export interface LogPay {
  readonly pay: 'token' | 'hp' | 'sentinels' | 'text';
  readonly token?: string;
  readonly count?: number;
  readonly hp?: number;
}

export interface LogEffect {
  readonly effect: string;
  /** What it adds to an attack, to a defense, or makes of the enemy's cards. */
  readonly bonus?: number;
  readonly redraws?: number;
  readonly defense?: number;
  readonly ignore?: number;
  readonly which?: string;
  readonly count?: number;
  readonly per?: string;
}

export interface LogChoice {
  readonly id: string;
  readonly cost: number;
  readonly interrupt?: string;
  readonly effects: readonly LogEffect[];
  readonly pays?: readonly LogPay[];
}

export interface LogAbility {
  readonly id: string;
  readonly cooldown: Position;
  readonly defense?: number;
  readonly choices: readonly LogChoice[];
}

export interface LogItem {
  readonly id: string;
  readonly kind: string;
  readonly defense?: number;
  readonly might?: Counts;
  readonly cooldown?: Position;
  readonly choices: readonly LogChoice[];
  readonly companion?: LogChoice;
}

export interface LogInjury {
  readonly id: string;
  readonly cooldown: Position;
}

export interface LogHero {
  readonly id: string;
  readonly class: string;
  readonly kind: 'full' | 'companion';
  readonly defense?: number;
  readonly might?: Counts;
  readonly maxAnimus?: number;
  readonly regen?: number;
  readonly hp?: number;
  readonly tokens?: Tokens;
  readonly cards?: readonly LogAbility[];
  readonly items?: readonly LogItem[];
  readonly injuries?: readonly LogInjury[];
  readonly archetype?: { readonly id: string; readonly choices: readonly LogChoice[] };
  readonly companionMove?: number;
  readonly at?: string;
  readonly facing?: Facing;
}

export interface LogSlot {
  readonly id: string;
  readonly dice: readonly number[];
  readonly icon?: string;
}

export interface LogKind {
  readonly id: string;
  readonly role: 'boss' | 'minion';
  readonly footprint?: 'single' | 'flower' | readonly (readonly Facing[])[];
  readonly defense: number;
  readonly might: Counts;
  readonly slots?: readonly LogSlot[];
  readonly hp?: number;
  readonly reacts?: boolean;
}

export interface LogAllyCard {
  readonly id: string;
  readonly moveCost: number;
  readonly moveHexes: number;
  readonly attackCost: number;
  readonly once?: LogChoice;
}

export interface LogSettings {
  readonly board: 'mirrored' | 'off' | 'moved';
  readonly might: string;
  readonly company: string;
  readonly stops?: boolean;
}

export interface LogPlace {
  readonly id: string;
  readonly hexes: readonly string[];
}

export interface LogTile {
  readonly kind: string;
  readonly hexes: readonly string[];
}

export interface LogSetup {
  readonly seed: number;
  readonly difficulty: 'journeyman' | 'pilgrim' | 'free' | 'grim' | 'dread';
  readonly hardcore: boolean;
  readonly ambushed: boolean;
  readonly settings: LogSettings;
  readonly heroes: readonly LogHero[];
  readonly allies: readonly LogAllyCard[];
  readonly guardian?: LogAllyCard;
  readonly encounter: {
    readonly board: { readonly columns: number; readonly rows: readonly number[] };
    readonly obstacles: readonly LogPlace[];
    readonly tiles: readonly LogTile[];
    readonly enemies: readonly LogKind[];
    readonly placed: readonly {
      readonly enemy: string;
      readonly at: string;
      readonly facing?: Facing;
      readonly number?: number;
    }[];
    readonly victory: { readonly victory: string; readonly rounds?: number };
    readonly cards: readonly { readonly id: string; readonly stage: 1 | 2 | 3 }[];
  };
}

export interface LogCards {
  readonly hand: readonly string[];
  readonly cooldown: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  readonly spent: readonly string[];
  readonly cubes: readonly string[];
}

export interface LogCaged {
  readonly until: number;
  readonly tried: boolean;
}

export interface LogConsumed {
  readonly enemy: string;
  readonly slot: string;
  readonly lost: number;
}

export interface LogAnimus {
  readonly available: number;
  readonly reserve: number;
}

export interface LogFriend {
  readonly id: string;
  readonly role: Role;
  readonly class: string | null;
  readonly presence: Presence;
  readonly hp: number;
  readonly maxHp: number;
  readonly defense: number;
  readonly might: Counts;
  readonly animus: LogAnimus;
  readonly regen: number;
  readonly tokens: Tokens;
  readonly cards: LogCards;
  readonly of: string | null;
  readonly caged: LogCaged | null;
  readonly consumed: LogConsumed | null;
  readonly thrown: readonly { readonly item: string; readonly at: string | null }[];
  readonly falcons: readonly string[];
  readonly at: string | null;
  readonly facing: Facing;
}

export interface LogDie {
  readonly id: string;
  readonly slot: string;
  readonly hp: number;
  readonly max: number;
}

export interface LogEnemy {
  readonly id: string;
  readonly kind: string;
  readonly present: boolean;
  readonly dice: readonly LogDie[];
  readonly tokens: Tokens;
  readonly at: string | null;
  readonly facing: Facing;
}

export interface LogLasting {
  readonly id: string;
  readonly until: string;
  readonly round: number;
  readonly on: string | null;
  readonly defense: number;
  readonly might: Counts;
}
