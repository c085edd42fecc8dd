import { type Output, object } from '../basics/schema';
import { freshDecks, mightDecksSchema } from './decks';

/** Both sides' decks and dice (MT-1: two identical sets that never mix). */
export const mightTableSchema = object({ oathsworn: mightDecksSchema, enemy: mightDecksSchema });
export type MightTable = Output<typeof mightTableSchema>;

export const freshTable = (seed: number): MightTable => ({
  oathsworn: freshDecks(seed, 'oathsworn'),
  enemy: freshDecks(seed, 'enemy'),
});
