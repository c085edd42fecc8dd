import type { Goods } from '../goods';
import type { Artifact, Member } from './cards';

/** TH-3: a pile of the town hall; a card that cycling revealed waits for a Nation Turn. */
export interface Pile {
  readonly cards: readonly Member[];
  readonly from: number | null;
}

/** VP-3. */
export const questColours = ['malice', 'exploration', 'relationship', 'empire', 'strategy'] as const;
export interface Quest {
  readonly name: string;
  readonly colour: (typeof questColours)[number];
  readonly count: number;
  readonly goal: number;
  readonly points: number;
  readonly again: boolean;
}

export interface Nation {
  readonly id: string;
  readonly name: string;
  readonly bank: Goods;
  readonly artifacts: readonly Artifact[];
  readonly chits: number;
  readonly quests: readonly Quest[];
  readonly piles: readonly Pile[];
  /** WD-1: cards in the hand are counted; what they are nobody else knows. */
  readonly hand: number;
  /** LM-2: the Bazaar gives one artifact in a game. */
  readonly bazaar: boolean;
  readonly prices: { readonly wall: Goods; readonly tower: Goods };
  readonly note: string;
}

/** VP-1: where points came from, for the plots. */
export const sources = ['quest', 'monster', 'trade', 'hand-over', 'table'] as const;
export type Source = (typeof sources)[number];
export interface Scored {
  readonly turn: number;
  readonly nation: string;
  readonly points: number;
  readonly from: Source;
}
