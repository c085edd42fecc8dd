import * as v from 'valibot';

/** The combat tokens that determination may give (MT-11). */
export const COMBAT_TOKENS = ['defense', 'animus', 'redraw', 'empowered', 'battleflow'] as const;
export type CombatToken = (typeof COMBAT_TOKENS)[number];
export const combatTokenSchema = v.picklist(COMBAT_TOKENS);
