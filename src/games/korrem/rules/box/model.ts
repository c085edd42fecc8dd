import type { Cell } from '../battle/space';
import type { OwnRows } from '../meeting/natures';
import type { Tile } from '../play/places';
import type { BoxCards } from './cards';
import type { OwnDeck } from './decks';

/** LD-2: so many of one land lie in the group's bag. */
export interface LandCount {
  readonly tile: Tile;
  readonly n: number;
}

/** The group's own box: every card that was taught, by its name, and what lies in its bag of lands. */
export interface OwnBox extends BoxCards {
  readonly lands?: readonly LandCount[];
  readonly decks?: readonly OwnDeck[];
  /** NF-1: another formation of NPCs, the leader's cell first. */
  readonly formation?: readonly Cell[];
  /** EN-1: rows that the group reads otherwise. */
  readonly rows?: OwnRows;
}

/** What a group gives to another one: its box, or some of it. */
export type Pack = Partial<OwnBox>;
