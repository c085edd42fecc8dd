import { flag, type Output, object, optional, variants } from '../basics/schema';
import { type Counts, counts, countsSchema, NONE } from './cards';
import { attackTokensSchema, NO_TOKENS } from './event';
import { countSchema, numberSchema } from './fields';
import { sourceSchema } from './pieces';

/** What a draw from the Oathsworn decks is for. */
const purposeSchema = variants('kind', {
  attack: {},
  /** MT-12: `might` is a might check, where cubes and Empowered tokens may be used. */
  check: { difficulty: numberSchema, levels: flag, might: flag },
  combat: { defense: numberSchema },
  /** "Draw these; each blank costs the target 1 HP": not an attack, nothing to add, nothing to miss. */
  blanks: {},
});
export type Purpose = Output<typeof purposeSchema>;

export const attackSetupSchema = object({
  purpose: purposeSchema,
  /** The cubes of the might track, or of an ally's card. */
  might: countsSchema,
  /** Unarmed: the cubes may not be used. */
  unarmed: flag,
  /** How many Sentinels attack together; 0 for any other attack. */
  sentinels: countSchema,
  cannotMiss: flag,
  /** The keyword's steps, without tokens. */
  empowered: numberSchema,
  /** What the attacker holds and may spend. */
  tokens: attackTokensSchema,
  /** Redraws granted for this attack only. */
  redraws: numberSchema,
  bonus: numberSchema,
  /** The card names the damage: nothing is drawn. */
  fixed: optional(numberSchema),
  lowest: numberSchema,
  highest: numberSchema,
  determination: flag,
  source: sourceSchema,
});
export type AttackSetup = Output<typeof attackSetupSchema>;

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
