import * as v from 'valibot';
import { flag, type Output, object, optional } from '../../basics/schema';

/** How much the app does. Each group chooses, and may change it in the middle of a fight. */
export const settingsSchema = object({
  /** `moved`: the app picks the target, the players place the model. */
  board: v.picklist(['mirrored', 'off', 'moved']),
  /** `physical`: the players say which card is up; `count`: the app only counts. */
  stage: v.picklist(['app', 'physical', 'count']),
  might: v.picklist(['cards', 'dice', 'mixed', 'physical']),
  company: v.picklist(['full', 'light']),
  /** `needed` asks in a window of the rules only if a player has something to play there. */
  windows: v.picklist(['needed', 'all']),
  /** OWN-210: the end of the enemy's phase waits for the players. Missing in older fights, which do not wait. */
  stops: optional(flag),
  /** OWN-208: `table` if the players roll a card's random direction or target. If missing, the app rolls. */
  dice: optional(v.picklist(['app', 'table'])),
  /**
   * OWN-212: where the app does not know the company's cards and tokens, a loss of HP is shown before it is applied.
   * Missing in older fights, which apply it at once.
   */
  waits: optional(flag),
});
export type Settings = Output<typeof settingsSchema>;

export const standardSettings: Settings = {
  board: 'mirrored',
  stage: 'app',
  might: 'cards',
  company: 'light',
  windows: 'needed',
};

export const difficultySchema = v.picklist(['journeyman', 'pilgrim', 'free', 'grim', 'dread']);
export type Difficulty = Output<typeof difficultySchema>;

/** CP-1: the most HP that an Oathsworn or ally can have (OWN-18). */
export const maxHpOf = (difficulty: Difficulty): number =>
  difficulty === 'dread' ? 4 : difficulty === 'grim' ? 5 : 6;

/** CP-1: what the easier ones add to the defense of Oathsworn and allies. */
export const defenseOf = (difficulty: Difficulty): number =>
  difficulty === 'journeyman' ? 2 : difficulty === 'pilgrim' ? 1 : 0;
