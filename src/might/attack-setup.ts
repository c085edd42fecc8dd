import { type Counts, counts, NONE } from './cards';
import { type AttackTokens, NO_TOKENS } from './event';
import type { Source } from './pieces';

/** What a draw from the Oathsworn decks is for. */
export type Purpose =
  | { readonly kind: 'attack' }
  /** MT-12: `might` says a might check, where cubes and Empowered tokens may be used. */
  | { readonly kind: 'check'; readonly difficulty: number; readonly levels: boolean; readonly might: boolean }
  | { readonly kind: 'combat'; readonly defense: number }
  /** "Draw these; each blank costs the target 1 HP": not an attack, nothing to add, nothing to miss. */
  | { readonly kind: 'blanks' };

export interface AttackSetup {
  readonly purpose: Purpose;
  /** The cubes of the might track, or of an ally's card. */
  readonly might: Counts;
  /** Unarmed: the cubes may not be used. */
  readonly unarmed: boolean;
  /** How many Sentinels attack together; 0 for any other attack. */
  readonly sentinels: number;
  readonly cannotMiss: boolean;
  /** The keyword's steps, without tokens. */
  readonly empowered: number;
  /** What the attacker holds and may spend. */
  readonly tokens: AttackTokens;
  /** Redraws granted for this attack only. */
  readonly redraws: number;
  readonly bonus: number;
  /** The card names the damage: nothing is drawn. */
  readonly fixed?: number;
  readonly lowest: number;
  readonly highest: number;
  readonly determination: boolean;
  readonly source: Source;
}

const PLAIN: AttackSetup = {
  purpose: { kind: 'attack' },
  might: NONE,
  unarmed: false,
  sentinels: 0,
  cannotMiss: false,
  empowered: 0,
  tokens: NO_TOKENS,
  redraws: 0,
  bonus: 0,
  lowest: 0,
  highest: 0,
  determination: true,
  source: 'app',
};

export const attackSetup = (
  asked: Partial<Omit<AttackSetup, 'might'>> & { readonly might?: Partial<Counts> },
): AttackSetup => ({ ...PLAIN, ...asked, might: counts(asked.might ?? {}) });

/** Lethality (the Cur): tokens spent before the draw, damage added to a hit (OWN-42). */
export const LETHALITY = [0, 1, 2, 4, 7, 10] as const;

/** The most white cards that may be added to the cubes; no end to it in the encounter (MT-12). */
export function whiteLimit(setup: AttackSetup): number {
  if (setup.sentinels > 0) return 0;
  switch (setup.purpose.kind) {
    case 'attack':
      return Number.POSITIVE_INFINITY;
    case 'check':
    case 'combat':
      return 10;
    case 'blanks':
      return 0;
  }
}
