import { freshDecks, type MightDecks } from './decks';

/** Both sides' decks and dice (MT-1: two identical sets that never mix). */
export interface MightTable {
  readonly oathsworn: MightDecks;
  readonly enemy: MightDecks;
}

export const freshTable = (seed: number): MightTable => ({
  oathsworn: freshDecks(seed, 'oathsworn'),
  enemy: freshDecks(seed, 'enemy'),
});
