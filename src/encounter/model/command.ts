import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { AttackCommand } from '../../might/attack-decide';
import type { Color, Face } from '../../might/cards';
import type { EnemyCommand } from '../../might/enemy-decide';
import type { StageCard } from '../../stage/card';
import type { AllyCard } from '../../stage/company';
import type { Encounter, Reminder } from '../../stage/encounter';
import type { Cubes, Effect, Stage, Step } from '../../stage/steps';
import type { Id, Tile } from './entities';
import type { Settings } from './settings';
import type { Strike } from './strike';

/** What a player can answer; the question that stands says which of these it takes. */
export type Answer =
  /** Go on; done; nothing more here. */
  | { readonly answer: 'go' }
  | { readonly answer: 'pick'; readonly ids: readonly Id[]; readonly anyway?: boolean }
  | { readonly answer: 'number'; readonly number: number }
  | {
      readonly answer: 'place';
      readonly at: Hex | null;
      readonly facing?: Direction;
      readonly anyway?: boolean;
    }
  /** Before the reveal: one card each at most, or what it is worth (`plus`) where cards are not kept. */
  | {
      readonly answer: 'defend';
      readonly with: readonly Defense[];
      /** OWN-296: the table draws by itself, and tells what came at once. */
      readonly damage?: number;
    }
  /** After the reveal: Defense tokens; with `said` against the damage that the table names instead. */
  | {
      readonly answer: 'tokens';
      readonly spend: readonly { readonly who: Id; readonly count: number }[];
      readonly said?: number;
    }
  /** Anything that the might flow under way understands: choose, tap, critical, redraw, settle ... */
  | { readonly answer: 'might'; readonly command: AttackCommand | EnemyCommand }
  /** The damage as the table added it up; null is a miss. */
  | { readonly answer: 'total'; readonly damage: number | null }
  /** Which card lies face up. */
  | { readonly answer: 'card'; readonly card: Id }
  /** What an unknown card says, as composed at the table. */
  | ({ readonly answer: 'compose' } & Composed)
  /** The app only counts the cards, and an enemy attacks whom the table names (OWN-202). */
  | ({ readonly answer: 'strikes' } & Strikes)
  /** Read aloud and done by hand. */
  | { readonly answer: 'aloud' };

/** A stage card as the table composed it. */
export interface Composed {
  /** Absent: nobody gave it a name. */
  readonly label?: string;
  readonly steps: readonly Step[];
  readonly lasts?: boolean;
  /** The kinds of enemies that act; absent: every boss. */
  readonly actors?: readonly string[];
}

/** Whom enemies attack, as the table reads it from the card. */
export interface Strikes {
  readonly attackers: readonly Id[];
  readonly targets: readonly Id[];
  /** Icons of the card's attack (MT-8). */
  readonly breaks?: readonly string[];
  /** Instead of their own might; on top of it. */
  readonly might?: Cubes;
  readonly add?: Cubes;
  /** What a hit does besides. */
  readonly hit?: readonly Effect[];
}

export interface Defense {
  readonly who: Id;
  readonly card?: Id;
  readonly plus?: number;
}

/** The table says: a closed list, never a patch. */
export type Correction =
  | { readonly say: 'hp'; readonly who: Id; readonly hp: number }
  | { readonly say: 'maxHp'; readonly who: Id; readonly hp: number }
  | {
      readonly say: 'die';
      readonly enemy: Id;
      readonly die: Id;
      readonly hp: number;
      readonly quiet: boolean;
      readonly by?: Id;
    }
  | { readonly say: 'token'; readonly who: Id; readonly token: string; readonly count: number }
  | { readonly say: 'animus'; readonly who: Id; readonly available: number; readonly reserve: number }
  | { readonly say: 'defense'; readonly who: Id; readonly defense: number }
  | { readonly say: 'stands'; readonly who: Id; readonly at: Hex | null; readonly facing: Direction }
  | {
      readonly say: 'all';
      readonly stands: readonly { readonly who: Id; readonly at: Hex | null; readonly facing: Direction }[];
    }
  | {
      readonly say: 'card';
      readonly who: Id;
      readonly card: Id;
      readonly to: 'hand' | 0 | 1 | 2 | 3 | 'spent';
    }
  | { readonly say: 'faceUp'; readonly card: Id }
  | {
      readonly say: 'stageDeck';
      readonly left: readonly Id[];
      readonly discard: readonly Id[];
      readonly stage: Stage;
    }
  | {
      readonly say: 'might';
      readonly side: 'oathsworn' | 'enemy';
      readonly color: Color;
      readonly left: readonly Face[];
    }
  | { readonly say: 'target'; readonly actor: Id; readonly target: Id | null }
  | { readonly say: 'lead'; readonly who: Id }
  | { readonly say: 'obstacle'; readonly id: Id; readonly kind: string; readonly hexes: readonly Hex[] }
  | { readonly say: 'tiles'; readonly tiles: readonly Tile[] }
  | {
      readonly say: 'presence';
      readonly who: Id;
      readonly presence: 'standing' | 'unconscious' | 'dead' | 'gone';
    }
  | { readonly say: 'enemy'; readonly kind: string; readonly at: Hex | null; readonly number?: number }
  | { readonly say: 'enemyGone'; readonly who: Id }
  | { readonly say: 'stage'; readonly stage: Stage }
  | { readonly say: 'round'; readonly round: number }
  | { readonly say: 'encounter'; readonly change: EncounterChange }
  | { readonly say: 'ally'; readonly ally: AllyCard }
  | {
      readonly say: 'friend';
      readonly name: string;
      readonly hp: number;
      readonly defense: number;
      readonly at: Hex | null;
    }
  /** What the app has begun is dropped: the table finishes it by hand. */
  | { readonly say: 'skip' }
  | { readonly say: 'outcome'; readonly outcome: 'victory' | 'defeat' };

/** The table does it all the same, whatever rule speaks against it (`mayOverrule`); the log tells that it did. */
interface Overruled {
  readonly anyway?: boolean;
}

/** The parts of the encounter book that a table may put right in mid-fight. */
export type EncounterChange = {
  readonly [K in 'enemies' | 'triggers' | 'counters' | 'victory' | 'abilities' | 'reminders']?: NonNullable<
    Encounter[K]
  >;
};

/** One tap of a player. */
export type Command =
  /** `stops`: from now on the end of the enemy's phase waits for the table (OWN-210). */
  | { readonly do: 'begin'; readonly stops?: boolean }
  | { readonly do: 'answer'; readonly answer: Answer }
  /** Ends the Oathsworn phase. */
  | { readonly do: 'endTurns'; readonly stops?: boolean }
  /** On from the end of the enemy's phase: end of round, and the refresh of the next one. */
  | { readonly do: 'nextRound' }
  /** OWN-211: the table marks who has had turns in this phase; it bars nobody from another one. */
  | { readonly do: 'hadTurns'; readonly who: Id; readonly had: boolean }
  | ({ readonly do: 'attack'; readonly who: Id; readonly strike: Strike } & Overruled)
  | {
      readonly do: 'move';
      readonly who: Id;
      readonly to: Hex | null;
      readonly facing?: Direction;
      readonly animus: number;
      readonly anyway?: boolean;
    }
  | ({ readonly do: 'turn'; readonly who: Id; readonly facing: Direction } & Overruled)
  | { readonly do: 'pass'; readonly who: Id }
  | ({ readonly do: 'play'; readonly who: Id; readonly card: Id; readonly choice: Id } & Overruled)
  | ({ readonly do: 'injury'; readonly who: Id; readonly card: Id } & Overruled)
  | ({ readonly do: 'spend'; readonly who: Id; readonly token: string; readonly use?: TokenUse } & Overruled)
  | { readonly do: 'animus'; readonly who: Id; readonly by: number }
  | { readonly do: 'refresh'; readonly colors: readonly Color[] }
  | ({ readonly do: 'taunt'; readonly who: Id | null } & Overruled)
  | ({
      readonly do: 'throw';
      readonly who: Id;
      readonly item: Id;
      readonly at: Hex | null;
      readonly target?: Id;
    } & Overruled)
  | ({ readonly do: 'pickUp'; readonly who: Id; readonly item: Id } & Overruled)
  | ({ readonly do: 'escape'; readonly who: Id; readonly success: boolean } & Overruled)
  /** An ally takes the place of one who fell. */
  | ({
      readonly do: 'ally';
      readonly who: Id;
      readonly ally: Id;
      readonly at: Hex | null;
      readonly empowered?: number;
    } & Overruled)
  | ({
      readonly do: 'sentinel';
      readonly of: Id;
      readonly at: Hex | null;
      /** What its players call such a one; the number is added. Absent: as its Maiden is called. */
      readonly called?: string;
      readonly instead?: Id;
    } & Overruled)
  | ({ readonly do: 'rejuvenate'; readonly of: Id; readonly at: Hex | null } & Overruled)
  | ({ readonly do: 'falcon'; readonly of: Id; readonly falcon: number; readonly to: Id } & Overruled)
  | { readonly do: 'say'; readonly correction: Correction }
  | { readonly do: 'settings'; readonly settings: Settings }
  | { readonly do: 'teach'; readonly card: StageCard }
  /** What lies face up on the table: a known card, or one that is composed now. */
  | { readonly do: 'tell'; readonly card: { readonly id: Id } | Composed }
  /** A counter of the encounter's own goes up or down. */
  | { readonly do: 'count'; readonly counter: Id; readonly by: number }
  | { readonly do: 'remind'; readonly reminder: Reminder }
  | { readonly do: 'forget'; readonly reminder: Id }
  | { readonly do: 'seen'; readonly reminders: readonly Id[] }
  | { readonly do: 'tick'; readonly tasks: readonly number[] }
  | { readonly do: 'check'; readonly item: number; readonly done: boolean }
  | { readonly do: 'giveUp' };

/** A companion's or ally's use of +2 Animus and Battleflow; a full character's Battleflow names the position. */
export type TokenUse = 'move' | 'attack' | 'refresh' | 0 | 1 | 2 | 3;
