import type { Stream } from '../basics/random';
import type { DeckEvent } from '../decks/deck';
import type { Color, Counts, Face } from './cards';
import type { CombatToken } from './combat-tokens';
import type { Piece, Pool } from './pieces';

/** Tokens that the attacker may spend on an attack. */
export interface AttackTokens {
  readonly redraw: number;
  readonly empowered: number;
  readonly lethality: number;
}

export const NO_TOKENS: AttackTokens = { redraw: 0, empowered: 0, lethality: 0 };

/** Where a redraw comes from: a token, an effect of the attack itself, or somebody else's effect on it. */
export type RedrawBy = 'token' | 'granted' | 'forced';

/** What came of an Oathsworn attack, a check or a plain draw. */
export interface Outcome {
  readonly blanks: number;
  readonly missed: boolean;
  readonly ignored: readonly number[];
  readonly damage: number;
  /** The number was said by the players, not computed. */
  readonly overruled: boolean;
}

/** What came of an enemy attack for one of its targets. */
export interface Hit {
  readonly target: string;
  readonly damage: number;
  readonly defense: number;
  readonly hpLost: number;
  /** The cards that do not count against it (MT-6, AE-5); absent: all of them do. */
  readonly ignored?: readonly number[];
}

/** Everything that can happen to might decks and to a flow that draws from them, outcomes included. */
export type MightEvent =
  | { readonly type: 'deck'; readonly color: Color; readonly event: DeckEvent<Face> }
  | {
      readonly type: 'pool-chosen';
      readonly pool: Pool;
      readonly tokens: { readonly empowered: number; readonly lethality: number };
    }
  | {
      readonly type: 'drew';
      readonly pieces: readonly Piece[];
      /** Of the app's dice: each colour's stream after the throw. */
      readonly dice?: Partial<Readonly<Record<Color, Stream>>>;
    }
  /** MT-2: deck and discard are both empty; `critical` is the one whose extra card cannot come. */
  | { readonly type: 'none-left'; readonly color: Color; readonly count: number; readonly critical?: number }
  | { readonly type: 'declined'; readonly criticals: readonly number[] }
  | { readonly type: 'exchanged'; readonly piece: Piece; readonly by: RedrawBy }
  /** The table says that a piece shows another face; a card that the app's deck has no more of is a real one. */
  | {
      readonly type: 'shown';
      readonly piece: number;
      readonly face: Face;
      readonly from: Piece['from'];
    }
  | { readonly type: 'adjusted'; readonly change: Adjustment }
  | { readonly type: 'settled'; readonly outcome: Outcome; readonly pieces: readonly Piece[] }
  | { readonly type: 'determined'; readonly token: CombatToken; readonly back: AttackTokens }
  | { readonly type: 'face-down' }
  | { readonly type: 'defended'; readonly target: string; readonly value: number }
  | { readonly type: 'revealed' }
  | { readonly type: 'token-spent'; readonly target: string }
  | { readonly type: 'struck'; readonly hits: readonly Hit[]; readonly pieces: readonly Piece[] };

/** An effect that comes into play while the flow runs; numbers are added, named pieces ignored. */
export interface Adjustment {
  readonly bonus?: number;
  readonly redraws?: number;
  readonly lowest?: number;
  readonly highest?: number;
  readonly ignored?: readonly number[];
  /** Defense that somebody's effect gives one of the attacked against this attack. */
  readonly guard?: { readonly target: string; readonly by: number };
  /** A broken attack, one card less (MT-8), or another pool as the table says; before the draw only. */
  readonly pool?: Counts;
}
