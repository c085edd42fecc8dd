import type { Window } from '../../stage/company';
import type { Cubes } from '../../stage/steps';

/** One of the things that a card can do (AB-2), as far as the group has copied it from the card. */
export interface CardUse {
  /** In the group's own words; what it says stays on the card. */
  readonly text: string;
  readonly cost: number;
  readonly attack: boolean;
  /** Damage added to the attack. */
  readonly bonus: number;
  readonly move: number;
  /** When it interrupts; null is in the own turn. */
  readonly window: Window | null;
}

/** What stands on an ally's card. */
export interface AllyNumbers {
  readonly defense: number;
  readonly might: Cubes;
  /** Null is melee. */
  readonly range: number | null;
  readonly moveCost: number;
  readonly moveHexes: number;
  readonly attackCost: number;
  /** What it can do once per encounter (UC-5), in the group's words. */
  readonly once: string;
}

/** Where an ally's card has not been copied: what the fight begins with, to be put right there (OWN-141). */
export const UNREAD_ALLY: AllyNumbers = {
  defense: 2,
  might: { white: 2 },
  range: null,
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
  once: '',
};
