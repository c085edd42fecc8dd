import type { Stage, Step } from './steps';

export interface StageCard {
  readonly id: string;
  /** Short and fit to be said aloud: it names the card where the deck is of paper. */
  readonly label: string;
  readonly stage: Stage;
  /** Empty and not `known`: the app has not been told yet what it says. */
  readonly steps: readonly Step[];
  /** False or absent: resolved by composing it at the table, or read aloud. */
  readonly known?: boolean;
  /** Entered by the group in a fight rather than written by the pack's author. */
  readonly taught?: boolean;
  /** Stays on the table until the end of the round. */
  readonly lasts?: boolean;
  /** Who acts: every boss, the kinds named, or nobody (steps for the board alone). */
  readonly actors?: readonly string[];
  readonly text?: string;
}

/** What an italic name on a card sends one to. */
export interface RulesAbility {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly text?: string;
}

/** What changes the stage before its five cards are drawn. Looked at when a die is lost, and where its words say. */
export type StageTrigger =
  | { readonly trigger: 'diceLost'; readonly stage: Stage; readonly count: number }
  | { readonly trigger: 'broken'; readonly stage: Stage; readonly slot: string; readonly enemy?: string }
  | { readonly trigger: 'round'; readonly stage: Stage; readonly round: number }
  | { readonly trigger: 'bossesLost'; readonly stage: Stage; readonly count: number }
  /** Nothing that the app can see: the table says when. */
  | { readonly trigger: 'hand'; readonly stage: Stage; readonly text: string };
