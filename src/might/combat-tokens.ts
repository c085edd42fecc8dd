import * as v from 'valibot';

/** The combat tokens that determination may give (MT-11). */
export const COMBAT_TOKENS = ['defense', 'animus', 'redraw', 'empowered', 'battleflow'] as const;
export type CombatToken = (typeof COMBAT_TOKENS)[number];
export const combatTokenSchema = v.picklist(COMBAT_TOKENS);

/** Tokens that an enemy or a pack's card gives to a character (ST-1). */
export const STATUS_TOKENS = ['poison', 'bleed', 'crippled'] as const;

/** Every token that a character can have in a fight. Lethality is the Cur's own. */
export const CHARACTER_TOKENS = [...COMBAT_TOKENS, ...STATUS_TOKENS, 'lethality'] as const;
