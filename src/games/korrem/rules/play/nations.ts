import * as v from 'valibot';
import { flag, list, type Output, object, text, wholeNumber } from '../../../../basics/schema';
import { countSchema, idSchema, nameSchema, numberSchema } from '../fields';
import { goodsSchema } from '../goods';
import { artifactListSchema, memberListSchema } from './cards';

/** TH-3: a pile of the town hall; a card that cycling revealed waits for a Nation Turn. */
const pileSchema = object({ cards: memberListSchema, from: v.nullable(countSchema) });
export type Pile = Output<typeof pileSchema>;

/** VP-3. */
export const questColours = ['malice', 'exploration', 'relationship', 'empire', 'strategy'] as const;
export const questSchema = object({
  name: nameSchema,
  colour: v.picklist(questColours),
  count: countSchema,
  goal: wholeNumber(1, 999),
  points: numberSchema,
  again: flag,
});
export type Quest = Output<typeof questSchema>;

export const NOTE_LENGTH = 1_000;
export const noteSchema = text(NOTE_LENGTH);
export const nationFields = {
  name: nameSchema,
  bank: goodsSchema,
  artifacts: artifactListSchema,
  chits: countSchema,
  quests: list(questSchema, 60),
  piles: list(pileSchema, 40),
  /** WD-1: cards in the hand are counted; nobody else knows what they are. */
  hand: countSchema,
  /** LM-2: the Bazaar gives one artifact in a game. */
  bazaar: flag,
  prices: object({ wall: goodsSchema, tower: goodsSchema }),
  note: noteSchema,
};
export const nationSchema = object({ id: idSchema, ...nationFields });
export type Nation = Output<typeof nationSchema>;

/** VP-1: where points came from, for the charts. */
export const sources = ['quest', 'monster', 'trade', 'hand-over', 'table'] as const;
export type Source = (typeof sources)[number];
export const scoredSchema = object({
  turn: countSchema,
  nation: idSchema,
  points: wholeNumber(-9_999, 9_999),
  from: v.picklist(sources),
});
