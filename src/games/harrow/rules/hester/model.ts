import type { Hex } from '../../../../hex/shape';
import type { Common } from '../state/common';
import type { CommonEvent } from '../state/events';

export const witchActions = ['card', 'root', 'spawn', 'move', 'infect', 'summon'] as const;
export type WitchAction = (typeof witchActions)[number];

/** HE-1: Hester's turn under way. */
export interface WitchTurn {
  readonly stage: 'roots' | 'top' | 'bottom';
  /** HE-2: hexes that this turn's Roots entered. */
  readonly entered: readonly Hex[];
  readonly touched: readonly Hex[];
  /** Actions of this turn, one token each. */
  readonly used: readonly WitchAction[];
  /** HE-12: hexes with a Haint infected this turn. */
  readonly infected: readonly Hex[];
  /** HE-6: cards activated this turn. */
  readonly activated: readonly string[];
  /** HE-6: a card under way, and the step that it has come to. */
  readonly acting: { readonly card: string; readonly step: number } | null;
  /** HE-10: Haints that must leave the hex of a new Bonfire. */
  readonly aside: { readonly from: Hex; readonly left: number } | null;
}

export const freshWitchTurn: WitchTurn = {
  stage: 'roots',
  entered: [],
  touched: [],
  used: [],
  infected: [],
  activated: [],
  acting: null,
  aside: null,
};

/** CD-1: what a card lets Hester do, free of cost; `note` is what no step can hold. */
export const cardSteps = ['cube', 'move', 'infect', 'push', 'spawn'] as const;
export type CardStep =
  | { readonly do: (typeof cardSteps)[number] }
  | { readonly do: 'note'; readonly text: string };

/** A game with Hester in it. */
export interface WitchGame extends Common {
  /** CD-1: Hester's cards by name. */
  readonly tactics: Readonly<Record<string, readonly CardStep[]>>;
  /** The group's own box that learns the cards of this game. */
  readonly box?: string;
}

/** CD-1: a card of hers is told, and lies in her hand. */
export interface Told {
  readonly type: 'tactic';
  readonly name: string;
  readonly steps: readonly CardStep[];
}
export const withTactic = <Game extends WitchGame>(game: Game, { name, steps }: Told): Game => ({
  ...game,
  tactics: { ...game.tactics, [name]: steps },
  witch:
    game.witch === null || game.witch.hand.includes(name) || game.witch.played.includes(name)
      ? game.witch
      : { ...game.witch, hand: [...game.witch.hand, name] },
});

/** A command of Hester's on its way, whatever game she is in. */
export interface WitchRun {
  readonly state: WitchGame;
  emit(event: CommonEvent): void;
  /** Her turn stands here. */
  stay(turn: WitchTurn): void;
  /** EN-2 */
  win(): void;
}
