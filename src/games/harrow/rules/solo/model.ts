import type { Hex } from '../../../../hex/shape';
import type { Area, AreaTimes } from '../activate';
import type { WitchGame, WitchTurn } from '../hester/model';
import { hexOfNumber } from '../map';
import type { Faction, SideCube } from '../sides';
import type { GoalKind } from '../state/events';
import type { NamedAim, NamedPick } from '../state/fight';

export const piles = ['red', 'blue', 'purple'] as const satisfies readonly SideCube[];

/** SO-2: what a solo card shows; the special one of the blue deck shows none of it. */
export type Face =
  | {
      readonly special: false;
      readonly color: SideCube;
      readonly name: string;
      readonly numbers: readonly [number, number];
      readonly element: Area;
      readonly hester: boolean;
    }
  | { readonly special: true; readonly color: SideCube; readonly name: string };

export interface Pile {
  readonly left: number;
  /** Of the app's own cards the order, the next one first; of cards on the table nothing is known. */
  readonly order: readonly string[];
}

export interface SoloCards {
  readonly from: 'app' | 'table';
  /** Cards in the whole deck of each colour. */
  readonly decks: Readonly<Record<SideCube, number>>;
  /** What is known of each card, by its id. */
  readonly faces: Readonly<Record<string, Face>>;
  readonly piles: Readonly<Record<SideCube, Pile>>;
  /** Turned in this game, by id. */
  readonly seen: readonly string[];
}

/** SO-7 to SO-15: the areas of a faction's turn under way. */
export interface FactionTurn {
  readonly side: Faction;
  readonly card: string;
  readonly areas: readonly AreaTimes[];
  /** Index of the area that acts. */
  readonly area: number;
  /** SO-10: the hex of the goal when the turn's activation began. */
  readonly objective: Hex | null;
  /** SO-9: Haints that are still to come, and the hexes for them; `any` by the special card. */
  readonly spawn: { readonly left: number; readonly hexes: readonly Hex[] | 'any' } | null;
  /** SO-13: hexes whose group has yet to move, once Move has begun. */
  readonly waiting: readonly Hex[] | null;
}

export interface Ending {
  readonly winner: 'hester' | 'lost';
  readonly why: 'scoring-spaces' | 'points' | 'cards';
}

/** What the game has come to. */
export type Step =
  | { readonly at: 'goal'; readonly goal: GoalKind; readonly card: string | null }
  | { readonly at: 'card'; readonly thrown: Faction | null }
  | { readonly at: 'look'; readonly side: Faction; readonly card: string; readonly thrown: boolean }
  | { readonly at: 'areas'; readonly turn: FactionTurn }
  | { readonly at: 'attack'; readonly side: Faction; readonly card: string }
  | { readonly at: 'drop'; readonly side: Faction; readonly aim: NamedAim }
  | {
      readonly at: 'hits';
      readonly side: Faction;
      readonly aim: NamedAim;
      readonly picks: readonly NamedPick[];
    }
  | { readonly at: 'witch'; readonly turn: WitchTurn }
  | { readonly at: 'over'; readonly ending: Ending };

/** SO-1: the book's three, and one of the player's own: as many cards and terrain cubes as is wanted. */
export const ownLevel = 0;
export const levels = [1, 2, 3, ownLevel] as const;
export type Level = (typeof levels)[number];

/** A solo game: the player is Hester, cards run both factions. */
export interface SoloGame extends WitchGame {
  readonly level: Level;
  readonly clockwise: readonly Area[];
  readonly cards: SoloCards;
  readonly step: Step;
}

/** Which way a card's numbers lead on this map. */
export const hexesOfFace = (game: SoloGame, card: string): readonly Hex[] | 'any' => {
  const face = game.cards.faces[card];
  if (!face || face.special) return 'any';
  return face.numbers.flatMap(n => hexOfNumber(game.map, face.color, n) ?? []);
};

export const cardsLeft = ({ cards }: SoloGame): number =>
  piles.reduce((all, pile) => all + cards.piles[pile].left, 0);
