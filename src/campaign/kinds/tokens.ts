import * as v from 'valibot';
import { type Output, wholeNumber } from '../../basics/schema';
import { COMBAT_TOKENS, type CombatToken } from '../../might/combat-tokens';

/** OWN-9: the kinds that a permanent token can have. */
export const TOKEN_KINDS = COMBAT_TOKENS;
export const tokenKindSchema = v.picklist(TOKEN_KINDS);
export type TokenKind = CombatToken;

export const tokensSchema = v.object(v.entriesFromList(TOKEN_KINDS, v.exactOptional(wholeNumber(1, 1e9))));
export type Tokens = Output<typeof tokensSchema>;

/** CP-5: permanent tokens of one kind that a character can have. */
export const MOST_OF_A_KIND = 3;

export const countOf = (tokens: Tokens, kind: TokenKind): number => tokens[kind] ?? 0;

export const allOf = (tokens: Tokens): number =>
  TOKEN_KINDS.reduce((sum, kind) => sum + countOf(tokens, kind), 0);

/** Kinds of which there are none are left out, so that equal holdings are equal data. */
export function withToken(tokens: Tokens, kind: TokenKind, by: number): Tokens {
  const out: { [kind in TokenKind]?: number } = {};
  for (const k of TOKEN_KINDS) {
    const n = countOf(tokens, k) + (k === kind ? by : 0);
    if (n > 0) out[k] = n;
  }
  return out;
}

export const addTokens = (a: Tokens, b: Tokens): Tokens =>
  TOKEN_KINDS.reduce((sum, kind) => withToken(sum, kind, countOf(b, kind)), a);

export const tokensOf = (kinds: readonly TokenKind[]): Tokens =>
  kinds.reduce<Tokens>((sum, kind) => withToken(sum, kind, 1), {});
